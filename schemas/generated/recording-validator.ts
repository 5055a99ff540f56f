// @ts-nocheck: the output of ajv's standalone compiler
// Generated from schemas/documents/recording.schema.json by `npm run generate`. Do not edit.
import type { Validate } from './validators.js';
"use strict";
export const recordingFile = validate20 as unknown as Validate;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/recording.schema.json","type":"object","required":["log"],"properties":{"log":{"type":"object","required":["_audit","entries","_unsent","_end"],"properties":{"_audit":{"type":"object","required":["suite","target","parameters","seed","selection","strict","started","budgets"],"properties":{"suite":{"type":"object","required":["version"],"properties":{"version":{"type":"string"}}},"target":{"type":"string","pattern":"^https?://[^/]"},"parameters":{"type":"object","additionalProperties":{"type":"string"}},"seed":{"type":"string"},"strength":{"enum":[1,2,3]},"isAuthorized":{"type":"boolean"},"selection":{"type":"array","items":{"type":"string"}},"strict":{"type":"boolean"},"started":{"type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"},"witness":{"type":["string","null"]},"label":{"type":["string","null"]},"budgets":{"type":"object","properties":{"maxPages":{"type":["integer","null"],"minimum":1},"maxRequests":{"type":"integer","minimum":1},"deadlineMs":{"type":["number","null"],"exclusiveMinimum":0}}}}},"entries":{"type":"array","items":{"type":"object","required":["startedDateTime","time","request","response","_id","_question"],"properties":{"startedDateTime":{"type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"},"time":{"type":"number","minimum":0},"request":{"type":"object","required":["method","url","headers"],"properties":{"method":{"const":"GET"},"url":{"type":"string"},"headers":{"type":"array","items":{"type":"object","required":["name","value"],"properties":{"name":{"type":"string"},"value":{"type":"string"}}}}}},"response":{"type":"object","required":["status","headers","content"],"properties":{"status":{"type":"integer","minimum":0},"headers":{"type":"array","items":{"type":"object","required":["name","value"],"properties":{"name":{"type":"string"},"value":{"type":"string"}}}},"content":{"type":"object","properties":{"text":{"type":["string","null"]},"encoding":{"enum":["base64",null]}},"if":{"required":["text","encoding"],"properties":{"encoding":{"const":"base64"}}},"then":{"properties":{"text":{"type":["string","null"],"pattern":"^[A-Za-z0-9+/]*={0,2}$"}}}}}},"_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"_question":{"type":"string"},"_cookie":{"type":["string","null"]},"_loss":{"type":"object","required":["kind","message"],"properties":{"kind":{"enum":["address","connect","tls","timeout","broken","too-large","encoding","protocol","redirect","budget","stopped","interrupted","unasked"]},"message":{"type":"string"}}},"_followed":{"type":["boolean","null"]}},"if":{"properties":{"response":{"properties":{"status":{"const":0}}}}},"then":{"required":["_loss"]}}},"_unsent":{"type":"array","items":{"type":"object","required":["question","url","loss"],"properties":{"question":{"type":"string"},"url":{"type":"string"},"cookie":{"type":["string","null"]},"loss":{"type":"object","required":["kind","message"],"properties":{"kind":{"enum":["address","connect","tls","timeout","broken","too-large","encoding","protocol","redirect","budget","stopped","interrupted","unasked"]},"message":{"type":"string"}}}}}},"_end":{"type":"object","required":["requests","durationMs","interrupted"],"properties":{"requests":{"type":"integer","minimum":0},"durationMs":{"type":"number","minimum":0},"interrupted":{"type":"boolean"}}}}}}};
const pattern4 = new RegExp("^https?://[^/]", "u");
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
if(((((((((data1.suite === undefined) && (missing2 = "suite")) || ((data1.target === undefined) && (missing2 = "target"))) || ((data1.parameters === undefined) && (missing2 = "parameters"))) || ((data1.seed === undefined) && (missing2 = "seed"))) || ((data1.selection === undefined) && (missing2 = "selection"))) || ((data1.strict === undefined) && (missing2 = "strict"))) || ((data1.started === undefined) && (missing2 = "started"))) || ((data1.budgets === undefined) && (missing2 = "budgets"))){
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
if(data1.target !== undefined){
let data4 = data1.target;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/target",schemaPath:"#/properties/log/properties/_audit/properties/target/pattern",keyword:"pattern",params:{pattern: "^https?://[^/]"},message:"must match pattern \""+"^https?://[^/]"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_audit/target",schemaPath:"#/properties/log/properties/_audit/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.parameters !== undefined){
let data5 = data1.parameters;
const _errs11 = errors;
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
const _errs14 = errors;
if(typeof data5[key0] !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/parameters/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/log/properties/_audit/properties/parameters/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs14 === errors;
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
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.seed !== undefined){
const _errs16 = errors;
if(typeof data1.seed !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/seed",schemaPath:"#/properties/log/properties/_audit/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.strength !== undefined){
let data8 = data1.strength;
const _errs18 = errors;
if(!(((data8 === 1) || (data8 === 2)) || (data8 === 3))){
validate20.errors = [{instancePath:instancePath+"/log/_audit/strength",schemaPath:"#/properties/log/properties/_audit/properties/strength/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties._audit.properties.strength.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.isAuthorized !== undefined){
const _errs19 = errors;
if(typeof data1.isAuthorized !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/isAuthorized",schemaPath:"#/properties/log/properties/_audit/properties/isAuthorized/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.selection !== undefined){
let data10 = data1.selection;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
var valid5 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs23 = errors;
if(typeof data10[i0] !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/selection/" + i0,schemaPath:"#/properties/log/properties/_audit/properties/selection/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs23 === errors;
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
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.strict !== undefined){
const _errs25 = errors;
if(typeof data1.strict !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/strict",schemaPath:"#/properties/log/properties/_audit/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.started !== undefined){
let data13 = data1.started;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data13 === "string"){
if(!pattern5.test(data13)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/started",schemaPath:"#/properties/log/properties/_audit/properties/started/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_audit/started",schemaPath:"#/properties/log/properties/_audit/properties/started/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.witness !== undefined){
let data14 = data1.witness;
const _errs29 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/witness",schemaPath:"#/properties/log/properties/_audit/properties/witness/type",keyword:"type",params:{type: schema31.properties.log.properties._audit.properties.witness.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs29 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.label !== undefined){
let data15 = data1.label;
const _errs31 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/label",schemaPath:"#/properties/log/properties/_audit/properties/label/type",keyword:"type",params:{type: schema31.properties.log.properties._audit.properties.label.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs31 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.budgets !== undefined){
let data16 = data1.budgets;
const _errs33 = errors;
if(errors === _errs33){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.maxPages !== undefined){
let data17 = data16.maxPages;
const _errs35 = errors;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/maxPages",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/maxPages/type",keyword:"type",params:{type: schema31.properties.log.properties._audit.properties.budgets.properties.maxPages.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs35){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/maxPages",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/maxPages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid6 = _errs35 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.maxRequests !== undefined){
let data18 = data16.maxRequests;
const _errs37 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/maxRequests",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/maxRequests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs37){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/maxRequests",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/maxRequests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid6 = _errs37 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.deadlineMs !== undefined){
let data19 = data16.deadlineMs;
const _errs39 = errors;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/deadlineMs",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/deadlineMs/type",keyword:"type",params:{type: schema31.properties.log.properties._audit.properties.budgets.properties.deadlineMs.type},message:"must be number,null"}];
return false;
}
if(errors === _errs39){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 <= 0 || isNaN(data19)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/deadlineMs",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/deadlineMs/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
}
var valid6 = _errs39 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets",schemaPath:"#/properties/log/properties/_audit/properties/budgets/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs33 === errors;
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
let data20 = data0.entries;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data20)){
var valid7 = true;
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
const _errs43 = errors;
const _errs45 = errors;
let valid8 = true;
const _errs46 = errors;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.response !== undefined){
let data22 = data21.response;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.status !== undefined){
if(0 !== data22.status){
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
var _valid0 = _errs46 === errors;
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs49 = errors;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing4;
if((data21._loss === undefined) && (missing4 = "_loss")){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1,schemaPath:"#/properties/log/properties/entries/items/then/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
}
var _valid0 = _errs49 === errors;
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
if(errors === _errs43){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing5;
if(((((((data21.startedDateTime === undefined) && (missing5 = "startedDateTime")) || ((data21.time === undefined) && (missing5 = "time"))) || ((data21.request === undefined) && (missing5 = "request"))) || ((data21.response === undefined) && (missing5 = "response"))) || ((data21._id === undefined) && (missing5 = "_id"))) || ((data21._question === undefined) && (missing5 = "_question"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1,schemaPath:"#/properties/log/properties/entries/items/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data21.startedDateTime !== undefined){
let data24 = data21.startedDateTime;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data24 === "string"){
if(!pattern5.test(data24)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/startedDateTime",schemaPath:"#/properties/log/properties/entries/items/properties/startedDateTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/startedDateTime",schemaPath:"#/properties/log/properties/entries/items/properties/startedDateTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid11 = _errs50 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data21.time !== undefined){
let data25 = data21.time;
const _errs52 = errors;
if(errors === _errs52){
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/time",schemaPath:"#/properties/log/properties/entries/items/properties/time/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/time",schemaPath:"#/properties/log/properties/entries/items/properties/time/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid11 = _errs52 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data21.request !== undefined){
let data26 = data21.request;
const _errs54 = errors;
if(errors === _errs54){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing6;
if((((data26.method === undefined) && (missing6 = "method")) || ((data26.url === undefined) && (missing6 = "url"))) || ((data26.headers === undefined) && (missing6 = "headers"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request",schemaPath:"#/properties/log/properties/entries/items/properties/request/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data26.method !== undefined){
const _errs56 = errors;
if("GET" !== data26.method){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/method",schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/method/const",keyword:"const",params:{allowedValue: "GET"},message:"must be equal to constant"}];
return false;
}
var valid12 = _errs56 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data26.url !== undefined){
const _errs57 = errors;
if(typeof data26.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/url",schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs57 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data26.headers !== undefined){
let data29 = data26.headers;
const _errs59 = errors;
if(errors === _errs59){
if(Array.isArray(data29)){
var valid13 = true;
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
let data30 = data29[i2];
const _errs61 = errors;
if(errors === _errs61){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing7;
if(((data30.name === undefined) && (missing7 = "name")) || ((data30.value === undefined) && (missing7 = "value"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/headers/" + i2,schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/headers/items/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data30.name !== undefined){
const _errs63 = errors;
if(typeof data30.name !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/headers/" + i2+"/name",schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/headers/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs63 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data30.value !== undefined){
const _errs65 = errors;
if(typeof data30.value !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/headers/" + i2+"/value",schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/headers/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs65 === errors;
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
var valid13 = _errs61 === errors;
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
var valid12 = _errs59 === errors;
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
var valid11 = _errs54 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data21.response !== undefined){
let data33 = data21.response;
const _errs67 = errors;
if(errors === _errs67){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing8;
if((((data33.status === undefined) && (missing8 = "status")) || ((data33.headers === undefined) && (missing8 = "headers"))) || ((data33.content === undefined) && (missing8 = "content"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response",schemaPath:"#/properties/log/properties/entries/items/properties/response/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data33.status !== undefined){
let data34 = data33.status;
const _errs69 = errors;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/status",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs69){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/status",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid15 = _errs69 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data33.headers !== undefined){
let data35 = data33.headers;
const _errs71 = errors;
if(errors === _errs71){
if(Array.isArray(data35)){
var valid16 = true;
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
let data36 = data35[i3];
const _errs73 = errors;
if(errors === _errs73){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
let missing9;
if(((data36.name === undefined) && (missing9 = "name")) || ((data36.value === undefined) && (missing9 = "value"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/headers/" + i3,schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/headers/items/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data36.name !== undefined){
const _errs75 = errors;
if(typeof data36.name !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/headers/" + i3+"/name",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/headers/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs75 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data36.value !== undefined){
const _errs77 = errors;
if(typeof data36.value !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/headers/" + i3+"/value",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/headers/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs77 === errors;
}
else {
var valid17 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/headers/" + i3,schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/headers/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid16 = _errs73 === errors;
if(!valid16){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/headers",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/headers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid15 = _errs71 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data33.content !== undefined){
let data39 = data33.content;
const _errs79 = errors;
const _errs81 = errors;
let valid18 = true;
const _errs82 = errors;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing10;
if(((data39.text === undefined) && (missing10 = "text")) || ((data39.encoding === undefined) && (missing10 = "encoding"))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data39.encoding !== undefined){
if("base64" !== data39.encoding){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
var _valid1 = _errs82 === errors;
errors = _errs81;
if(vErrors !== null){
if(_errs81){
vErrors.length = _errs81;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs84 = errors;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.text !== undefined){
let data41 = data39.text;
const _errs85 = errors;
if((typeof data41 !== "string") && (data41 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/content/text",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/then/properties/text/type",keyword:"type",params:{type: schema31.properties.log.properties.entries.items.properties.response.properties.content.then.properties.text.type},message:"must be string,null"}];
return false;
}
if(errors === _errs85){
if(typeof data41 === "string"){
if(!pattern7.test(data41)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/content/text",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/then/properties/text/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]*={0,2}$"+"\""}];
return false;
}
}
}
}
}
var _valid1 = _errs84 === errors;
valid18 = _valid1;
if(valid18){
var props0 = {};
props0.text = true;
props0.encoding = true;
}
}
if(!valid18){
const err4 = {instancePath:instancePath+"/log/entries/" + i1+"/response/content",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate20.errors = vErrors;
return false;
}
if(errors === _errs79){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(props0 !== true){
props0 = props0 || {};
props0.text = true;
props0.encoding = true;
}
if(data39.text !== undefined){
let data42 = data39.text;
const _errs87 = errors;
if((typeof data42 !== "string") && (data42 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/content/text",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/properties/text/type",keyword:"type",params:{type: schema31.properties.log.properties.entries.items.properties.response.properties.content.properties.text.type},message:"must be string,null"}];
return false;
}
var valid21 = _errs87 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data39.encoding !== undefined){
let data43 = data39.encoding;
const _errs89 = errors;
if(!((data43 === "base64") || (data43 === null))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/content/encoding",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/properties/encoding/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties.response.properties.content.properties.encoding.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid21 = _errs89 === errors;
}
else {
var valid21 = true;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/content",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid15 = _errs79 === errors;
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
var valid11 = _errs67 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data21._id !== undefined){
let data44 = data21._id;
const _errs90 = errors;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_id",schemaPath:"#/properties/log/properties/entries/items/properties/_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs90){
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 9007199254740991 || isNaN(data44)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_id",schemaPath:"#/properties/log/properties/entries/items/properties/_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data44 < 1 || isNaN(data44)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_id",schemaPath:"#/properties/log/properties/entries/items/properties/_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid11 = _errs90 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data21._question !== undefined){
const _errs92 = errors;
if(typeof data21._question !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question",schemaPath:"#/properties/log/properties/entries/items/properties/_question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs92 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data21._cookie !== undefined){
let data46 = data21._cookie;
const _errs94 = errors;
if((typeof data46 !== "string") && (data46 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_cookie",schemaPath:"#/properties/log/properties/entries/items/properties/_cookie/type",keyword:"type",params:{type: schema31.properties.log.properties.entries.items.properties._cookie.type},message:"must be string,null"}];
return false;
}
var valid11 = _errs94 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data21._loss !== undefined){
let data47 = data21._loss;
const _errs96 = errors;
if(errors === _errs96){
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
let missing11;
if(((data47.kind === undefined) && (missing11 = "kind")) || ((data47.message === undefined) && (missing11 = "message"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_loss",schemaPath:"#/properties/log/properties/entries/items/properties/_loss/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
if(data47.kind !== undefined){
let data48 = data47.kind;
const _errs98 = errors;
if(!(((((((((((((data48 === "address") || (data48 === "connect")) || (data48 === "tls")) || (data48 === "timeout")) || (data48 === "broken")) || (data48 === "too-large")) || (data48 === "encoding")) || (data48 === "protocol")) || (data48 === "redirect")) || (data48 === "budget")) || (data48 === "stopped")) || (data48 === "interrupted")) || (data48 === "unasked"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_loss/kind",schemaPath:"#/properties/log/properties/entries/items/properties/_loss/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties._loss.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid22 = _errs98 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.message !== undefined){
const _errs99 = errors;
if(typeof data47.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_loss/message",schemaPath:"#/properties/log/properties/entries/items/properties/_loss/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs99 === errors;
}
else {
var valid22 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_loss",schemaPath:"#/properties/log/properties/entries/items/properties/_loss/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs96 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data21._followed !== undefined){
let data50 = data21._followed;
const _errs101 = errors;
if((typeof data50 !== "boolean") && (data50 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_followed",schemaPath:"#/properties/log/properties/entries/items/properties/_followed/type",keyword:"type",params:{type: schema31.properties.log.properties.entries.items.properties._followed.type},message:"must be boolean,null"}];
return false;
}
var valid11 = _errs101 === errors;
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
var valid7 = _errs43 === errors;
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
var valid1 = _errs41 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0._unsent !== undefined){
let data51 = data0._unsent;
const _errs103 = errors;
if(errors === _errs103){
if(Array.isArray(data51)){
var valid23 = true;
const len4 = data51.length;
for(let i4=0; i4<len4; i4++){
let data52 = data51[i4];
const _errs105 = errors;
if(errors === _errs105){
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
let missing12;
if((((data52.question === undefined) && (missing12 = "question")) || ((data52.url === undefined) && (missing12 = "url"))) || ((data52.loss === undefined) && (missing12 = "loss"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4,schemaPath:"#/properties/log/properties/_unsent/items/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
if(data52.question !== undefined){
const _errs107 = errors;
if(typeof data52.question !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/question",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs107 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data52.url !== undefined){
const _errs109 = errors;
if(typeof data52.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/url",schemaPath:"#/properties/log/properties/_unsent/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs109 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data52.cookie !== undefined){
let data55 = data52.cookie;
const _errs111 = errors;
if((typeof data55 !== "string") && (data55 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/cookie",schemaPath:"#/properties/log/properties/_unsent/items/properties/cookie/type",keyword:"type",params:{type: schema31.properties.log.properties._unsent.items.properties.cookie.type},message:"must be string,null"}];
return false;
}
var valid24 = _errs111 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data52.loss !== undefined){
let data56 = data52.loss;
const _errs113 = errors;
if(errors === _errs113){
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
let missing13;
if(((data56.kind === undefined) && (missing13 = "kind")) || ((data56.message === undefined) && (missing13 = "message"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/loss",schemaPath:"#/properties/log/properties/_unsent/items/properties/loss/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
if(data56.kind !== undefined){
let data57 = data56.kind;
const _errs115 = errors;
if(!(((((((((((((data57 === "address") || (data57 === "connect")) || (data57 === "tls")) || (data57 === "timeout")) || (data57 === "broken")) || (data57 === "too-large")) || (data57 === "encoding")) || (data57 === "protocol")) || (data57 === "redirect")) || (data57 === "budget")) || (data57 === "stopped")) || (data57 === "interrupted")) || (data57 === "unasked"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/loss/kind",schemaPath:"#/properties/log/properties/_unsent/items/properties/loss/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties._unsent.items.properties.loss.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid25 = _errs115 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data56.message !== undefined){
const _errs116 = errors;
if(typeof data56.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/loss/message",schemaPath:"#/properties/log/properties/_unsent/items/properties/loss/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid25 = _errs116 === errors;
}
else {
var valid25 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/loss",schemaPath:"#/properties/log/properties/_unsent/items/properties/loss/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid24 = _errs113 === errors;
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
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4,schemaPath:"#/properties/log/properties/_unsent/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid23 = _errs105 === errors;
if(!valid23){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_unsent",schemaPath:"#/properties/log/properties/_unsent/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs103 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0._end !== undefined){
let data59 = data0._end;
const _errs118 = errors;
if(errors === _errs118){
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
let missing14;
if((((data59.requests === undefined) && (missing14 = "requests")) || ((data59.durationMs === undefined) && (missing14 = "durationMs"))) || ((data59.interrupted === undefined) && (missing14 = "interrupted"))){
validate20.errors = [{instancePath:instancePath+"/log/_end",schemaPath:"#/properties/log/properties/_end/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
if(data59.requests !== undefined){
let data60 = data59.requests;
const _errs120 = errors;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
validate20.errors = [{instancePath:instancePath+"/log/_end/requests",schemaPath:"#/properties/log/properties/_end/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs120){
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 < 0 || isNaN(data60)){
validate20.errors = [{instancePath:instancePath+"/log/_end/requests",schemaPath:"#/properties/log/properties/_end/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid26 = _errs120 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data59.durationMs !== undefined){
let data61 = data59.durationMs;
const _errs122 = errors;
if(errors === _errs122){
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 < 0 || isNaN(data61)){
validate20.errors = [{instancePath:instancePath+"/log/_end/durationMs",schemaPath:"#/properties/log/properties/_end/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_end/durationMs",schemaPath:"#/properties/log/properties/_end/properties/durationMs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid26 = _errs122 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data59.interrupted !== undefined){
const _errs124 = errors;
if(typeof data59.interrupted !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/log/_end/interrupted",schemaPath:"#/properties/log/properties/_end/properties/interrupted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid26 = _errs124 === errors;
}
else {
var valid26 = true;
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
var valid1 = _errs118 === errors;
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
