// @ts-nocheck: the output of ajv's standalone compiler
// Generated from schemas/documents/report.schema.json by `npm run generate`. Do not edit.
import type { Validate } from './validators.js';
"use strict";
export const report = validate20 as unknown as Validate;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/report.schema.json","type":"object","required":["reportVersion","suite","contract","target","seed","selection","strict","started","durationMs","requests","conformant","complete","reason","totals","results","observations","exchanges"],"additionalProperties":false,"properties":{"reportVersion":{"type":"string","const":"1"},"suite":{"type":"object","required":["name","version"],"additionalProperties":false,"properties":{"name":{"type":"string"},"version":{"type":"string"},"matrix":{"type":"object","required":["rules","mutants","killed","variants","falseAlarms"],"additionalProperties":false,"properties":{"rules":{"type":"integer","minimum":0},"mutants":{"type":"integer","minimum":0},"killed":{"type":"integer","minimum":0},"variants":{"type":"integer","minimum":0},"falseAlarms":{"type":"integer","minimum":0}}}}},"contract":{"type":"object","required":["title","digest"],"additionalProperties":false,"properties":{"title":{"type":"string"},"version":{"type":"string","pattern":"^[0-9]+\\.[0-9]+$"},"judged":{"type":"string","pattern":"^[0-9]+\\.[0-9]+$"},"digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}},"target":{"type":"object","required":["url","profile"],"additionalProperties":false,"properties":{"url":{"type":"string"},"label":{"type":"string"},"profile":{"type":"object","additionalProperties":{"type":"string"}},"declared":{"type":"array","items":{"type":"string"}}}},"seed":{"type":"string"},"selection":{"type":"array","items":{"type":"string"},"minItems":1},"strict":{"type":"boolean"},"started":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$"},"durationMs":{"type":"number","minimum":0},"requests":{"type":"integer","minimum":0},"conformant":{"type":["boolean","null"]},"complete":{"type":"boolean"},"reason":{"type":"string"},"fault":{"type":"object","required":["kind","where","message"],"additionalProperties":false,"properties":{"kind":{"type":"string","enum":["suite","interrupted"]},"where":{"type":"string"},"message":{"type":"string"}}},"plan":{"type":"object","required":["strength","reports","covered","of"],"additionalProperties":false,"properties":{"strength":{"type":"integer","minimum":1,"maximum":3},"reports":{"type":"array","items":{"type":"object","required":["query","covered","of"],"additionalProperties":false,"properties":{"query":{"type":"string"},"covered":{"type":"integer","minimum":0},"of":{"type":"integer","minimum":0}}}},"covered":{"type":"integer","minimum":0},"of":{"type":"integer","minimum":0},"leftOut":{"type":"string"}}},"totals":{"type":"object","required":["passed","failed","cantTell","inapplicable","untested"],"additionalProperties":false,"properties":{"passed":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"cantTell":{"type":"integer","minimum":0},"inapplicable":{"type":"integer","minimum":0},"untested":{"type":"integer","minimum":0}}},"results":{"type":"array","items":{"type":"object","required":["rule","section","level","outcome","message","evidence"],"additionalProperties":false,"properties":{"rule":{"type":"string","pattern":"^[a-z]+\\.[a-z0-9-]+$"},"section":{"type":"string"},"level":{"type":"string","enum":["MUST","SHOULD","INFO"]},"outcome":{"type":"string","enum":["passed","failed","cantTell","inapplicable","untested"]},"message":{"type":"string"},"hint":{"type":"string"},"parameters":{"type":"array","items":{"type":"string"}},"fix":{"type":"string"},"cutOff":{"type":"boolean"},"blockedBy":{"type":"string"},"evidence":{"type":"array","items":{"type":"object","required":["exchange"],"additionalProperties":false,"properties":{"exchange":{"type":"integer","minimum":0},"pointer":{"type":"string"},"expected":{"type":"string"},"actual":{"type":"string"}}}}}}},"observedRules":{"type":"array","items":{"type":"object","required":["rule","section","level","outcome","message","evidence"],"additionalProperties":false,"properties":{"rule":{"type":"string","pattern":"^[a-z]+\\.[a-z0-9-]+$"},"section":{"type":"string"},"level":{"type":"string","enum":["MUST","SHOULD","INFO"]},"outcome":{"type":"string","enum":["passed","failed","cantTell","inapplicable","untested"]},"message":{"type":"string"},"hint":{"type":"string"},"parameters":{"type":"array","items":{"type":"string"}},"fix":{"type":"string"},"cutOff":{"type":"boolean"},"blockedBy":{"type":"string"},"evidence":{"type":"array","items":{"type":"object","required":["exchange"],"additionalProperties":false,"properties":{"exchange":{"type":"integer","minimum":0},"pointer":{"type":"string"},"expected":{"type":"string"},"actual":{"type":"string"}}}}}}},"observations":{"type":"array","items":{"type":"object","required":["silence","section","seen"],"additionalProperties":false,"properties":{"silence":{"type":"string"},"section":{"type":"string"},"seen":{"type":"string"}}}},"exchanges":{"type":"array","items":{"type":"object","required":["id","question","request","ms"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":0},"question":{"type":"string"},"request":{"type":"object","required":["method","url","headers"],"additionalProperties":false,"properties":{"method":{"type":"string"},"url":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}}}},"response":{"type":"object","required":["status","headers","body"],"additionalProperties":false,"properties":{"status":{"type":"integer"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"body":{"type":"string"},"bodyBytes":{"type":"integer","minimum":0},"bodyDigest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}},"loss":{"type":"string"},"ms":{"type":"number","minimum":0}}}},"baseline":{"type":"array","items":{"type":"object","required":["rule","reason","standing"],"additionalProperties":false,"properties":{"rule":{"type":"string"},"reason":{"type":"string"},"until":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"ticket":{"type":"string"},"standing":{"type":"string","enum":["failing","passing","expired","not observed"]}}}}}};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]+\\.[0-9]+$", "u");
const pattern6 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern7 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$", "u");
const pattern8 = new RegExp("^[a-z]+\\.[a-z0-9-]+$", "u");
const pattern11 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://wiki-query-conformance.invalid/schemas/report.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.reportVersion === undefined) && (missing0 = "reportVersion")) || ((data.suite === undefined) && (missing0 = "suite"))) || ((data.contract === undefined) && (missing0 = "contract"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.seed === undefined) && (missing0 = "seed"))) || ((data.selection === undefined) && (missing0 = "selection"))) || ((data.strict === undefined) && (missing0 = "strict"))) || ((data.started === undefined) && (missing0 = "started"))) || ((data.durationMs === undefined) && (missing0 = "durationMs"))) || ((data.requests === undefined) && (missing0 = "requests"))) || ((data.conformant === undefined) && (missing0 = "conformant"))) || ((data.complete === undefined) && (missing0 = "complete"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.totals === undefined) && (missing0 = "totals"))) || ((data.results === undefined) && (missing0 = "results"))) || ((data.observations === undefined) && (missing0 = "observations"))) || ((data.exchanges === undefined) && (missing0 = "exchanges"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.reportVersion !== undefined){
let data0 = data.reportVersion;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate20.errors = [{instancePath:instancePath+"/reportVersion",schemaPath:"#/properties/reportVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("1" !== data0){
validate20.errors = [{instancePath:instancePath+"/reportVersion",schemaPath:"#/properties/reportVersion/const",keyword:"const",params:{allowedValue: "1"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suite !== undefined){
let data1 = data.suite;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.name === undefined) && (missing1 = "name")) || ((data1.version === undefined) && (missing1 = "version"))){
validate20.errors = [{instancePath:instancePath+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((key1 === "name") || (key1 === "version")) || (key1 === "matrix"))){
validate20.errors = [{instancePath:instancePath+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.name !== undefined){
const _errs7 = errors;
if(typeof data1.name !== "string"){
validate20.errors = [{instancePath:instancePath+"/suite/name",schemaPath:"#/properties/suite/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.version !== undefined){
const _errs9 = errors;
if(typeof data1.version !== "string"){
validate20.errors = [{instancePath:instancePath+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.matrix !== undefined){
let data4 = data1.matrix;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((((((data4.rules === undefined) && (missing2 = "rules")) || ((data4.mutants === undefined) && (missing2 = "mutants"))) || ((data4.killed === undefined) && (missing2 = "killed"))) || ((data4.variants === undefined) && (missing2 = "variants"))) || ((data4.falseAlarms === undefined) && (missing2 = "falseAlarms"))){
validate20.errors = [{instancePath:instancePath+"/suite/matrix",schemaPath:"#/properties/suite/properties/matrix/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key2 in data4){
if(!(((((key2 === "rules") || (key2 === "mutants")) || (key2 === "killed")) || (key2 === "variants")) || (key2 === "falseAlarms"))){
validate20.errors = [{instancePath:instancePath+"/suite/matrix",schemaPath:"#/properties/suite/properties/matrix/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data4.rules !== undefined){
let data5 = data4.rules;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate20.errors = [{instancePath:instancePath+"/suite/matrix/rules",schemaPath:"#/properties/suite/properties/matrix/properties/rules/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate20.errors = [{instancePath:instancePath+"/suite/matrix/rules",schemaPath:"#/properties/suite/properties/matrix/properties/rules/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.mutants !== undefined){
let data6 = data4.mutants;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate20.errors = [{instancePath:instancePath+"/suite/matrix/mutants",schemaPath:"#/properties/suite/properties/matrix/properties/mutants/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate20.errors = [{instancePath:instancePath+"/suite/matrix/mutants",schemaPath:"#/properties/suite/properties/matrix/properties/mutants/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.killed !== undefined){
let data7 = data4.killed;
const _errs18 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate20.errors = [{instancePath:instancePath+"/suite/matrix/killed",schemaPath:"#/properties/suite/properties/matrix/properties/killed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate20.errors = [{instancePath:instancePath+"/suite/matrix/killed",schemaPath:"#/properties/suite/properties/matrix/properties/killed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.variants !== undefined){
let data8 = data4.variants;
const _errs20 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate20.errors = [{instancePath:instancePath+"/suite/matrix/variants",schemaPath:"#/properties/suite/properties/matrix/properties/variants/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate20.errors = [{instancePath:instancePath+"/suite/matrix/variants",schemaPath:"#/properties/suite/properties/matrix/properties/variants/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.falseAlarms !== undefined){
let data9 = data4.falseAlarms;
const _errs22 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate20.errors = [{instancePath:instancePath+"/suite/matrix/falseAlarms",schemaPath:"#/properties/suite/properties/matrix/properties/falseAlarms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate20.errors = [{instancePath:instancePath+"/suite/matrix/falseAlarms",schemaPath:"#/properties/suite/properties/matrix/properties/falseAlarms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/suite/matrix",schemaPath:"#/properties/suite/properties/matrix/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contract !== undefined){
let data10 = data.contract;
const _errs24 = errors;
if(errors === _errs24){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing3;
if(((data10.title === undefined) && (missing3 = "title")) || ((data10.digest === undefined) && (missing3 = "digest"))){
validate20.errors = [{instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs26 = errors;
for(const key3 in data10){
if(!((((key3 === "title") || (key3 === "version")) || (key3 === "judged")) || (key3 === "digest"))){
validate20.errors = [{instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs26 === errors){
if(data10.title !== undefined){
const _errs27 = errors;
if(typeof data10.title !== "string"){
validate20.errors = [{instancePath:instancePath+"/contract/title",schemaPath:"#/properties/contract/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.version !== undefined){
let data12 = data10.version;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
validate20.errors = [{instancePath:instancePath+"/contract/version",schemaPath:"#/properties/contract/properties/version/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]+$"},message:"must match pattern \""+"^[0-9]+\\.[0-9]+$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/contract/version",schemaPath:"#/properties/contract/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.judged !== undefined){
let data13 = data10.judged;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
validate20.errors = [{instancePath:instancePath+"/contract/judged",schemaPath:"#/properties/contract/properties/judged/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]+$"},message:"must match pattern \""+"^[0-9]+\\.[0-9]+$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/contract/judged",schemaPath:"#/properties/contract/properties/judged/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.digest !== undefined){
let data14 = data10.digest;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data14 === "string"){
if(!pattern6.test(data14)){
validate20.errors = [{instancePath:instancePath+"/contract/digest",schemaPath:"#/properties/contract/properties/digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/contract/digest",schemaPath:"#/properties/contract/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data15 = data.target;
const _errs35 = errors;
if(errors === _errs35){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing4;
if(((data15.url === undefined) && (missing4 = "url")) || ((data15.profile === undefined) && (missing4 = "profile"))){
validate20.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs37 = errors;
for(const key4 in data15){
if(!((((key4 === "url") || (key4 === "label")) || (key4 === "profile")) || (key4 === "declared"))){
validate20.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs37 === errors){
if(data15.url !== undefined){
const _errs38 = errors;
if(typeof data15.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/target/url",schemaPath:"#/properties/target/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs38 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data15.label !== undefined){
const _errs40 = errors;
if(typeof data15.label !== "string"){
validate20.errors = [{instancePath:instancePath+"/target/label",schemaPath:"#/properties/target/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs40 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data15.profile !== undefined){
let data18 = data15.profile;
const _errs42 = errors;
if(errors === _errs42){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key5 in data18){
const _errs45 = errors;
if(typeof data18[key5] !== "string"){
validate20.errors = [{instancePath:instancePath+"/target/profile/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/target/properties/profile/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs45 === errors;
if(!valid5){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/target/profile",schemaPath:"#/properties/target/properties/profile/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs42 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data15.declared !== undefined){
let data20 = data15.declared;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data20)){
var valid6 = true;
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
const _errs49 = errors;
if(typeof data20[i0] !== "string"){
validate20.errors = [{instancePath:instancePath+"/target/declared/" + i0,schemaPath:"#/properties/target/properties/declared/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs49 === errors;
if(!valid6){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/target/declared",schemaPath:"#/properties/target/properties/declared/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs47 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
const _errs51 = errors;
if(typeof data.seed !== "string"){
validate20.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.selection !== undefined){
let data23 = data.selection;
const _errs53 = errors;
if(errors === _errs53){
if(Array.isArray(data23)){
if(data23.length < 1){
validate20.errors = [{instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid7 = true;
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
const _errs55 = errors;
if(typeof data23[i1] !== "string"){
validate20.errors = [{instancePath:instancePath+"/selection/" + i1,schemaPath:"#/properties/selection/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs55 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
const _errs57 = errors;
if(typeof data.strict !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started !== undefined){
let data26 = data.started;
const _errs59 = errors;
if(errors === _errs59){
if(typeof data26 === "string"){
if(!pattern7.test(data26)){
validate20.errors = [{instancePath:instancePath+"/started",schemaPath:"#/properties/started/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/started",schemaPath:"#/properties/started/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMs !== undefined){
let data27 = data.durationMs;
const _errs61 = errors;
if(errors === _errs61){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
validate20.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
let data28 = data.requests;
const _errs63 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
validate20.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs63){
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
validate20.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conformant !== undefined){
let data29 = data.conformant;
const _errs65 = errors;
if((typeof data29 !== "boolean") && (data29 !== null)){
validate20.errors = [{instancePath:instancePath+"/conformant",schemaPath:"#/properties/conformant/type",keyword:"type",params:{type: schema31.properties.conformant.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complete !== undefined){
const _errs67 = errors;
if(typeof data.complete !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs69 = errors;
if(typeof data.reason !== "string"){
validate20.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fault !== undefined){
let data32 = data.fault;
const _errs71 = errors;
if(errors === _errs71){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
let missing5;
if((((data32.kind === undefined) && (missing5 = "kind")) || ((data32.where === undefined) && (missing5 = "where"))) || ((data32.message === undefined) && (missing5 = "message"))){
validate20.errors = [{instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs73 = errors;
for(const key6 in data32){
if(!(((key6 === "kind") || (key6 === "where")) || (key6 === "message"))){
validate20.errors = [{instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs73 === errors){
if(data32.kind !== undefined){
let data33 = data32.kind;
const _errs74 = errors;
if(typeof data33 !== "string"){
validate20.errors = [{instancePath:instancePath+"/fault/kind",schemaPath:"#/properties/fault/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data33 === "suite") || (data33 === "interrupted"))){
validate20.errors = [{instancePath:instancePath+"/fault/kind",schemaPath:"#/properties/fault/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.fault.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid8 = _errs74 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data32.where !== undefined){
const _errs76 = errors;
if(typeof data32.where !== "string"){
validate20.errors = [{instancePath:instancePath+"/fault/where",schemaPath:"#/properties/fault/properties/where/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs76 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data32.message !== undefined){
const _errs78 = errors;
if(typeof data32.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/fault/message",schemaPath:"#/properties/fault/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs78 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plan !== undefined){
let data36 = data.plan;
const _errs80 = errors;
if(errors === _errs80){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
let missing6;
if(((((data36.strength === undefined) && (missing6 = "strength")) || ((data36.reports === undefined) && (missing6 = "reports"))) || ((data36.covered === undefined) && (missing6 = "covered"))) || ((data36.of === undefined) && (missing6 = "of"))){
validate20.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs82 = errors;
for(const key7 in data36){
if(!(((((key7 === "strength") || (key7 === "reports")) || (key7 === "covered")) || (key7 === "of")) || (key7 === "leftOut"))){
validate20.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs82 === errors){
if(data36.strength !== undefined){
let data37 = data36.strength;
const _errs83 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate20.errors = [{instancePath:instancePath+"/plan/strength",schemaPath:"#/properties/plan/properties/strength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs83){
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 3 || isNaN(data37)){
validate20.errors = [{instancePath:instancePath+"/plan/strength",schemaPath:"#/properties/plan/properties/strength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"}];
return false;
}
else {
if(data37 < 1 || isNaN(data37)){
validate20.errors = [{instancePath:instancePath+"/plan/strength",schemaPath:"#/properties/plan/properties/strength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid9 = _errs83 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data36.reports !== undefined){
let data38 = data36.reports;
const _errs85 = errors;
if(errors === _errs85){
if(Array.isArray(data38)){
var valid10 = true;
const len2 = data38.length;
for(let i2=0; i2<len2; i2++){
let data39 = data38[i2];
const _errs87 = errors;
if(errors === _errs87){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing7;
if((((data39.query === undefined) && (missing7 = "query")) || ((data39.covered === undefined) && (missing7 = "covered"))) || ((data39.of === undefined) && (missing7 = "of"))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2,schemaPath:"#/properties/plan/properties/reports/items/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs89 = errors;
for(const key8 in data39){
if(!(((key8 === "query") || (key8 === "covered")) || (key8 === "of"))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2,schemaPath:"#/properties/plan/properties/reports/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs89 === errors){
if(data39.query !== undefined){
const _errs90 = errors;
if(typeof data39.query !== "string"){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/query",schemaPath:"#/properties/plan/properties/reports/items/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs90 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data39.covered !== undefined){
let data41 = data39.covered;
const _errs92 = errors;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/covered",schemaPath:"#/properties/plan/properties/reports/items/properties/covered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs92){
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 0 || isNaN(data41)){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/covered",schemaPath:"#/properties/plan/properties/reports/items/properties/covered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid11 = _errs92 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data39.of !== undefined){
let data42 = data39.of;
const _errs94 = errors;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/of",schemaPath:"#/properties/plan/properties/reports/items/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs94){
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 0 || isNaN(data42)){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/of",schemaPath:"#/properties/plan/properties/reports/items/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid11 = _errs94 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2,schemaPath:"#/properties/plan/properties/reports/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid10 = _errs87 === errors;
if(!valid10){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/plan/reports",schemaPath:"#/properties/plan/properties/reports/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid9 = _errs85 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data36.covered !== undefined){
let data43 = data36.covered;
const _errs96 = errors;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
validate20.errors = [{instancePath:instancePath+"/plan/covered",schemaPath:"#/properties/plan/properties/covered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs96){
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 < 0 || isNaN(data43)){
validate20.errors = [{instancePath:instancePath+"/plan/covered",schemaPath:"#/properties/plan/properties/covered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid9 = _errs96 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data36.of !== undefined){
let data44 = data36.of;
const _errs98 = errors;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
validate20.errors = [{instancePath:instancePath+"/plan/of",schemaPath:"#/properties/plan/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs98){
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 0 || isNaN(data44)){
validate20.errors = [{instancePath:instancePath+"/plan/of",schemaPath:"#/properties/plan/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid9 = _errs98 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data36.leftOut !== undefined){
const _errs100 = errors;
if(typeof data36.leftOut !== "string"){
validate20.errors = [{instancePath:instancePath+"/plan/leftOut",schemaPath:"#/properties/plan/properties/leftOut/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs100 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs80 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
let data46 = data.totals;
const _errs102 = errors;
if(errors === _errs102){
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
let missing8;
if((((((data46.passed === undefined) && (missing8 = "passed")) || ((data46.failed === undefined) && (missing8 = "failed"))) || ((data46.cantTell === undefined) && (missing8 = "cantTell"))) || ((data46.inapplicable === undefined) && (missing8 = "inapplicable"))) || ((data46.untested === undefined) && (missing8 = "untested"))){
validate20.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs104 = errors;
for(const key9 in data46){
if(!(((((key9 === "passed") || (key9 === "failed")) || (key9 === "cantTell")) || (key9 === "inapplicable")) || (key9 === "untested"))){
validate20.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs104 === errors){
if(data46.passed !== undefined){
let data47 = data46.passed;
const _errs105 = errors;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
validate20.errors = [{instancePath:instancePath+"/totals/passed",schemaPath:"#/properties/totals/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs105){
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 0 || isNaN(data47)){
validate20.errors = [{instancePath:instancePath+"/totals/passed",schemaPath:"#/properties/totals/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid12 = _errs105 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data46.failed !== undefined){
let data48 = data46.failed;
const _errs107 = errors;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
validate20.errors = [{instancePath:instancePath+"/totals/failed",schemaPath:"#/properties/totals/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs107){
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
validate20.errors = [{instancePath:instancePath+"/totals/failed",schemaPath:"#/properties/totals/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid12 = _errs107 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data46.cantTell !== undefined){
let data49 = data46.cantTell;
const _errs109 = errors;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
validate20.errors = [{instancePath:instancePath+"/totals/cantTell",schemaPath:"#/properties/totals/properties/cantTell/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs109){
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){
validate20.errors = [{instancePath:instancePath+"/totals/cantTell",schemaPath:"#/properties/totals/properties/cantTell/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid12 = _errs109 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data46.inapplicable !== undefined){
let data50 = data46.inapplicable;
const _errs111 = errors;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
validate20.errors = [{instancePath:instancePath+"/totals/inapplicable",schemaPath:"#/properties/totals/properties/inapplicable/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs111){
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
validate20.errors = [{instancePath:instancePath+"/totals/inapplicable",schemaPath:"#/properties/totals/properties/inapplicable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid12 = _errs111 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data46.untested !== undefined){
let data51 = data46.untested;
const _errs113 = errors;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
validate20.errors = [{instancePath:instancePath+"/totals/untested",schemaPath:"#/properties/totals/properties/untested/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs113){
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 < 0 || isNaN(data51)){
validate20.errors = [{instancePath:instancePath+"/totals/untested",schemaPath:"#/properties/totals/properties/untested/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid12 = _errs113 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs102 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.results !== undefined){
let data52 = data.results;
const _errs115 = errors;
if(errors === _errs115){
if(Array.isArray(data52)){
var valid13 = true;
const len3 = data52.length;
for(let i3=0; i3<len3; i3++){
let data53 = data52[i3];
const _errs117 = errors;
if(errors === _errs117){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
let missing9;
if(((((((data53.rule === undefined) && (missing9 = "rule")) || ((data53.section === undefined) && (missing9 = "section"))) || ((data53.level === undefined) && (missing9 = "level"))) || ((data53.outcome === undefined) && (missing9 = "outcome"))) || ((data53.message === undefined) && (missing9 = "message"))) || ((data53.evidence === undefined) && (missing9 = "evidence"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3,schemaPath:"#/properties/results/items/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
const _errs119 = errors;
for(const key10 in data53){
if(!(func1.call(schema31.properties.results.items.properties, key10))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3,schemaPath:"#/properties/results/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs119 === errors){
if(data53.rule !== undefined){
let data54 = data53.rule;
const _errs120 = errors;
if(errors === _errs120){
if(typeof data54 === "string"){
if(!pattern8.test(data54)){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/rule",schemaPath:"#/properties/results/items/properties/rule/pattern",keyword:"pattern",params:{pattern: "^[a-z]+\\.[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z]+\\.[a-z0-9-]+$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/rule",schemaPath:"#/properties/results/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs120 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data53.section !== undefined){
const _errs122 = errors;
if(typeof data53.section !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/section",schemaPath:"#/properties/results/items/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs122 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data53.level !== undefined){
let data56 = data53.level;
const _errs124 = errors;
if(typeof data56 !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/level",schemaPath:"#/properties/results/items/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data56 === "MUST") || (data56 === "SHOULD")) || (data56 === "INFO"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/level",schemaPath:"#/properties/results/items/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.results.items.properties.level.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid14 = _errs124 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data53.outcome !== undefined){
let data57 = data53.outcome;
const _errs126 = errors;
if(typeof data57 !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/outcome",schemaPath:"#/properties/results/items/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data57 === "passed") || (data57 === "failed")) || (data57 === "cantTell")) || (data57 === "inapplicable")) || (data57 === "untested"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/outcome",schemaPath:"#/properties/results/items/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema31.properties.results.items.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid14 = _errs126 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data53.message !== undefined){
const _errs128 = errors;
if(typeof data53.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/message",schemaPath:"#/properties/results/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs128 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data53.hint !== undefined){
const _errs130 = errors;
if(typeof data53.hint !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/hint",schemaPath:"#/properties/results/items/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs130 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data53.parameters !== undefined){
let data60 = data53.parameters;
const _errs132 = errors;
if(errors === _errs132){
if(Array.isArray(data60)){
var valid15 = true;
const len4 = data60.length;
for(let i4=0; i4<len4; i4++){
const _errs134 = errors;
if(typeof data60[i4] !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/parameters/" + i4,schemaPath:"#/properties/results/items/properties/parameters/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs134 === errors;
if(!valid15){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/parameters",schemaPath:"#/properties/results/items/properties/parameters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid14 = _errs132 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data53.fix !== undefined){
const _errs136 = errors;
if(typeof data53.fix !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/fix",schemaPath:"#/properties/results/items/properties/fix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs136 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data53.cutOff !== undefined){
const _errs138 = errors;
if(typeof data53.cutOff !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/cutOff",schemaPath:"#/properties/results/items/properties/cutOff/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid14 = _errs138 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data53.blockedBy !== undefined){
const _errs140 = errors;
if(typeof data53.blockedBy !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/blockedBy",schemaPath:"#/properties/results/items/properties/blockedBy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs140 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data53.evidence !== undefined){
let data65 = data53.evidence;
const _errs142 = errors;
if(errors === _errs142){
if(Array.isArray(data65)){
var valid16 = true;
const len5 = data65.length;
for(let i5=0; i5<len5; i5++){
let data66 = data65[i5];
const _errs144 = errors;
if(errors === _errs144){
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
let missing10;
if((data66.exchange === undefined) && (missing10 = "exchange")){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5,schemaPath:"#/properties/results/items/properties/evidence/items/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
const _errs146 = errors;
for(const key11 in data66){
if(!((((key11 === "exchange") || (key11 === "pointer")) || (key11 === "expected")) || (key11 === "actual"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5,schemaPath:"#/properties/results/items/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs146 === errors){
if(data66.exchange !== undefined){
let data67 = data66.exchange;
const _errs147 = errors;
if(!(((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67))) && (isFinite(data67)))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5+"/exchange",schemaPath:"#/properties/results/items/properties/evidence/items/properties/exchange/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs147){
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 < 0 || isNaN(data67)){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5+"/exchange",schemaPath:"#/properties/results/items/properties/evidence/items/properties/exchange/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid17 = _errs147 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data66.pointer !== undefined){
const _errs149 = errors;
if(typeof data66.pointer !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5+"/pointer",schemaPath:"#/properties/results/items/properties/evidence/items/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs149 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data66.expected !== undefined){
const _errs151 = errors;
if(typeof data66.expected !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5+"/expected",schemaPath:"#/properties/results/items/properties/evidence/items/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs151 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data66.actual !== undefined){
const _errs153 = errors;
if(typeof data66.actual !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5+"/actual",schemaPath:"#/properties/results/items/properties/evidence/items/properties/actual/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs153 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5,schemaPath:"#/properties/results/items/properties/evidence/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid16 = _errs144 === errors;
if(!valid16){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence",schemaPath:"#/properties/results/items/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid14 = _errs142 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i3,schemaPath:"#/properties/results/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid13 = _errs117 === errors;
if(!valid13){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs115 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.observedRules !== undefined){
let data71 = data.observedRules;
const _errs155 = errors;
if(errors === _errs155){
if(Array.isArray(data71)){
var valid18 = true;
const len6 = data71.length;
for(let i6=0; i6<len6; i6++){
let data72 = data71[i6];
const _errs157 = errors;
if(errors === _errs157){
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
let missing11;
if(((((((data72.rule === undefined) && (missing11 = "rule")) || ((data72.section === undefined) && (missing11 = "section"))) || ((data72.level === undefined) && (missing11 = "level"))) || ((data72.outcome === undefined) && (missing11 = "outcome"))) || ((data72.message === undefined) && (missing11 = "message"))) || ((data72.evidence === undefined) && (missing11 = "evidence"))){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6,schemaPath:"#/properties/observedRules/items/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
const _errs159 = errors;
for(const key12 in data72){
if(!(func1.call(schema31.properties.observedRules.items.properties, key12))){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6,schemaPath:"#/properties/observedRules/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs159 === errors){
if(data72.rule !== undefined){
let data73 = data72.rule;
const _errs160 = errors;
if(errors === _errs160){
if(typeof data73 === "string"){
if(!pattern8.test(data73)){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/rule",schemaPath:"#/properties/observedRules/items/properties/rule/pattern",keyword:"pattern",params:{pattern: "^[a-z]+\\.[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z]+\\.[a-z0-9-]+$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/rule",schemaPath:"#/properties/observedRules/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid19 = _errs160 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data72.section !== undefined){
const _errs162 = errors;
if(typeof data72.section !== "string"){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/section",schemaPath:"#/properties/observedRules/items/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid19 = _errs162 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data72.level !== undefined){
let data75 = data72.level;
const _errs164 = errors;
if(typeof data75 !== "string"){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/level",schemaPath:"#/properties/observedRules/items/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data75 === "MUST") || (data75 === "SHOULD")) || (data75 === "INFO"))){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/level",schemaPath:"#/properties/observedRules/items/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.observedRules.items.properties.level.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid19 = _errs164 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data72.outcome !== undefined){
let data76 = data72.outcome;
const _errs166 = errors;
if(typeof data76 !== "string"){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/outcome",schemaPath:"#/properties/observedRules/items/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data76 === "passed") || (data76 === "failed")) || (data76 === "cantTell")) || (data76 === "inapplicable")) || (data76 === "untested"))){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/outcome",schemaPath:"#/properties/observedRules/items/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema31.properties.observedRules.items.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid19 = _errs166 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data72.message !== undefined){
const _errs168 = errors;
if(typeof data72.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/message",schemaPath:"#/properties/observedRules/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid19 = _errs168 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data72.hint !== undefined){
const _errs170 = errors;
if(typeof data72.hint !== "string"){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/hint",schemaPath:"#/properties/observedRules/items/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid19 = _errs170 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data72.parameters !== undefined){
let data79 = data72.parameters;
const _errs172 = errors;
if(errors === _errs172){
if(Array.isArray(data79)){
var valid20 = true;
const len7 = data79.length;
for(let i7=0; i7<len7; i7++){
const _errs174 = errors;
if(typeof data79[i7] !== "string"){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/parameters/" + i7,schemaPath:"#/properties/observedRules/items/properties/parameters/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs174 === errors;
if(!valid20){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/parameters",schemaPath:"#/properties/observedRules/items/properties/parameters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid19 = _errs172 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data72.fix !== undefined){
const _errs176 = errors;
if(typeof data72.fix !== "string"){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/fix",schemaPath:"#/properties/observedRules/items/properties/fix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid19 = _errs176 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data72.cutOff !== undefined){
const _errs178 = errors;
if(typeof data72.cutOff !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/cutOff",schemaPath:"#/properties/observedRules/items/properties/cutOff/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid19 = _errs178 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data72.blockedBy !== undefined){
const _errs180 = errors;
if(typeof data72.blockedBy !== "string"){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/blockedBy",schemaPath:"#/properties/observedRules/items/properties/blockedBy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid19 = _errs180 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data72.evidence !== undefined){
let data84 = data72.evidence;
const _errs182 = errors;
if(errors === _errs182){
if(Array.isArray(data84)){
var valid21 = true;
const len8 = data84.length;
for(let i8=0; i8<len8; i8++){
let data85 = data84[i8];
const _errs184 = errors;
if(errors === _errs184){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing12;
if((data85.exchange === undefined) && (missing12 = "exchange")){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/evidence/" + i8,schemaPath:"#/properties/observedRules/items/properties/evidence/items/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
const _errs186 = errors;
for(const key13 in data85){
if(!((((key13 === "exchange") || (key13 === "pointer")) || (key13 === "expected")) || (key13 === "actual"))){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/evidence/" + i8,schemaPath:"#/properties/observedRules/items/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs186 === errors){
if(data85.exchange !== undefined){
let data86 = data85.exchange;
const _errs187 = errors;
if(!(((typeof data86 == "number") && (!(data86 % 1) && !isNaN(data86))) && (isFinite(data86)))){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/evidence/" + i8+"/exchange",schemaPath:"#/properties/observedRules/items/properties/evidence/items/properties/exchange/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs187){
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 < 0 || isNaN(data86)){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/evidence/" + i8+"/exchange",schemaPath:"#/properties/observedRules/items/properties/evidence/items/properties/exchange/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid22 = _errs187 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data85.pointer !== undefined){
const _errs189 = errors;
if(typeof data85.pointer !== "string"){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/evidence/" + i8+"/pointer",schemaPath:"#/properties/observedRules/items/properties/evidence/items/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs189 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data85.expected !== undefined){
const _errs191 = errors;
if(typeof data85.expected !== "string"){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/evidence/" + i8+"/expected",schemaPath:"#/properties/observedRules/items/properties/evidence/items/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs191 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data85.actual !== undefined){
const _errs193 = errors;
if(typeof data85.actual !== "string"){
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/evidence/" + i8+"/actual",schemaPath:"#/properties/observedRules/items/properties/evidence/items/properties/actual/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs193 === errors;
}
else {
var valid22 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/evidence/" + i8,schemaPath:"#/properties/observedRules/items/properties/evidence/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid21 = _errs184 === errors;
if(!valid21){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6+"/evidence",schemaPath:"#/properties/observedRules/items/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid19 = _errs182 === errors;
}
else {
var valid19 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/observedRules/" + i6,schemaPath:"#/properties/observedRules/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid18 = _errs157 === errors;
if(!valid18){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/observedRules",schemaPath:"#/properties/observedRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs155 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.observations !== undefined){
let data90 = data.observations;
const _errs195 = errors;
if(errors === _errs195){
if(Array.isArray(data90)){
var valid23 = true;
const len9 = data90.length;
for(let i9=0; i9<len9; i9++){
let data91 = data90[i9];
const _errs197 = errors;
if(errors === _errs197){
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
let missing13;
if((((data91.silence === undefined) && (missing13 = "silence")) || ((data91.section === undefined) && (missing13 = "section"))) || ((data91.seen === undefined) && (missing13 = "seen"))){
validate20.errors = [{instancePath:instancePath+"/observations/" + i9,schemaPath:"#/properties/observations/items/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
const _errs199 = errors;
for(const key14 in data91){
if(!(((key14 === "silence") || (key14 === "section")) || (key14 === "seen"))){
validate20.errors = [{instancePath:instancePath+"/observations/" + i9,schemaPath:"#/properties/observations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs199 === errors){
if(data91.silence !== undefined){
const _errs200 = errors;
if(typeof data91.silence !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i9+"/silence",schemaPath:"#/properties/observations/items/properties/silence/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs200 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data91.section !== undefined){
const _errs202 = errors;
if(typeof data91.section !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i9+"/section",schemaPath:"#/properties/observations/items/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs202 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data91.seen !== undefined){
const _errs204 = errors;
if(typeof data91.seen !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i9+"/seen",schemaPath:"#/properties/observations/items/properties/seen/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs204 === errors;
}
else {
var valid24 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/observations/" + i9,schemaPath:"#/properties/observations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid23 = _errs197 === errors;
if(!valid23){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/observations",schemaPath:"#/properties/observations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs195 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exchanges !== undefined){
let data95 = data.exchanges;
const _errs206 = errors;
if(errors === _errs206){
if(Array.isArray(data95)){
var valid25 = true;
const len10 = data95.length;
for(let i10=0; i10<len10; i10++){
let data96 = data95[i10];
const _errs208 = errors;
if(errors === _errs208){
if(data96 && typeof data96 == "object" && !Array.isArray(data96)){
let missing14;
if(((((data96.id === undefined) && (missing14 = "id")) || ((data96.question === undefined) && (missing14 = "question"))) || ((data96.request === undefined) && (missing14 = "request"))) || ((data96.ms === undefined) && (missing14 = "ms"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10,schemaPath:"#/properties/exchanges/items/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
const _errs210 = errors;
for(const key15 in data96){
if(!((((((key15 === "id") || (key15 === "question")) || (key15 === "request")) || (key15 === "response")) || (key15 === "loss")) || (key15 === "ms"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10,schemaPath:"#/properties/exchanges/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs210 === errors){
if(data96.id !== undefined){
let data97 = data96.id;
const _errs211 = errors;
if(!(((typeof data97 == "number") && (!(data97 % 1) && !isNaN(data97))) && (isFinite(data97)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/id",schemaPath:"#/properties/exchanges/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs211){
if((typeof data97 == "number") && (isFinite(data97))){
if(data97 < 0 || isNaN(data97)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/id",schemaPath:"#/properties/exchanges/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid26 = _errs211 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data96.question !== undefined){
const _errs213 = errors;
if(typeof data96.question !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/question",schemaPath:"#/properties/exchanges/items/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs213 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data96.request !== undefined){
let data99 = data96.request;
const _errs215 = errors;
if(errors === _errs215){
if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
let missing15;
if((((data99.method === undefined) && (missing15 = "method")) || ((data99.url === undefined) && (missing15 = "url"))) || ((data99.headers === undefined) && (missing15 = "headers"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/request",schemaPath:"#/properties/exchanges/items/properties/request/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
const _errs217 = errors;
for(const key16 in data99){
if(!(((key16 === "method") || (key16 === "url")) || (key16 === "headers"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/request",schemaPath:"#/properties/exchanges/items/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs217 === errors){
if(data99.method !== undefined){
const _errs218 = errors;
if(typeof data99.method !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/request/method",schemaPath:"#/properties/exchanges/items/properties/request/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid27 = _errs218 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data99.url !== undefined){
const _errs220 = errors;
if(typeof data99.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/request/url",schemaPath:"#/properties/exchanges/items/properties/request/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid27 = _errs220 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data99.headers !== undefined){
let data102 = data99.headers;
const _errs222 = errors;
if(errors === _errs222){
if(data102 && typeof data102 == "object" && !Array.isArray(data102)){
for(const key17 in data102){
const _errs225 = errors;
if(typeof data102[key17] !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/request/headers/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/exchanges/items/properties/request/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid28 = _errs225 === errors;
if(!valid28){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/request/headers",schemaPath:"#/properties/exchanges/items/properties/request/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid27 = _errs222 === errors;
}
else {
var valid27 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/request",schemaPath:"#/properties/exchanges/items/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid26 = _errs215 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data96.response !== undefined){
let data104 = data96.response;
const _errs227 = errors;
if(errors === _errs227){
if(data104 && typeof data104 == "object" && !Array.isArray(data104)){
let missing16;
if((((data104.status === undefined) && (missing16 = "status")) || ((data104.headers === undefined) && (missing16 = "headers"))) || ((data104.body === undefined) && (missing16 = "body"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/response",schemaPath:"#/properties/exchanges/items/properties/response/required",keyword:"required",params:{missingProperty: missing16},message:"must have required property '"+missing16+"'"}];
return false;
}
else {
const _errs229 = errors;
for(const key18 in data104){
if(!(((((key18 === "status") || (key18 === "headers")) || (key18 === "body")) || (key18 === "bodyBytes")) || (key18 === "bodyDigest"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/response",schemaPath:"#/properties/exchanges/items/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs229 === errors){
if(data104.status !== undefined){
let data105 = data104.status;
const _errs230 = errors;
if(!(((typeof data105 == "number") && (!(data105 % 1) && !isNaN(data105))) && (isFinite(data105)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/response/status",schemaPath:"#/properties/exchanges/items/properties/response/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid29 = _errs230 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data104.headers !== undefined){
let data106 = data104.headers;
const _errs232 = errors;
if(errors === _errs232){
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
for(const key19 in data106){
const _errs235 = errors;
if(typeof data106[key19] !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/response/headers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/exchanges/items/properties/response/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid30 = _errs235 === errors;
if(!valid30){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/response/headers",schemaPath:"#/properties/exchanges/items/properties/response/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid29 = _errs232 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data104.body !== undefined){
const _errs237 = errors;
if(typeof data104.body !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/response/body",schemaPath:"#/properties/exchanges/items/properties/response/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid29 = _errs237 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data104.bodyBytes !== undefined){
let data109 = data104.bodyBytes;
const _errs239 = errors;
if(!(((typeof data109 == "number") && (!(data109 % 1) && !isNaN(data109))) && (isFinite(data109)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/response/bodyBytes",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs239){
if((typeof data109 == "number") && (isFinite(data109))){
if(data109 < 0 || isNaN(data109)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/response/bodyBytes",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid29 = _errs239 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data104.bodyDigest !== undefined){
let data110 = data104.bodyDigest;
const _errs241 = errors;
if(errors === _errs241){
if(typeof data110 === "string"){
if(!pattern6.test(data110)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/response/bodyDigest",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyDigest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/response/bodyDigest",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyDigest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid29 = _errs241 === errors;
}
else {
var valid29 = true;
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/response",schemaPath:"#/properties/exchanges/items/properties/response/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid26 = _errs227 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data96.loss !== undefined){
const _errs243 = errors;
if(typeof data96.loss !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/loss",schemaPath:"#/properties/exchanges/items/properties/loss/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs243 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data96.ms !== undefined){
let data112 = data96.ms;
const _errs245 = errors;
if(errors === _errs245){
if((typeof data112 == "number") && (isFinite(data112))){
if(data112 < 0 || isNaN(data112)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/ms",schemaPath:"#/properties/exchanges/items/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10+"/ms",schemaPath:"#/properties/exchanges/items/properties/ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid26 = _errs245 === errors;
}
else {
var valid26 = true;
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i10,schemaPath:"#/properties/exchanges/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid25 = _errs208 === errors;
if(!valid25){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs206 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseline !== undefined){
let data113 = data.baseline;
const _errs247 = errors;
if(errors === _errs247){
if(Array.isArray(data113)){
var valid31 = true;
const len11 = data113.length;
for(let i11=0; i11<len11; i11++){
let data114 = data113[i11];
const _errs249 = errors;
if(errors === _errs249){
if(data114 && typeof data114 == "object" && !Array.isArray(data114)){
let missing17;
if((((data114.rule === undefined) && (missing17 = "rule")) || ((data114.reason === undefined) && (missing17 = "reason"))) || ((data114.standing === undefined) && (missing17 = "standing"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i11,schemaPath:"#/properties/baseline/items/required",keyword:"required",params:{missingProperty: missing17},message:"must have required property '"+missing17+"'"}];
return false;
}
else {
const _errs251 = errors;
for(const key20 in data114){
if(!(((((key20 === "rule") || (key20 === "reason")) || (key20 === "until")) || (key20 === "ticket")) || (key20 === "standing"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i11,schemaPath:"#/properties/baseline/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs251 === errors){
if(data114.rule !== undefined){
const _errs252 = errors;
if(typeof data114.rule !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i11+"/rule",schemaPath:"#/properties/baseline/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs252 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data114.reason !== undefined){
const _errs254 = errors;
if(typeof data114.reason !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i11+"/reason",schemaPath:"#/properties/baseline/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs254 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data114.until !== undefined){
let data117 = data114.until;
const _errs256 = errors;
if(errors === _errs256){
if(typeof data117 === "string"){
if(!pattern11.test(data117)){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i11+"/until",schemaPath:"#/properties/baseline/items/properties/until/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/baseline/" + i11+"/until",schemaPath:"#/properties/baseline/items/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid32 = _errs256 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data114.ticket !== undefined){
const _errs258 = errors;
if(typeof data114.ticket !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i11+"/ticket",schemaPath:"#/properties/baseline/items/properties/ticket/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs258 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data114.standing !== undefined){
let data119 = data114.standing;
const _errs260 = errors;
if(typeof data119 !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i11+"/standing",schemaPath:"#/properties/baseline/items/properties/standing/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data119 === "failing") || (data119 === "passing")) || (data119 === "expired")) || (data119 === "not observed"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i11+"/standing",schemaPath:"#/properties/baseline/items/properties/standing/enum",keyword:"enum",params:{allowedValues: schema31.properties.baseline.items.properties.standing.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid32 = _errs260 === errors;
}
else {
var valid32 = true;
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/baseline/" + i11,schemaPath:"#/properties/baseline/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid31 = _errs249 === errors;
if(!valid31){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs247 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
