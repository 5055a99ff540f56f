// @ts-nocheck: the output of ajv's standalone compiler
// Generated from schemas/documents/recording.schema.json by `npm run generate`. Do not edit.
import type { Validate } from './validators.js';
"use strict";
export const recordingFile = validate20 as unknown as Validate;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/recording.schema.json","type":"object","required":["log"],"properties":{"log":{"type":"object","required":["_audit","entries","_unsent","_end"],"properties":{"_audit":{"type":"object","required":["suite","target","parameters","seed","strength","isAuthorized","selection","strict","started","budgets"],"properties":{"suite":{"type":"object","required":["version"],"properties":{"version":{"type":"string"}}},"contract":{"type":"object"},"target":{"type":"string","pattern":"^https?://[^/?#@]+(/[^?#]*)?$"},"parameters":{"type":"object","additionalProperties":{"type":"string"}},"seed":{"type":"string"},"strength":{"enum":[1,2,3]},"isAuthorized":{"type":"boolean"},"selection":{"type":"array","items":{"type":"string"}},"strict":{"type":"boolean"},"started":{"type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"},"sample":{"type":["string","null"]},"label":{"type":["string","null"]},"connectTo":{"type":"string"},"traceHeader":{"type":"string"},"quick":{"type":"boolean"},"budgets":{"type":"object","properties":{"steady":{"type":"boolean"},"lastingMs":{"type":"number","minimum":0},"maxPages":{"type":["integer","null"],"minimum":1},"maxRequests":{"type":"integer","minimum":1},"deadlineMs":{"type":["number","null"],"exclusiveMinimum":0}}}}},"entries":{"type":"array","items":{"type":"object","required":["startedDateTime","time","request","response","_id","_question"],"properties":{"startedDateTime":{"type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"},"time":{"type":"number","minimum":0,"maximum":8640000000000},"request":{"type":"object","required":["method","url","headers"],"properties":{"method":{"const":"GET"},"url":{"type":"string"},"headers":{"type":"array","items":{"type":"object","required":["name","value"],"properties":{"name":{"type":"string"},"value":{"type":"string"}}}}}},"response":{"type":"object","required":["status","headers","content"],"properties":{"status":{"type":"integer","minimum":0,"maximum":999,"if":{"minimum":1},"then":{"minimum":100}},"headers":{"type":"array","items":{"type":"object","required":["name","value"],"properties":{"name":{"type":"string"},"value":{"type":"string"}}}},"content":{"type":"object","properties":{"text":{"type":["string","null"]},"encoding":{"enum":["base64",null]}},"if":{"required":["text","encoding"],"properties":{"encoding":{"const":"base64"}}},"then":{"properties":{"text":{"type":["string","null"],"pattern":"^[A-Za-z0-9+/]*={0,2}$"}}}}}},"_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"_question":{"type":"string"},"_cookie":{"type":["string","null"]},"_trial":{"type":"object","required":["number","stage","arm"],"properties":{"number":{"type":"integer","minimum":1},"stage":{"enum":["screen","minimise","decide","confirm"]},"arm":{"enum":[0,1]}}},"_loss":{"type":"object","required":["kind","message"],"properties":{"kind":{"enum":["address","connect","tls","timeout","broken","too-large","encoding","undecoded","protocol","redirect","budget","stopped","interrupted","unasked"]},"message":{"type":"string"}}},"_followed":{"type":["boolean","null"]}},"if":{"properties":{"response":{"properties":{"status":{"const":0}}}}},"then":{"required":["_loss"]}}},"_unsent":{"type":"array","items":{"type":"object","required":["question","url","loss"],"properties":{"question":{"type":"string"},"url":{"type":"string"},"cookie":{"type":["string","null"]},"loss":{"type":"object","required":["kind","message"],"properties":{"kind":{"enum":["address","connect","tls","timeout","broken","too-large","encoding","undecoded","protocol","redirect","budget","stopped","interrupted","unasked"]},"message":{"type":"string"}}}}}},"_end":{"type":"object","required":["requests","durationMs","interrupted"],"properties":{"requests":{"type":"integer","minimum":0},"durationMs":{"type":"number","minimum":0,"maximum":8640000000000},"interrupted":{"type":"boolean"},"why":{"type":"string"}}}}}}};
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
let data15 = data1.sample;
const _errs31 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/sample",schemaPath:"#/properties/log/properties/_audit/properties/sample/type",keyword:"type",params:{type: schema31.properties.log.properties._audit.properties.sample.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.label !== undefined){
let data16 = data1.label;
const _errs33 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/label",schemaPath:"#/properties/log/properties/_audit/properties/label/type",keyword:"type",params:{type: schema31.properties.log.properties._audit.properties.label.type},message:"must be string,null"}];
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
const _errs107 = errors;
if(typeof data27._question !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question",schemaPath:"#/properties/log/properties/entries/items/properties/_question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs107 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data27._cookie !== undefined){
let data52 = data27._cookie;
const _errs109 = errors;
if((typeof data52 !== "string") && (data52 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_cookie",schemaPath:"#/properties/log/properties/entries/items/properties/_cookie/type",keyword:"type",params:{type: schema31.properties.log.properties.entries.items.properties._cookie.type},message:"must be string,null"}];
return false;
}
var valid11 = _errs109 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data27._trial !== undefined){
let data53 = data27._trial;
const _errs111 = errors;
if(errors === _errs111){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
let missing11;
if((((data53.number === undefined) && (missing11 = "number")) || ((data53.stage === undefined) && (missing11 = "stage"))) || ((data53.arm === undefined) && (missing11 = "arm"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_trial",schemaPath:"#/properties/log/properties/entries/items/properties/_trial/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
if(data53.number !== undefined){
let data54 = data53.number;
const _errs113 = errors;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_trial/number",schemaPath:"#/properties/log/properties/entries/items/properties/_trial/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs113){
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 1 || isNaN(data54)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_trial/number",schemaPath:"#/properties/log/properties/entries/items/properties/_trial/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid23 = _errs113 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data53.stage !== undefined){
let data55 = data53.stage;
const _errs115 = errors;
if(!((((data55 === "screen") || (data55 === "minimise")) || (data55 === "decide")) || (data55 === "confirm"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_trial/stage",schemaPath:"#/properties/log/properties/entries/items/properties/_trial/properties/stage/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties._trial.properties.stage.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid23 = _errs115 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data53.arm !== undefined){
let data56 = data53.arm;
const _errs116 = errors;
if(!((data56 === 0) || (data56 === 1))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_trial/arm",schemaPath:"#/properties/log/properties/entries/items/properties/_trial/properties/arm/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties._trial.properties.arm.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid23 = _errs116 === errors;
}
else {
var valid23 = true;
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
var valid11 = _errs111 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data27._loss !== undefined){
let data57 = data27._loss;
const _errs117 = errors;
if(errors === _errs117){
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
let missing12;
if(((data57.kind === undefined) && (missing12 = "kind")) || ((data57.message === undefined) && (missing12 = "message"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_loss",schemaPath:"#/properties/log/properties/entries/items/properties/_loss/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
if(data57.kind !== undefined){
let data58 = data57.kind;
const _errs119 = errors;
if(!((((((((((((((data58 === "address") || (data58 === "connect")) || (data58 === "tls")) || (data58 === "timeout")) || (data58 === "broken")) || (data58 === "too-large")) || (data58 === "encoding")) || (data58 === "undecoded")) || (data58 === "protocol")) || (data58 === "redirect")) || (data58 === "budget")) || (data58 === "stopped")) || (data58 === "interrupted")) || (data58 === "unasked"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_loss/kind",schemaPath:"#/properties/log/properties/entries/items/properties/_loss/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties._loss.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid24 = _errs119 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data57.message !== undefined){
const _errs120 = errors;
if(typeof data57.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_loss/message",schemaPath:"#/properties/log/properties/entries/items/properties/_loss/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs120 === errors;
}
else {
var valid24 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_loss",schemaPath:"#/properties/log/properties/entries/items/properties/_loss/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs117 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data27._followed !== undefined){
let data60 = data27._followed;
const _errs122 = errors;
if((typeof data60 !== "boolean") && (data60 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_followed",schemaPath:"#/properties/log/properties/entries/items/properties/_followed/type",keyword:"type",params:{type: schema31.properties.log.properties.entries.items.properties._followed.type},message:"must be boolean,null"}];
return false;
}
var valid11 = _errs122 === errors;
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
let data61 = data0._unsent;
const _errs124 = errors;
if(errors === _errs124){
if(Array.isArray(data61)){
var valid25 = true;
const len4 = data61.length;
for(let i4=0; i4<len4; i4++){
let data62 = data61[i4];
const _errs126 = errors;
if(errors === _errs126){
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
let missing13;
if((((data62.question === undefined) && (missing13 = "question")) || ((data62.url === undefined) && (missing13 = "url"))) || ((data62.loss === undefined) && (missing13 = "loss"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4,schemaPath:"#/properties/log/properties/_unsent/items/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
if(data62.question !== undefined){
const _errs128 = errors;
if(typeof data62.question !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/question",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs128 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data62.url !== undefined){
const _errs130 = errors;
if(typeof data62.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/url",schemaPath:"#/properties/log/properties/_unsent/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs130 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data62.cookie !== undefined){
let data65 = data62.cookie;
const _errs132 = errors;
if((typeof data65 !== "string") && (data65 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/cookie",schemaPath:"#/properties/log/properties/_unsent/items/properties/cookie/type",keyword:"type",params:{type: schema31.properties.log.properties._unsent.items.properties.cookie.type},message:"must be string,null"}];
return false;
}
var valid26 = _errs132 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data62.loss !== undefined){
let data66 = data62.loss;
const _errs134 = errors;
if(errors === _errs134){
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
let missing14;
if(((data66.kind === undefined) && (missing14 = "kind")) || ((data66.message === undefined) && (missing14 = "message"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/loss",schemaPath:"#/properties/log/properties/_unsent/items/properties/loss/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
if(data66.kind !== undefined){
let data67 = data66.kind;
const _errs136 = errors;
if(!((((((((((((((data67 === "address") || (data67 === "connect")) || (data67 === "tls")) || (data67 === "timeout")) || (data67 === "broken")) || (data67 === "too-large")) || (data67 === "encoding")) || (data67 === "undecoded")) || (data67 === "protocol")) || (data67 === "redirect")) || (data67 === "budget")) || (data67 === "stopped")) || (data67 === "interrupted")) || (data67 === "unasked"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/loss/kind",schemaPath:"#/properties/log/properties/_unsent/items/properties/loss/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties._unsent.items.properties.loss.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid27 = _errs136 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data66.message !== undefined){
const _errs137 = errors;
if(typeof data66.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/loss/message",schemaPath:"#/properties/log/properties/_unsent/items/properties/loss/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid27 = _errs137 === errors;
}
else {
var valid27 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/loss",schemaPath:"#/properties/log/properties/_unsent/items/properties/loss/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid26 = _errs134 === errors;
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
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4,schemaPath:"#/properties/log/properties/_unsent/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid25 = _errs126 === errors;
if(!valid25){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_unsent",schemaPath:"#/properties/log/properties/_unsent/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs124 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0._end !== undefined){
let data69 = data0._end;
const _errs139 = errors;
if(errors === _errs139){
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
let missing15;
if((((data69.requests === undefined) && (missing15 = "requests")) || ((data69.durationMs === undefined) && (missing15 = "durationMs"))) || ((data69.interrupted === undefined) && (missing15 = "interrupted"))){
validate20.errors = [{instancePath:instancePath+"/log/_end",schemaPath:"#/properties/log/properties/_end/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
if(data69.requests !== undefined){
let data70 = data69.requests;
const _errs141 = errors;
if(!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))){
validate20.errors = [{instancePath:instancePath+"/log/_end/requests",schemaPath:"#/properties/log/properties/_end/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs141){
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 < 0 || isNaN(data70)){
validate20.errors = [{instancePath:instancePath+"/log/_end/requests",schemaPath:"#/properties/log/properties/_end/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid28 = _errs141 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data69.durationMs !== undefined){
let data71 = data69.durationMs;
const _errs143 = errors;
if(errors === _errs143){
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 > 8640000000000 || isNaN(data71)){
validate20.errors = [{instancePath:instancePath+"/log/_end/durationMs",schemaPath:"#/properties/log/properties/_end/properties/durationMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000},message:"must be <= 8640000000000"}];
return false;
}
else {
if(data71 < 0 || isNaN(data71)){
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
var valid28 = _errs143 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data69.interrupted !== undefined){
const _errs145 = errors;
if(typeof data69.interrupted !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/log/_end/interrupted",schemaPath:"#/properties/log/properties/_end/properties/interrupted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid28 = _errs145 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data69.why !== undefined){
const _errs147 = errors;
if(typeof data69.why !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_end/why",schemaPath:"#/properties/log/properties/_end/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid28 = _errs147 === errors;
}
else {
var valid28 = true;
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
var valid1 = _errs139 === errors;
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
