// @ts-nocheck: the output of ajv's standalone compiler
// Generated from schemas/documents/recording.schema.json by `npm run generate`. Do not edit.
import type { Validate } from './validators.js';
"use strict";
export const recordingFile = validate20 as unknown as Validate;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/recording.schema.json","type":"object","required":["log"],"properties":{"log":{"type":"object","required":["_audit","entries","_unsent","_end"],"properties":{"_audit":{"type":"object","required":["suite","target","parameters","seed","strength","isAuthorized","selection","strict","started","budgets"],"properties":{"suite":{"type":"object","required":["version"],"properties":{"version":{"type":"string"}}},"contract":{"type":"object"},"target":{"type":"string","pattern":"^https?://[^/?#@]+(/[^?#]*)?$"},"parameters":{"type":"object","additionalProperties":{"type":"string"}},"seed":{"type":"string"},"strength":{"enum":[1,2,3]},"isAuthorized":{"type":"boolean"},"selection":{"type":"array","items":{"type":"string"}},"strict":{"type":"boolean"},"started":{"type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"},"sample":{"type":"string"},"label":{"type":"string"},"connectTo":{"type":"string"},"traceHeader":{"type":"string"},"quick":{"type":"boolean"},"budgets":{"type":"object","properties":{"steady":{"type":"boolean"},"lastingMs":{"type":"number","minimum":0},"maxPages":{"type":["integer","null"],"minimum":1},"maxRequests":{"type":"integer","minimum":1},"deadlineMs":{"type":["number","null"],"exclusiveMinimum":0}}}}},"entries":{"type":"array","items":{"type":"object","required":["startedDateTime","time","request","response","_id","_question"],"properties":{"startedDateTime":{"type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"},"time":{"type":"number","minimum":0,"maximum":8640000000000},"request":{"type":"object","required":["method","url","headers"],"properties":{"method":{"const":"GET"},"url":{"type":"string"},"headers":{"type":"array","items":{"type":"object","required":["name","value"],"properties":{"name":{"type":"string"},"value":{"type":"string"}}}}}},"response":{"type":"object","required":["status","headers","content"],"properties":{"status":{"type":"integer","minimum":0,"maximum":999,"if":{"minimum":1},"then":{"minimum":100}},"headers":{"type":"array","items":{"type":"object","required":["name","value"],"properties":{"name":{"type":"string"},"value":{"type":"string"}}}},"content":{"type":"object","properties":{"text":{"type":["string","null"]},"encoding":{"enum":["base64",null]}},"if":{"required":["text","encoding"],"properties":{"encoding":{"const":"base64"}}},"then":{"properties":{"text":{"type":["string","null"],"pattern":"^[A-Za-z0-9+/]*={0,2}$"}}}}}},"_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"_question":{"type":"object","required":["query"],"properties":{"query":{"enum":["languageinfo","allimages","dbrepllag","duplicatefiles"]},"html":{"const":true},"types":{"type":"array","items":{"type":"string"}},"page":{"type":"integer","minimum":1},"cursor":{"type":"object","required":["aicontinue"],"properties":{"aicontinue":{"type":"string"},"continue":{"type":"string"}}},"title":{"type":"object","required":["sent","exists","kind"],"properties":{"sent":{"type":"string"},"exists":{"type":"boolean"},"kind":{"type":"string"},"drawn":{"const":true}}},"order":{"type":"string"},"escaping":{"type":"string"},"accept":{"type":"string"},"cookie":{"type":"string"},"encoding":{"type":"string"},"connection":{"const":"fresh"},"bare":{"const":true},"repeat":{"enum":["query","page"]},"encoded":{"type":"object","required":["place","letters"],"properties":{"place":{"enum":["action","selection"]},"letters":{"type":"integer"}}}}},"_trial":{"type":"object","required":["number","stage","arm"],"properties":{"number":{"type":"integer","minimum":1},"stage":{"enum":["screen","minimise","decide","confirm"]},"arm":{"enum":[0,1]}}},"_loss":{"type":"object","required":["kind","message"],"properties":{"kind":{"enum":["address","connect","tls","timeout","broken","too-large","encoding","undecoded","protocol","redirect","budget","stopped","interrupted","unasked"]},"message":{"type":"string"}}},"_followed":{"type":"boolean"}},"if":{"properties":{"response":{"properties":{"status":{"const":0}}}}},"then":{"required":["_loss"]}}},"_unsent":{"type":"array","items":{"type":"object","required":["question","url","loss"],"properties":{"question":{"type":"object","required":["query"],"properties":{"query":{"enum":["languageinfo","allimages","dbrepllag","duplicatefiles"]},"html":{"const":true},"types":{"type":"array","items":{"type":"string"}},"page":{"type":"integer","minimum":1},"cursor":{"type":"object","required":["aicontinue"],"properties":{"aicontinue":{"type":"string"},"continue":{"type":"string"}}},"title":{"type":"object","required":["sent","exists","kind"],"properties":{"sent":{"type":"string"},"exists":{"type":"boolean"},"kind":{"type":"string"},"drawn":{"const":true}}},"order":{"type":"string"},"escaping":{"type":"string"},"accept":{"type":"string"},"cookie":{"type":"string"},"encoding":{"type":"string"},"connection":{"const":"fresh"},"bare":{"const":true},"repeat":{"enum":["query","page"]},"encoded":{"type":"object","required":["place","letters"],"properties":{"place":{"enum":["action","selection"]},"letters":{"type":"integer"}}}}},"url":{"type":"string"},"loss":{"type":"object","required":["kind","message"],"properties":{"kind":{"enum":["address","connect","tls","timeout","broken","too-large","encoding","undecoded","protocol","redirect","budget","stopped","interrupted","unasked"]},"message":{"type":"string"}}}}}},"_end":{"type":"object","required":["requests","durationMs","interrupted"],"properties":{"requests":{"type":"integer","minimum":0},"durationMs":{"type":"number","minimum":0,"maximum":8640000000000},"interrupted":{"type":"boolean"},"why":{"type":"string"}}}}}}};
const pattern4 = new RegExp("^https?://[^/?#@]+(/[^?#]*)?$", "u");
const pattern5 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$", "u");
const pattern7 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://wiki-query-conformance.invalid/schemas/recording.schema.json" */;
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
if((data.log === undefined) && (missing0 = "log")){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.log !== undefined){
let data0 = data.log;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((((data0._audit === undefined) && (missing1 = "_audit")) || ((data0.entries === undefined) && (missing1 = "entries"))) || ((data0._unsent === undefined) && (missing1 = "_unsent"))) || ((data0._end === undefined) && (missing1 = "_end"))){
validate20.errors = [{instancePath:instancePath+"/log",schemaPath:"#/properties/log/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0._audit !== undefined){
let data1 = data0._audit;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if(((((((((((data1.suite === undefined) && (missing2 = "suite")) || ((data1.target === undefined) && (missing2 = "target"))) || ((data1.parameters === undefined) && (missing2 = "parameters"))) || ((data1.seed === undefined) && (missing2 = "seed"))) || ((data1.strength === undefined) && (missing2 = "strength"))) || ((data1.isAuthorized === undefined) && (missing2 = "isAuthorized"))) || ((data1.selection === undefined) && (missing2 = "selection"))) || ((data1.strict === undefined) && (missing2 = "strict"))) || ((data1.started === undefined) && (missing2 = "started"))) || ((data1.budgets === undefined) && (missing2 = "budgets"))){
validate20.errors = [{instancePath:instancePath+"/log/_audit",schemaPath:"#/properties/log/properties/_audit/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data1.suite !== undefined){
let data2 = data1.suite;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing3;
if((data2.version === undefined) && (missing3 = "version")){
validate20.errors = [{instancePath:instancePath+"/log/_audit/suite",schemaPath:"#/properties/log/properties/_audit/properties/suite/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data2.version !== undefined){
if(typeof data2.version !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/suite/version",schemaPath:"#/properties/log/properties/_audit/properties/suite/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_audit/suite",schemaPath:"#/properties/log/properties/_audit/properties/suite/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.contract !== undefined){
let data4 = data1.contract;
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate20.errors = [{instancePath:instancePath+"/log/_audit/contract",schemaPath:"#/properties/log/properties/_audit/properties/contract/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.target !== undefined){
let data5 = data1.target;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/target",schemaPath:"#/properties/log/properties/_audit/properties/target/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@]+(/[^?#]*)?$"},message:"must match pattern \""+"^https?://[^/?#@]+(/[^?#]*)?$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_audit/target",schemaPath:"#/properties/log/properties/_audit/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.parameters !== undefined){
let data6 = data1.parameters;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
const _errs16 = errors;
if(typeof data6[key0] !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/parameters/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/log/properties/_audit/properties/parameters/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_audit/parameters",schemaPath:"#/properties/log/properties/_audit/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.seed !== undefined){
const _errs18 = errors;
if(typeof data1.seed !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/seed",schemaPath:"#/properties/log/properties/_audit/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.strength !== undefined){
let data9 = data1.strength;
const _errs20 = errors;
if(!(((data9 === 1) || (data9 === 2)) || (data9 === 3))){
validate20.errors = [{instancePath:instancePath+"/log/_audit/strength",schemaPath:"#/properties/log/properties/_audit/properties/strength/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties._audit.properties.strength.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.isAuthorized !== undefined){
const _errs21 = errors;
if(typeof data1.isAuthorized !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/isAuthorized",schemaPath:"#/properties/log/properties/_audit/properties/isAuthorized/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.selection !== undefined){
let data11 = data1.selection;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data11)){
var valid5 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs25 = errors;
if(typeof data11[i0] !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/selection/" + i0,schemaPath:"#/properties/log/properties/_audit/properties/selection/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs25 === errors;
if(!valid5){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_audit/selection",schemaPath:"#/properties/log/properties/_audit/properties/selection/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.strict !== undefined){
const _errs27 = errors;
if(typeof data1.strict !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/strict",schemaPath:"#/properties/log/properties/_audit/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.started !== undefined){
let data14 = data1.started;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(!pattern5.test(data14)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/started",schemaPath:"#/properties/log/properties/_audit/properties/started/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_audit/started",schemaPath:"#/properties/log/properties/_audit/properties/started/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs29 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.sample !== undefined){
const _errs31 = errors;
if(typeof data1.sample !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/sample",schemaPath:"#/properties/log/properties/_audit/properties/sample/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.label !== undefined){
const _errs33 = errors;
if(typeof data1.label !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/label",schemaPath:"#/properties/log/properties/_audit/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.connectTo !== undefined){
const _errs35 = errors;
if(typeof data1.connectTo !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/connectTo",schemaPath:"#/properties/log/properties/_audit/properties/connectTo/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs35 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.traceHeader !== undefined){
const _errs37 = errors;
if(typeof data1.traceHeader !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/traceHeader",schemaPath:"#/properties/log/properties/_audit/properties/traceHeader/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs37 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.quick !== undefined){
const _errs39 = errors;
if(typeof data1.quick !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/quick",schemaPath:"#/properties/log/properties/_audit/properties/quick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs39 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.budgets !== undefined){
let data20 = data1.budgets;
const _errs41 = errors;
if(errors === _errs41){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.steady !== undefined){
const _errs43 = errors;
if(typeof data20.steady !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/steady",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/steady/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs43 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data20.lastingMs !== undefined){
let data22 = data20.lastingMs;
const _errs45 = errors;
if(errors === _errs45){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/lastingMs",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/lastingMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/lastingMs",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/lastingMs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid6 = _errs45 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data20.maxPages !== undefined){
let data23 = data20.maxPages;
const _errs47 = errors;
if((!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))) && (data23 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/maxPages",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/maxPages/type",keyword:"type",params:{type: schema31.properties.log.properties._audit.properties.budgets.properties.maxPages.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs47){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 1 || isNaN(data23)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/maxPages",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/maxPages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid6 = _errs47 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data20.maxRequests !== undefined){
let data24 = data20.maxRequests;
const _errs49 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/maxRequests",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/maxRequests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs49){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 1 || isNaN(data24)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/maxRequests",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/maxRequests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid6 = _errs49 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data20.deadlineMs !== undefined){
let data25 = data20.deadlineMs;
const _errs51 = errors;
if((!((typeof data25 == "number") && (isFinite(data25)))) && (data25 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/deadlineMs",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/deadlineMs/type",keyword:"type",params:{type: schema31.properties.log.properties._audit.properties.budgets.properties.deadlineMs.type},message:"must be number,null"}];
return false;
}
if(errors === _errs51){
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 <= 0 || isNaN(data25)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/deadlineMs",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/deadlineMs/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
}
var valid6 = _errs51 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets",schemaPath:"#/properties/log/properties/_audit/properties/budgets/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs41 === errors;
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
validate20.errors = [{instancePath:instancePath+"/log/_audit",schemaPath:"#/properties/log/properties/_audit/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.entries !== undefined){
let data26 = data0.entries;
const _errs53 = errors;
if(errors === _errs53){
if(Array.isArray(data26)){
var valid7 = true;
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
let data27 = data26[i1];
const _errs55 = errors;
const _errs57 = errors;
let valid8 = true;
const _errs58 = errors;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.response !== undefined){
let data28 = data27.response;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.status !== undefined){
if(0 !== data28.status){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
}
}
var _valid0 = _errs58 === errors;
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs61 = errors;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing4;
if((data27._loss === undefined) && (missing4 = "_loss")){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1,schemaPath:"#/properties/log/properties/entries/items/then/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
}
var _valid0 = _errs61 === errors;
valid8 = _valid0;
}
if(!valid8){
const err1 = {instancePath:instancePath+"/log/entries/" + i1,schemaPath:"#/properties/log/properties/entries/items/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate20.errors = vErrors;
return false;
}
if(errors === _errs55){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing5;
if(((((((data27.startedDateTime === undefined) && (missing5 = "startedDateTime")) || ((data27.time === undefined) && (missing5 = "time"))) || ((data27.request === undefined) && (missing5 = "request"))) || ((data27.response === undefined) && (missing5 = "response"))) || ((data27._id === undefined) && (missing5 = "_id"))) || ((data27._question === undefined) && (missing5 = "_question"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1,schemaPath:"#/properties/log/properties/entries/items/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data27.startedDateTime !== undefined){
let data30 = data27.startedDateTime;
const _errs62 = errors;
if(errors === _errs62){
if(typeof data30 === "string"){
if(!pattern5.test(data30)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/startedDateTime",schemaPath:"#/properties/log/properties/entries/items/properties/startedDateTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/startedDateTime",schemaPath:"#/properties/log/properties/entries/items/properties/startedDateTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid11 = _errs62 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data27.time !== undefined){
let data31 = data27.time;
const _errs64 = errors;
if(errors === _errs64){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 8640000000000 || isNaN(data31)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/time",schemaPath:"#/properties/log/properties/entries/items/properties/time/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000},message:"must be <= 8640000000000"}];
return false;
}
else {
if(data31 < 0 || isNaN(data31)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/time",schemaPath:"#/properties/log/properties/entries/items/properties/time/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/time",schemaPath:"#/properties/log/properties/entries/items/properties/time/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid11 = _errs64 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data27.request !== undefined){
let data32 = data27.request;
const _errs66 = errors;
if(errors === _errs66){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
let missing6;
if((((data32.method === undefined) && (missing6 = "method")) || ((data32.url === undefined) && (missing6 = "url"))) || ((data32.headers === undefined) && (missing6 = "headers"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request",schemaPath:"#/properties/log/properties/entries/items/properties/request/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data32.method !== undefined){
const _errs68 = errors;
if("GET" !== data32.method){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/method",schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/method/const",keyword:"const",params:{allowedValue: "GET"},message:"must be equal to constant"}];
return false;
}
var valid12 = _errs68 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data32.url !== undefined){
const _errs69 = errors;
if(typeof data32.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/url",schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs69 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data32.headers !== undefined){
let data35 = data32.headers;
const _errs71 = errors;
if(errors === _errs71){
if(Array.isArray(data35)){
var valid13 = true;
const len2 = data35.length;
for(let i2=0; i2<len2; i2++){
let data36 = data35[i2];
const _errs73 = errors;
if(errors === _errs73){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
let missing7;
if(((data36.name === undefined) && (missing7 = "name")) || ((data36.value === undefined) && (missing7 = "value"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/headers/" + i2,schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/headers/items/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data36.name !== undefined){
const _errs75 = errors;
if(typeof data36.name !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/headers/" + i2+"/name",schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/headers/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs75 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data36.value !== undefined){
const _errs77 = errors;
if(typeof data36.value !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/headers/" + i2+"/value",schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/headers/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs77 === errors;
}
else {
var valid14 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/headers/" + i2,schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/headers/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid13 = _errs73 === errors;
if(!valid13){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/headers",schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/headers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid12 = _errs71 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request",schemaPath:"#/properties/log/properties/entries/items/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs66 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data27.response !== undefined){
let data39 = data27.response;
const _errs79 = errors;
if(errors === _errs79){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing8;
if((((data39.status === undefined) && (missing8 = "status")) || ((data39.headers === undefined) && (missing8 = "headers"))) || ((data39.content === undefined) && (missing8 = "content"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response",schemaPath:"#/properties/log/properties/entries/items/properties/response/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data39.status !== undefined){
let data40 = data39.status;
const _errs81 = errors;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/status",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs83 = errors;
let valid16 = true;
const _errs84 = errors;
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 1 || isNaN(data40)){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid1 = _errs84 === errors;
errors = _errs83;
if(vErrors !== null){
if(_errs83){
vErrors.length = _errs83;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs85 = errors;
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 100 || isNaN(data40)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/status",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/status/then/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"}];
return false;
}
}
var _valid1 = _errs85 === errors;
valid16 = _valid1;
}
if(!valid16){
const err3 = {instancePath:instancePath+"/log/entries/" + i1+"/response/status",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/status/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate20.errors = vErrors;
return false;
}
if(errors === _errs81){
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 999 || isNaN(data40)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/status",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},message:"must be <= 999"}];
return false;
}
else {
if(data40 < 0 || isNaN(data40)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/status",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid15 = _errs81 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data39.headers !== undefined){
let data41 = data39.headers;
const _errs86 = errors;
if(errors === _errs86){
if(Array.isArray(data41)){
var valid17 = true;
const len3 = data41.length;
for(let i3=0; i3<len3; i3++){
let data42 = data41[i3];
const _errs88 = errors;
if(errors === _errs88){
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
let missing9;
if(((data42.name === undefined) && (missing9 = "name")) || ((data42.value === undefined) && (missing9 = "value"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/headers/" + i3,schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/headers/items/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data42.name !== undefined){
const _errs90 = errors;
if(typeof data42.name !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/headers/" + i3+"/name",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/headers/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs90 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data42.value !== undefined){
const _errs92 = errors;
if(typeof data42.value !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/headers/" + i3+"/value",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/headers/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs92 === errors;
}
else {
var valid18 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/headers/" + i3,schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/headers/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid17 = _errs88 === errors;
if(!valid17){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/headers",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/headers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid15 = _errs86 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data39.content !== undefined){
let data45 = data39.content;
const _errs94 = errors;
const _errs96 = errors;
let valid19 = true;
const _errs97 = errors;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
let missing10;
if(((data45.text === undefined) && (missing10 = "text")) || ((data45.encoding === undefined) && (missing10 = "encoding"))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data45.encoding !== undefined){
if("base64" !== data45.encoding){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid2 = _errs97 === errors;
errors = _errs96;
if(vErrors !== null){
if(_errs96){
vErrors.length = _errs96;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs99 = errors;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.text !== undefined){
let data47 = data45.text;
const _errs100 = errors;
if((typeof data47 !== "string") && (data47 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/content/text",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/then/properties/text/type",keyword:"type",params:{type: schema31.properties.log.properties.entries.items.properties.response.properties.content.then.properties.text.type},message:"must be string,null"}];
return false;
}
if(errors === _errs100){
if(typeof data47 === "string"){
if(!pattern7.test(data47)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/content/text",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/then/properties/text/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]*={0,2}$"+"\""}];
return false;
}
}
}
}
}
var _valid2 = _errs99 === errors;
valid19 = _valid2;
if(valid19){
var props0 = {};
props0.text = true;
props0.encoding = true;
}
}
if(!valid19){
const err6 = {instancePath:instancePath+"/log/entries/" + i1+"/response/content",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate20.errors = vErrors;
return false;
}
if(errors === _errs94){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(props0 !== true){
props0 = props0 || {};
props0.text = true;
props0.encoding = true;
}
if(data45.text !== undefined){
let data48 = data45.text;
const _errs102 = errors;
if((typeof data48 !== "string") && (data48 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/content/text",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/properties/text/type",keyword:"type",params:{type: schema31.properties.log.properties.entries.items.properties.response.properties.content.properties.text.type},message:"must be string,null"}];
return false;
}
var valid22 = _errs102 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data45.encoding !== undefined){
let data49 = data45.encoding;
const _errs104 = errors;
if(!((data49 === "base64") || (data49 === null))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/content/encoding",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/properties/encoding/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties.response.properties.content.properties.encoding.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid22 = _errs104 === errors;
}
else {
var valid22 = true;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/content",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid15 = _errs94 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response",schemaPath:"#/properties/log/properties/entries/items/properties/response/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs79 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data27._id !== undefined){
let data50 = data27._id;
const _errs105 = errors;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_id",schemaPath:"#/properties/log/properties/entries/items/properties/_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs105){
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 > 9007199254740991 || isNaN(data50)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_id",schemaPath:"#/properties/log/properties/entries/items/properties/_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data50 < 1 || isNaN(data50)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_id",schemaPath:"#/properties/log/properties/entries/items/properties/_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid11 = _errs105 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data27._question !== undefined){
let data51 = data27._question;
const _errs107 = errors;
if(errors === _errs107){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
let missing11;
if((data51.query === undefined) && (missing11 = "query")){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question",schemaPath:"#/properties/log/properties/entries/items/properties/_question/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
if(data51.query !== undefined){
let data52 = data51.query;
const _errs109 = errors;
if(!((((data52 === "languageinfo") || (data52 === "allimages")) || (data52 === "dbrepllag")) || (data52 === "duplicatefiles"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/query",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/query/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties._question.properties.query.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid23 = _errs109 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data51.html !== undefined){
const _errs110 = errors;
if(true !== data51.html){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/html",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/html/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid23 = _errs110 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data51.types !== undefined){
let data54 = data51.types;
const _errs111 = errors;
if(errors === _errs111){
if(Array.isArray(data54)){
var valid24 = true;
const len4 = data54.length;
for(let i4=0; i4<len4; i4++){
const _errs113 = errors;
if(typeof data54[i4] !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/types/" + i4,schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/types/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs113 === errors;
if(!valid24){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/types",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/types/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid23 = _errs111 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data51.page !== undefined){
let data56 = data51.page;
const _errs115 = errors;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/page",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs115){
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 < 1 || isNaN(data56)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/page",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid23 = _errs115 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data51.cursor !== undefined){
let data57 = data51.cursor;
const _errs117 = errors;
if(errors === _errs117){
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
let missing12;
if((data57.aicontinue === undefined) && (missing12 = "aicontinue")){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/cursor",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/cursor/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
if(data57.aicontinue !== undefined){
const _errs119 = errors;
if(typeof data57.aicontinue !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/cursor/aicontinue",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/cursor/properties/aicontinue/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid25 = _errs119 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data57.continue !== undefined){
const _errs121 = errors;
if(typeof data57.continue !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/cursor/continue",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/cursor/properties/continue/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid25 = _errs121 === errors;
}
else {
var valid25 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/cursor",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/cursor/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid23 = _errs117 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data51.title !== undefined){
let data60 = data51.title;
const _errs123 = errors;
if(errors === _errs123){
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
let missing13;
if((((data60.sent === undefined) && (missing13 = "sent")) || ((data60.exists === undefined) && (missing13 = "exists"))) || ((data60.kind === undefined) && (missing13 = "kind"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/title",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/title/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
if(data60.sent !== undefined){
const _errs125 = errors;
if(typeof data60.sent !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/title/sent",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/title/properties/sent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs125 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data60.exists !== undefined){
const _errs127 = errors;
if(typeof data60.exists !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/title/exists",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/title/properties/exists/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid26 = _errs127 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data60.kind !== undefined){
const _errs129 = errors;
if(typeof data60.kind !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/title/kind",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/title/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs129 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data60.drawn !== undefined){
const _errs131 = errors;
if(true !== data60.drawn){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/title/drawn",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/title/properties/drawn/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid26 = _errs131 === errors;
}
else {
var valid26 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/title",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid23 = _errs123 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data51.order !== undefined){
const _errs132 = errors;
if(typeof data51.order !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/order",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs132 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data51.escaping !== undefined){
const _errs134 = errors;
if(typeof data51.escaping !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/escaping",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/escaping/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs134 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data51.accept !== undefined){
const _errs136 = errors;
if(typeof data51.accept !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/accept",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/accept/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs136 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data51.cookie !== undefined){
const _errs138 = errors;
if(typeof data51.cookie !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/cookie",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/cookie/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs138 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data51.encoding !== undefined){
const _errs140 = errors;
if(typeof data51.encoding !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/encoding",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/encoding/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs140 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data51.connection !== undefined){
const _errs142 = errors;
if("fresh" !== data51.connection){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/connection",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/connection/const",keyword:"const",params:{allowedValue: "fresh"},message:"must be equal to constant"}];
return false;
}
var valid23 = _errs142 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data51.bare !== undefined){
const _errs143 = errors;
if(true !== data51.bare){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/bare",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/bare/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid23 = _errs143 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data51.repeat !== undefined){
let data72 = data51.repeat;
const _errs144 = errors;
if(!((data72 === "query") || (data72 === "page"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/repeat",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/repeat/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties._question.properties.repeat.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid23 = _errs144 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data51.encoded !== undefined){
let data73 = data51.encoded;
const _errs145 = errors;
if(errors === _errs145){
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
let missing14;
if(((data73.place === undefined) && (missing14 = "place")) || ((data73.letters === undefined) && (missing14 = "letters"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/encoded",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/encoded/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
if(data73.place !== undefined){
let data74 = data73.place;
const _errs147 = errors;
if(!((data74 === "action") || (data74 === "selection"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/encoded/place",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/encoded/properties/place/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties._question.properties.encoded.properties.place.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid27 = _errs147 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data73.letters !== undefined){
let data75 = data73.letters;
const _errs148 = errors;
if(!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/encoded/letters",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/encoded/properties/letters/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid27 = _errs148 === errors;
}
else {
var valid27 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/encoded",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/encoded/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid23 = _errs145 === errors;
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
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question",schemaPath:"#/properties/log/properties/entries/items/properties/_question/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs107 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data27._trial !== undefined){
let data76 = data27._trial;
const _errs150 = errors;
if(errors === _errs150){
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
let missing15;
if((((data76.number === undefined) && (missing15 = "number")) || ((data76.stage === undefined) && (missing15 = "stage"))) || ((data76.arm === undefined) && (missing15 = "arm"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_trial",schemaPath:"#/properties/log/properties/entries/items/properties/_trial/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
if(data76.number !== undefined){
let data77 = data76.number;
const _errs152 = errors;
if(!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_trial/number",schemaPath:"#/properties/log/properties/entries/items/properties/_trial/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs152){
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 < 1 || isNaN(data77)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_trial/number",schemaPath:"#/properties/log/properties/entries/items/properties/_trial/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid28 = _errs152 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data76.stage !== undefined){
let data78 = data76.stage;
const _errs154 = errors;
if(!((((data78 === "screen") || (data78 === "minimise")) || (data78 === "decide")) || (data78 === "confirm"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_trial/stage",schemaPath:"#/properties/log/properties/entries/items/properties/_trial/properties/stage/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties._trial.properties.stage.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid28 = _errs154 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data76.arm !== undefined){
let data79 = data76.arm;
const _errs155 = errors;
if(!((data79 === 0) || (data79 === 1))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_trial/arm",schemaPath:"#/properties/log/properties/entries/items/properties/_trial/properties/arm/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties._trial.properties.arm.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid28 = _errs155 === errors;
}
else {
var valid28 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_trial",schemaPath:"#/properties/log/properties/entries/items/properties/_trial/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs150 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data27._loss !== undefined){
let data80 = data27._loss;
const _errs156 = errors;
if(errors === _errs156){
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
let missing16;
if(((data80.kind === undefined) && (missing16 = "kind")) || ((data80.message === undefined) && (missing16 = "message"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_loss",schemaPath:"#/properties/log/properties/entries/items/properties/_loss/required",keyword:"required",params:{missingProperty: missing16},message:"must have required property '"+missing16+"'"}];
return false;
}
else {
if(data80.kind !== undefined){
let data81 = data80.kind;
const _errs158 = errors;
if(!((((((((((((((data81 === "address") || (data81 === "connect")) || (data81 === "tls")) || (data81 === "timeout")) || (data81 === "broken")) || (data81 === "too-large")) || (data81 === "encoding")) || (data81 === "undecoded")) || (data81 === "protocol")) || (data81 === "redirect")) || (data81 === "budget")) || (data81 === "stopped")) || (data81 === "interrupted")) || (data81 === "unasked"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_loss/kind",schemaPath:"#/properties/log/properties/entries/items/properties/_loss/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties._loss.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid29 = _errs158 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data80.message !== undefined){
const _errs159 = errors;
if(typeof data80.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_loss/message",schemaPath:"#/properties/log/properties/entries/items/properties/_loss/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid29 = _errs159 === errors;
}
else {
var valid29 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_loss",schemaPath:"#/properties/log/properties/entries/items/properties/_loss/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs156 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data27._followed !== undefined){
const _errs161 = errors;
if(typeof data27._followed !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_followed",schemaPath:"#/properties/log/properties/entries/items/properties/_followed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid11 = _errs161 === errors;
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
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1,schemaPath:"#/properties/log/properties/entries/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs55 === errors;
if(!valid7){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries",schemaPath:"#/properties/log/properties/entries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs53 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0._unsent !== undefined){
let data84 = data0._unsent;
const _errs163 = errors;
if(errors === _errs163){
if(Array.isArray(data84)){
var valid30 = true;
const len5 = data84.length;
for(let i5=0; i5<len5; i5++){
let data85 = data84[i5];
const _errs165 = errors;
if(errors === _errs165){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing17;
if((((data85.question === undefined) && (missing17 = "question")) || ((data85.url === undefined) && (missing17 = "url"))) || ((data85.loss === undefined) && (missing17 = "loss"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5,schemaPath:"#/properties/log/properties/_unsent/items/required",keyword:"required",params:{missingProperty: missing17},message:"must have required property '"+missing17+"'"}];
return false;
}
else {
if(data85.question !== undefined){
let data86 = data85.question;
const _errs167 = errors;
if(errors === _errs167){
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
let missing18;
if((data86.query === undefined) && (missing18 = "query")){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/required",keyword:"required",params:{missingProperty: missing18},message:"must have required property '"+missing18+"'"}];
return false;
}
else {
if(data86.query !== undefined){
let data87 = data86.query;
const _errs169 = errors;
if(!((((data87 === "languageinfo") || (data87 === "allimages")) || (data87 === "dbrepllag")) || (data87 === "duplicatefiles"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/query",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/query/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties._unsent.items.properties.question.properties.query.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid32 = _errs169 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data86.html !== undefined){
const _errs170 = errors;
if(true !== data86.html){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/html",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/html/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid32 = _errs170 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data86.types !== undefined){
let data89 = data86.types;
const _errs171 = errors;
if(errors === _errs171){
if(Array.isArray(data89)){
var valid33 = true;
const len6 = data89.length;
for(let i6=0; i6<len6; i6++){
const _errs173 = errors;
if(typeof data89[i6] !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/types/" + i6,schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/types/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid33 = _errs173 === errors;
if(!valid33){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/types",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/types/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid32 = _errs171 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data86.page !== undefined){
let data91 = data86.page;
const _errs175 = errors;
if(!(((typeof data91 == "number") && (!(data91 % 1) && !isNaN(data91))) && (isFinite(data91)))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/page",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs175){
if((typeof data91 == "number") && (isFinite(data91))){
if(data91 < 1 || isNaN(data91)){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/page",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid32 = _errs175 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data86.cursor !== undefined){
let data92 = data86.cursor;
const _errs177 = errors;
if(errors === _errs177){
if(data92 && typeof data92 == "object" && !Array.isArray(data92)){
let missing19;
if((data92.aicontinue === undefined) && (missing19 = "aicontinue")){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/cursor",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/cursor/required",keyword:"required",params:{missingProperty: missing19},message:"must have required property '"+missing19+"'"}];
return false;
}
else {
if(data92.aicontinue !== undefined){
const _errs179 = errors;
if(typeof data92.aicontinue !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/cursor/aicontinue",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/cursor/properties/aicontinue/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid34 = _errs179 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data92.continue !== undefined){
const _errs181 = errors;
if(typeof data92.continue !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/cursor/continue",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/cursor/properties/continue/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid34 = _errs181 === errors;
}
else {
var valid34 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/cursor",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/cursor/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid32 = _errs177 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data86.title !== undefined){
let data95 = data86.title;
const _errs183 = errors;
if(errors === _errs183){
if(data95 && typeof data95 == "object" && !Array.isArray(data95)){
let missing20;
if((((data95.sent === undefined) && (missing20 = "sent")) || ((data95.exists === undefined) && (missing20 = "exists"))) || ((data95.kind === undefined) && (missing20 = "kind"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/title",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/title/required",keyword:"required",params:{missingProperty: missing20},message:"must have required property '"+missing20+"'"}];
return false;
}
else {
if(data95.sent !== undefined){
const _errs185 = errors;
if(typeof data95.sent !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/title/sent",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/title/properties/sent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid35 = _errs185 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data95.exists !== undefined){
const _errs187 = errors;
if(typeof data95.exists !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/title/exists",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/title/properties/exists/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid35 = _errs187 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data95.kind !== undefined){
const _errs189 = errors;
if(typeof data95.kind !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/title/kind",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/title/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid35 = _errs189 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data95.drawn !== undefined){
const _errs191 = errors;
if(true !== data95.drawn){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/title/drawn",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/title/properties/drawn/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid35 = _errs191 === errors;
}
else {
var valid35 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/title",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/title/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid32 = _errs183 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data86.order !== undefined){
const _errs192 = errors;
if(typeof data86.order !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/order",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs192 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data86.escaping !== undefined){
const _errs194 = errors;
if(typeof data86.escaping !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/escaping",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/escaping/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs194 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data86.accept !== undefined){
const _errs196 = errors;
if(typeof data86.accept !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/accept",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/accept/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs196 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data86.cookie !== undefined){
const _errs198 = errors;
if(typeof data86.cookie !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/cookie",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/cookie/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs198 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data86.encoding !== undefined){
const _errs200 = errors;
if(typeof data86.encoding !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/encoding",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/encoding/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs200 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data86.connection !== undefined){
const _errs202 = errors;
if("fresh" !== data86.connection){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/connection",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/connection/const",keyword:"const",params:{allowedValue: "fresh"},message:"must be equal to constant"}];
return false;
}
var valid32 = _errs202 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data86.bare !== undefined){
const _errs203 = errors;
if(true !== data86.bare){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/bare",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/bare/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid32 = _errs203 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data86.repeat !== undefined){
let data107 = data86.repeat;
const _errs204 = errors;
if(!((data107 === "query") || (data107 === "page"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/repeat",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/repeat/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties._unsent.items.properties.question.properties.repeat.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid32 = _errs204 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data86.encoded !== undefined){
let data108 = data86.encoded;
const _errs205 = errors;
if(errors === _errs205){
if(data108 && typeof data108 == "object" && !Array.isArray(data108)){
let missing21;
if(((data108.place === undefined) && (missing21 = "place")) || ((data108.letters === undefined) && (missing21 = "letters"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/encoded",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/encoded/required",keyword:"required",params:{missingProperty: missing21},message:"must have required property '"+missing21+"'"}];
return false;
}
else {
if(data108.place !== undefined){
let data109 = data108.place;
const _errs207 = errors;
if(!((data109 === "action") || (data109 === "selection"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/encoded/place",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/encoded/properties/place/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties._unsent.items.properties.question.properties.encoded.properties.place.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid36 = _errs207 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data108.letters !== undefined){
let data110 = data108.letters;
const _errs208 = errors;
if(!(((typeof data110 == "number") && (!(data110 % 1) && !isNaN(data110))) && (isFinite(data110)))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/encoded/letters",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/encoded/properties/letters/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid36 = _errs208 === errors;
}
else {
var valid36 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/encoded",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/encoded/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid32 = _errs205 === errors;
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
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid31 = _errs167 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data85.url !== undefined){
const _errs210 = errors;
if(typeof data85.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/url",schemaPath:"#/properties/log/properties/_unsent/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid31 = _errs210 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data85.loss !== undefined){
let data112 = data85.loss;
const _errs212 = errors;
if(errors === _errs212){
if(data112 && typeof data112 == "object" && !Array.isArray(data112)){
let missing22;
if(((data112.kind === undefined) && (missing22 = "kind")) || ((data112.message === undefined) && (missing22 = "message"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/loss",schemaPath:"#/properties/log/properties/_unsent/items/properties/loss/required",keyword:"required",params:{missingProperty: missing22},message:"must have required property '"+missing22+"'"}];
return false;
}
else {
if(data112.kind !== undefined){
let data113 = data112.kind;
const _errs214 = errors;
if(!((((((((((((((data113 === "address") || (data113 === "connect")) || (data113 === "tls")) || (data113 === "timeout")) || (data113 === "broken")) || (data113 === "too-large")) || (data113 === "encoding")) || (data113 === "undecoded")) || (data113 === "protocol")) || (data113 === "redirect")) || (data113 === "budget")) || (data113 === "stopped")) || (data113 === "interrupted")) || (data113 === "unasked"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/loss/kind",schemaPath:"#/properties/log/properties/_unsent/items/properties/loss/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties._unsent.items.properties.loss.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid37 = _errs214 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data112.message !== undefined){
const _errs215 = errors;
if(typeof data112.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/loss/message",schemaPath:"#/properties/log/properties/_unsent/items/properties/loss/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid37 = _errs215 === errors;
}
else {
var valid37 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/loss",schemaPath:"#/properties/log/properties/_unsent/items/properties/loss/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid31 = _errs212 === errors;
}
else {
var valid31 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5,schemaPath:"#/properties/log/properties/_unsent/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid30 = _errs165 === errors;
if(!valid30){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_unsent",schemaPath:"#/properties/log/properties/_unsent/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs163 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0._end !== undefined){
let data115 = data0._end;
const _errs217 = errors;
if(errors === _errs217){
if(data115 && typeof data115 == "object" && !Array.isArray(data115)){
let missing23;
if((((data115.requests === undefined) && (missing23 = "requests")) || ((data115.durationMs === undefined) && (missing23 = "durationMs"))) || ((data115.interrupted === undefined) && (missing23 = "interrupted"))){
validate20.errors = [{instancePath:instancePath+"/log/_end",schemaPath:"#/properties/log/properties/_end/required",keyword:"required",params:{missingProperty: missing23},message:"must have required property '"+missing23+"'"}];
return false;
}
else {
if(data115.requests !== undefined){
let data116 = data115.requests;
const _errs219 = errors;
if(!(((typeof data116 == "number") && (!(data116 % 1) && !isNaN(data116))) && (isFinite(data116)))){
validate20.errors = [{instancePath:instancePath+"/log/_end/requests",schemaPath:"#/properties/log/properties/_end/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs219){
if((typeof data116 == "number") && (isFinite(data116))){
if(data116 < 0 || isNaN(data116)){
validate20.errors = [{instancePath:instancePath+"/log/_end/requests",schemaPath:"#/properties/log/properties/_end/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid38 = _errs219 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data115.durationMs !== undefined){
let data117 = data115.durationMs;
const _errs221 = errors;
if(errors === _errs221){
if((typeof data117 == "number") && (isFinite(data117))){
if(data117 > 8640000000000 || isNaN(data117)){
validate20.errors = [{instancePath:instancePath+"/log/_end/durationMs",schemaPath:"#/properties/log/properties/_end/properties/durationMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000},message:"must be <= 8640000000000"}];
return false;
}
else {
if(data117 < 0 || isNaN(data117)){
validate20.errors = [{instancePath:instancePath+"/log/_end/durationMs",schemaPath:"#/properties/log/properties/_end/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_end/durationMs",schemaPath:"#/properties/log/properties/_end/properties/durationMs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid38 = _errs221 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data115.interrupted !== undefined){
const _errs223 = errors;
if(typeof data115.interrupted !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/log/_end/interrupted",schemaPath:"#/properties/log/properties/_end/properties/interrupted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid38 = _errs223 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data115.why !== undefined){
const _errs225 = errors;
if(typeof data115.why !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_end/why",schemaPath:"#/properties/log/properties/_end/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid38 = _errs225 === errors;
}
else {
var valid38 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_end",schemaPath:"#/properties/log/properties/_end/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs217 === errors;
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
validate20.errors = [{instancePath:instancePath+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate20.evaluated = {"props":{"log":true},"dynamicProps":false,"dynamicItems":false};
