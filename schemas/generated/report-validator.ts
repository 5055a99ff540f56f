// @ts-nocheck: the output of ajv's standalone compiler
// Generated from schemas/documents/report.schema.json by `npm run generate`. Do not edit.
import type { Validate } from './validators.js';
"use strict";
export const report = validate20 as unknown as Validate;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/report.schema.json","type":"object","required":["reportVersion","suite","contract","target","seed","selection","strict","started","durationMs","requests","conformant","complete","reason","totals","results","observations","exchanges"],"additionalProperties":false,"properties":{"reportVersion":{"type":"string","const":"1"},"suite":{"type":"object","required":["name","version"],"additionalProperties":false,"properties":{"name":{"type":"string"},"version":{"type":"string"},"matrix":{"type":"object","required":["rules","mutants","killed","variants","falseAlarms"],"additionalProperties":false,"properties":{"rules":{"type":"integer","minimum":0},"mutants":{"type":"integer","minimum":0},"killed":{"type":"integer","minimum":0},"variants":{"type":"integer","minimum":0},"falseAlarms":{"type":"integer","minimum":0}}}}},"contract":{"type":"object","required":["title","digest"],"additionalProperties":false,"properties":{"title":{"type":"string"},"digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}},"target":{"type":"object","required":["url","profile"],"additionalProperties":false,"properties":{"url":{"type":"string"},"label":{"type":"string"},"profile":{"type":"object","additionalProperties":{"type":"string"}},"declared":{"type":"array","items":{"type":"string"}}}},"seed":{"type":"string"},"selection":{"type":"array","items":{"type":"string"},"minItems":1},"strict":{"type":"boolean"},"started":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$"},"durationMs":{"type":"number","minimum":0},"requests":{"type":"integer","minimum":0},"conformant":{"type":["boolean","null"]},"complete":{"type":"boolean"},"reason":{"type":"string"},"fault":{"type":"object","required":["kind","where","message"],"additionalProperties":false,"properties":{"kind":{"type":"string","enum":["suite","interrupted"]},"where":{"type":"string"},"message":{"type":"string"}}},"totals":{"type":"object","required":["passed","failed","cantTell","inapplicable","untested"],"additionalProperties":false,"properties":{"passed":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"cantTell":{"type":"integer","minimum":0},"inapplicable":{"type":"integer","minimum":0},"untested":{"type":"integer","minimum":0}}},"results":{"type":"array","items":{"type":"object","required":["rule","section","level","outcome","message","evidence"],"additionalProperties":false,"properties":{"rule":{"type":"string","pattern":"^[a-z]+\\.[a-z0-9-]+$"},"section":{"type":"string"},"level":{"type":"string","enum":["MUST","SHOULD","INFO"]},"outcome":{"type":"string","enum":["passed","failed","cantTell","inapplicable","untested"]},"message":{"type":"string"},"hint":{"type":"string"},"cutOff":{"type":"boolean"},"blockedBy":{"type":"string"},"evidence":{"type":"array","items":{"type":"object","required":["exchange"],"additionalProperties":false,"properties":{"exchange":{"type":"integer","minimum":0},"pointer":{"type":"string"},"expected":{"type":"string"},"actual":{"type":"string"}}}}}}},"observations":{"type":"array","items":{"type":"object","required":["silence","section","seen"],"additionalProperties":false,"properties":{"silence":{"type":"string"},"section":{"type":"string"},"seen":{"type":"string"}}}},"exchanges":{"type":"array","items":{"type":"object","required":["id","question","request","ms"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":0},"question":{"type":"string"},"request":{"type":"object","required":["method","url","headers"],"additionalProperties":false,"properties":{"method":{"type":"string"},"url":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}}}},"response":{"type":"object","required":["status","headers","body"],"additionalProperties":false,"properties":{"status":{"type":"integer"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"body":{"type":"string"},"bodyBytes":{"type":"integer","minimum":0},"bodyDigest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}},"loss":{"type":"string"},"ms":{"type":"number","minimum":0}}}},"baseline":{"type":"array","items":{"type":"object","required":["rule","reason","standing"],"additionalProperties":false,"properties":{"rule":{"type":"string"},"reason":{"type":"string"},"until":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"ticket":{"type":"string"},"standing":{"type":"string","enum":["failing","passing","expired","not observed"]}}}}}};
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
if(data.totals !== undefined){
let data34 = data.totals;
const _errs76 = errors;
if(errors === _errs76){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
let missing6;
if((((((data34.passed === undefined) && (missing6 = "passed")) || ((data34.failed === undefined) && (missing6 = "failed"))) || ((data34.cantTell === undefined) && (missing6 = "cantTell"))) || ((data34.inapplicable === undefined) && (missing6 = "inapplicable"))) || ((data34.untested === undefined) && (missing6 = "untested"))){
validate20.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs78 = errors;
for(const key7 in data34){
if(!(((((key7 === "passed") || (key7 === "failed")) || (key7 === "cantTell")) || (key7 === "inapplicable")) || (key7 === "untested"))){
validate20.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs78 === errors){
if(data34.passed !== undefined){
let data35 = data34.passed;
const _errs79 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate20.errors = [{instancePath:instancePath+"/totals/passed",schemaPath:"#/properties/totals/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs79){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
validate20.errors = [{instancePath:instancePath+"/totals/passed",schemaPath:"#/properties/totals/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid9 = _errs79 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data34.failed !== undefined){
let data36 = data34.failed;
const _errs81 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
validate20.errors = [{instancePath:instancePath+"/totals/failed",schemaPath:"#/properties/totals/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs81){
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
validate20.errors = [{instancePath:instancePath+"/totals/failed",schemaPath:"#/properties/totals/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid9 = _errs81 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data34.cantTell !== undefined){
let data37 = data34.cantTell;
const _errs83 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate20.errors = [{instancePath:instancePath+"/totals/cantTell",schemaPath:"#/properties/totals/properties/cantTell/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs83){
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
validate20.errors = [{instancePath:instancePath+"/totals/cantTell",schemaPath:"#/properties/totals/properties/cantTell/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid9 = _errs83 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data34.inapplicable !== undefined){
let data38 = data34.inapplicable;
const _errs85 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
validate20.errors = [{instancePath:instancePath+"/totals/inapplicable",schemaPath:"#/properties/totals/properties/inapplicable/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs85){
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
validate20.errors = [{instancePath:instancePath+"/totals/inapplicable",schemaPath:"#/properties/totals/properties/inapplicable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid9 = _errs85 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data34.untested !== undefined){
let data39 = data34.untested;
const _errs87 = errors;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
validate20.errors = [{instancePath:instancePath+"/totals/untested",schemaPath:"#/properties/totals/properties/untested/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs87){
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 0 || isNaN(data39)){
validate20.errors = [{instancePath:instancePath+"/totals/untested",schemaPath:"#/properties/totals/properties/untested/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid9 = _errs87 === errors;
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
validate20.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs76 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.results !== undefined){
let data40 = data.results;
const _errs89 = errors;
if(errors === _errs89){
if(Array.isArray(data40)){
var valid10 = true;
const len2 = data40.length;
for(let i2=0; i2<len2; i2++){
let data41 = data40[i2];
const _errs91 = errors;
if(errors === _errs91){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
let missing7;
if(((((((data41.rule === undefined) && (missing7 = "rule")) || ((data41.section === undefined) && (missing7 = "section"))) || ((data41.level === undefined) && (missing7 = "level"))) || ((data41.outcome === undefined) && (missing7 = "outcome"))) || ((data41.message === undefined) && (missing7 = "message"))) || ((data41.evidence === undefined) && (missing7 = "evidence"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i2,schemaPath:"#/properties/results/items/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs93 = errors;
for(const key8 in data41){
if(!(func1.call(schema31.properties.results.items.properties, key8))){
validate20.errors = [{instancePath:instancePath+"/results/" + i2,schemaPath:"#/properties/results/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs93 === errors){
if(data41.rule !== undefined){
let data42 = data41.rule;
const _errs94 = errors;
if(errors === _errs94){
if(typeof data42 === "string"){
if(!pattern6.test(data42)){
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/rule",schemaPath:"#/properties/results/items/properties/rule/pattern",keyword:"pattern",params:{pattern: "^[a-z]+\\.[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z]+\\.[a-z0-9-]+$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/rule",schemaPath:"#/properties/results/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid11 = _errs94 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data41.section !== undefined){
const _errs96 = errors;
if(typeof data41.section !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/section",schemaPath:"#/properties/results/items/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs96 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data41.level !== undefined){
let data44 = data41.level;
const _errs98 = errors;
if(typeof data44 !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/level",schemaPath:"#/properties/results/items/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data44 === "MUST") || (data44 === "SHOULD")) || (data44 === "INFO"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/level",schemaPath:"#/properties/results/items/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.results.items.properties.level.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid11 = _errs98 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data41.outcome !== undefined){
let data45 = data41.outcome;
const _errs100 = errors;
if(typeof data45 !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/outcome",schemaPath:"#/properties/results/items/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data45 === "passed") || (data45 === "failed")) || (data45 === "cantTell")) || (data45 === "inapplicable")) || (data45 === "untested"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/outcome",schemaPath:"#/properties/results/items/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema31.properties.results.items.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid11 = _errs100 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data41.message !== undefined){
const _errs102 = errors;
if(typeof data41.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/message",schemaPath:"#/properties/results/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs102 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data41.hint !== undefined){
const _errs104 = errors;
if(typeof data41.hint !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/hint",schemaPath:"#/properties/results/items/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs104 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data41.cutOff !== undefined){
const _errs106 = errors;
if(typeof data41.cutOff !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/cutOff",schemaPath:"#/properties/results/items/properties/cutOff/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid11 = _errs106 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data41.blockedBy !== undefined){
const _errs108 = errors;
if(typeof data41.blockedBy !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/blockedBy",schemaPath:"#/properties/results/items/properties/blockedBy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs108 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data41.evidence !== undefined){
let data50 = data41.evidence;
const _errs110 = errors;
if(errors === _errs110){
if(Array.isArray(data50)){
var valid12 = true;
const len3 = data50.length;
for(let i3=0; i3<len3; i3++){
let data51 = data50[i3];
const _errs112 = errors;
if(errors === _errs112){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
let missing8;
if((data51.exchange === undefined) && (missing8 = "exchange")){
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/evidence/" + i3,schemaPath:"#/properties/results/items/properties/evidence/items/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs114 = errors;
for(const key9 in data51){
if(!((((key9 === "exchange") || (key9 === "pointer")) || (key9 === "expected")) || (key9 === "actual"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/evidence/" + i3,schemaPath:"#/properties/results/items/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs114 === errors){
if(data51.exchange !== undefined){
let data52 = data51.exchange;
const _errs115 = errors;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/evidence/" + i3+"/exchange",schemaPath:"#/properties/results/items/properties/evidence/items/properties/exchange/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs115){
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 0 || isNaN(data52)){
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/evidence/" + i3+"/exchange",schemaPath:"#/properties/results/items/properties/evidence/items/properties/exchange/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid13 = _errs115 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data51.pointer !== undefined){
const _errs117 = errors;
if(typeof data51.pointer !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/evidence/" + i3+"/pointer",schemaPath:"#/properties/results/items/properties/evidence/items/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs117 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data51.expected !== undefined){
const _errs119 = errors;
if(typeof data51.expected !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/evidence/" + i3+"/expected",schemaPath:"#/properties/results/items/properties/evidence/items/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs119 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data51.actual !== undefined){
const _errs121 = errors;
if(typeof data51.actual !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/evidence/" + i3+"/actual",schemaPath:"#/properties/results/items/properties/evidence/items/properties/actual/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs121 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/evidence/" + i3,schemaPath:"#/properties/results/items/properties/evidence/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid12 = _errs112 === errors;
if(!valid12){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i2+"/evidence",schemaPath:"#/properties/results/items/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs110 === errors;
}
else {
var valid11 = true;
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
validate20.errors = [{instancePath:instancePath+"/results/" + i2,schemaPath:"#/properties/results/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid10 = _errs91 === errors;
if(!valid10){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs89 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.observations !== undefined){
let data56 = data.observations;
const _errs123 = errors;
if(errors === _errs123){
if(Array.isArray(data56)){
var valid14 = true;
const len4 = data56.length;
for(let i4=0; i4<len4; i4++){
let data57 = data56[i4];
const _errs125 = errors;
if(errors === _errs125){
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
let missing9;
if((((data57.silence === undefined) && (missing9 = "silence")) || ((data57.section === undefined) && (missing9 = "section"))) || ((data57.seen === undefined) && (missing9 = "seen"))){
validate20.errors = [{instancePath:instancePath+"/observations/" + i4,schemaPath:"#/properties/observations/items/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
const _errs127 = errors;
for(const key10 in data57){
if(!(((key10 === "silence") || (key10 === "section")) || (key10 === "seen"))){
validate20.errors = [{instancePath:instancePath+"/observations/" + i4,schemaPath:"#/properties/observations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs127 === errors){
if(data57.silence !== undefined){
const _errs128 = errors;
if(typeof data57.silence !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i4+"/silence",schemaPath:"#/properties/observations/items/properties/silence/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs128 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data57.section !== undefined){
const _errs130 = errors;
if(typeof data57.section !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i4+"/section",schemaPath:"#/properties/observations/items/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs130 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data57.seen !== undefined){
const _errs132 = errors;
if(typeof data57.seen !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i4+"/seen",schemaPath:"#/properties/observations/items/properties/seen/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs132 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/observations/" + i4,schemaPath:"#/properties/observations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid14 = _errs125 === errors;
if(!valid14){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/observations",schemaPath:"#/properties/observations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs123 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exchanges !== undefined){
let data61 = data.exchanges;
const _errs134 = errors;
if(errors === _errs134){
if(Array.isArray(data61)){
var valid16 = true;
const len5 = data61.length;
for(let i5=0; i5<len5; i5++){
let data62 = data61[i5];
const _errs136 = errors;
if(errors === _errs136){
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
let missing10;
if(((((data62.id === undefined) && (missing10 = "id")) || ((data62.question === undefined) && (missing10 = "question"))) || ((data62.request === undefined) && (missing10 = "request"))) || ((data62.ms === undefined) && (missing10 = "ms"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5,schemaPath:"#/properties/exchanges/items/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
const _errs138 = errors;
for(const key11 in data62){
if(!((((((key11 === "id") || (key11 === "question")) || (key11 === "request")) || (key11 === "response")) || (key11 === "loss")) || (key11 === "ms"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5,schemaPath:"#/properties/exchanges/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs138 === errors){
if(data62.id !== undefined){
let data63 = data62.id;
const _errs139 = errors;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/id",schemaPath:"#/properties/exchanges/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs139){
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 < 0 || isNaN(data63)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/id",schemaPath:"#/properties/exchanges/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid17 = _errs139 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data62.question !== undefined){
const _errs141 = errors;
if(typeof data62.question !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/question",schemaPath:"#/properties/exchanges/items/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs141 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data62.request !== undefined){
let data65 = data62.request;
const _errs143 = errors;
if(errors === _errs143){
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
let missing11;
if((((data65.method === undefined) && (missing11 = "method")) || ((data65.url === undefined) && (missing11 = "url"))) || ((data65.headers === undefined) && (missing11 = "headers"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/request",schemaPath:"#/properties/exchanges/items/properties/request/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
const _errs145 = errors;
for(const key12 in data65){
if(!(((key12 === "method") || (key12 === "url")) || (key12 === "headers"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/request",schemaPath:"#/properties/exchanges/items/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs145 === errors){
if(data65.method !== undefined){
const _errs146 = errors;
if(typeof data65.method !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/request/method",schemaPath:"#/properties/exchanges/items/properties/request/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs146 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data65.url !== undefined){
const _errs148 = errors;
if(typeof data65.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/request/url",schemaPath:"#/properties/exchanges/items/properties/request/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs148 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data65.headers !== undefined){
let data68 = data65.headers;
const _errs150 = errors;
if(errors === _errs150){
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
for(const key13 in data68){
const _errs153 = errors;
if(typeof data68[key13] !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/request/headers/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/exchanges/items/properties/request/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid19 = _errs153 === errors;
if(!valid19){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/request/headers",schemaPath:"#/properties/exchanges/items/properties/request/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid18 = _errs150 === errors;
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
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/request",schemaPath:"#/properties/exchanges/items/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid17 = _errs143 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data62.response !== undefined){
let data70 = data62.response;
const _errs155 = errors;
if(errors === _errs155){
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
let missing12;
if((((data70.status === undefined) && (missing12 = "status")) || ((data70.headers === undefined) && (missing12 = "headers"))) || ((data70.body === undefined) && (missing12 = "body"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/response",schemaPath:"#/properties/exchanges/items/properties/response/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
const _errs157 = errors;
for(const key14 in data70){
if(!(((((key14 === "status") || (key14 === "headers")) || (key14 === "body")) || (key14 === "bodyBytes")) || (key14 === "bodyDigest"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/response",schemaPath:"#/properties/exchanges/items/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs157 === errors){
if(data70.status !== undefined){
let data71 = data70.status;
const _errs158 = errors;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/response/status",schemaPath:"#/properties/exchanges/items/properties/response/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid20 = _errs158 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data70.headers !== undefined){
let data72 = data70.headers;
const _errs160 = errors;
if(errors === _errs160){
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
for(const key15 in data72){
const _errs163 = errors;
if(typeof data72[key15] !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/response/headers/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/exchanges/items/properties/response/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid21 = _errs163 === errors;
if(!valid21){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/response/headers",schemaPath:"#/properties/exchanges/items/properties/response/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid20 = _errs160 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data70.body !== undefined){
const _errs165 = errors;
if(typeof data70.body !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/response/body",schemaPath:"#/properties/exchanges/items/properties/response/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs165 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data70.bodyBytes !== undefined){
let data75 = data70.bodyBytes;
const _errs167 = errors;
if(!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/response/bodyBytes",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs167){
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 < 0 || isNaN(data75)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/response/bodyBytes",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid20 = _errs167 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data70.bodyDigest !== undefined){
let data76 = data70.bodyDigest;
const _errs169 = errors;
if(errors === _errs169){
if(typeof data76 === "string"){
if(!pattern4.test(data76)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/response/bodyDigest",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyDigest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/response/bodyDigest",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyDigest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid20 = _errs169 === errors;
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
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/response",schemaPath:"#/properties/exchanges/items/properties/response/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid17 = _errs155 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data62.loss !== undefined){
const _errs171 = errors;
if(typeof data62.loss !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/loss",schemaPath:"#/properties/exchanges/items/properties/loss/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs171 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data62.ms !== undefined){
let data78 = data62.ms;
const _errs173 = errors;
if(errors === _errs173){
if((typeof data78 == "number") && (isFinite(data78))){
if(data78 < 0 || isNaN(data78)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/ms",schemaPath:"#/properties/exchanges/items/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5+"/ms",schemaPath:"#/properties/exchanges/items/properties/ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid17 = _errs173 === errors;
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
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i5,schemaPath:"#/properties/exchanges/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid16 = _errs136 === errors;
if(!valid16){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs134 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseline !== undefined){
let data79 = data.baseline;
const _errs175 = errors;
if(errors === _errs175){
if(Array.isArray(data79)){
var valid22 = true;
const len6 = data79.length;
for(let i6=0; i6<len6; i6++){
let data80 = data79[i6];
const _errs177 = errors;
if(errors === _errs177){
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
let missing13;
if((((data80.rule === undefined) && (missing13 = "rule")) || ((data80.reason === undefined) && (missing13 = "reason"))) || ((data80.standing === undefined) && (missing13 = "standing"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i6,schemaPath:"#/properties/baseline/items/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
const _errs179 = errors;
for(const key16 in data80){
if(!(((((key16 === "rule") || (key16 === "reason")) || (key16 === "until")) || (key16 === "ticket")) || (key16 === "standing"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i6,schemaPath:"#/properties/baseline/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs179 === errors){
if(data80.rule !== undefined){
const _errs180 = errors;
if(typeof data80.rule !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i6+"/rule",schemaPath:"#/properties/baseline/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs180 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data80.reason !== undefined){
const _errs182 = errors;
if(typeof data80.reason !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i6+"/reason",schemaPath:"#/properties/baseline/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs182 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data80.until !== undefined){
let data83 = data80.until;
const _errs184 = errors;
if(errors === _errs184){
if(typeof data83 === "string"){
if(!pattern8.test(data83)){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i6+"/until",schemaPath:"#/properties/baseline/items/properties/until/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/baseline/" + i6+"/until",schemaPath:"#/properties/baseline/items/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid23 = _errs184 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data80.ticket !== undefined){
const _errs186 = errors;
if(typeof data80.ticket !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i6+"/ticket",schemaPath:"#/properties/baseline/items/properties/ticket/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs186 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data80.standing !== undefined){
let data85 = data80.standing;
const _errs188 = errors;
if(typeof data85 !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i6+"/standing",schemaPath:"#/properties/baseline/items/properties/standing/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data85 === "failing") || (data85 === "passing")) || (data85 === "expired")) || (data85 === "not observed"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i6+"/standing",schemaPath:"#/properties/baseline/items/properties/standing/enum",keyword:"enum",params:{allowedValues: schema31.properties.baseline.items.properties.standing.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid23 = _errs188 === errors;
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
validate20.errors = [{instancePath:instancePath+"/baseline/" + i6,schemaPath:"#/properties/baseline/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid22 = _errs177 === errors;
if(!valid22){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs175 === errors;
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
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
