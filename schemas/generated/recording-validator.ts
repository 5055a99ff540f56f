// @ts-nocheck: the output of ajv's standalone compiler
// Generated from schemas/documents/recording.schema.json by `npm run generate`. Do not edit.
import type { Validate } from './validators.js';
"use strict";
export const recordingFile = validate20 as unknown as Validate;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/recording.schema.json","type":"object","required":["log"],"properties":{"log":{"type":"object","required":["_audit","entries","_unsent","_end"],"properties":{"_audit":{"type":"object","required":["suite","target","parameters","seed","selection","strict","started","budgets"],"properties":{"suite":{"type":"object","required":["version"],"properties":{"version":{"type":"string"}}},"target":{"type":"string","pattern":"^https?://[^/]"},"parameters":{"type":"object","additionalProperties":{"type":"string"}},"seed":{"type":"string"},"selection":{"type":"array","items":{"type":"string"}},"strict":{"type":"boolean"},"started":{"type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"},"witness":{"type":["string","null"]},"label":{"type":["string","null"]},"budgets":{"type":"object","properties":{"strength":{"enum":[1,2,3,null]},"deadlineMs":{"type":["number","null"],"exclusiveMinimum":0},"maxPages":{"type":["integer","null"],"minimum":1}}}}},"entries":{"type":"array","items":{"type":"object","required":["startedDateTime","time","request","response","_id","_question"],"properties":{"startedDateTime":{"type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"},"time":{"type":"number","minimum":0},"request":{"type":"object","required":["method","url","headers"],"properties":{"method":{"const":"GET"},"url":{"type":"string"},"headers":{"type":"array","items":{"type":"object","required":["name","value"],"properties":{"name":{"type":"string"},"value":{"type":"string"}}}}}},"response":{"type":"object","required":["status","headers","content"],"properties":{"status":{"type":"integer","minimum":0},"headers":{"type":"array","items":{"type":"object","required":["name","value"],"properties":{"name":{"type":"string"},"value":{"type":"string"}}}},"content":{"type":"object","properties":{"text":{"type":["string","null"]},"encoding":{"enum":["base64",null]}},"if":{"required":["text","encoding"],"properties":{"encoding":{"const":"base64"}}},"then":{"properties":{"text":{"type":["string","null"],"pattern":"^[A-Za-z0-9+/]*={0,2}$"}}}}}},"_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"_question":{"type":"string"},"_cookie":{"type":["string","null"]},"_loss":{"type":"object","required":["kind","message"],"properties":{"kind":{"enum":["address","connect","tls","timeout","broken","too-large","encoding","protocol","redirect","budget","stopped","interrupted","unasked"]},"message":{"type":"string"}}},"_followed":{"type":["boolean","null"]}},"if":{"properties":{"response":{"properties":{"status":{"const":0}}}}},"then":{"required":["_loss"]}}},"_unsent":{"type":"array","items":{"type":"object","required":["question","url","loss"],"properties":{"question":{"type":"string"},"url":{"type":"string"},"cookie":{"type":["string","null"]},"loss":{"type":"object","required":["kind","message"],"properties":{"kind":{"enum":["address","connect","tls","timeout","broken","too-large","encoding","protocol","redirect","budget","stopped","interrupted","unasked"]},"message":{"type":"string"}}}}}},"_end":{"type":"object","required":["requests","durationMs","interrupted"],"properties":{"requests":{"type":"integer","minimum":0},"durationMs":{"type":"number","minimum":0},"interrupted":{"type":"boolean"}}}}}}};
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
if(data1.selection !== undefined){
let data8 = data1.selection;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
var valid5 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(typeof data8[i0] !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/selection/" + i0,schemaPath:"#/properties/log/properties/_audit/properties/selection/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs20 === errors;
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
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.strict !== undefined){
const _errs22 = errors;
if(typeof data1.strict !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/log/_audit/strict",schemaPath:"#/properties/log/properties/_audit/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.started !== undefined){
let data11 = data1.started;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data11 === "string"){
if(!pattern5.test(data11)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/started",schemaPath:"#/properties/log/properties/_audit/properties/started/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_audit/started",schemaPath:"#/properties/log/properties/_audit/properties/started/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.witness !== undefined){
let data12 = data1.witness;
const _errs26 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/witness",schemaPath:"#/properties/log/properties/_audit/properties/witness/type",keyword:"type",params:{type: schema31.properties.log.properties._audit.properties.witness.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.label !== undefined){
let data13 = data1.label;
const _errs28 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/label",schemaPath:"#/properties/log/properties/_audit/properties/label/type",keyword:"type",params:{type: schema31.properties.log.properties._audit.properties.label.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.budgets !== undefined){
let data14 = data1.budgets;
const _errs30 = errors;
if(errors === _errs30){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.strength !== undefined){
let data15 = data14.strength;
const _errs32 = errors;
if(!((((data15 === 1) || (data15 === 2)) || (data15 === 3)) || (data15 === null))){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/strength",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/strength/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties._audit.properties.budgets.properties.strength.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.deadlineMs !== undefined){
let data16 = data14.deadlineMs;
const _errs33 = errors;
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/deadlineMs",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/deadlineMs/type",keyword:"type",params:{type: schema31.properties.log.properties._audit.properties.budgets.properties.deadlineMs.type},message:"must be number,null"}];
return false;
}
if(errors === _errs33){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 <= 0 || isNaN(data16)){
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets/deadlineMs",schemaPath:"#/properties/log/properties/_audit/properties/budgets/properties/deadlineMs/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.maxPages !== undefined){
let data17 = data14.maxPages;
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
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_audit/budgets",schemaPath:"#/properties/log/properties/_audit/properties/budgets/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs30 === errors;
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
let data18 = data0.entries;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data18)){
var valid7 = true;
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
const _errs39 = errors;
const _errs41 = errors;
let valid8 = true;
const _errs42 = errors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.response !== undefined){
let data20 = data19.response;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.status !== undefined){
if(0 !== data20.status){
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
var _valid0 = _errs42 === errors;
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing4;
if((data19._loss === undefined) && (missing4 = "_loss")){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1,schemaPath:"#/properties/log/properties/entries/items/then/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
}
var _valid0 = _errs45 === errors;
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
if(errors === _errs39){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing5;
if(((((((data19.startedDateTime === undefined) && (missing5 = "startedDateTime")) || ((data19.time === undefined) && (missing5 = "time"))) || ((data19.request === undefined) && (missing5 = "request"))) || ((data19.response === undefined) && (missing5 = "response"))) || ((data19._id === undefined) && (missing5 = "_id"))) || ((data19._question === undefined) && (missing5 = "_question"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1,schemaPath:"#/properties/log/properties/entries/items/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data19.startedDateTime !== undefined){
let data22 = data19.startedDateTime;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data22 === "string"){
if(!pattern5.test(data22)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/startedDateTime",schemaPath:"#/properties/log/properties/entries/items/properties/startedDateTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/startedDateTime",schemaPath:"#/properties/log/properties/entries/items/properties/startedDateTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid11 = _errs46 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data19.time !== undefined){
let data23 = data19.time;
const _errs48 = errors;
if(errors === _errs48){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/time",schemaPath:"#/properties/log/properties/entries/items/properties/time/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/time",schemaPath:"#/properties/log/properties/entries/items/properties/time/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid11 = _errs48 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data19.request !== undefined){
let data24 = data19.request;
const _errs50 = errors;
if(errors === _errs50){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing6;
if((((data24.method === undefined) && (missing6 = "method")) || ((data24.url === undefined) && (missing6 = "url"))) || ((data24.headers === undefined) && (missing6 = "headers"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request",schemaPath:"#/properties/log/properties/entries/items/properties/request/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data24.method !== undefined){
const _errs52 = errors;
if("GET" !== data24.method){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/method",schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/method/const",keyword:"const",params:{allowedValue: "GET"},message:"must be equal to constant"}];
return false;
}
var valid12 = _errs52 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data24.url !== undefined){
const _errs53 = errors;
if(typeof data24.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/url",schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs53 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data24.headers !== undefined){
let data27 = data24.headers;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data27)){
var valid13 = true;
const len2 = data27.length;
for(let i2=0; i2<len2; i2++){
let data28 = data27[i2];
const _errs57 = errors;
if(errors === _errs57){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing7;
if(((data28.name === undefined) && (missing7 = "name")) || ((data28.value === undefined) && (missing7 = "value"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/headers/" + i2,schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/headers/items/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data28.name !== undefined){
const _errs59 = errors;
if(typeof data28.name !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/headers/" + i2+"/name",schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/headers/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs59 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data28.value !== undefined){
const _errs61 = errors;
if(typeof data28.value !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/request/headers/" + i2+"/value",schemaPath:"#/properties/log/properties/entries/items/properties/request/properties/headers/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs61 === errors;
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
var valid13 = _errs57 === errors;
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
var valid12 = _errs55 === errors;
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
var valid11 = _errs50 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data19.response !== undefined){
let data31 = data19.response;
const _errs63 = errors;
if(errors === _errs63){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing8;
if((((data31.status === undefined) && (missing8 = "status")) || ((data31.headers === undefined) && (missing8 = "headers"))) || ((data31.content === undefined) && (missing8 = "content"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response",schemaPath:"#/properties/log/properties/entries/items/properties/response/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data31.status !== undefined){
let data32 = data31.status;
const _errs65 = errors;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/status",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs65){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/status",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid15 = _errs65 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31.headers !== undefined){
let data33 = data31.headers;
const _errs67 = errors;
if(errors === _errs67){
if(Array.isArray(data33)){
var valid16 = true;
const len3 = data33.length;
for(let i3=0; i3<len3; i3++){
let data34 = data33[i3];
const _errs69 = errors;
if(errors === _errs69){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
let missing9;
if(((data34.name === undefined) && (missing9 = "name")) || ((data34.value === undefined) && (missing9 = "value"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/headers/" + i3,schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/headers/items/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data34.name !== undefined){
const _errs71 = errors;
if(typeof data34.name !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/headers/" + i3+"/name",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/headers/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs71 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data34.value !== undefined){
const _errs73 = errors;
if(typeof data34.value !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/headers/" + i3+"/value",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/headers/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs73 === errors;
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
var valid16 = _errs69 === errors;
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
var valid15 = _errs67 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31.content !== undefined){
let data37 = data31.content;
const _errs75 = errors;
const _errs77 = errors;
let valid18 = true;
const _errs78 = errors;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing10;
if(((data37.text === undefined) && (missing10 = "text")) || ((data37.encoding === undefined) && (missing10 = "encoding"))){
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
if(data37.encoding !== undefined){
if("base64" !== data37.encoding){
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
var _valid1 = _errs78 === errors;
errors = _errs77;
if(vErrors !== null){
if(_errs77){
vErrors.length = _errs77;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs80 = errors;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.text !== undefined){
let data39 = data37.text;
const _errs81 = errors;
if((typeof data39 !== "string") && (data39 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/content/text",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/then/properties/text/type",keyword:"type",params:{type: schema31.properties.log.properties.entries.items.properties.response.properties.content.then.properties.text.type},message:"must be string,null"}];
return false;
}
if(errors === _errs81){
if(typeof data39 === "string"){
if(!pattern7.test(data39)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/content/text",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/then/properties/text/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]*={0,2}$"+"\""}];
return false;
}
}
}
}
}
var _valid1 = _errs80 === errors;
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
if(errors === _errs75){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(props0 !== true){
props0 = props0 || {};
props0.text = true;
props0.encoding = true;
}
if(data37.text !== undefined){
let data40 = data37.text;
const _errs83 = errors;
if((typeof data40 !== "string") && (data40 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/content/text",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/properties/text/type",keyword:"type",params:{type: schema31.properties.log.properties.entries.items.properties.response.properties.content.properties.text.type},message:"must be string,null"}];
return false;
}
var valid21 = _errs83 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data37.encoding !== undefined){
let data41 = data37.encoding;
const _errs85 = errors;
if(!((data41 === "base64") || (data41 === null))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/response/content/encoding",schemaPath:"#/properties/log/properties/entries/items/properties/response/properties/content/properties/encoding/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties.response.properties.content.properties.encoding.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid21 = _errs85 === errors;
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
var valid15 = _errs75 === errors;
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
var valid11 = _errs63 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data19._id !== undefined){
let data42 = data19._id;
const _errs86 = errors;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_id",schemaPath:"#/properties/log/properties/entries/items/properties/_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs86){
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 9007199254740991 || isNaN(data42)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_id",schemaPath:"#/properties/log/properties/entries/items/properties/_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data42 < 1 || isNaN(data42)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_id",schemaPath:"#/properties/log/properties/entries/items/properties/_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid11 = _errs86 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data19._question !== undefined){
const _errs88 = errors;
if(typeof data19._question !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_question",schemaPath:"#/properties/log/properties/entries/items/properties/_question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs88 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data19._cookie !== undefined){
let data44 = data19._cookie;
const _errs90 = errors;
if((typeof data44 !== "string") && (data44 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_cookie",schemaPath:"#/properties/log/properties/entries/items/properties/_cookie/type",keyword:"type",params:{type: schema31.properties.log.properties.entries.items.properties._cookie.type},message:"must be string,null"}];
return false;
}
var valid11 = _errs90 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data19._loss !== undefined){
let data45 = data19._loss;
const _errs92 = errors;
if(errors === _errs92){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
let missing11;
if(((data45.kind === undefined) && (missing11 = "kind")) || ((data45.message === undefined) && (missing11 = "message"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_loss",schemaPath:"#/properties/log/properties/entries/items/properties/_loss/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
if(data45.kind !== undefined){
let data46 = data45.kind;
const _errs94 = errors;
if(!(((((((((((((data46 === "address") || (data46 === "connect")) || (data46 === "tls")) || (data46 === "timeout")) || (data46 === "broken")) || (data46 === "too-large")) || (data46 === "encoding")) || (data46 === "protocol")) || (data46 === "redirect")) || (data46 === "budget")) || (data46 === "stopped")) || (data46 === "interrupted")) || (data46 === "unasked"))){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_loss/kind",schemaPath:"#/properties/log/properties/entries/items/properties/_loss/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties.entries.items.properties._loss.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid22 = _errs94 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data45.message !== undefined){
const _errs95 = errors;
if(typeof data45.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_loss/message",schemaPath:"#/properties/log/properties/entries/items/properties/_loss/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs95 === errors;
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
var valid11 = _errs92 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data19._followed !== undefined){
let data48 = data19._followed;
const _errs97 = errors;
if((typeof data48 !== "boolean") && (data48 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/entries/" + i1+"/_followed",schemaPath:"#/properties/log/properties/entries/items/properties/_followed/type",keyword:"type",params:{type: schema31.properties.log.properties.entries.items.properties._followed.type},message:"must be boolean,null"}];
return false;
}
var valid11 = _errs97 === errors;
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
var valid7 = _errs39 === errors;
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
var valid1 = _errs37 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0._unsent !== undefined){
let data49 = data0._unsent;
const _errs99 = errors;
if(errors === _errs99){
if(Array.isArray(data49)){
var valid23 = true;
const len4 = data49.length;
for(let i4=0; i4<len4; i4++){
let data50 = data49[i4];
const _errs101 = errors;
if(errors === _errs101){
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
let missing12;
if((((data50.question === undefined) && (missing12 = "question")) || ((data50.url === undefined) && (missing12 = "url"))) || ((data50.loss === undefined) && (missing12 = "loss"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4,schemaPath:"#/properties/log/properties/_unsent/items/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
if(data50.question !== undefined){
const _errs103 = errors;
if(typeof data50.question !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/question",schemaPath:"#/properties/log/properties/_unsent/items/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs103 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data50.url !== undefined){
const _errs105 = errors;
if(typeof data50.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/url",schemaPath:"#/properties/log/properties/_unsent/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs105 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data50.cookie !== undefined){
let data53 = data50.cookie;
const _errs107 = errors;
if((typeof data53 !== "string") && (data53 !== null)){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/cookie",schemaPath:"#/properties/log/properties/_unsent/items/properties/cookie/type",keyword:"type",params:{type: schema31.properties.log.properties._unsent.items.properties.cookie.type},message:"must be string,null"}];
return false;
}
var valid24 = _errs107 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data50.loss !== undefined){
let data54 = data50.loss;
const _errs109 = errors;
if(errors === _errs109){
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
let missing13;
if(((data54.kind === undefined) && (missing13 = "kind")) || ((data54.message === undefined) && (missing13 = "message"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/loss",schemaPath:"#/properties/log/properties/_unsent/items/properties/loss/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
if(data54.kind !== undefined){
let data55 = data54.kind;
const _errs111 = errors;
if(!(((((((((((((data55 === "address") || (data55 === "connect")) || (data55 === "tls")) || (data55 === "timeout")) || (data55 === "broken")) || (data55 === "too-large")) || (data55 === "encoding")) || (data55 === "protocol")) || (data55 === "redirect")) || (data55 === "budget")) || (data55 === "stopped")) || (data55 === "interrupted")) || (data55 === "unasked"))){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/loss/kind",schemaPath:"#/properties/log/properties/_unsent/items/properties/loss/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.log.properties._unsent.items.properties.loss.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid25 = _errs111 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data54.message !== undefined){
const _errs112 = errors;
if(typeof data54.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/log/_unsent/" + i4+"/loss/message",schemaPath:"#/properties/log/properties/_unsent/items/properties/loss/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid25 = _errs112 === errors;
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
var valid24 = _errs109 === errors;
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
var valid23 = _errs101 === errors;
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
var valid1 = _errs99 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0._end !== undefined){
let data57 = data0._end;
const _errs114 = errors;
if(errors === _errs114){
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
let missing14;
if((((data57.requests === undefined) && (missing14 = "requests")) || ((data57.durationMs === undefined) && (missing14 = "durationMs"))) || ((data57.interrupted === undefined) && (missing14 = "interrupted"))){
validate20.errors = [{instancePath:instancePath+"/log/_end",schemaPath:"#/properties/log/properties/_end/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
if(data57.requests !== undefined){
let data58 = data57.requests;
const _errs116 = errors;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
validate20.errors = [{instancePath:instancePath+"/log/_end/requests",schemaPath:"#/properties/log/properties/_end/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs116){
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 < 0 || isNaN(data58)){
validate20.errors = [{instancePath:instancePath+"/log/_end/requests",schemaPath:"#/properties/log/properties/_end/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid26 = _errs116 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data57.durationMs !== undefined){
let data59 = data57.durationMs;
const _errs118 = errors;
if(errors === _errs118){
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 < 0 || isNaN(data59)){
validate20.errors = [{instancePath:instancePath+"/log/_end/durationMs",schemaPath:"#/properties/log/properties/_end/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/log/_end/durationMs",schemaPath:"#/properties/log/properties/_end/properties/durationMs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid26 = _errs118 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data57.interrupted !== undefined){
const _errs120 = errors;
if(typeof data57.interrupted !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/log/_end/interrupted",schemaPath:"#/properties/log/properties/_end/properties/interrupted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid26 = _errs120 === errors;
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
var valid1 = _errs114 === errors;
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
