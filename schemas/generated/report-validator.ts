// @ts-nocheck: the output of ajv's standalone compiler
// Generated from schemas/documents/report.schema.json by `npm run generate`. Do not edit.
import type { Validate } from './validators.js';
"use strict";
export const report = validate20 as unknown as Validate;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/report.schema.json","type":"object","required":["reportVersion","suite","contract","target","seed","selection","strict","started","durationMs","requests","conformant","complete","reason","totals","results","observations","exchanges"],"additionalProperties":false,"properties":{"reportVersion":{"type":"string","const":"1"},"suite":{"type":"object","required":["name","version"],"additionalProperties":false,"properties":{"name":{"type":"string"},"version":{"type":"string"},"matrix":{"type":"object","required":["rules","mutants","killed","variants","falseAlarms"],"additionalProperties":false,"properties":{"rules":{"type":"integer","minimum":0},"mutants":{"type":"integer","minimum":0},"killed":{"type":"integer","minimum":0},"variants":{"type":"integer","minimum":0},"falseAlarms":{"type":"integer","minimum":0}}}}},"contract":{"type":"object","required":["title","digest"],"additionalProperties":false,"properties":{"title":{"type":"string"},"digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}},"target":{"type":"object","required":["url","profile"],"additionalProperties":false,"properties":{"url":{"type":"string"},"label":{"type":"string"},"profile":{"type":"object","additionalProperties":{"type":"string"}},"declared":{"type":"array","items":{"type":"string"}}}},"seed":{"type":"string"},"selection":{"type":"array","items":{"type":"string"},"minItems":1},"strict":{"type":"boolean"},"started":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$"},"durationMs":{"type":"number","minimum":0},"requests":{"type":"integer","minimum":0},"conformant":{"type":["boolean","null"]},"complete":{"type":"boolean"},"reason":{"type":"string"},"fault":{"type":"object","required":["kind","where","message"],"additionalProperties":false,"properties":{"kind":{"type":"string","enum":["suite","interrupted"]},"where":{"type":"string"},"message":{"type":"string"}}},"plan":{"type":"object","required":["strength","reports","covered","of"],"additionalProperties":false,"properties":{"strength":{"type":"integer","minimum":1,"maximum":3},"reports":{"type":"array","items":{"type":"object","required":["query","covered","of"],"additionalProperties":false,"properties":{"query":{"type":"string"},"covered":{"type":"integer","minimum":0},"of":{"type":"integer","minimum":0}}}},"covered":{"type":"integer","minimum":0},"of":{"type":"integer","minimum":0},"leftOut":{"type":"string"}}},"totals":{"type":"object","required":["passed","failed","cantTell","inapplicable","untested"],"additionalProperties":false,"properties":{"passed":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"cantTell":{"type":"integer","minimum":0},"inapplicable":{"type":"integer","minimum":0},"untested":{"type":"integer","minimum":0}}},"results":{"type":"array","items":{"type":"object","required":["rule","section","level","outcome","message","evidence"],"additionalProperties":false,"properties":{"rule":{"type":"string","pattern":"^[a-z]+\\.[a-z0-9-]+$"},"section":{"type":"string"},"level":{"type":"string","enum":["MUST","SHOULD","INFO"]},"outcome":{"type":"string","enum":["passed","failed","cantTell","inapplicable","untested"]},"message":{"type":"string"},"hint":{"type":"string"},"fix":{"type":"string"},"cutOff":{"type":"boolean"},"blockedBy":{"type":"string"},"evidence":{"type":"array","items":{"type":"object","required":["exchange"],"additionalProperties":false,"properties":{"exchange":{"type":"integer","minimum":0},"pointer":{"type":"string"},"expected":{"type":"string"},"actual":{"type":"string"}}}}}}},"observations":{"type":"array","items":{"type":"object","required":["silence","section","seen"],"additionalProperties":false,"properties":{"silence":{"type":"string"},"section":{"type":"string"},"seen":{"type":"string"}}}},"exchanges":{"type":"array","items":{"type":"object","required":["id","question","request","ms"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":0},"question":{"type":"string"},"request":{"type":"object","required":["method","url","headers"],"additionalProperties":false,"properties":{"method":{"type":"string"},"url":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}}}},"response":{"type":"object","required":["status","headers","body"],"additionalProperties":false,"properties":{"status":{"type":"integer"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"body":{"type":"string"},"bodyBytes":{"type":"integer","minimum":0},"bodyDigest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}},"loss":{"type":"string"},"ms":{"type":"number","minimum":0}}}},"baseline":{"type":"array","items":{"type":"object","required":["rule","reason","standing"],"additionalProperties":false,"properties":{"rule":{"type":"string"},"reason":{"type":"string"},"until":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"ticket":{"type":"string"},"standing":{"type":"string","enum":["failing","passing","expired","not observed"]}}}}}};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern5 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$", "u");
const pattern6 = new RegExp("^[a-z]+\\.[a-z0-9-]+$", "u");
const pattern8 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");

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
if(!((key3 === "title") || (key3 === "digest"))){
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
if(data10.digest !== undefined){
let data12 = data10.digest;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
validate20.errors = [{instancePath:instancePath+"/contract/digest",schemaPath:"#/properties/contract/properties/digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/contract/digest",schemaPath:"#/properties/contract/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
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
let data13 = data.target;
const _errs31 = errors;
if(errors === _errs31){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing4;
if(((data13.url === undefined) && (missing4 = "url")) || ((data13.profile === undefined) && (missing4 = "profile"))){
validate20.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs33 = errors;
for(const key4 in data13){
if(!((((key4 === "url") || (key4 === "label")) || (key4 === "profile")) || (key4 === "declared"))){
validate20.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs33 === errors){
if(data13.url !== undefined){
const _errs34 = errors;
if(typeof data13.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/target/url",schemaPath:"#/properties/target/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs34 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data13.label !== undefined){
const _errs36 = errors;
if(typeof data13.label !== "string"){
validate20.errors = [{instancePath:instancePath+"/target/label",schemaPath:"#/properties/target/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs36 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data13.profile !== undefined){
let data16 = data13.profile;
const _errs38 = errors;
if(errors === _errs38){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key5 in data16){
const _errs41 = errors;
if(typeof data16[key5] !== "string"){
validate20.errors = [{instancePath:instancePath+"/target/profile/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/target/properties/profile/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs41 === errors;
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
var valid4 = _errs38 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data13.declared !== undefined){
let data18 = data13.declared;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data18)){
var valid6 = true;
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
const _errs45 = errors;
if(typeof data18[i0] !== "string"){
validate20.errors = [{instancePath:instancePath+"/target/declared/" + i0,schemaPath:"#/properties/target/properties/declared/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs45 === errors;
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
var valid4 = _errs43 === errors;
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
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
const _errs47 = errors;
if(typeof data.seed !== "string"){
validate20.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.selection !== undefined){
let data21 = data.selection;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data21)){
if(data21.length < 1){
validate20.errors = [{instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid7 = true;
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
const _errs51 = errors;
if(typeof data21[i1] !== "string"){
validate20.errors = [{instancePath:instancePath+"/selection/" + i1,schemaPath:"#/properties/selection/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs51 === errors;
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
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
const _errs53 = errors;
if(typeof data.strict !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started !== undefined){
let data24 = data.started;
const _errs55 = errors;
if(errors === _errs55){
if(typeof data24 === "string"){
if(!pattern5.test(data24)){
validate20.errors = [{instancePath:instancePath+"/started",schemaPath:"#/properties/started/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/started",schemaPath:"#/properties/started/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMs !== undefined){
let data25 = data.durationMs;
const _errs57 = errors;
if(errors === _errs57){
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
validate20.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
let data26 = data.requests;
const _errs59 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate20.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs59){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
validate20.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conformant !== undefined){
let data27 = data.conformant;
const _errs61 = errors;
if((typeof data27 !== "boolean") && (data27 !== null)){
validate20.errors = [{instancePath:instancePath+"/conformant",schemaPath:"#/properties/conformant/type",keyword:"type",params:{type: schema31.properties.conformant.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complete !== undefined){
const _errs63 = errors;
if(typeof data.complete !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs65 = errors;
if(typeof data.reason !== "string"){
validate20.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fault !== undefined){
let data30 = data.fault;
const _errs67 = errors;
if(errors === _errs67){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing5;
if((((data30.kind === undefined) && (missing5 = "kind")) || ((data30.where === undefined) && (missing5 = "where"))) || ((data30.message === undefined) && (missing5 = "message"))){
validate20.errors = [{instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs69 = errors;
for(const key6 in data30){
if(!(((key6 === "kind") || (key6 === "where")) || (key6 === "message"))){
validate20.errors = [{instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs69 === errors){
if(data30.kind !== undefined){
let data31 = data30.kind;
const _errs70 = errors;
if(typeof data31 !== "string"){
validate20.errors = [{instancePath:instancePath+"/fault/kind",schemaPath:"#/properties/fault/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data31 === "suite") || (data31 === "interrupted"))){
validate20.errors = [{instancePath:instancePath+"/fault/kind",schemaPath:"#/properties/fault/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.fault.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid8 = _errs70 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data30.where !== undefined){
const _errs72 = errors;
if(typeof data30.where !== "string"){
validate20.errors = [{instancePath:instancePath+"/fault/where",schemaPath:"#/properties/fault/properties/where/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs72 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data30.message !== undefined){
const _errs74 = errors;
if(typeof data30.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/fault/message",schemaPath:"#/properties/fault/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs74 === errors;
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
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plan !== undefined){
let data34 = data.plan;
const _errs76 = errors;
if(errors === _errs76){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
let missing6;
if(((((data34.strength === undefined) && (missing6 = "strength")) || ((data34.reports === undefined) && (missing6 = "reports"))) || ((data34.covered === undefined) && (missing6 = "covered"))) || ((data34.of === undefined) && (missing6 = "of"))){
validate20.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs78 = errors;
for(const key7 in data34){
if(!(((((key7 === "strength") || (key7 === "reports")) || (key7 === "covered")) || (key7 === "of")) || (key7 === "leftOut"))){
validate20.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs78 === errors){
if(data34.strength !== undefined){
let data35 = data34.strength;
const _errs79 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate20.errors = [{instancePath:instancePath+"/plan/strength",schemaPath:"#/properties/plan/properties/strength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs79){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 3 || isNaN(data35)){
validate20.errors = [{instancePath:instancePath+"/plan/strength",schemaPath:"#/properties/plan/properties/strength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"}];
return false;
}
else {
if(data35 < 1 || isNaN(data35)){
validate20.errors = [{instancePath:instancePath+"/plan/strength",schemaPath:"#/properties/plan/properties/strength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid9 = _errs79 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data34.reports !== undefined){
let data36 = data34.reports;
const _errs81 = errors;
if(errors === _errs81){
if(Array.isArray(data36)){
var valid10 = true;
const len2 = data36.length;
for(let i2=0; i2<len2; i2++){
let data37 = data36[i2];
const _errs83 = errors;
if(errors === _errs83){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing7;
if((((data37.query === undefined) && (missing7 = "query")) || ((data37.covered === undefined) && (missing7 = "covered"))) || ((data37.of === undefined) && (missing7 = "of"))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2,schemaPath:"#/properties/plan/properties/reports/items/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs85 = errors;
for(const key8 in data37){
if(!(((key8 === "query") || (key8 === "covered")) || (key8 === "of"))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2,schemaPath:"#/properties/plan/properties/reports/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs85 === errors){
if(data37.query !== undefined){
const _errs86 = errors;
if(typeof data37.query !== "string"){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/query",schemaPath:"#/properties/plan/properties/reports/items/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs86 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data37.covered !== undefined){
let data39 = data37.covered;
const _errs88 = errors;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/covered",schemaPath:"#/properties/plan/properties/reports/items/properties/covered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs88){
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 0 || isNaN(data39)){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/covered",schemaPath:"#/properties/plan/properties/reports/items/properties/covered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid11 = _errs88 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data37.of !== undefined){
let data40 = data37.of;
const _errs90 = errors;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/of",schemaPath:"#/properties/plan/properties/reports/items/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs90){
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/of",schemaPath:"#/properties/plan/properties/reports/items/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid11 = _errs90 === errors;
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
var valid10 = _errs83 === errors;
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
var valid9 = _errs81 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data34.covered !== undefined){
let data41 = data34.covered;
const _errs92 = errors;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
validate20.errors = [{instancePath:instancePath+"/plan/covered",schemaPath:"#/properties/plan/properties/covered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs92){
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 0 || isNaN(data41)){
validate20.errors = [{instancePath:instancePath+"/plan/covered",schemaPath:"#/properties/plan/properties/covered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid9 = _errs92 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data34.of !== undefined){
let data42 = data34.of;
const _errs94 = errors;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
validate20.errors = [{instancePath:instancePath+"/plan/of",schemaPath:"#/properties/plan/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs94){
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 0 || isNaN(data42)){
validate20.errors = [{instancePath:instancePath+"/plan/of",schemaPath:"#/properties/plan/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid9 = _errs94 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data34.leftOut !== undefined){
const _errs96 = errors;
if(typeof data34.leftOut !== "string"){
validate20.errors = [{instancePath:instancePath+"/plan/leftOut",schemaPath:"#/properties/plan/properties/leftOut/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs96 === errors;
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
var valid0 = _errs76 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
let data44 = data.totals;
const _errs98 = errors;
if(errors === _errs98){
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
let missing8;
if((((((data44.passed === undefined) && (missing8 = "passed")) || ((data44.failed === undefined) && (missing8 = "failed"))) || ((data44.cantTell === undefined) && (missing8 = "cantTell"))) || ((data44.inapplicable === undefined) && (missing8 = "inapplicable"))) || ((data44.untested === undefined) && (missing8 = "untested"))){
validate20.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs100 = errors;
for(const key9 in data44){
if(!(((((key9 === "passed") || (key9 === "failed")) || (key9 === "cantTell")) || (key9 === "inapplicable")) || (key9 === "untested"))){
validate20.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs100 === errors){
if(data44.passed !== undefined){
let data45 = data44.passed;
const _errs101 = errors;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
validate20.errors = [{instancePath:instancePath+"/totals/passed",schemaPath:"#/properties/totals/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs101){
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
validate20.errors = [{instancePath:instancePath+"/totals/passed",schemaPath:"#/properties/totals/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid12 = _errs101 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data44.failed !== undefined){
let data46 = data44.failed;
const _errs103 = errors;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
validate20.errors = [{instancePath:instancePath+"/totals/failed",schemaPath:"#/properties/totals/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs103){
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 0 || isNaN(data46)){
validate20.errors = [{instancePath:instancePath+"/totals/failed",schemaPath:"#/properties/totals/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid12 = _errs103 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data44.cantTell !== undefined){
let data47 = data44.cantTell;
const _errs105 = errors;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
validate20.errors = [{instancePath:instancePath+"/totals/cantTell",schemaPath:"#/properties/totals/properties/cantTell/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs105){
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 0 || isNaN(data47)){
validate20.errors = [{instancePath:instancePath+"/totals/cantTell",schemaPath:"#/properties/totals/properties/cantTell/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data44.inapplicable !== undefined){
let data48 = data44.inapplicable;
const _errs107 = errors;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
validate20.errors = [{instancePath:instancePath+"/totals/inapplicable",schemaPath:"#/properties/totals/properties/inapplicable/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs107){
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
validate20.errors = [{instancePath:instancePath+"/totals/inapplicable",schemaPath:"#/properties/totals/properties/inapplicable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data44.untested !== undefined){
let data49 = data44.untested;
const _errs109 = errors;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
validate20.errors = [{instancePath:instancePath+"/totals/untested",schemaPath:"#/properties/totals/properties/untested/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs109){
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){
validate20.errors = [{instancePath:instancePath+"/totals/untested",schemaPath:"#/properties/totals/properties/untested/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid12 = _errs109 === errors;
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
var valid0 = _errs98 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.results !== undefined){
let data50 = data.results;
const _errs111 = errors;
if(errors === _errs111){
if(Array.isArray(data50)){
var valid13 = true;
const len3 = data50.length;
for(let i3=0; i3<len3; i3++){
let data51 = data50[i3];
const _errs113 = errors;
if(errors === _errs113){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
let missing9;
if(((((((data51.rule === undefined) && (missing9 = "rule")) || ((data51.section === undefined) && (missing9 = "section"))) || ((data51.level === undefined) && (missing9 = "level"))) || ((data51.outcome === undefined) && (missing9 = "outcome"))) || ((data51.message === undefined) && (missing9 = "message"))) || ((data51.evidence === undefined) && (missing9 = "evidence"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3,schemaPath:"#/properties/results/items/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
const _errs115 = errors;
for(const key10 in data51){
if(!(func1.call(schema31.properties.results.items.properties, key10))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3,schemaPath:"#/properties/results/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs115 === errors){
if(data51.rule !== undefined){
let data52 = data51.rule;
const _errs116 = errors;
if(errors === _errs116){
if(typeof data52 === "string"){
if(!pattern6.test(data52)){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/rule",schemaPath:"#/properties/results/items/properties/rule/pattern",keyword:"pattern",params:{pattern: "^[a-z]+\\.[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z]+\\.[a-z0-9-]+$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/rule",schemaPath:"#/properties/results/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs116 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data51.section !== undefined){
const _errs118 = errors;
if(typeof data51.section !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/section",schemaPath:"#/properties/results/items/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs118 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data51.level !== undefined){
let data54 = data51.level;
const _errs120 = errors;
if(typeof data54 !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/level",schemaPath:"#/properties/results/items/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data54 === "MUST") || (data54 === "SHOULD")) || (data54 === "INFO"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/level",schemaPath:"#/properties/results/items/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.results.items.properties.level.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid14 = _errs120 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data51.outcome !== undefined){
let data55 = data51.outcome;
const _errs122 = errors;
if(typeof data55 !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/outcome",schemaPath:"#/properties/results/items/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data55 === "passed") || (data55 === "failed")) || (data55 === "cantTell")) || (data55 === "inapplicable")) || (data55 === "untested"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/outcome",schemaPath:"#/properties/results/items/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema31.properties.results.items.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid14 = _errs122 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data51.message !== undefined){
const _errs124 = errors;
if(typeof data51.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/message",schemaPath:"#/properties/results/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs124 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data51.hint !== undefined){
const _errs126 = errors;
if(typeof data51.hint !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/hint",schemaPath:"#/properties/results/items/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs126 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data51.fix !== undefined){
const _errs128 = errors;
if(typeof data51.fix !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/fix",schemaPath:"#/properties/results/items/properties/fix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs128 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data51.cutOff !== undefined){
const _errs130 = errors;
if(typeof data51.cutOff !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/cutOff",schemaPath:"#/properties/results/items/properties/cutOff/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid14 = _errs130 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data51.blockedBy !== undefined){
const _errs132 = errors;
if(typeof data51.blockedBy !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/blockedBy",schemaPath:"#/properties/results/items/properties/blockedBy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs132 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data51.evidence !== undefined){
let data61 = data51.evidence;
const _errs134 = errors;
if(errors === _errs134){
if(Array.isArray(data61)){
var valid15 = true;
const len4 = data61.length;
for(let i4=0; i4<len4; i4++){
let data62 = data61[i4];
const _errs136 = errors;
if(errors === _errs136){
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
let missing10;
if((data62.exchange === undefined) && (missing10 = "exchange")){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i4,schemaPath:"#/properties/results/items/properties/evidence/items/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
const _errs138 = errors;
for(const key11 in data62){
if(!((((key11 === "exchange") || (key11 === "pointer")) || (key11 === "expected")) || (key11 === "actual"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i4,schemaPath:"#/properties/results/items/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs138 === errors){
if(data62.exchange !== undefined){
let data63 = data62.exchange;
const _errs139 = errors;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i4+"/exchange",schemaPath:"#/properties/results/items/properties/evidence/items/properties/exchange/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs139){
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 < 0 || isNaN(data63)){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i4+"/exchange",schemaPath:"#/properties/results/items/properties/evidence/items/properties/exchange/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid16 = _errs139 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data62.pointer !== undefined){
const _errs141 = errors;
if(typeof data62.pointer !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i4+"/pointer",schemaPath:"#/properties/results/items/properties/evidence/items/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs141 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data62.expected !== undefined){
const _errs143 = errors;
if(typeof data62.expected !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i4+"/expected",schemaPath:"#/properties/results/items/properties/evidence/items/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs143 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data62.actual !== undefined){
const _errs145 = errors;
if(typeof data62.actual !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i4+"/actual",schemaPath:"#/properties/results/items/properties/evidence/items/properties/actual/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs145 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i4,schemaPath:"#/properties/results/items/properties/evidence/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid15 = _errs136 === errors;
if(!valid15){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence",schemaPath:"#/properties/results/items/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid14 = _errs134 === errors;
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
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i3,schemaPath:"#/properties/results/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid13 = _errs113 === errors;
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
var valid0 = _errs111 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.observations !== undefined){
let data67 = data.observations;
const _errs147 = errors;
if(errors === _errs147){
if(Array.isArray(data67)){
var valid17 = true;
const len5 = data67.length;
for(let i5=0; i5<len5; i5++){
let data68 = data67[i5];
const _errs149 = errors;
if(errors === _errs149){
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
let missing11;
if((((data68.silence === undefined) && (missing11 = "silence")) || ((data68.section === undefined) && (missing11 = "section"))) || ((data68.seen === undefined) && (missing11 = "seen"))){
validate20.errors = [{instancePath:instancePath+"/observations/" + i5,schemaPath:"#/properties/observations/items/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
const _errs151 = errors;
for(const key12 in data68){
if(!(((key12 === "silence") || (key12 === "section")) || (key12 === "seen"))){
validate20.errors = [{instancePath:instancePath+"/observations/" + i5,schemaPath:"#/properties/observations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs151 === errors){
if(data68.silence !== undefined){
const _errs152 = errors;
if(typeof data68.silence !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i5+"/silence",schemaPath:"#/properties/observations/items/properties/silence/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs152 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data68.section !== undefined){
const _errs154 = errors;
if(typeof data68.section !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i5+"/section",schemaPath:"#/properties/observations/items/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs154 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data68.seen !== undefined){
const _errs156 = errors;
if(typeof data68.seen !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i5+"/seen",schemaPath:"#/properties/observations/items/properties/seen/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs156 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/observations/" + i5,schemaPath:"#/properties/observations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid17 = _errs149 === errors;
if(!valid17){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/observations",schemaPath:"#/properties/observations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs147 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exchanges !== undefined){
let data72 = data.exchanges;
const _errs158 = errors;
if(errors === _errs158){
if(Array.isArray(data72)){
var valid19 = true;
const len6 = data72.length;
for(let i6=0; i6<len6; i6++){
let data73 = data72[i6];
const _errs160 = errors;
if(errors === _errs160){
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
let missing12;
if(((((data73.id === undefined) && (missing12 = "id")) || ((data73.question === undefined) && (missing12 = "question"))) || ((data73.request === undefined) && (missing12 = "request"))) || ((data73.ms === undefined) && (missing12 = "ms"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6,schemaPath:"#/properties/exchanges/items/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
const _errs162 = errors;
for(const key13 in data73){
if(!((((((key13 === "id") || (key13 === "question")) || (key13 === "request")) || (key13 === "response")) || (key13 === "loss")) || (key13 === "ms"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6,schemaPath:"#/properties/exchanges/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs162 === errors){
if(data73.id !== undefined){
let data74 = data73.id;
const _errs163 = errors;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/id",schemaPath:"#/properties/exchanges/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs163){
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 < 0 || isNaN(data74)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/id",schemaPath:"#/properties/exchanges/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid20 = _errs163 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data73.question !== undefined){
const _errs165 = errors;
if(typeof data73.question !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/question",schemaPath:"#/properties/exchanges/items/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs165 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data73.request !== undefined){
let data76 = data73.request;
const _errs167 = errors;
if(errors === _errs167){
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
let missing13;
if((((data76.method === undefined) && (missing13 = "method")) || ((data76.url === undefined) && (missing13 = "url"))) || ((data76.headers === undefined) && (missing13 = "headers"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/request",schemaPath:"#/properties/exchanges/items/properties/request/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
const _errs169 = errors;
for(const key14 in data76){
if(!(((key14 === "method") || (key14 === "url")) || (key14 === "headers"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/request",schemaPath:"#/properties/exchanges/items/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs169 === errors){
if(data76.method !== undefined){
const _errs170 = errors;
if(typeof data76.method !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/request/method",schemaPath:"#/properties/exchanges/items/properties/request/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid21 = _errs170 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data76.url !== undefined){
const _errs172 = errors;
if(typeof data76.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/request/url",schemaPath:"#/properties/exchanges/items/properties/request/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid21 = _errs172 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data76.headers !== undefined){
let data79 = data76.headers;
const _errs174 = errors;
if(errors === _errs174){
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
for(const key15 in data79){
const _errs177 = errors;
if(typeof data79[key15] !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/request/headers/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/exchanges/items/properties/request/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs177 === errors;
if(!valid22){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/request/headers",schemaPath:"#/properties/exchanges/items/properties/request/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid21 = _errs174 === errors;
}
else {
var valid21 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/request",schemaPath:"#/properties/exchanges/items/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid20 = _errs167 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data73.response !== undefined){
let data81 = data73.response;
const _errs179 = errors;
if(errors === _errs179){
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
let missing14;
if((((data81.status === undefined) && (missing14 = "status")) || ((data81.headers === undefined) && (missing14 = "headers"))) || ((data81.body === undefined) && (missing14 = "body"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/response",schemaPath:"#/properties/exchanges/items/properties/response/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
const _errs181 = errors;
for(const key16 in data81){
if(!(((((key16 === "status") || (key16 === "headers")) || (key16 === "body")) || (key16 === "bodyBytes")) || (key16 === "bodyDigest"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/response",schemaPath:"#/properties/exchanges/items/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs181 === errors){
if(data81.status !== undefined){
let data82 = data81.status;
const _errs182 = errors;
if(!(((typeof data82 == "number") && (!(data82 % 1) && !isNaN(data82))) && (isFinite(data82)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/response/status",schemaPath:"#/properties/exchanges/items/properties/response/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid23 = _errs182 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data81.headers !== undefined){
let data83 = data81.headers;
const _errs184 = errors;
if(errors === _errs184){
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
for(const key17 in data83){
const _errs187 = errors;
if(typeof data83[key17] !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/response/headers/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/exchanges/items/properties/response/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs187 === errors;
if(!valid24){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/response/headers",schemaPath:"#/properties/exchanges/items/properties/response/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid23 = _errs184 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data81.body !== undefined){
const _errs189 = errors;
if(typeof data81.body !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/response/body",schemaPath:"#/properties/exchanges/items/properties/response/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs189 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data81.bodyBytes !== undefined){
let data86 = data81.bodyBytes;
const _errs191 = errors;
if(!(((typeof data86 == "number") && (!(data86 % 1) && !isNaN(data86))) && (isFinite(data86)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/response/bodyBytes",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs191){
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 < 0 || isNaN(data86)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/response/bodyBytes",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid23 = _errs191 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data81.bodyDigest !== undefined){
let data87 = data81.bodyDigest;
const _errs193 = errors;
if(errors === _errs193){
if(typeof data87 === "string"){
if(!pattern4.test(data87)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/response/bodyDigest",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyDigest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/response/bodyDigest",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyDigest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid23 = _errs193 === errors;
}
else {
var valid23 = true;
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/response",schemaPath:"#/properties/exchanges/items/properties/response/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid20 = _errs179 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data73.loss !== undefined){
const _errs195 = errors;
if(typeof data73.loss !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/loss",schemaPath:"#/properties/exchanges/items/properties/loss/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs195 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data73.ms !== undefined){
let data89 = data73.ms;
const _errs197 = errors;
if(errors === _errs197){
if((typeof data89 == "number") && (isFinite(data89))){
if(data89 < 0 || isNaN(data89)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/ms",schemaPath:"#/properties/exchanges/items/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6+"/ms",schemaPath:"#/properties/exchanges/items/properties/ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid20 = _errs197 === errors;
}
else {
var valid20 = true;
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
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i6,schemaPath:"#/properties/exchanges/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid19 = _errs160 === errors;
if(!valid19){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs158 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseline !== undefined){
let data90 = data.baseline;
const _errs199 = errors;
if(errors === _errs199){
if(Array.isArray(data90)){
var valid25 = true;
const len7 = data90.length;
for(let i7=0; i7<len7; i7++){
let data91 = data90[i7];
const _errs201 = errors;
if(errors === _errs201){
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
let missing15;
if((((data91.rule === undefined) && (missing15 = "rule")) || ((data91.reason === undefined) && (missing15 = "reason"))) || ((data91.standing === undefined) && (missing15 = "standing"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i7,schemaPath:"#/properties/baseline/items/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
const _errs203 = errors;
for(const key18 in data91){
if(!(((((key18 === "rule") || (key18 === "reason")) || (key18 === "until")) || (key18 === "ticket")) || (key18 === "standing"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i7,schemaPath:"#/properties/baseline/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs203 === errors){
if(data91.rule !== undefined){
const _errs204 = errors;
if(typeof data91.rule !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i7+"/rule",schemaPath:"#/properties/baseline/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs204 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data91.reason !== undefined){
const _errs206 = errors;
if(typeof data91.reason !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i7+"/reason",schemaPath:"#/properties/baseline/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs206 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data91.until !== undefined){
let data94 = data91.until;
const _errs208 = errors;
if(errors === _errs208){
if(typeof data94 === "string"){
if(!pattern8.test(data94)){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i7+"/until",schemaPath:"#/properties/baseline/items/properties/until/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/baseline/" + i7+"/until",schemaPath:"#/properties/baseline/items/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid26 = _errs208 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data91.ticket !== undefined){
const _errs210 = errors;
if(typeof data91.ticket !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i7+"/ticket",schemaPath:"#/properties/baseline/items/properties/ticket/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs210 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data91.standing !== undefined){
let data96 = data91.standing;
const _errs212 = errors;
if(typeof data96 !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i7+"/standing",schemaPath:"#/properties/baseline/items/properties/standing/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data96 === "failing") || (data96 === "passing")) || (data96 === "expired")) || (data96 === "not observed"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i7+"/standing",schemaPath:"#/properties/baseline/items/properties/standing/enum",keyword:"enum",params:{allowedValues: schema31.properties.baseline.items.properties.standing.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid26 = _errs212 === errors;
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
else {
validate20.errors = [{instancePath:instancePath+"/baseline/" + i7,schemaPath:"#/properties/baseline/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid25 = _errs201 === errors;
if(!valid25){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs199 === errors;
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
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
