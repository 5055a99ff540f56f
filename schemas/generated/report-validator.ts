// @ts-nocheck: the output of ajv's standalone compiler
// Generated from schemas/documents/report.schema.json by `npm run generate`. Do not edit.
import type { Validate } from './validators.js';
"use strict";
export const report = validate20 as unknown as Validate;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/report.schema.json","type":"object","required":["reportVersion","suite","contract","target","seed","selection","strict","started","durationMs","requests","conformant","complete","reason","flaky","totals","results","observations","exchanges"],"additionalProperties":false,"properties":{"reportVersion":{"type":"string","const":"1"},"suite":{"type":"object","required":["name","version"],"additionalProperties":false,"properties":{"name":{"type":"string"},"version":{"type":"string"}}},"contract":{"type":"object","required":["title","version","digest"],"additionalProperties":false,"properties":{"title":{"type":"string"},"version":{"type":"string","pattern":"^[0-9]+\\.[0-9]+$"},"digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}},"target":{"type":"object","required":["url","profile","declared"],"additionalProperties":false,"properties":{"url":{"type":"string"},"label":{"type":"string"},"connectTo":{"type":"string"},"profile":{"type":"object","additionalProperties":{"type":"string"}},"declared":{"type":"array","items":{"type":"string"}}}},"seed":{"type":"string"},"selection":{"type":"array","items":{"type":"string"},"minItems":1},"strict":{"type":"boolean"},"started":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$"},"durationMs":{"type":"number","minimum":0},"requests":{"type":"integer","minimum":0},"conformant":{"type":["boolean","null"]},"complete":{"type":"boolean"},"reason":{"type":"string"},"fault":{"type":"object","required":["kind","where","message"],"additionalProperties":false,"properties":{"kind":{"type":"string","enum":["suite","interrupted"]},"where":{"type":"string"},"message":{"type":"string"}}},"wentAway":{"type":"object","required":["last","seen"],"additionalProperties":false,"properties":{"last":{"type":"object","required":["id","question","request"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":1},"question":{"type":"string"},"request":{"type":"object","required":["method","url","headers"],"additionalProperties":false,"properties":{"method":{"type":"string"},"url":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}}}}}},"seen":{"type":"string"}}},"plan":{"type":"object","required":["strength","reports","covered","of"],"additionalProperties":false,"properties":{"strength":{"type":"integer","minimum":1,"maximum":3},"reports":{"type":"array","items":{"type":"object","required":["query","covered","of"],"additionalProperties":false,"properties":{"query":{"type":"string"},"covered":{"type":"integer","minimum":0},"of":{"type":"integer","minimum":0}}}},"covered":{"type":"integer","minimum":0},"of":{"type":"integer","minimum":0},"leftOut":{"type":"string"}}},"unseen":{"type":"array","items":{"type":"object","required":["what","rules"],"additionalProperties":false,"properties":{"what":{"type":"string","enum":["file","language"]},"rules":{"type":"integer","minimum":1}}}},"flaky":{"type":"array","items":{"type":"object","required":["kind","seen","count","of","first","request","message"],"additionalProperties":false,"properties":{"kind":{"type":"string","enum":["status","connection","body","answer"]},"seen":{"type":"string"},"count":{"type":"integer","minimum":1},"of":{"type":"integer","minimum":1},"first":{"type":"integer","minimum":1},"request":{"type":"object","required":["id","question","request"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":1},"question":{"type":"string"},"request":{"type":"object","required":["method","url","headers"],"additionalProperties":false,"properties":{"method":{"type":"string"},"url":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}}}}}},"message":{"type":"string"},"only":{"type":"string"}}}},"quick":{"type":"boolean","const":true},"totals":{"type":"object","required":["passed","failed","cantTell","inapplicable","untested"],"additionalProperties":false,"properties":{"passed":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"cantTell":{"type":"integer","minimum":0},"inapplicable":{"type":"integer","minimum":0},"untested":{"type":"integer","minimum":0}}},"results":{"type":"array","items":{"type":"object","required":["rule","section","level","outcome","message","evidence"],"additionalProperties":false,"properties":{"rule":{"type":"string","pattern":"^[a-z]+\\.[a-z0-9-]+$"},"section":{"type":"string"},"level":{"type":"string","enum":["MUST","SHOULD","INFO"]},"outcome":{"type":"string","enum":["passed","failed","cantTell","inapplicable","untested"]},"message":{"type":"string"},"place":{"type":"string"},"places":{"type":"integer","minimum":2},"server":{"type":"string"},"hint":{"type":"string"},"parameters":{"type":"array","items":{"type":"string"}},"fix":{"type":"string"},"cutOff":{"type":"boolean"},"blockedBy":{"type":"string"},"trial":{"type":"object","required":["requests","p","arms","lost"],"additionalProperties":false,"properties":{"requests":{"type":"integer","minimum":1},"p":{"type":"number","exclusiveMinimum":0,"maximum":1},"arms":{"type":"array","items":{"type":"string"},"minItems":2,"maxItems":2},"lost":{"type":"array","items":{"type":"integer","minimum":0},"minItems":2,"maxItems":2}}},"evidence":{"type":"array","items":{"type":"object","required":["exchange"],"additionalProperties":false,"properties":{"exchange":{"type":"integer","minimum":0},"pointer":{"type":"string"},"expected":{"type":"string"},"actual":{"type":"string"}}}}}}},"observations":{"type":"array","items":{"type":"object","required":["silence","section","seen"],"additionalProperties":false,"properties":{"silence":{"type":"string"},"section":{"type":"string"},"seen":{"type":"string"}}}},"exchanges":{"type":"array","items":{"type":"object","required":["id","question","request","ms"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":0},"question":{"type":"string"},"request":{"type":"object","required":["method","url","headers"],"additionalProperties":false,"properties":{"method":{"type":"string"},"url":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}}}},"response":{"type":"object","required":["status","headers","body","bodyBytes","bodyDigest"],"additionalProperties":false,"properties":{"status":{"type":"integer"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"body":{"type":"string"},"bodyBytes":{"type":"integer","minimum":0},"bodyDigest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}},"loss":{"type":"string"},"ms":{"type":"number","minimum":0}}}},"baseline":{"type":"array","items":{"type":"object","required":["rule","reason","standing"],"additionalProperties":false,"properties":{"rule":{"type":"string"},"reason":{"type":"string"},"until":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"ticket":{"type":"string"},"standing":{"type":"string","enum":["failing","passing","expired","not observed"]}}}}}};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]+\\.[0-9]+$", "u");
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern6 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$", "u");
const pattern7 = new RegExp("^[a-z]+\\.[a-z0-9-]+$", "u");
const pattern9 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");

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
if(((((((((((((((((((data.reportVersion === undefined) && (missing0 = "reportVersion")) || ((data.suite === undefined) && (missing0 = "suite"))) || ((data.contract === undefined) && (missing0 = "contract"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.seed === undefined) && (missing0 = "seed"))) || ((data.selection === undefined) && (missing0 = "selection"))) || ((data.strict === undefined) && (missing0 = "strict"))) || ((data.started === undefined) && (missing0 = "started"))) || ((data.durationMs === undefined) && (missing0 = "durationMs"))) || ((data.requests === undefined) && (missing0 = "requests"))) || ((data.conformant === undefined) && (missing0 = "conformant"))) || ((data.complete === undefined) && (missing0 = "complete"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.flaky === undefined) && (missing0 = "flaky"))) || ((data.totals === undefined) && (missing0 = "totals"))) || ((data.results === undefined) && (missing0 = "results"))) || ((data.observations === undefined) && (missing0 = "observations"))) || ((data.exchanges === undefined) && (missing0 = "exchanges"))){
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
if(!((key1 === "name") || (key1 === "version"))){
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
let data4 = data.contract;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((((data4.title === undefined) && (missing2 = "title")) || ((data4.version === undefined) && (missing2 = "version"))) || ((data4.digest === undefined) && (missing2 = "digest"))){
validate20.errors = [{instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key2 in data4){
if(!(((key2 === "title") || (key2 === "version")) || (key2 === "digest"))){
validate20.errors = [{instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data4.title !== undefined){
const _errs14 = errors;
if(typeof data4.title !== "string"){
validate20.errors = [{instancePath:instancePath+"/contract/title",schemaPath:"#/properties/contract/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.version !== undefined){
let data6 = data4.version;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
validate20.errors = [{instancePath:instancePath+"/contract/version",schemaPath:"#/properties/contract/properties/version/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]+$"},message:"must match pattern \""+"^[0-9]+\\.[0-9]+$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/contract/version",schemaPath:"#/properties/contract/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.digest !== undefined){
let data7 = data4.digest;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
validate20.errors = [{instancePath:instancePath+"/contract/digest",schemaPath:"#/properties/contract/properties/digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/contract/digest",schemaPath:"#/properties/contract/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
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
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data8 = data.target;
const _errs20 = errors;
if(errors === _errs20){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing3;
if((((data8.url === undefined) && (missing3 = "url")) || ((data8.profile === undefined) && (missing3 = "profile"))) || ((data8.declared === undefined) && (missing3 = "declared"))){
validate20.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs22 = errors;
for(const key3 in data8){
if(!(((((key3 === "url") || (key3 === "label")) || (key3 === "connectTo")) || (key3 === "profile")) || (key3 === "declared"))){
validate20.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs22 === errors){
if(data8.url !== undefined){
const _errs23 = errors;
if(typeof data8.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/target/url",schemaPath:"#/properties/target/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.label !== undefined){
const _errs25 = errors;
if(typeof data8.label !== "string"){
validate20.errors = [{instancePath:instancePath+"/target/label",schemaPath:"#/properties/target/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.connectTo !== undefined){
const _errs27 = errors;
if(typeof data8.connectTo !== "string"){
validate20.errors = [{instancePath:instancePath+"/target/connectTo",schemaPath:"#/properties/target/properties/connectTo/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.profile !== undefined){
let data12 = data8.profile;
const _errs29 = errors;
if(errors === _errs29){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key4 in data12){
const _errs32 = errors;
if(typeof data12[key4] !== "string"){
validate20.errors = [{instancePath:instancePath+"/target/profile/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/target/properties/profile/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs32 === errors;
if(!valid4){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/target/profile",schemaPath:"#/properties/target/properties/profile/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.declared !== undefined){
let data14 = data8.declared;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data14)){
var valid5 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
const _errs36 = errors;
if(typeof data14[i0] !== "string"){
validate20.errors = [{instancePath:instancePath+"/target/declared/" + i0,schemaPath:"#/properties/target/properties/declared/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs36 === errors;
if(!valid5){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/target/declared",schemaPath:"#/properties/target/properties/declared/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs34 === errors;
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
}
else {
validate20.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
const _errs38 = errors;
if(typeof data.seed !== "string"){
validate20.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.selection !== undefined){
let data17 = data.selection;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data17)){
if(data17.length < 1){
validate20.errors = [{instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid6 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
const _errs42 = errors;
if(typeof data17[i1] !== "string"){
validate20.errors = [{instancePath:instancePath+"/selection/" + i1,schemaPath:"#/properties/selection/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs42 === errors;
if(!valid6){
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
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
const _errs44 = errors;
if(typeof data.strict !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started !== undefined){
let data20 = data.started;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data20 === "string"){
if(!pattern6.test(data20)){
validate20.errors = [{instancePath:instancePath+"/started",schemaPath:"#/properties/started/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/started",schemaPath:"#/properties/started/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMs !== undefined){
let data21 = data.durationMs;
const _errs48 = errors;
if(errors === _errs48){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate20.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
let data22 = data.requests;
const _errs50 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate20.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs50){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
validate20.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conformant !== undefined){
let data23 = data.conformant;
const _errs52 = errors;
if((typeof data23 !== "boolean") && (data23 !== null)){
validate20.errors = [{instancePath:instancePath+"/conformant",schemaPath:"#/properties/conformant/type",keyword:"type",params:{type: schema31.properties.conformant.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complete !== undefined){
const _errs54 = errors;
if(typeof data.complete !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs56 = errors;
if(typeof data.reason !== "string"){
validate20.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fault !== undefined){
let data26 = data.fault;
const _errs58 = errors;
if(errors === _errs58){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing4;
if((((data26.kind === undefined) && (missing4 = "kind")) || ((data26.where === undefined) && (missing4 = "where"))) || ((data26.message === undefined) && (missing4 = "message"))){
validate20.errors = [{instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs60 = errors;
for(const key5 in data26){
if(!(((key5 === "kind") || (key5 === "where")) || (key5 === "message"))){
validate20.errors = [{instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs60 === errors){
if(data26.kind !== undefined){
let data27 = data26.kind;
const _errs61 = errors;
if(typeof data27 !== "string"){
validate20.errors = [{instancePath:instancePath+"/fault/kind",schemaPath:"#/properties/fault/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data27 === "suite") || (data27 === "interrupted"))){
validate20.errors = [{instancePath:instancePath+"/fault/kind",schemaPath:"#/properties/fault/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.fault.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid7 = _errs61 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data26.where !== undefined){
const _errs63 = errors;
if(typeof data26.where !== "string"){
validate20.errors = [{instancePath:instancePath+"/fault/where",schemaPath:"#/properties/fault/properties/where/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs63 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data26.message !== undefined){
const _errs65 = errors;
if(typeof data26.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/fault/message",schemaPath:"#/properties/fault/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs65 === errors;
}
else {
var valid7 = true;
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
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wentAway !== undefined){
let data30 = data.wentAway;
const _errs67 = errors;
if(errors === _errs67){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing5;
if(((data30.last === undefined) && (missing5 = "last")) || ((data30.seen === undefined) && (missing5 = "seen"))){
validate20.errors = [{instancePath:instancePath+"/wentAway",schemaPath:"#/properties/wentAway/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs69 = errors;
for(const key6 in data30){
if(!((key6 === "last") || (key6 === "seen"))){
validate20.errors = [{instancePath:instancePath+"/wentAway",schemaPath:"#/properties/wentAway/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs69 === errors){
if(data30.last !== undefined){
let data31 = data30.last;
const _errs70 = errors;
if(errors === _errs70){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing6;
if((((data31.id === undefined) && (missing6 = "id")) || ((data31.question === undefined) && (missing6 = "question"))) || ((data31.request === undefined) && (missing6 = "request"))){
validate20.errors = [{instancePath:instancePath+"/wentAway/last",schemaPath:"#/properties/wentAway/properties/last/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs72 = errors;
for(const key7 in data31){
if(!(((key7 === "id") || (key7 === "question")) || (key7 === "request"))){
validate20.errors = [{instancePath:instancePath+"/wentAway/last",schemaPath:"#/properties/wentAway/properties/last/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs72 === errors){
if(data31.id !== undefined){
let data32 = data31.id;
const _errs73 = errors;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
validate20.errors = [{instancePath:instancePath+"/wentAway/last/id",schemaPath:"#/properties/wentAway/properties/last/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs73){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 1 || isNaN(data32)){
validate20.errors = [{instancePath:instancePath+"/wentAway/last/id",schemaPath:"#/properties/wentAway/properties/last/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid9 = _errs73 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data31.question !== undefined){
const _errs75 = errors;
if(typeof data31.question !== "string"){
validate20.errors = [{instancePath:instancePath+"/wentAway/last/question",schemaPath:"#/properties/wentAway/properties/last/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs75 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data31.request !== undefined){
let data34 = data31.request;
const _errs77 = errors;
if(errors === _errs77){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
let missing7;
if((((data34.method === undefined) && (missing7 = "method")) || ((data34.url === undefined) && (missing7 = "url"))) || ((data34.headers === undefined) && (missing7 = "headers"))){
validate20.errors = [{instancePath:instancePath+"/wentAway/last/request",schemaPath:"#/properties/wentAway/properties/last/properties/request/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs79 = errors;
for(const key8 in data34){
if(!(((key8 === "method") || (key8 === "url")) || (key8 === "headers"))){
validate20.errors = [{instancePath:instancePath+"/wentAway/last/request",schemaPath:"#/properties/wentAway/properties/last/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs79 === errors){
if(data34.method !== undefined){
const _errs80 = errors;
if(typeof data34.method !== "string"){
validate20.errors = [{instancePath:instancePath+"/wentAway/last/request/method",schemaPath:"#/properties/wentAway/properties/last/properties/request/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs80 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data34.url !== undefined){
const _errs82 = errors;
if(typeof data34.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/wentAway/last/request/url",schemaPath:"#/properties/wentAway/properties/last/properties/request/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs82 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data34.headers !== undefined){
let data37 = data34.headers;
const _errs84 = errors;
if(errors === _errs84){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key9 in data37){
const _errs87 = errors;
if(typeof data37[key9] !== "string"){
validate20.errors = [{instancePath:instancePath+"/wentAway/last/request/headers/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/wentAway/properties/last/properties/request/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs87 === errors;
if(!valid11){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/wentAway/last/request/headers",schemaPath:"#/properties/wentAway/properties/last/properties/request/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid10 = _errs84 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/wentAway/last/request",schemaPath:"#/properties/wentAway/properties/last/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs77 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/wentAway/last",schemaPath:"#/properties/wentAway/properties/last/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs70 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data30.seen !== undefined){
const _errs89 = errors;
if(typeof data30.seen !== "string"){
validate20.errors = [{instancePath:instancePath+"/wentAway/seen",schemaPath:"#/properties/wentAway/properties/seen/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs89 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/wentAway",schemaPath:"#/properties/wentAway/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
let data40 = data.plan;
const _errs91 = errors;
if(errors === _errs91){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing8;
if(((((data40.strength === undefined) && (missing8 = "strength")) || ((data40.reports === undefined) && (missing8 = "reports"))) || ((data40.covered === undefined) && (missing8 = "covered"))) || ((data40.of === undefined) && (missing8 = "of"))){
validate20.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs93 = errors;
for(const key10 in data40){
if(!(((((key10 === "strength") || (key10 === "reports")) || (key10 === "covered")) || (key10 === "of")) || (key10 === "leftOut"))){
validate20.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs93 === errors){
if(data40.strength !== undefined){
let data41 = data40.strength;
const _errs94 = errors;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
validate20.errors = [{instancePath:instancePath+"/plan/strength",schemaPath:"#/properties/plan/properties/strength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs94){
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 3 || isNaN(data41)){
validate20.errors = [{instancePath:instancePath+"/plan/strength",schemaPath:"#/properties/plan/properties/strength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"}];
return false;
}
else {
if(data41 < 1 || isNaN(data41)){
validate20.errors = [{instancePath:instancePath+"/plan/strength",schemaPath:"#/properties/plan/properties/strength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid12 = _errs94 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data40.reports !== undefined){
let data42 = data40.reports;
const _errs96 = errors;
if(errors === _errs96){
if(Array.isArray(data42)){
var valid13 = true;
const len2 = data42.length;
for(let i2=0; i2<len2; i2++){
let data43 = data42[i2];
const _errs98 = errors;
if(errors === _errs98){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
let missing9;
if((((data43.query === undefined) && (missing9 = "query")) || ((data43.covered === undefined) && (missing9 = "covered"))) || ((data43.of === undefined) && (missing9 = "of"))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2,schemaPath:"#/properties/plan/properties/reports/items/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
const _errs100 = errors;
for(const key11 in data43){
if(!(((key11 === "query") || (key11 === "covered")) || (key11 === "of"))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2,schemaPath:"#/properties/plan/properties/reports/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs100 === errors){
if(data43.query !== undefined){
const _errs101 = errors;
if(typeof data43.query !== "string"){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/query",schemaPath:"#/properties/plan/properties/reports/items/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs101 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data43.covered !== undefined){
let data45 = data43.covered;
const _errs103 = errors;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/covered",schemaPath:"#/properties/plan/properties/reports/items/properties/covered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs103){
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/covered",schemaPath:"#/properties/plan/properties/reports/items/properties/covered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid14 = _errs103 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data43.of !== undefined){
let data46 = data43.of;
const _errs105 = errors;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/of",schemaPath:"#/properties/plan/properties/reports/items/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs105){
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 0 || isNaN(data46)){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/of",schemaPath:"#/properties/plan/properties/reports/items/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid14 = _errs105 === errors;
}
else {
var valid14 = true;
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
var valid13 = _errs98 === errors;
if(!valid13){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/plan/reports",schemaPath:"#/properties/plan/properties/reports/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid12 = _errs96 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data40.covered !== undefined){
let data47 = data40.covered;
const _errs107 = errors;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
validate20.errors = [{instancePath:instancePath+"/plan/covered",schemaPath:"#/properties/plan/properties/covered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs107){
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 0 || isNaN(data47)){
validate20.errors = [{instancePath:instancePath+"/plan/covered",schemaPath:"#/properties/plan/properties/covered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data40.of !== undefined){
let data48 = data40.of;
const _errs109 = errors;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
validate20.errors = [{instancePath:instancePath+"/plan/of",schemaPath:"#/properties/plan/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs109){
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
validate20.errors = [{instancePath:instancePath+"/plan/of",schemaPath:"#/properties/plan/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data40.leftOut !== undefined){
const _errs111 = errors;
if(typeof data40.leftOut !== "string"){
validate20.errors = [{instancePath:instancePath+"/plan/leftOut",schemaPath:"#/properties/plan/properties/leftOut/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs111 === errors;
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
validate20.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs91 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unseen !== undefined){
let data50 = data.unseen;
const _errs113 = errors;
if(errors === _errs113){
if(Array.isArray(data50)){
var valid15 = true;
const len3 = data50.length;
for(let i3=0; i3<len3; i3++){
let data51 = data50[i3];
const _errs115 = errors;
if(errors === _errs115){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
let missing10;
if(((data51.what === undefined) && (missing10 = "what")) || ((data51.rules === undefined) && (missing10 = "rules"))){
validate20.errors = [{instancePath:instancePath+"/unseen/" + i3,schemaPath:"#/properties/unseen/items/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
const _errs117 = errors;
for(const key12 in data51){
if(!((key12 === "what") || (key12 === "rules"))){
validate20.errors = [{instancePath:instancePath+"/unseen/" + i3,schemaPath:"#/properties/unseen/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs117 === errors){
if(data51.what !== undefined){
let data52 = data51.what;
const _errs118 = errors;
if(typeof data52 !== "string"){
validate20.errors = [{instancePath:instancePath+"/unseen/" + i3+"/what",schemaPath:"#/properties/unseen/items/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data52 === "file") || (data52 === "language"))){
validate20.errors = [{instancePath:instancePath+"/unseen/" + i3+"/what",schemaPath:"#/properties/unseen/items/properties/what/enum",keyword:"enum",params:{allowedValues: schema31.properties.unseen.items.properties.what.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid16 = _errs118 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data51.rules !== undefined){
let data53 = data51.rules;
const _errs120 = errors;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
validate20.errors = [{instancePath:instancePath+"/unseen/" + i3+"/rules",schemaPath:"#/properties/unseen/items/properties/rules/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs120){
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 1 || isNaN(data53)){
validate20.errors = [{instancePath:instancePath+"/unseen/" + i3+"/rules",schemaPath:"#/properties/unseen/items/properties/rules/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid16 = _errs120 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/unseen/" + i3,schemaPath:"#/properties/unseen/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid15 = _errs115 === errors;
if(!valid15){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/unseen",schemaPath:"#/properties/unseen/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs113 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flaky !== undefined){
let data54 = data.flaky;
const _errs122 = errors;
if(errors === _errs122){
if(Array.isArray(data54)){
var valid17 = true;
const len4 = data54.length;
for(let i4=0; i4<len4; i4++){
let data55 = data54[i4];
const _errs124 = errors;
if(errors === _errs124){
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
let missing11;
if((((((((data55.kind === undefined) && (missing11 = "kind")) || ((data55.seen === undefined) && (missing11 = "seen"))) || ((data55.count === undefined) && (missing11 = "count"))) || ((data55.of === undefined) && (missing11 = "of"))) || ((data55.first === undefined) && (missing11 = "first"))) || ((data55.request === undefined) && (missing11 = "request"))) || ((data55.message === undefined) && (missing11 = "message"))){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4,schemaPath:"#/properties/flaky/items/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
const _errs126 = errors;
for(const key13 in data55){
if(!((((((((key13 === "kind") || (key13 === "seen")) || (key13 === "count")) || (key13 === "of")) || (key13 === "first")) || (key13 === "request")) || (key13 === "message")) || (key13 === "only"))){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4,schemaPath:"#/properties/flaky/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs126 === errors){
if(data55.kind !== undefined){
let data56 = data55.kind;
const _errs127 = errors;
if(typeof data56 !== "string"){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/kind",schemaPath:"#/properties/flaky/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data56 === "status") || (data56 === "connection")) || (data56 === "body")) || (data56 === "answer"))){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/kind",schemaPath:"#/properties/flaky/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.flaky.items.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid18 = _errs127 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data55.seen !== undefined){
const _errs129 = errors;
if(typeof data55.seen !== "string"){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/seen",schemaPath:"#/properties/flaky/items/properties/seen/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs129 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data55.count !== undefined){
let data58 = data55.count;
const _errs131 = errors;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/count",schemaPath:"#/properties/flaky/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs131){
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 < 1 || isNaN(data58)){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/count",schemaPath:"#/properties/flaky/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid18 = _errs131 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data55.of !== undefined){
let data59 = data55.of;
const _errs133 = errors;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/of",schemaPath:"#/properties/flaky/items/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs133){
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 < 1 || isNaN(data59)){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/of",schemaPath:"#/properties/flaky/items/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid18 = _errs133 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data55.first !== undefined){
let data60 = data55.first;
const _errs135 = errors;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/first",schemaPath:"#/properties/flaky/items/properties/first/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs135){
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 < 1 || isNaN(data60)){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/first",schemaPath:"#/properties/flaky/items/properties/first/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid18 = _errs135 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data55.request !== undefined){
let data61 = data55.request;
const _errs137 = errors;
if(errors === _errs137){
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
let missing12;
if((((data61.id === undefined) && (missing12 = "id")) || ((data61.question === undefined) && (missing12 = "question"))) || ((data61.request === undefined) && (missing12 = "request"))){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/request",schemaPath:"#/properties/flaky/items/properties/request/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
const _errs139 = errors;
for(const key14 in data61){
if(!(((key14 === "id") || (key14 === "question")) || (key14 === "request"))){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/request",schemaPath:"#/properties/flaky/items/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs139 === errors){
if(data61.id !== undefined){
let data62 = data61.id;
const _errs140 = errors;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/request/id",schemaPath:"#/properties/flaky/items/properties/request/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs140){
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 < 1 || isNaN(data62)){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/request/id",schemaPath:"#/properties/flaky/items/properties/request/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid19 = _errs140 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data61.question !== undefined){
const _errs142 = errors;
if(typeof data61.question !== "string"){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/request/question",schemaPath:"#/properties/flaky/items/properties/request/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid19 = _errs142 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data61.request !== undefined){
let data64 = data61.request;
const _errs144 = errors;
if(errors === _errs144){
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
let missing13;
if((((data64.method === undefined) && (missing13 = "method")) || ((data64.url === undefined) && (missing13 = "url"))) || ((data64.headers === undefined) && (missing13 = "headers"))){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/request/request",schemaPath:"#/properties/flaky/items/properties/request/properties/request/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
const _errs146 = errors;
for(const key15 in data64){
if(!(((key15 === "method") || (key15 === "url")) || (key15 === "headers"))){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/request/request",schemaPath:"#/properties/flaky/items/properties/request/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs146 === errors){
if(data64.method !== undefined){
const _errs147 = errors;
if(typeof data64.method !== "string"){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/request/request/method",schemaPath:"#/properties/flaky/items/properties/request/properties/request/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs147 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data64.url !== undefined){
const _errs149 = errors;
if(typeof data64.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/request/request/url",schemaPath:"#/properties/flaky/items/properties/request/properties/request/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs149 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data64.headers !== undefined){
let data67 = data64.headers;
const _errs151 = errors;
if(errors === _errs151){
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
for(const key16 in data67){
const _errs154 = errors;
if(typeof data67[key16] !== "string"){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/request/request/headers/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/flaky/items/properties/request/properties/request/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid21 = _errs154 === errors;
if(!valid21){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/request/request/headers",schemaPath:"#/properties/flaky/items/properties/request/properties/request/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid20 = _errs151 === errors;
}
else {
var valid20 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/request/request",schemaPath:"#/properties/flaky/items/properties/request/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid19 = _errs144 === errors;
}
else {
var valid19 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/request",schemaPath:"#/properties/flaky/items/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid18 = _errs137 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data55.message !== undefined){
const _errs156 = errors;
if(typeof data55.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/message",schemaPath:"#/properties/flaky/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs156 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data55.only !== undefined){
const _errs158 = errors;
if(typeof data55.only !== "string"){
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4+"/only",schemaPath:"#/properties/flaky/items/properties/only/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs158 === errors;
}
else {
var valid18 = true;
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
validate20.errors = [{instancePath:instancePath+"/flaky/" + i4,schemaPath:"#/properties/flaky/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid17 = _errs124 === errors;
if(!valid17){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs122 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quick !== undefined){
let data71 = data.quick;
const _errs160 = errors;
if(typeof data71 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/quick",schemaPath:"#/properties/quick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(true !== data71){
validate20.errors = [{instancePath:instancePath+"/quick",schemaPath:"#/properties/quick/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs160 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
let data72 = data.totals;
const _errs162 = errors;
if(errors === _errs162){
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
let missing14;
if((((((data72.passed === undefined) && (missing14 = "passed")) || ((data72.failed === undefined) && (missing14 = "failed"))) || ((data72.cantTell === undefined) && (missing14 = "cantTell"))) || ((data72.inapplicable === undefined) && (missing14 = "inapplicable"))) || ((data72.untested === undefined) && (missing14 = "untested"))){
validate20.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
const _errs164 = errors;
for(const key17 in data72){
if(!(((((key17 === "passed") || (key17 === "failed")) || (key17 === "cantTell")) || (key17 === "inapplicable")) || (key17 === "untested"))){
validate20.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs164 === errors){
if(data72.passed !== undefined){
let data73 = data72.passed;
const _errs165 = errors;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
validate20.errors = [{instancePath:instancePath+"/totals/passed",schemaPath:"#/properties/totals/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs165){
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 < 0 || isNaN(data73)){
validate20.errors = [{instancePath:instancePath+"/totals/passed",schemaPath:"#/properties/totals/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid22 = _errs165 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data72.failed !== undefined){
let data74 = data72.failed;
const _errs167 = errors;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
validate20.errors = [{instancePath:instancePath+"/totals/failed",schemaPath:"#/properties/totals/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs167){
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 < 0 || isNaN(data74)){
validate20.errors = [{instancePath:instancePath+"/totals/failed",schemaPath:"#/properties/totals/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid22 = _errs167 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data72.cantTell !== undefined){
let data75 = data72.cantTell;
const _errs169 = errors;
if(!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))){
validate20.errors = [{instancePath:instancePath+"/totals/cantTell",schemaPath:"#/properties/totals/properties/cantTell/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs169){
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 < 0 || isNaN(data75)){
validate20.errors = [{instancePath:instancePath+"/totals/cantTell",schemaPath:"#/properties/totals/properties/cantTell/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid22 = _errs169 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data72.inapplicable !== undefined){
let data76 = data72.inapplicable;
const _errs171 = errors;
if(!(((typeof data76 == "number") && (!(data76 % 1) && !isNaN(data76))) && (isFinite(data76)))){
validate20.errors = [{instancePath:instancePath+"/totals/inapplicable",schemaPath:"#/properties/totals/properties/inapplicable/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs171){
if((typeof data76 == "number") && (isFinite(data76))){
if(data76 < 0 || isNaN(data76)){
validate20.errors = [{instancePath:instancePath+"/totals/inapplicable",schemaPath:"#/properties/totals/properties/inapplicable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid22 = _errs171 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data72.untested !== undefined){
let data77 = data72.untested;
const _errs173 = errors;
if(!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))){
validate20.errors = [{instancePath:instancePath+"/totals/untested",schemaPath:"#/properties/totals/properties/untested/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs173){
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 < 0 || isNaN(data77)){
validate20.errors = [{instancePath:instancePath+"/totals/untested",schemaPath:"#/properties/totals/properties/untested/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid22 = _errs173 === errors;
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
}
else {
validate20.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs162 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.results !== undefined){
let data78 = data.results;
const _errs175 = errors;
if(errors === _errs175){
if(Array.isArray(data78)){
var valid23 = true;
const len5 = data78.length;
for(let i5=0; i5<len5; i5++){
let data79 = data78[i5];
const _errs177 = errors;
if(errors === _errs177){
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
let missing15;
if(((((((data79.rule === undefined) && (missing15 = "rule")) || ((data79.section === undefined) && (missing15 = "section"))) || ((data79.level === undefined) && (missing15 = "level"))) || ((data79.outcome === undefined) && (missing15 = "outcome"))) || ((data79.message === undefined) && (missing15 = "message"))) || ((data79.evidence === undefined) && (missing15 = "evidence"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i5,schemaPath:"#/properties/results/items/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
const _errs179 = errors;
for(const key18 in data79){
if(!(func1.call(schema31.properties.results.items.properties, key18))){
validate20.errors = [{instancePath:instancePath+"/results/" + i5,schemaPath:"#/properties/results/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs179 === errors){
if(data79.rule !== undefined){
let data80 = data79.rule;
const _errs180 = errors;
if(errors === _errs180){
if(typeof data80 === "string"){
if(!pattern7.test(data80)){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/rule",schemaPath:"#/properties/results/items/properties/rule/pattern",keyword:"pattern",params:{pattern: "^[a-z]+\\.[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z]+\\.[a-z0-9-]+$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/rule",schemaPath:"#/properties/results/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid24 = _errs180 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data79.section !== undefined){
const _errs182 = errors;
if(typeof data79.section !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/section",schemaPath:"#/properties/results/items/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs182 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data79.level !== undefined){
let data82 = data79.level;
const _errs184 = errors;
if(typeof data82 !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/level",schemaPath:"#/properties/results/items/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data82 === "MUST") || (data82 === "SHOULD")) || (data82 === "INFO"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/level",schemaPath:"#/properties/results/items/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.results.items.properties.level.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid24 = _errs184 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data79.outcome !== undefined){
let data83 = data79.outcome;
const _errs186 = errors;
if(typeof data83 !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/outcome",schemaPath:"#/properties/results/items/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data83 === "passed") || (data83 === "failed")) || (data83 === "cantTell")) || (data83 === "inapplicable")) || (data83 === "untested"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/outcome",schemaPath:"#/properties/results/items/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema31.properties.results.items.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid24 = _errs186 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data79.message !== undefined){
const _errs188 = errors;
if(typeof data79.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/message",schemaPath:"#/properties/results/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs188 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data79.place !== undefined){
const _errs190 = errors;
if(typeof data79.place !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/place",schemaPath:"#/properties/results/items/properties/place/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs190 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data79.places !== undefined){
let data86 = data79.places;
const _errs192 = errors;
if(!(((typeof data86 == "number") && (!(data86 % 1) && !isNaN(data86))) && (isFinite(data86)))){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/places",schemaPath:"#/properties/results/items/properties/places/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs192){
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 < 2 || isNaN(data86)){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/places",schemaPath:"#/properties/results/items/properties/places/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"}];
return false;
}
}
}
var valid24 = _errs192 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data79.server !== undefined){
const _errs194 = errors;
if(typeof data79.server !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/server",schemaPath:"#/properties/results/items/properties/server/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs194 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data79.hint !== undefined){
const _errs196 = errors;
if(typeof data79.hint !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/hint",schemaPath:"#/properties/results/items/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs196 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data79.parameters !== undefined){
let data89 = data79.parameters;
const _errs198 = errors;
if(errors === _errs198){
if(Array.isArray(data89)){
var valid25 = true;
const len6 = data89.length;
for(let i6=0; i6<len6; i6++){
const _errs200 = errors;
if(typeof data89[i6] !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/parameters/" + i6,schemaPath:"#/properties/results/items/properties/parameters/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid25 = _errs200 === errors;
if(!valid25){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/parameters",schemaPath:"#/properties/results/items/properties/parameters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid24 = _errs198 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data79.fix !== undefined){
const _errs202 = errors;
if(typeof data79.fix !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/fix",schemaPath:"#/properties/results/items/properties/fix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs202 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data79.cutOff !== undefined){
const _errs204 = errors;
if(typeof data79.cutOff !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/cutOff",schemaPath:"#/properties/results/items/properties/cutOff/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid24 = _errs204 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data79.blockedBy !== undefined){
const _errs206 = errors;
if(typeof data79.blockedBy !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/blockedBy",schemaPath:"#/properties/results/items/properties/blockedBy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs206 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data79.trial !== undefined){
let data94 = data79.trial;
const _errs208 = errors;
if(errors === _errs208){
if(data94 && typeof data94 == "object" && !Array.isArray(data94)){
let missing16;
if(((((data94.requests === undefined) && (missing16 = "requests")) || ((data94.p === undefined) && (missing16 = "p"))) || ((data94.arms === undefined) && (missing16 = "arms"))) || ((data94.lost === undefined) && (missing16 = "lost"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/trial",schemaPath:"#/properties/results/items/properties/trial/required",keyword:"required",params:{missingProperty: missing16},message:"must have required property '"+missing16+"'"}];
return false;
}
else {
const _errs210 = errors;
for(const key19 in data94){
if(!((((key19 === "requests") || (key19 === "p")) || (key19 === "arms")) || (key19 === "lost"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/trial",schemaPath:"#/properties/results/items/properties/trial/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs210 === errors){
if(data94.requests !== undefined){
let data95 = data94.requests;
const _errs211 = errors;
if(!(((typeof data95 == "number") && (!(data95 % 1) && !isNaN(data95))) && (isFinite(data95)))){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/trial/requests",schemaPath:"#/properties/results/items/properties/trial/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs211){
if((typeof data95 == "number") && (isFinite(data95))){
if(data95 < 1 || isNaN(data95)){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/trial/requests",schemaPath:"#/properties/results/items/properties/trial/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data94.p !== undefined){
let data96 = data94.p;
const _errs213 = errors;
if(errors === _errs213){
if((typeof data96 == "number") && (isFinite(data96))){
if(data96 > 1 || isNaN(data96)){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/trial/p",schemaPath:"#/properties/results/items/properties/trial/properties/p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data96 <= 0 || isNaN(data96)){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/trial/p",schemaPath:"#/properties/results/items/properties/trial/properties/p/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/trial/p",schemaPath:"#/properties/results/items/properties/trial/properties/p/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid26 = _errs213 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data94.arms !== undefined){
let data97 = data94.arms;
const _errs215 = errors;
if(errors === _errs215){
if(Array.isArray(data97)){
if(data97.length > 2){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/trial/arms",schemaPath:"#/properties/results/items/properties/trial/properties/arms/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data97.length < 2){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/trial/arms",schemaPath:"#/properties/results/items/properties/trial/properties/arms/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid27 = true;
const len7 = data97.length;
for(let i7=0; i7<len7; i7++){
const _errs217 = errors;
if(typeof data97[i7] !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/trial/arms/" + i7,schemaPath:"#/properties/results/items/properties/trial/properties/arms/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid27 = _errs217 === errors;
if(!valid27){
break;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/trial/arms",schemaPath:"#/properties/results/items/properties/trial/properties/arms/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid26 = _errs215 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data94.lost !== undefined){
let data99 = data94.lost;
const _errs219 = errors;
if(errors === _errs219){
if(Array.isArray(data99)){
if(data99.length > 2){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/trial/lost",schemaPath:"#/properties/results/items/properties/trial/properties/lost/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data99.length < 2){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/trial/lost",schemaPath:"#/properties/results/items/properties/trial/properties/lost/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid28 = true;
const len8 = data99.length;
for(let i8=0; i8<len8; i8++){
let data100 = data99[i8];
const _errs221 = errors;
if(!(((typeof data100 == "number") && (!(data100 % 1) && !isNaN(data100))) && (isFinite(data100)))){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/trial/lost/" + i8,schemaPath:"#/properties/results/items/properties/trial/properties/lost/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs221){
if((typeof data100 == "number") && (isFinite(data100))){
if(data100 < 0 || isNaN(data100)){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/trial/lost/" + i8,schemaPath:"#/properties/results/items/properties/trial/properties/lost/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid28 = _errs221 === errors;
if(!valid28){
break;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/trial/lost",schemaPath:"#/properties/results/items/properties/trial/properties/lost/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid26 = _errs219 === errors;
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
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/trial",schemaPath:"#/properties/results/items/properties/trial/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid24 = _errs208 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data79.evidence !== undefined){
let data101 = data79.evidence;
const _errs223 = errors;
if(errors === _errs223){
if(Array.isArray(data101)){
var valid29 = true;
const len9 = data101.length;
for(let i9=0; i9<len9; i9++){
let data102 = data101[i9];
const _errs225 = errors;
if(errors === _errs225){
if(data102 && typeof data102 == "object" && !Array.isArray(data102)){
let missing17;
if((data102.exchange === undefined) && (missing17 = "exchange")){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/evidence/" + i9,schemaPath:"#/properties/results/items/properties/evidence/items/required",keyword:"required",params:{missingProperty: missing17},message:"must have required property '"+missing17+"'"}];
return false;
}
else {
const _errs227 = errors;
for(const key20 in data102){
if(!((((key20 === "exchange") || (key20 === "pointer")) || (key20 === "expected")) || (key20 === "actual"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/evidence/" + i9,schemaPath:"#/properties/results/items/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs227 === errors){
if(data102.exchange !== undefined){
let data103 = data102.exchange;
const _errs228 = errors;
if(!(((typeof data103 == "number") && (!(data103 % 1) && !isNaN(data103))) && (isFinite(data103)))){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/evidence/" + i9+"/exchange",schemaPath:"#/properties/results/items/properties/evidence/items/properties/exchange/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs228){
if((typeof data103 == "number") && (isFinite(data103))){
if(data103 < 0 || isNaN(data103)){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/evidence/" + i9+"/exchange",schemaPath:"#/properties/results/items/properties/evidence/items/properties/exchange/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid30 = _errs228 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data102.pointer !== undefined){
const _errs230 = errors;
if(typeof data102.pointer !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/evidence/" + i9+"/pointer",schemaPath:"#/properties/results/items/properties/evidence/items/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid30 = _errs230 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data102.expected !== undefined){
const _errs232 = errors;
if(typeof data102.expected !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/evidence/" + i9+"/expected",schemaPath:"#/properties/results/items/properties/evidence/items/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid30 = _errs232 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data102.actual !== undefined){
const _errs234 = errors;
if(typeof data102.actual !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/evidence/" + i9+"/actual",schemaPath:"#/properties/results/items/properties/evidence/items/properties/actual/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid30 = _errs234 === errors;
}
else {
var valid30 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/evidence/" + i9,schemaPath:"#/properties/results/items/properties/evidence/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid29 = _errs225 === errors;
if(!valid29){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i5+"/evidence",schemaPath:"#/properties/results/items/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid24 = _errs223 === errors;
}
else {
var valid24 = true;
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
validate20.errors = [{instancePath:instancePath+"/results/" + i5,schemaPath:"#/properties/results/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid23 = _errs177 === errors;
if(!valid23){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs175 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.observations !== undefined){
let data107 = data.observations;
const _errs236 = errors;
if(errors === _errs236){
if(Array.isArray(data107)){
var valid31 = true;
const len10 = data107.length;
for(let i10=0; i10<len10; i10++){
let data108 = data107[i10];
const _errs238 = errors;
if(errors === _errs238){
if(data108 && typeof data108 == "object" && !Array.isArray(data108)){
let missing18;
if((((data108.silence === undefined) && (missing18 = "silence")) || ((data108.section === undefined) && (missing18 = "section"))) || ((data108.seen === undefined) && (missing18 = "seen"))){
validate20.errors = [{instancePath:instancePath+"/observations/" + i10,schemaPath:"#/properties/observations/items/required",keyword:"required",params:{missingProperty: missing18},message:"must have required property '"+missing18+"'"}];
return false;
}
else {
const _errs240 = errors;
for(const key21 in data108){
if(!(((key21 === "silence") || (key21 === "section")) || (key21 === "seen"))){
validate20.errors = [{instancePath:instancePath+"/observations/" + i10,schemaPath:"#/properties/observations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs240 === errors){
if(data108.silence !== undefined){
const _errs241 = errors;
if(typeof data108.silence !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i10+"/silence",schemaPath:"#/properties/observations/items/properties/silence/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs241 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data108.section !== undefined){
const _errs243 = errors;
if(typeof data108.section !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i10+"/section",schemaPath:"#/properties/observations/items/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs243 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data108.seen !== undefined){
const _errs245 = errors;
if(typeof data108.seen !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i10+"/seen",schemaPath:"#/properties/observations/items/properties/seen/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs245 === errors;
}
else {
var valid32 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/observations/" + i10,schemaPath:"#/properties/observations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid31 = _errs238 === errors;
if(!valid31){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/observations",schemaPath:"#/properties/observations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs236 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exchanges !== undefined){
let data112 = data.exchanges;
const _errs247 = errors;
if(errors === _errs247){
if(Array.isArray(data112)){
var valid33 = true;
const len11 = data112.length;
for(let i11=0; i11<len11; i11++){
let data113 = data112[i11];
const _errs249 = errors;
if(errors === _errs249){
if(data113 && typeof data113 == "object" && !Array.isArray(data113)){
let missing19;
if(((((data113.id === undefined) && (missing19 = "id")) || ((data113.question === undefined) && (missing19 = "question"))) || ((data113.request === undefined) && (missing19 = "request"))) || ((data113.ms === undefined) && (missing19 = "ms"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11,schemaPath:"#/properties/exchanges/items/required",keyword:"required",params:{missingProperty: missing19},message:"must have required property '"+missing19+"'"}];
return false;
}
else {
const _errs251 = errors;
for(const key22 in data113){
if(!((((((key22 === "id") || (key22 === "question")) || (key22 === "request")) || (key22 === "response")) || (key22 === "loss")) || (key22 === "ms"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11,schemaPath:"#/properties/exchanges/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs251 === errors){
if(data113.id !== undefined){
let data114 = data113.id;
const _errs252 = errors;
if(!(((typeof data114 == "number") && (!(data114 % 1) && !isNaN(data114))) && (isFinite(data114)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/id",schemaPath:"#/properties/exchanges/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs252){
if((typeof data114 == "number") && (isFinite(data114))){
if(data114 < 0 || isNaN(data114)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/id",schemaPath:"#/properties/exchanges/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid34 = _errs252 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data113.question !== undefined){
const _errs254 = errors;
if(typeof data113.question !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/question",schemaPath:"#/properties/exchanges/items/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid34 = _errs254 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data113.request !== undefined){
let data116 = data113.request;
const _errs256 = errors;
if(errors === _errs256){
if(data116 && typeof data116 == "object" && !Array.isArray(data116)){
let missing20;
if((((data116.method === undefined) && (missing20 = "method")) || ((data116.url === undefined) && (missing20 = "url"))) || ((data116.headers === undefined) && (missing20 = "headers"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/request",schemaPath:"#/properties/exchanges/items/properties/request/required",keyword:"required",params:{missingProperty: missing20},message:"must have required property '"+missing20+"'"}];
return false;
}
else {
const _errs258 = errors;
for(const key23 in data116){
if(!(((key23 === "method") || (key23 === "url")) || (key23 === "headers"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/request",schemaPath:"#/properties/exchanges/items/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs258 === errors){
if(data116.method !== undefined){
const _errs259 = errors;
if(typeof data116.method !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/request/method",schemaPath:"#/properties/exchanges/items/properties/request/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid35 = _errs259 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data116.url !== undefined){
const _errs261 = errors;
if(typeof data116.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/request/url",schemaPath:"#/properties/exchanges/items/properties/request/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid35 = _errs261 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data116.headers !== undefined){
let data119 = data116.headers;
const _errs263 = errors;
if(errors === _errs263){
if(data119 && typeof data119 == "object" && !Array.isArray(data119)){
for(const key24 in data119){
const _errs266 = errors;
if(typeof data119[key24] !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/request/headers/" + key24.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/exchanges/items/properties/request/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid36 = _errs266 === errors;
if(!valid36){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/request/headers",schemaPath:"#/properties/exchanges/items/properties/request/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid35 = _errs263 === errors;
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
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/request",schemaPath:"#/properties/exchanges/items/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid34 = _errs256 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data113.response !== undefined){
let data121 = data113.response;
const _errs268 = errors;
if(errors === _errs268){
if(data121 && typeof data121 == "object" && !Array.isArray(data121)){
let missing21;
if((((((data121.status === undefined) && (missing21 = "status")) || ((data121.headers === undefined) && (missing21 = "headers"))) || ((data121.body === undefined) && (missing21 = "body"))) || ((data121.bodyBytes === undefined) && (missing21 = "bodyBytes"))) || ((data121.bodyDigest === undefined) && (missing21 = "bodyDigest"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/response",schemaPath:"#/properties/exchanges/items/properties/response/required",keyword:"required",params:{missingProperty: missing21},message:"must have required property '"+missing21+"'"}];
return false;
}
else {
const _errs270 = errors;
for(const key25 in data121){
if(!(((((key25 === "status") || (key25 === "headers")) || (key25 === "body")) || (key25 === "bodyBytes")) || (key25 === "bodyDigest"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/response",schemaPath:"#/properties/exchanges/items/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs270 === errors){
if(data121.status !== undefined){
let data122 = data121.status;
const _errs271 = errors;
if(!(((typeof data122 == "number") && (!(data122 % 1) && !isNaN(data122))) && (isFinite(data122)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/response/status",schemaPath:"#/properties/exchanges/items/properties/response/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid37 = _errs271 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data121.headers !== undefined){
let data123 = data121.headers;
const _errs273 = errors;
if(errors === _errs273){
if(data123 && typeof data123 == "object" && !Array.isArray(data123)){
for(const key26 in data123){
const _errs276 = errors;
if(typeof data123[key26] !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/response/headers/" + key26.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/exchanges/items/properties/response/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid38 = _errs276 === errors;
if(!valid38){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/response/headers",schemaPath:"#/properties/exchanges/items/properties/response/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid37 = _errs273 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data121.body !== undefined){
const _errs278 = errors;
if(typeof data121.body !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/response/body",schemaPath:"#/properties/exchanges/items/properties/response/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid37 = _errs278 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data121.bodyBytes !== undefined){
let data126 = data121.bodyBytes;
const _errs280 = errors;
if(!(((typeof data126 == "number") && (!(data126 % 1) && !isNaN(data126))) && (isFinite(data126)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/response/bodyBytes",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs280){
if((typeof data126 == "number") && (isFinite(data126))){
if(data126 < 0 || isNaN(data126)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/response/bodyBytes",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid37 = _errs280 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data121.bodyDigest !== undefined){
let data127 = data121.bodyDigest;
const _errs282 = errors;
if(errors === _errs282){
if(typeof data127 === "string"){
if(!pattern5.test(data127)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/response/bodyDigest",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyDigest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/response/bodyDigest",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyDigest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid37 = _errs282 === errors;
}
else {
var valid37 = true;
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/response",schemaPath:"#/properties/exchanges/items/properties/response/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid34 = _errs268 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data113.loss !== undefined){
const _errs284 = errors;
if(typeof data113.loss !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/loss",schemaPath:"#/properties/exchanges/items/properties/loss/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid34 = _errs284 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data113.ms !== undefined){
let data129 = data113.ms;
const _errs286 = errors;
if(errors === _errs286){
if((typeof data129 == "number") && (isFinite(data129))){
if(data129 < 0 || isNaN(data129)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/ms",schemaPath:"#/properties/exchanges/items/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11+"/ms",schemaPath:"#/properties/exchanges/items/properties/ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid34 = _errs286 === errors;
}
else {
var valid34 = true;
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
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i11,schemaPath:"#/properties/exchanges/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid33 = _errs249 === errors;
if(!valid33){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs247 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseline !== undefined){
let data130 = data.baseline;
const _errs288 = errors;
if(errors === _errs288){
if(Array.isArray(data130)){
var valid39 = true;
const len12 = data130.length;
for(let i12=0; i12<len12; i12++){
let data131 = data130[i12];
const _errs290 = errors;
if(errors === _errs290){
if(data131 && typeof data131 == "object" && !Array.isArray(data131)){
let missing22;
if((((data131.rule === undefined) && (missing22 = "rule")) || ((data131.reason === undefined) && (missing22 = "reason"))) || ((data131.standing === undefined) && (missing22 = "standing"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i12,schemaPath:"#/properties/baseline/items/required",keyword:"required",params:{missingProperty: missing22},message:"must have required property '"+missing22+"'"}];
return false;
}
else {
const _errs292 = errors;
for(const key27 in data131){
if(!(((((key27 === "rule") || (key27 === "reason")) || (key27 === "until")) || (key27 === "ticket")) || (key27 === "standing"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i12,schemaPath:"#/properties/baseline/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs292 === errors){
if(data131.rule !== undefined){
const _errs293 = errors;
if(typeof data131.rule !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i12+"/rule",schemaPath:"#/properties/baseline/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid40 = _errs293 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data131.reason !== undefined){
const _errs295 = errors;
if(typeof data131.reason !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i12+"/reason",schemaPath:"#/properties/baseline/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid40 = _errs295 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data131.until !== undefined){
let data134 = data131.until;
const _errs297 = errors;
if(errors === _errs297){
if(typeof data134 === "string"){
if(!pattern9.test(data134)){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i12+"/until",schemaPath:"#/properties/baseline/items/properties/until/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/baseline/" + i12+"/until",schemaPath:"#/properties/baseline/items/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid40 = _errs297 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data131.ticket !== undefined){
const _errs299 = errors;
if(typeof data131.ticket !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i12+"/ticket",schemaPath:"#/properties/baseline/items/properties/ticket/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid40 = _errs299 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data131.standing !== undefined){
let data136 = data131.standing;
const _errs301 = errors;
if(typeof data136 !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i12+"/standing",schemaPath:"#/properties/baseline/items/properties/standing/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data136 === "failing") || (data136 === "passing")) || (data136 === "expired")) || (data136 === "not observed"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i12+"/standing",schemaPath:"#/properties/baseline/items/properties/standing/enum",keyword:"enum",params:{allowedValues: schema31.properties.baseline.items.properties.standing.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid40 = _errs301 === errors;
}
else {
var valid40 = true;
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/baseline/" + i12,schemaPath:"#/properties/baseline/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid39 = _errs290 === errors;
if(!valid39){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs288 === errors;
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
