// @ts-nocheck: the output of ajv's standalone compiler
// Generated from schemas/documents/recording.schema.json by `npm run generate`. Do not edit.
import type { Validate } from './validators.js';
"use strict";
export const recordingFile = validate20 as unknown as Validate;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/recording.schema.json","type":"object","required":["log"],"properties":{"log":{"type":"object","required":["_audit","entries","_unsent","_end"],"properties":{"_audit":{"type":"object","required":["suite","target","parameters","seed","strength","isAuthorized","selection","strict","started","budgets"],"properties":{"suite":{"type":"object","required":["version"],"properties":{"version":{"type":"string"}}},"contract":{"type":"object"},"target":{"type":"string","pattern":"^https?://[^/?#@]+(/[^?#]*)?$"},"parameters":{"type":"object","additionalProperties":{"type":"string"}},"seed":{"type":"string"},"strength":{"enum":[1,2,3]},"isAuthorized":{"type":"boolean"},"selection":{"type":"array","items":{"type":"string"}},"strict":{"type":"boolean"},"started":{"type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"},"sample":{"type":"string"},"label":{"type":"string"},"connectTo":{"type":"string"},"traceHeader":{"type":"string"},"quick":{"type":"boolean"},"budgets":{"type":"object","properties":{"steady":{"type":"boolean"},"together":{"type":"boolean"},"lastingMs":{"type":"number","minimum":0},"maxPages":{"type":["integer","null"],"minimum":1},"maxRequests":{"type":"integer","minimum":1},"deadlineMs":{"type":["number","null"],"exclusiveMinimum":0}}}}},"entries":{"type":"array","items":{"type":"object","required":["startedDateTime","time","request","response","_id"],"properties":{"startedDateTime":{"type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"},"time":{"type":"number","minimum":0,"maximum":8640000000000},"request":{"type":"object","required":["method","url","headers"],"properties":{"method":{"const":"GET"},"url":{"type":"string"},"headers":{"type":"array","items":{"type":"object","required":["name","value"],"properties":{"name":{"type":"string"},"value":{"type":"string"}}}}}},"response":{"type":"object","required":["status","headers","content"],"properties":{"status":{"type":"integer","minimum":0,"maximum":999,"if":{"minimum":1},"then":{"minimum":100}},"headers":{"type":"array","items":{"type":"object","required":["name","value"],"properties":{"name":{"type":"string"},"value":{"type":"string"}}}},"content":{"type":"object","properties":{"text":{"type":["string","null"]},"encoding":{"enum":["base64",null]}},"if":{"required":["text","encoding"],"properties":{"encoding":{"const":"base64"}}},"then":{"properties":{"text":{"type":["string","null"],"pattern":"^[A-Za-z0-9+/]*={0,2}$"}}}}}},"_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"_question":{"type":"object","required":["query"],"properties":{"query":{"enum":["languageinfo","allimages","dbrepllag","duplicatefiles"]},"html":{"const":true},"types":{"type":"array","items":{"type":"string"}},"page":{"type":"integer","minimum":1},"cursor":{"type":"object","required":["aicontinue"],"properties":{"aicontinue":{"type":"string"},"continue":{"type":"string"}}},"title":{"type":"object","required":["sent","exists","kind"],"properties":{"sent":{"type":"string"},"exists":{"type":"boolean"},"kind":{"type":"string"},"drawn":{"const":true}}},"order":{"type":"string"},"escaping":{"type":"string"},"accept":{"type":"string"},"cookie":{"type":"string"},"encoding":{"type":"string"},"connection":{"enum":["fresh","closed"]},"bare":{"const":true},"underWay":{"const":true},"repeat":{"enum":["query","page"]},"encoded":{"type":"object","required":["place","letters"],"properties":{"place":{"enum":["action","selection"]},"letters":{"type":"integer"}}}}},"_trial":{"type":"object","required":["number","stage","arm"],"properties":{"number":{"type":"integer","minimum":1},"stage":{"enum":["screen","minimise","decide","confirm"]},"arm":{"enum":[0,1]}}},"_loss":{"type":"object","required":["kind","message"],"properties":{"kind":{"enum":["address","connect","tls","timeout","broken","too-large","encoding","undecoded","protocol","redirect","budget","stopped","interrupted","unasked"]},"message":{"type":"string"}}},"_followed":{"type":"boolean"}},"if":{"properties":{"response":{"properties":{"status":{"const":0}}}}},"then":{"required":["_loss"]}}},"_unsent":{"type":"array","items":{"type":"object","required":["question","url","loss"],"properties":{"question":{"type":"object","required":["query"],"properties":{"query":{"enum":["languageinfo","allimages","dbrepllag","duplicatefiles"]},"html":{"const":true},"types":{"type":"array","items":{"type":"string"}},"page":{"type":"integer","minimum":1},"cursor":{"type":"object","required":["aicontinue"],"properties":{"aicontinue":{"type":"string"},"continue":{"type":"string"}}},"title":{"type":"object","required":["sent","exists","kind"],"properties":{"sent":{"type":"string"},"exists":{"type":"boolean"},"kind":{"type":"string"},"drawn":{"const":true}}},"order":{"type":"string"},"escaping":{"type":"string"},"accept":{"type":"string"},"cookie":{"type":"string"},"encoding":{"type":"string"},"connection":{"enum":["fresh","closed"]},"bare":{"const":true},"underWay":{"const":true},"repeat":{"enum":["query","page"]},"encoded":{"type":"object","required":["place","letters"],"properties":{"place":{"enum":["action","selection"]},"letters":{"type":"integer"}}}}},"url":{"type":"string"},"loss":{"type":"object","required":["kind","message"],"properties":{"kind":{"enum":["address","connect","tls","timeout","broken","too-large","encoding","undecoded","protocol","redirect","budget","stopped","interrupted","unasked"]},"message":{"type":"string"}}}}}},"_end":{"type":"object","required":["requests","durationMs","interrupted"],"properties":{"requests":{"type":"integer","minimum":0},"durationMs":{"type":"number","minimum":0,"maximum":8640000000000},"interrupted":{"type":"boolean"},"why":{"type":"string"}}}}}}};
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
if(data20.together !== undefined){
const _errs45 = errors;
if(typeof data20.together !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/together",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/together/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs45 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data20.lastingMs !== undefined){
let data23 = data20.lastingMs;
const _errs47 = errors;
if(errors === _errs47){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/lastingMs",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/lastingMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/lastingMs",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/lastingMs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid6 = _errs47 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data20.maxPages !== undefined){
let data24 = data20.maxPages;
const _errs49 = errors;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/maxPages",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/maxPages/type",keyword:"type",params:{type: schema31.properties.log.properties._audit.properties.budgets.properties.maxPages.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs49){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 1 || isNaN(data24)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/maxPages",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/maxPages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data20.maxRequests !== undefined){
let data25 = data20.maxRequests;
const _errs51 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/maxRequests",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/maxRequests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs51){
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 1 || isNaN(data25)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/maxRequests",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/maxRequests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid6 = _errs51 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data20.deadlineMs !== undefined){
let data26 = data20.deadlineMs;
const _errs53 = errors;
if((!((typeof data26 == "number") && (isFinite(data26)))) && (data26 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/deadlineMs",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/deadlineMs/type",keyword:"type",params:{type: schema31.properties.log.properties._audit.properties.budgets.properties.deadlineMs.type},message:"must be number,null"}];
return false;
}
if(errors === _errs53){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 <= 0 || isNaN(data26)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/deadlineMs",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/deadlineMs/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
}
var valid6 = _errs53 === errors;
}
else {
var valid6 = true;
}
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
let data27 = data0.entries;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data27)){
var valid7 = true;
const len1 = data27.length;
for(let i1=0; i1<len1; i1++){
let data28 = data27[i1];
const _errs57 = errors;
const _errs59 = errors;
let valid8 = true;
const _errs60 = errors;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.response !== undefined){
let data29 = data28.response;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.status !== undefined){
if(0 !== data29.status){
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
var _valid0 = _errs60 === errors;
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs63 = errors;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing4;
if((data28._loss === undefined) && (missing4 = "_loss")){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1,schemaPath:"#/properties/log/properties/entries/items/then/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
}
var _valid0 = _errs63 === errors;
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
if(errors === _errs57){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing5;
if((((((data28.startedDateTime === undefined) && (missing5 = "startedDateTime")) || ((data28.time === undefined) && (missing5 = "time"))) || ((data28.request === undefined) && (missing5 = "request"))) || ((data28.response === undefined) && (missing5 = "response"))) || ((data28._id === undefined) && (missing5 = "_id"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1,schemaPath:"#/properties/log/properties/entries/items/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data28.startedDateTime !== undefined){
let data31 = data28.startedDateTime;
const _errs64 = errors;
if(errors === _errs64){
if(typeof data31 === "string"){
if(!pattern5.test(data31)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/startedDateTime",schemaPath:"#/properties/log/properties/entries/items/properties/startedDateTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/startedDateTime",schemaPath:"#/properties/log/properties/entries/items/properties/startedDateTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid11 = _errs64 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data28.time !== undefined){
let data32 = data28.time;
const _errs66 = errors;
if(errors === _errs66){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 8640000000000 || isNaN(data32)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/time",schemaPath:"#/properties/log/properties/entries/items/properties/time/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000},message:"must be <= 8640000000000"}];
return false;
}
else {
if(data32 < 0 || isNaN(data32)){
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
var valid11 = _errs66 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data28.request !== undefined){
let data33 = data28.request;
const _errs68 = errors;
if(errors === _errs68){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing6;
if((((data33.method === undefined) && (missing6 = "method")) || ((data33.url === undefined) && (missing6 = "url"))) || ((data33.headers === undefined) && (missing6 = "headers"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request",schemaPath:"#/properties/log/properties/entries/items/properties/request/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data33.method !== undefined){
const _errs70 = errors;
if("GET" !== data33.method){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/method",schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/method/const",keyword:"const",params:{allowedValue: "GET"},message:"must be equal to constant"}];
return false;
}
var valid12 = _errs70 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data33.url !== undefined){
const _errs71 = errors;
if(typeof data33.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/url",schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs71 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data33.headers !== undefined){
let data36 = data33.headers;
const _errs73 = errors;
if(errors === _errs73){
if(Array.isArray(data36)){
var valid13 = true;
const len2 = data36.length;
for(let i2=0; i2<len2; i2++){
let data37 = data36[i2];
const _errs75 = errors;
if(errors === _errs75){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing7;
if(((data37.name === undefined) && (missing7 = "name")) || ((data37.value === undefined) && (missing7 = "value"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/headers/" + i2,schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/headers/items/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data37.name !== undefined){
const _errs77 = errors;
if(typeof data37.name !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/headers/" + i2+"/name",schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/headers/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs77 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data37.value !== undefined){
const _errs79 = errors;
if(typeof data37.value !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/headers/" + i2+"/value",schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/headers/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs79 === errors;
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
var valid13 = _errs75 === errors;
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
var valid12 = _errs73 === errors;
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
var valid11 = _errs68 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data28.response !== undefined){
let data40 = data28.response;
const _errs81 = errors;
if(errors === _errs81){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing8;
if((((data40.status === undefined) && (missing8 = "status")) || ((data40.headers === undefined) && (missing8 = "headers"))) || ((data40.content === undefined) && (missing8 = "content"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response",schemaPath:"#/properties/log/properties/entries/items/properties/response/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data40.status !== undefined){
let data41 = data40.status;
const _errs83 = errors;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/status",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs85 = errors;
let valid16 = true;
const _errs86 = errors;
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 1 || isNaN(data41)){
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
var _valid1 = _errs86 === errors;
errors = _errs85;
if(vErrors !== null){
if(_errs85){
vErrors.length = _errs85;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs87 = errors;
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 100 || isNaN(data41)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/status",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/status/then/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"}];
return false;
}
}
var _valid1 = _errs87 === errors;
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
if(errors === _errs83){
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 999 || isNaN(data41)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/status",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},message:"must be <= 999"}];
return false;
}
else {
if(data41 < 0 || isNaN(data41)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/status",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid15 = _errs83 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data40.headers !== undefined){
let data42 = data40.headers;
const _errs88 = errors;
if(errors === _errs88){
if(Array.isArray(data42)){
var valid17 = true;
const len3 = data42.length;
for(let i3=0; i3<len3; i3++){
let data43 = data42[i3];
const _errs90 = errors;
if(errors === _errs90){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
let missing9;
if(((data43.name === undefined) && (missing9 = "name")) || ((data43.value === undefined) && (missing9 = "value"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/headers/" + i3,schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/headers/items/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data43.name !== undefined){
const _errs92 = errors;
if(typeof data43.name !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/headers/" + i3+"/name",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/headers/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs92 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data43.value !== undefined){
const _errs94 = errors;
if(typeof data43.value !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/headers/" + i3+"/value",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/headers/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs94 === errors;
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
var valid17 = _errs90 === errors;
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
var valid15 = _errs88 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data40.content !== undefined){
let data46 = data40.content;
const _errs96 = errors;
const _errs98 = errors;
let valid19 = true;
const _errs99 = errors;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
let missing10;
if(((data46.text === undefined) && (missing10 = "text")) || ((data46.encoding === undefined) && (missing10 = "encoding"))){
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
if(data46.encoding !== undefined){
if("base64" !== data46.encoding){
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
var _valid2 = _errs99 === errors;
errors = _errs98;
if(vErrors !== null){
if(_errs98){
vErrors.length = _errs98;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs101 = errors;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.text !== undefined){
let data48 = data46.text;
const _errs102 = errors;
if((typeof data48 !== "string") && (data48 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/content/text",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/then/properties/text/type",keyword:"type",params:{type: schema31.properties.log.properties.entries.items.properties.response.properties.content.then.properties.text.type},message:"must be string,null"}];
return false;
}
if(errors === _errs102){
if(typeof data48 === "string"){
if(!pattern7.test(data48)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/content/text",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/then/properties/text/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]*={0,2}$"+"\""}];
return false;
}
}
}
}
}
var _valid2 = _errs101 === errors;
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
if(errors === _errs96){
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(props0 !== true){
props0 = props0 || {};
props0.text = true;
props0.encoding = true;
}
if(data46.text !== undefined){
let data49 = data46.text;
const _errs104 = errors;
if((typeof data49 !== "string") && (data49 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/content/text",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/properties/text/type",keyword:"type",params:{type: schema31.properties.log.properties.entries.items.properties.response.properties.content.properties.text.type},message:"must be string,null"}];
return false;
}
var valid22 = _errs104 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data46.encoding !== undefined){
let data50 = data46.encoding;
const _errs106 = errors;
if(!((data50 === "base64") || (data50 === null))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/content/encoding",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/properties/encoding/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties.response.properties.content.properties.encoding.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid22 = _errs106 === errors;
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
var valid15 = _errs96 === errors;
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
var valid11 = _errs81 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data28._id !== undefined){
let data51 = data28._id;
const _errs107 = errors;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_id",schemaPath:"#/properties/log/properties/entries/items/properties/_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs107){
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 > 9007199254740991 || isNaN(data51)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_id",schemaPath:"#/properties/log/properties/entries/items/properties/_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data51 < 1 || isNaN(data51)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_id",schemaPath:"#/properties/log/properties/entries/items/properties/_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid11 = _errs107 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data28._question !== undefined){
let data52 = data28._question;
const _errs109 = errors;
if(errors === _errs109){
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
let missing11;
if((data52.query === undefined) && (missing11 = "query")){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question",schemaPath:"#/properties/log/properties/entries/items/properties/_question/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
if(data52.query !== undefined){
let data53 = data52.query;
const _errs111 = errors;
if(!((((data53 === "languageinfo") || (data53 === "allimages")) || (data53 === "dbrepllag")) || (data53 === "duplicatefiles"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/query",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/query/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties._question.properties.query.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid23 = _errs111 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data52.html !== undefined){
const _errs112 = errors;
if(true !== data52.html){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/html",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/html/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid23 = _errs112 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data52.types !== undefined){
let data55 = data52.types;
const _errs113 = errors;
if(errors === _errs113){
if(Array.isArray(data55)){
var valid24 = true;
const len4 = data55.length;
for(let i4=0; i4<len4; i4++){
const _errs115 = errors;
if(typeof data55[i4] !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/types/" + i4,schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/types/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs115 === errors;
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
var valid23 = _errs113 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data52.page !== undefined){
let data57 = data52.page;
const _errs117 = errors;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/page",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs117){
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 < 1 || isNaN(data57)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/page",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid23 = _errs117 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data52.cursor !== undefined){
let data58 = data52.cursor;
const _errs119 = errors;
if(errors === _errs119){
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
let missing12;
if((data58.aicontinue === undefined) && (missing12 = "aicontinue")){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/cursor",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/cursor/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
if(data58.aicontinue !== undefined){
const _errs121 = errors;
if(typeof data58.aicontinue !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/cursor/aicontinue",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/cursor/properties/aicontinue/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid25 = _errs121 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data58.continue !== undefined){
const _errs123 = errors;
if(typeof data58.continue !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/cursor/continue",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/cursor/properties/continue/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid25 = _errs123 === errors;
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
var valid23 = _errs119 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data52.title !== undefined){
let data61 = data52.title;
const _errs125 = errors;
if(errors === _errs125){
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
let missing13;
if((((data61.sent === undefined) && (missing13 = "sent")) || ((data61.exists === undefined) && (missing13 = "exists"))) || ((data61.kind === undefined) && (missing13 = "kind"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/title",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/title/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
if(data61.sent !== undefined){
const _errs127 = errors;
if(typeof data61.sent !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/title/sent",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/title/properties/sent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs127 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data61.exists !== undefined){
const _errs129 = errors;
if(typeof data61.exists !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/title/exists",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/title/properties/exists/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid26 = _errs129 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data61.kind !== undefined){
const _errs131 = errors;
if(typeof data61.kind !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/title/kind",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/title/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs131 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data61.drawn !== undefined){
const _errs133 = errors;
if(true !== data61.drawn){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/title/drawn",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/title/properties/drawn/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid26 = _errs133 === errors;
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
var valid23 = _errs125 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data52.order !== undefined){
const _errs134 = errors;
if(typeof data52.order !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/order",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs134 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data52.escaping !== undefined){
const _errs136 = errors;
if(typeof data52.escaping !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/escaping",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/escaping/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs136 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data52.accept !== undefined){
const _errs138 = errors;
if(typeof data52.accept !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/accept",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/accept/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs138 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data52.cookie !== undefined){
const _errs140 = errors;
if(typeof data52.cookie !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/cookie",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/cookie/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs140 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data52.encoding !== undefined){
const _errs142 = errors;
if(typeof data52.encoding !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/encoding",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/encoding/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs142 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data52.connection !== undefined){
let data71 = data52.connection;
const _errs144 = errors;
if(!((data71 === "fresh") || (data71 === "closed"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/connection",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/connection/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties._question.properties.connection.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid23 = _errs144 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data52.bare !== undefined){
const _errs145 = errors;
if(true !== data52.bare){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/bare",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/bare/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid23 = _errs145 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data52.underWay !== undefined){
const _errs146 = errors;
if(true !== data52.underWay){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/underWay",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/underWay/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid23 = _errs146 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data52.repeat !== undefined){
let data74 = data52.repeat;
const _errs147 = errors;
if(!((data74 === "query") || (data74 === "page"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/repeat",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/repeat/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties._question.properties.repeat.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid23 = _errs147 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data52.encoded !== undefined){
let data75 = data52.encoded;
const _errs148 = errors;
if(errors === _errs148){
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
let missing14;
if(((data75.place === undefined) && (missing14 = "place")) || ((data75.letters === undefined) && (missing14 = "letters"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/encoded",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/encoded/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
if(data75.place !== undefined){
let data76 = data75.place;
const _errs150 = errors;
if(!((data76 === "action") || (data76 === "selection"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/encoded/place",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/encoded/properties/place/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties._question.properties.encoded.properties.place.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid27 = _errs150 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data75.letters !== undefined){
let data77 = data75.letters;
const _errs151 = errors;
if(!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question/encoded/letters",schemaPath:"#/properties/log/properties/entries/items/properties/_question/properties/encoded/properties/letters/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid27 = _errs151 === errors;
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
var valid23 = _errs148 === errors;
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
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question",schemaPath:"#/properties/log/properties/entries/items/properties/_question/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs109 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data28._trial !== undefined){
let data78 = data28._trial;
const _errs153 = errors;
if(errors === _errs153){
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
let missing15;
if((((data78.number === undefined) && (missing15 = "number")) || ((data78.stage === undefined) && (missing15 = "stage"))) || ((data78.arm === undefined) && (missing15 = "arm"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_trial",schemaPath:"#/properties/log/properties/entries/items/properties/_trial/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
if(data78.number !== undefined){
let data79 = data78.number;
const _errs155 = errors;
if(!(((typeof data79 == "number") && (!(data79 % 1) && !isNaN(data79))) && (isFinite(data79)))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_trial/number",schemaPath:"#/properties/log/properties/entries/items/properties/_trial/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs155){
if((typeof data79 == "number") && (isFinite(data79))){
if(data79 < 1 || isNaN(data79)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_trial/number",schemaPath:"#/properties/log/properties/entries/items/properties/_trial/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid28 = _errs155 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data78.stage !== undefined){
let data80 = data78.stage;
const _errs157 = errors;
if(!((((data80 === "screen") || (data80 === "minimise")) || (data80 === "decide")) || (data80 === "confirm"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_trial/stage",schemaPath:"#/properties/log/properties/entries/items/properties/_trial/properties/stage/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties._trial.properties.stage.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid28 = _errs157 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data78.arm !== undefined){
let data81 = data78.arm;
const _errs158 = errors;
if(!((data81 === 0) || (data81 === 1))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_trial/arm",schemaPath:"#/properties/log/properties/entries/items/properties/_trial/properties/arm/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties._trial.properties.arm.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid28 = _errs158 === errors;
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
var valid11 = _errs153 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data28._loss !== undefined){
let data82 = data28._loss;
const _errs159 = errors;
if(errors === _errs159){
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
let missing16;
if(((data82.kind === undefined) && (missing16 = "kind")) || ((data82.message === undefined) && (missing16 = "message"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_loss",schemaPath:"#/properties/log/properties/entries/items/properties/_loss/required",keyword:"required",params:{missingProperty: missing16},message:"must have required property '"+missing16+"'"}];
return false;
}
else {
if(data82.kind !== undefined){
let data83 = data82.kind;
const _errs161 = errors;
if(!((((((((((((((data83 === "address") || (data83 === "connect")) || (data83 === "tls")) || (data83 === "timeout")) || (data83 === "broken")) || (data83 === "too-large")) || (data83 === "encoding")) || (data83 === "undecoded")) || (data83 === "protocol")) || (data83 === "redirect")) || (data83 === "budget")) || (data83 === "stopped")) || (data83 === "interrupted")) || (data83 === "unasked"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_loss/kind",schemaPath:"#/properties/log/properties/entries/items/properties/_loss/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties._loss.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid29 = _errs161 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data82.message !== undefined){
const _errs162 = errors;
if(typeof data82.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_loss/message",schemaPath:"#/properties/log/properties/entries/items/properties/_loss/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid29 = _errs162 === errors;
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
var valid11 = _errs159 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data28._followed !== undefined){
const _errs164 = errors;
if(typeof data28._followed !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_followed",schemaPath:"#/properties/log/properties/entries/items/properties/_followed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid11 = _errs164 === errors;
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
var valid7 = _errs57 === errors;
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
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0._unsent !== undefined){
let data86 = data0._unsent;
const _errs166 = errors;
if(errors === _errs166){
if(Array.isArray(data86)){
var valid30 = true;
const len5 = data86.length;
for(let i5=0; i5<len5; i5++){
let data87 = data86[i5];
const _errs168 = errors;
if(errors === _errs168){
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
let missing17;
if((((data87.question === undefined) && (missing17 = "question")) || ((data87.url === undefined) && (missing17 = "url"))) || ((data87.loss === undefined) && (missing17 = "loss"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5,schemaPath:"#/properties/log/properties/_unsent/items/required",keyword:"required",params:{missingProperty: missing17},message:"must have required property '"+missing17+"'"}];
return false;
}
else {
if(data87.question !== undefined){
let data88 = data87.question;
const _errs170 = errors;
if(errors === _errs170){
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
let missing18;
if((data88.query === undefined) && (missing18 = "query")){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/required",keyword:"required",params:{missingProperty: missing18},message:"must have required property '"+missing18+"'"}];
return false;
}
else {
if(data88.query !== undefined){
let data89 = data88.query;
const _errs172 = errors;
if(!((((data89 === "languageinfo") || (data89 === "allimages")) || (data89 === "dbrepllag")) || (data89 === "duplicatefiles"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/query",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/query/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties._unsent.items.properties.question.properties.query.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid32 = _errs172 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data88.html !== undefined){
const _errs173 = errors;
if(true !== data88.html){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/html",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/html/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid32 = _errs173 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data88.types !== undefined){
let data91 = data88.types;
const _errs174 = errors;
if(errors === _errs174){
if(Array.isArray(data91)){
var valid33 = true;
const len6 = data91.length;
for(let i6=0; i6<len6; i6++){
const _errs176 = errors;
if(typeof data91[i6] !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/types/" + i6,schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/types/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid33 = _errs176 === errors;
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
var valid32 = _errs174 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data88.page !== undefined){
let data93 = data88.page;
const _errs178 = errors;
if(!(((typeof data93 == "number") && (!(data93 % 1) && !isNaN(data93))) && (isFinite(data93)))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/page",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs178){
if((typeof data93 == "number") && (isFinite(data93))){
if(data93 < 1 || isNaN(data93)){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/page",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid32 = _errs178 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data88.cursor !== undefined){
let data94 = data88.cursor;
const _errs180 = errors;
if(errors === _errs180){
if(data94 && typeof data94 == "object" && !Array.isArray(data94)){
let missing19;
if((data94.aicontinue === undefined) && (missing19 = "aicontinue")){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/cursor",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/cursor/required",keyword:"required",params:{missingProperty: missing19},message:"must have required property '"+missing19+"'"}];
return false;
}
else {
if(data94.aicontinue !== undefined){
const _errs182 = errors;
if(typeof data94.aicontinue !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/cursor/aicontinue",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/cursor/properties/aicontinue/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid34 = _errs182 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data94.continue !== undefined){
const _errs184 = errors;
if(typeof data94.continue !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/cursor/continue",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/cursor/properties/continue/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid34 = _errs184 === errors;
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
var valid32 = _errs180 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data88.title !== undefined){
let data97 = data88.title;
const _errs186 = errors;
if(errors === _errs186){
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
let missing20;
if((((data97.sent === undefined) && (missing20 = "sent")) || ((data97.exists === undefined) && (missing20 = "exists"))) || ((data97.kind === undefined) && (missing20 = "kind"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/title",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/title/required",keyword:"required",params:{missingProperty: missing20},message:"must have required property '"+missing20+"'"}];
return false;
}
else {
if(data97.sent !== undefined){
const _errs188 = errors;
if(typeof data97.sent !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/title/sent",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/title/properties/sent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid35 = _errs188 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data97.exists !== undefined){
const _errs190 = errors;
if(typeof data97.exists !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/title/exists",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/title/properties/exists/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid35 = _errs190 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data97.kind !== undefined){
const _errs192 = errors;
if(typeof data97.kind !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/title/kind",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/title/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid35 = _errs192 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data97.drawn !== undefined){
const _errs194 = errors;
if(true !== data97.drawn){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/title/drawn",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/title/properties/drawn/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid35 = _errs194 === errors;
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
var valid32 = _errs186 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data88.order !== undefined){
const _errs195 = errors;
if(typeof data88.order !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/order",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs195 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data88.escaping !== undefined){
const _errs197 = errors;
if(typeof data88.escaping !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/escaping",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/escaping/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs197 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data88.accept !== undefined){
const _errs199 = errors;
if(typeof data88.accept !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/accept",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/accept/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs199 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data88.cookie !== undefined){
const _errs201 = errors;
if(typeof data88.cookie !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/cookie",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/cookie/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs201 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data88.encoding !== undefined){
const _errs203 = errors;
if(typeof data88.encoding !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/encoding",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/encoding/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs203 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data88.connection !== undefined){
let data107 = data88.connection;
const _errs205 = errors;
if(!((data107 === "fresh") || (data107 === "closed"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/connection",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/connection/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties._unsent.items.properties.question.properties.connection.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid32 = _errs205 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data88.bare !== undefined){
const _errs206 = errors;
if(true !== data88.bare){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/bare",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/bare/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid32 = _errs206 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data88.underWay !== undefined){
const _errs207 = errors;
if(true !== data88.underWay){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/underWay",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/underWay/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid32 = _errs207 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data88.repeat !== undefined){
let data110 = data88.repeat;
const _errs208 = errors;
if(!((data110 === "query") || (data110 === "page"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/repeat",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/repeat/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties._unsent.items.properties.question.properties.repeat.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid32 = _errs208 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data88.encoded !== undefined){
let data111 = data88.encoded;
const _errs209 = errors;
if(errors === _errs209){
if(data111 && typeof data111 == "object" && !Array.isArray(data111)){
let missing21;
if(((data111.place === undefined) && (missing21 = "place")) || ((data111.letters === undefined) && (missing21 = "letters"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/encoded",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/encoded/required",keyword:"required",params:{missingProperty: missing21},message:"must have required property '"+missing21+"'"}];
return false;
}
else {
if(data111.place !== undefined){
let data112 = data111.place;
const _errs211 = errors;
if(!((data112 === "action") || (data112 === "selection"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/encoded/place",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/encoded/properties/place/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties._unsent.items.properties.question.properties.encoded.properties.place.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid36 = _errs211 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data111.letters !== undefined){
let data113 = data111.letters;
const _errs212 = errors;
if(!(((typeof data113 == "number") && (!(data113 % 1) && !isNaN(data113))) && (isFinite(data113)))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question/encoded/letters",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/properties/encoded/properties/letters/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid36 = _errs212 === errors;
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
var valid32 = _errs209 === errors;
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
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/question",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid31 = _errs170 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data87.url !== undefined){
const _errs214 = errors;
if(typeof data87.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/url",schemaPath:"#/properties/log/properties/_unsent/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid31 = _errs214 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data87.loss !== undefined){
let data115 = data87.loss;
const _errs216 = errors;
if(errors === _errs216){
if(data115 && typeof data115 == "object" && !Array.isArray(data115)){
let missing22;
if(((data115.kind === undefined) && (missing22 = "kind")) || ((data115.message === undefined) && (missing22 = "message"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/loss",schemaPath:"#/properties/log/properties/_unsent/items/properties/loss/required",keyword:"required",params:{missingProperty: missing22},message:"must have required property '"+missing22+"'"}];
return false;
}
else {
if(data115.kind !== undefined){
let data116 = data115.kind;
const _errs218 = errors;
if(!((((((((((((((data116 === "address") || (data116 === "connect")) || (data116 === "tls")) || (data116 === "timeout")) || (data116 === "broken")) || (data116 === "too-large")) || (data116 === "encoding")) || (data116 === "undecoded")) || (data116 === "protocol")) || (data116 === "redirect")) || (data116 === "budget")) || (data116 === "stopped")) || (data116 === "interrupted")) || (data116 === "unasked"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/loss/kind",schemaPath:"#/properties/log/properties/_unsent/items/properties/loss/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties._unsent.items.properties.loss.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid37 = _errs218 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data115.message !== undefined){
const _errs219 = errors;
if(typeof data115.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i5+"/loss/message",schemaPath:"#/properties/log/properties/_unsent/items/properties/loss/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid37 = _errs219 === errors;
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
var valid31 = _errs216 === errors;
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
var valid30 = _errs168 === errors;
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
var valid1 = _errs166 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0._end !== undefined){
let data118 = data0._end;
const _errs221 = errors;
if(errors === _errs221){
if(data118 && typeof data118 == "object" && !Array.isArray(data118)){
let missing23;
if((((data118.requests === undefined) && (missing23 = "requests")) || ((data118.durationMs === undefined) && (missing23 = "durationMs"))) || ((data118.interrupted === undefined) && (missing23 = "interrupted"))){
validate20.errors = [{instancePath:instancePath+"/log/_end",schemaPath:"#/properties/log/properties/_end/required",keyword:"required",params:{missingProperty: missing23},message:"must have required property '"+missing23+"'"}];
return false;
}
else {
if(data118.requests !== undefined){
let data119 = data118.requests;
const _errs223 = errors;
if(!(((typeof data119 == "number") && (!(data119 % 1) && !isNaN(data119))) && (isFinite(data119)))){
validate20.errors = [{instancePath:instancePath+"/log/_end/requests",schemaPath:"#/properties/log/properties/_end/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs223){
if((typeof data119 == "number") && (isFinite(data119))){
if(data119 < 0 || isNaN(data119)){
validate20.errors = [{instancePath:instancePath+"/log/_end/requests",schemaPath:"#/properties/log/properties/_end/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid38 = _errs223 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data118.durationMs !== undefined){
let data120 = data118.durationMs;
const _errs225 = errors;
if(errors === _errs225){
if((typeof data120 == "number") && (isFinite(data120))){
if(data120 > 8640000000000 || isNaN(data120)){
validate20.errors = [{instancePath:instancePath+"/log/_end/durationMs",schemaPath:"#/properties/log/properties/_end/properties/durationMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000},message:"must be <= 8640000000000"}];
return false;
}
else {
if(data120 < 0 || isNaN(data120)){
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
var valid38 = _errs225 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data118.interrupted !== undefined){
const _errs227 = errors;
if(typeof data118.interrupted !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/log/_end/interrupted",schemaPath:"#/properties/log/properties/_end/properties/interrupted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid38 = _errs227 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data118.why !== undefined){
const _errs229 = errors;
if(typeof data118.why !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_end/why",schemaPath:"#/properties/log/properties/_end/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid38 = _errs229 === errors;
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
var valid1 = _errs221 === errors;
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
