// @ts-nocheck: the output of ajv's standalone compiler
// Generated from schemas/documents/report.schema.json by `npm run generate`. Do not edit.
import type { Validate } from './validators.js';
"use strict";
export const report = validate20 as unknown as Validate;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/report.schema.json","type":"object","required":["reportVersion","suite","contract","target","seed","selection","strict","started","durationMs","requests","conformant","complete","reason","totals","results","observations","exchanges"],"additionalProperties":false,"properties":{"reportVersion":{"type":"string","const":"1"},"suite":{"type":"object","required":["name","version"],"additionalProperties":false,"properties":{"name":{"type":"string"},"version":{"type":"string"}}},"contract":{"type":"object","required":["title","version","digest"],"additionalProperties":false,"properties":{"title":{"type":"string"},"version":{"type":"string","pattern":"^[0-9]+\\.[0-9]+$"},"digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}},"target":{"type":"object","required":["url","profile","declared"],"additionalProperties":false,"properties":{"url":{"type":"string"},"label":{"type":"string"},"profile":{"type":"object","additionalProperties":{"type":"string"}},"declared":{"type":"array","items":{"type":"string"}}}},"seed":{"type":"string"},"selection":{"type":"array","items":{"type":"string"},"minItems":1},"strict":{"type":"boolean"},"started":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$"},"durationMs":{"type":"number","minimum":0},"requests":{"type":"integer","minimum":0},"conformant":{"type":["boolean","null"]},"complete":{"type":"boolean"},"reason":{"type":"string"},"fault":{"type":"object","required":["kind","where","message"],"additionalProperties":false,"properties":{"kind":{"type":"string","enum":["suite","interrupted"]},"where":{"type":"string"},"message":{"type":"string"}}},"wentAway":{"type":"object","required":["last","seen"],"additionalProperties":false,"properties":{"last":{"type":"object","required":["id","question","request"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":1},"question":{"type":"string"},"request":{"type":"object","required":["method","url","headers"],"additionalProperties":false,"properties":{"method":{"type":"string"},"url":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}}}}}},"seen":{"type":"string"}}},"plan":{"type":"object","required":["strength","reports","covered","of"],"additionalProperties":false,"properties":{"strength":{"type":"integer","minimum":1,"maximum":3},"reports":{"type":"array","items":{"type":"object","required":["query","covered","of"],"additionalProperties":false,"properties":{"query":{"type":"string"},"covered":{"type":"integer","minimum":0},"of":{"type":"integer","minimum":0}}}},"covered":{"type":"integer","minimum":0},"of":{"type":"integer","minimum":0},"leftOut":{"type":"string"}}},"unseen":{"type":"array","items":{"type":"object","required":["what","rules"],"additionalProperties":false,"properties":{"what":{"type":"string","enum":["file","language"]},"rules":{"type":"integer","minimum":1}}}},"quick":{"type":"boolean","const":true},"totals":{"type":"object","required":["passed","failed","cantTell","inapplicable","untested"],"additionalProperties":false,"properties":{"passed":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"cantTell":{"type":"integer","minimum":0},"inapplicable":{"type":"integer","minimum":0},"untested":{"type":"integer","minimum":0}}},"results":{"type":"array","items":{"type":"object","required":["rule","section","level","outcome","message","evidence"],"additionalProperties":false,"properties":{"rule":{"type":"string","pattern":"^[a-z]+\\.[a-z0-9-]+$"},"section":{"type":"string"},"level":{"type":"string","enum":["MUST","SHOULD","INFO"]},"outcome":{"type":"string","enum":["passed","failed","cantTell","inapplicable","untested"]},"message":{"type":"string"},"hint":{"type":"string"},"parameters":{"type":"array","items":{"type":"string"}},"fix":{"type":"string"},"cutOff":{"type":"boolean"},"blockedBy":{"type":"string"},"evidence":{"type":"array","items":{"type":"object","required":["exchange"],"additionalProperties":false,"properties":{"exchange":{"type":"integer","minimum":0},"pointer":{"type":"string"},"expected":{"type":"string"},"actual":{"type":"string"}}}}}}},"observations":{"type":"array","items":{"type":"object","required":["silence","section","seen"],"additionalProperties":false,"properties":{"silence":{"type":"string"},"section":{"type":"string"},"seen":{"type":"string"}}}},"exchanges":{"type":"array","items":{"type":"object","required":["id","question","request","ms"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":0},"question":{"type":"string"},"request":{"type":"object","required":["method","url","headers"],"additionalProperties":false,"properties":{"method":{"type":"string"},"url":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}}}},"response":{"type":"object","required":["status","headers","body","bodyBytes","bodyDigest"],"additionalProperties":false,"properties":{"status":{"type":"integer"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"body":{"type":"string"},"bodyBytes":{"type":"integer","minimum":0},"bodyDigest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}},"loss":{"type":"string"},"ms":{"type":"number","minimum":0}}}},"baseline":{"type":"array","items":{"type":"object","required":["rule","reason","standing"],"additionalProperties":false,"properties":{"rule":{"type":"string"},"reason":{"type":"string"},"until":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"ticket":{"type":"string"},"standing":{"type":"string","enum":["failing","passing","expired","not observed"]}}}}}};
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
if(!((((key3 === "url") || (key3 === "label")) || (key3 === "profile")) || (key3 === "declared"))){
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
if(data8.profile !== undefined){
let data11 = data8.profile;
const _errs27 = errors;
if(errors === _errs27){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key4 in data11){
const _errs30 = errors;
if(typeof data11[key4] !== "string"){
validate20.errors = [{instancePath:instancePath+"/target/profile/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/target/properties/profile/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs30 === errors;
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
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.declared !== undefined){
let data13 = data8.declared;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data13)){
var valid5 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
const _errs34 = errors;
if(typeof data13[i0] !== "string"){
validate20.errors = [{instancePath:instancePath+"/target/declared/" + i0,schemaPath:"#/properties/target/properties/declared/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs34 === errors;
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
var valid3 = _errs32 === errors;
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
const _errs36 = errors;
if(typeof data.seed !== "string"){
validate20.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.selection !== undefined){
let data16 = data.selection;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data16)){
if(data16.length < 1){
validate20.errors = [{instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid6 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
const _errs40 = errors;
if(typeof data16[i1] !== "string"){
validate20.errors = [{instancePath:instancePath+"/selection/" + i1,schemaPath:"#/properties/selection/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs40 === errors;
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
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
const _errs42 = errors;
if(typeof data.strict !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started !== undefined){
let data19 = data.started;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data19 === "string"){
if(!pattern6.test(data19)){
validate20.errors = [{instancePath:instancePath+"/started",schemaPath:"#/properties/started/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/started",schemaPath:"#/properties/started/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMs !== undefined){
let data20 = data.durationMs;
const _errs46 = errors;
if(errors === _errs46){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
validate20.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
let data21 = data.requests;
const _errs48 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate20.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs48){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate20.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conformant !== undefined){
let data22 = data.conformant;
const _errs50 = errors;
if((typeof data22 !== "boolean") && (data22 !== null)){
validate20.errors = [{instancePath:instancePath+"/conformant",schemaPath:"#/properties/conformant/type",keyword:"type",params:{type: schema31.properties.conformant.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complete !== undefined){
const _errs52 = errors;
if(typeof data.complete !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs54 = errors;
if(typeof data.reason !== "string"){
validate20.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fault !== undefined){
let data25 = data.fault;
const _errs56 = errors;
if(errors === _errs56){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing4;
if((((data25.kind === undefined) && (missing4 = "kind")) || ((data25.where === undefined) && (missing4 = "where"))) || ((data25.message === undefined) && (missing4 = "message"))){
validate20.errors = [{instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs58 = errors;
for(const key5 in data25){
if(!(((key5 === "kind") || (key5 === "where")) || (key5 === "message"))){
validate20.errors = [{instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs58 === errors){
if(data25.kind !== undefined){
let data26 = data25.kind;
const _errs59 = errors;
if(typeof data26 !== "string"){
validate20.errors = [{instancePath:instancePath+"/fault/kind",schemaPath:"#/properties/fault/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data26 === "suite") || (data26 === "interrupted"))){
validate20.errors = [{instancePath:instancePath+"/fault/kind",schemaPath:"#/properties/fault/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.fault.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid7 = _errs59 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.where !== undefined){
const _errs61 = errors;
if(typeof data25.where !== "string"){
validate20.errors = [{instancePath:instancePath+"/fault/where",schemaPath:"#/properties/fault/properties/where/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs61 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.message !== undefined){
const _errs63 = errors;
if(typeof data25.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/fault/message",schemaPath:"#/properties/fault/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs63 === errors;
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
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wentAway !== undefined){
let data29 = data.wentAway;
const _errs65 = errors;
if(errors === _errs65){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing5;
if(((data29.last === undefined) && (missing5 = "last")) || ((data29.seen === undefined) && (missing5 = "seen"))){
validate20.errors = [{instancePath:instancePath+"/wentAway",schemaPath:"#/properties/wentAway/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs67 = errors;
for(const key6 in data29){
if(!((key6 === "last") || (key6 === "seen"))){
validate20.errors = [{instancePath:instancePath+"/wentAway",schemaPath:"#/properties/wentAway/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs67 === errors){
if(data29.last !== undefined){
let data30 = data29.last;
const _errs68 = errors;
if(errors === _errs68){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing6;
if((((data30.id === undefined) && (missing6 = "id")) || ((data30.question === undefined) && (missing6 = "question"))) || ((data30.request === undefined) && (missing6 = "request"))){
validate20.errors = [{instancePath:instancePath+"/wentAway/last",schemaPath:"#/properties/wentAway/properties/last/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs70 = errors;
for(const key7 in data30){
if(!(((key7 === "id") || (key7 === "question")) || (key7 === "request"))){
validate20.errors = [{instancePath:instancePath+"/wentAway/last",schemaPath:"#/properties/wentAway/properties/last/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs70 === errors){
if(data30.id !== undefined){
let data31 = data30.id;
const _errs71 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
validate20.errors = [{instancePath:instancePath+"/wentAway/last/id",schemaPath:"#/properties/wentAway/properties/last/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs71){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 1 || isNaN(data31)){
validate20.errors = [{instancePath:instancePath+"/wentAway/last/id",schemaPath:"#/properties/wentAway/properties/last/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid9 = _errs71 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data30.question !== undefined){
const _errs73 = errors;
if(typeof data30.question !== "string"){
validate20.errors = [{instancePath:instancePath+"/wentAway/last/question",schemaPath:"#/properties/wentAway/properties/last/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs73 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data30.request !== undefined){
let data33 = data30.request;
const _errs75 = errors;
if(errors === _errs75){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing7;
if((((data33.method === undefined) && (missing7 = "method")) || ((data33.url === undefined) && (missing7 = "url"))) || ((data33.headers === undefined) && (missing7 = "headers"))){
validate20.errors = [{instancePath:instancePath+"/wentAway/last/request",schemaPath:"#/properties/wentAway/properties/last/properties/request/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs77 = errors;
for(const key8 in data33){
if(!(((key8 === "method") || (key8 === "url")) || (key8 === "headers"))){
validate20.errors = [{instancePath:instancePath+"/wentAway/last/request",schemaPath:"#/properties/wentAway/properties/last/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs77 === errors){
if(data33.method !== undefined){
const _errs78 = errors;
if(typeof data33.method !== "string"){
validate20.errors = [{instancePath:instancePath+"/wentAway/last/request/method",schemaPath:"#/properties/wentAway/properties/last/properties/request/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs78 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data33.url !== undefined){
const _errs80 = errors;
if(typeof data33.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/wentAway/last/request/url",schemaPath:"#/properties/wentAway/properties/last/properties/request/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs80 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data33.headers !== undefined){
let data36 = data33.headers;
const _errs82 = errors;
if(errors === _errs82){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key9 in data36){
const _errs85 = errors;
if(typeof data36[key9] !== "string"){
validate20.errors = [{instancePath:instancePath+"/wentAway/last/request/headers/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/wentAway/properties/last/properties/request/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs85 === errors;
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
var valid10 = _errs82 === errors;
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
var valid9 = _errs75 === errors;
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
var valid8 = _errs68 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data29.seen !== undefined){
const _errs87 = errors;
if(typeof data29.seen !== "string"){
validate20.errors = [{instancePath:instancePath+"/wentAway/seen",schemaPath:"#/properties/wentAway/properties/seen/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs87 === errors;
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
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plan !== undefined){
let data39 = data.plan;
const _errs89 = errors;
if(errors === _errs89){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing8;
if(((((data39.strength === undefined) && (missing8 = "strength")) || ((data39.reports === undefined) && (missing8 = "reports"))) || ((data39.covered === undefined) && (missing8 = "covered"))) || ((data39.of === undefined) && (missing8 = "of"))){
validate20.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs91 = errors;
for(const key10 in data39){
if(!(((((key10 === "strength") || (key10 === "reports")) || (key10 === "covered")) || (key10 === "of")) || (key10 === "leftOut"))){
validate20.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs91 === errors){
if(data39.strength !== undefined){
let data40 = data39.strength;
const _errs92 = errors;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
validate20.errors = [{instancePath:instancePath+"/plan/strength",schemaPath:"#/properties/plan/properties/strength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs92){
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 3 || isNaN(data40)){
validate20.errors = [{instancePath:instancePath+"/plan/strength",schemaPath:"#/properties/plan/properties/strength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"}];
return false;
}
else {
if(data40 < 1 || isNaN(data40)){
validate20.errors = [{instancePath:instancePath+"/plan/strength",schemaPath:"#/properties/plan/properties/strength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid12 = _errs92 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data39.reports !== undefined){
let data41 = data39.reports;
const _errs94 = errors;
if(errors === _errs94){
if(Array.isArray(data41)){
var valid13 = true;
const len2 = data41.length;
for(let i2=0; i2<len2; i2++){
let data42 = data41[i2];
const _errs96 = errors;
if(errors === _errs96){
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
let missing9;
if((((data42.query === undefined) && (missing9 = "query")) || ((data42.covered === undefined) && (missing9 = "covered"))) || ((data42.of === undefined) && (missing9 = "of"))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2,schemaPath:"#/properties/plan/properties/reports/items/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
const _errs98 = errors;
for(const key11 in data42){
if(!(((key11 === "query") || (key11 === "covered")) || (key11 === "of"))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2,schemaPath:"#/properties/plan/properties/reports/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs98 === errors){
if(data42.query !== undefined){
const _errs99 = errors;
if(typeof data42.query !== "string"){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/query",schemaPath:"#/properties/plan/properties/reports/items/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs99 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data42.covered !== undefined){
let data44 = data42.covered;
const _errs101 = errors;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/covered",schemaPath:"#/properties/plan/properties/reports/items/properties/covered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs101){
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 0 || isNaN(data44)){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/covered",schemaPath:"#/properties/plan/properties/reports/items/properties/covered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid14 = _errs101 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data42.of !== undefined){
let data45 = data42.of;
const _errs103 = errors;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/of",schemaPath:"#/properties/plan/properties/reports/items/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs103){
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/of",schemaPath:"#/properties/plan/properties/reports/items/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid14 = _errs103 === errors;
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
var valid13 = _errs96 === errors;
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
var valid12 = _errs94 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data39.covered !== undefined){
let data46 = data39.covered;
const _errs105 = errors;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
validate20.errors = [{instancePath:instancePath+"/plan/covered",schemaPath:"#/properties/plan/properties/covered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs105){
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 0 || isNaN(data46)){
validate20.errors = [{instancePath:instancePath+"/plan/covered",schemaPath:"#/properties/plan/properties/covered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data39.of !== undefined){
let data47 = data39.of;
const _errs107 = errors;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
validate20.errors = [{instancePath:instancePath+"/plan/of",schemaPath:"#/properties/plan/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs107){
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 0 || isNaN(data47)){
validate20.errors = [{instancePath:instancePath+"/plan/of",schemaPath:"#/properties/plan/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data39.leftOut !== undefined){
const _errs109 = errors;
if(typeof data39.leftOut !== "string"){
validate20.errors = [{instancePath:instancePath+"/plan/leftOut",schemaPath:"#/properties/plan/properties/leftOut/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate20.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs89 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unseen !== undefined){
let data49 = data.unseen;
const _errs111 = errors;
if(errors === _errs111){
if(Array.isArray(data49)){
var valid15 = true;
const len3 = data49.length;
for(let i3=0; i3<len3; i3++){
let data50 = data49[i3];
const _errs113 = errors;
if(errors === _errs113){
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
let missing10;
if(((data50.what === undefined) && (missing10 = "what")) || ((data50.rules === undefined) && (missing10 = "rules"))){
validate20.errors = [{instancePath:instancePath+"/unseen/" + i3,schemaPath:"#/properties/unseen/items/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
const _errs115 = errors;
for(const key12 in data50){
if(!((key12 === "what") || (key12 === "rules"))){
validate20.errors = [{instancePath:instancePath+"/unseen/" + i3,schemaPath:"#/properties/unseen/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs115 === errors){
if(data50.what !== undefined){
let data51 = data50.what;
const _errs116 = errors;
if(typeof data51 !== "string"){
validate20.errors = [{instancePath:instancePath+"/unseen/" + i3+"/what",schemaPath:"#/properties/unseen/items/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data51 === "file") || (data51 === "language"))){
validate20.errors = [{instancePath:instancePath+"/unseen/" + i3+"/what",schemaPath:"#/properties/unseen/items/properties/what/enum",keyword:"enum",params:{allowedValues: schema31.properties.unseen.items.properties.what.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid16 = _errs116 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data50.rules !== undefined){
let data52 = data50.rules;
const _errs118 = errors;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
validate20.errors = [{instancePath:instancePath+"/unseen/" + i3+"/rules",schemaPath:"#/properties/unseen/items/properties/rules/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs118){
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 1 || isNaN(data52)){
validate20.errors = [{instancePath:instancePath+"/unseen/" + i3+"/rules",schemaPath:"#/properties/unseen/items/properties/rules/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid16 = _errs118 === errors;
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
var valid15 = _errs113 === errors;
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
var valid0 = _errs111 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quick !== undefined){
let data53 = data.quick;
const _errs120 = errors;
if(typeof data53 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/quick",schemaPath:"#/properties/quick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(true !== data53){
validate20.errors = [{instancePath:instancePath+"/quick",schemaPath:"#/properties/quick/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs120 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
let data54 = data.totals;
const _errs122 = errors;
if(errors === _errs122){
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
let missing11;
if((((((data54.passed === undefined) && (missing11 = "passed")) || ((data54.failed === undefined) && (missing11 = "failed"))) || ((data54.cantTell === undefined) && (missing11 = "cantTell"))) || ((data54.inapplicable === undefined) && (missing11 = "inapplicable"))) || ((data54.untested === undefined) && (missing11 = "untested"))){
validate20.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
const _errs124 = errors;
for(const key13 in data54){
if(!(((((key13 === "passed") || (key13 === "failed")) || (key13 === "cantTell")) || (key13 === "inapplicable")) || (key13 === "untested"))){
validate20.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs124 === errors){
if(data54.passed !== undefined){
let data55 = data54.passed;
const _errs125 = errors;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
validate20.errors = [{instancePath:instancePath+"/totals/passed",schemaPath:"#/properties/totals/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs125){
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 0 || isNaN(data55)){
validate20.errors = [{instancePath:instancePath+"/totals/passed",schemaPath:"#/properties/totals/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid17 = _errs125 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data54.failed !== undefined){
let data56 = data54.failed;
const _errs127 = errors;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
validate20.errors = [{instancePath:instancePath+"/totals/failed",schemaPath:"#/properties/totals/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs127){
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 < 0 || isNaN(data56)){
validate20.errors = [{instancePath:instancePath+"/totals/failed",schemaPath:"#/properties/totals/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid17 = _errs127 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data54.cantTell !== undefined){
let data57 = data54.cantTell;
const _errs129 = errors;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
validate20.errors = [{instancePath:instancePath+"/totals/cantTell",schemaPath:"#/properties/totals/properties/cantTell/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs129){
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 < 0 || isNaN(data57)){
validate20.errors = [{instancePath:instancePath+"/totals/cantTell",schemaPath:"#/properties/totals/properties/cantTell/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid17 = _errs129 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data54.inapplicable !== undefined){
let data58 = data54.inapplicable;
const _errs131 = errors;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
validate20.errors = [{instancePath:instancePath+"/totals/inapplicable",schemaPath:"#/properties/totals/properties/inapplicable/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs131){
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 < 0 || isNaN(data58)){
validate20.errors = [{instancePath:instancePath+"/totals/inapplicable",schemaPath:"#/properties/totals/properties/inapplicable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid17 = _errs131 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data54.untested !== undefined){
let data59 = data54.untested;
const _errs133 = errors;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
validate20.errors = [{instancePath:instancePath+"/totals/untested",schemaPath:"#/properties/totals/properties/untested/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs133){
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 < 0 || isNaN(data59)){
validate20.errors = [{instancePath:instancePath+"/totals/untested",schemaPath:"#/properties/totals/properties/untested/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid17 = _errs133 === errors;
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
else {
validate20.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs122 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.results !== undefined){
let data60 = data.results;
const _errs135 = errors;
if(errors === _errs135){
if(Array.isArray(data60)){
var valid18 = true;
const len4 = data60.length;
for(let i4=0; i4<len4; i4++){
let data61 = data60[i4];
const _errs137 = errors;
if(errors === _errs137){
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
let missing12;
if(((((((data61.rule === undefined) && (missing12 = "rule")) || ((data61.section === undefined) && (missing12 = "section"))) || ((data61.level === undefined) && (missing12 = "level"))) || ((data61.outcome === undefined) && (missing12 = "outcome"))) || ((data61.message === undefined) && (missing12 = "message"))) || ((data61.evidence === undefined) && (missing12 = "evidence"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i4,schemaPath:"#/properties/results/items/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
const _errs139 = errors;
for(const key14 in data61){
if(!(func1.call(schema31.properties.results.items.properties, key14))){
validate20.errors = [{instancePath:instancePath+"/results/" + i4,schemaPath:"#/properties/results/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs139 === errors){
if(data61.rule !== undefined){
let data62 = data61.rule;
const _errs140 = errors;
if(errors === _errs140){
if(typeof data62 === "string"){
if(!pattern7.test(data62)){
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/rule",schemaPath:"#/properties/results/items/properties/rule/pattern",keyword:"pattern",params:{pattern: "^[a-z]+\\.[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z]+\\.[a-z0-9-]+$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/rule",schemaPath:"#/properties/results/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid19 = _errs140 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data61.section !== undefined){
const _errs142 = errors;
if(typeof data61.section !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/section",schemaPath:"#/properties/results/items/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid19 = _errs142 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data61.level !== undefined){
let data64 = data61.level;
const _errs144 = errors;
if(typeof data64 !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/level",schemaPath:"#/properties/results/items/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data64 === "MUST") || (data64 === "SHOULD")) || (data64 === "INFO"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/level",schemaPath:"#/properties/results/items/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.results.items.properties.level.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid19 = _errs144 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data61.outcome !== undefined){
let data65 = data61.outcome;
const _errs146 = errors;
if(typeof data65 !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/outcome",schemaPath:"#/properties/results/items/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data65 === "passed") || (data65 === "failed")) || (data65 === "cantTell")) || (data65 === "inapplicable")) || (data65 === "untested"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/outcome",schemaPath:"#/properties/results/items/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema31.properties.results.items.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid19 = _errs146 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data61.message !== undefined){
const _errs148 = errors;
if(typeof data61.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/message",schemaPath:"#/properties/results/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid19 = _errs148 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data61.hint !== undefined){
const _errs150 = errors;
if(typeof data61.hint !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/hint",schemaPath:"#/properties/results/items/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid19 = _errs150 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data61.parameters !== undefined){
let data68 = data61.parameters;
const _errs152 = errors;
if(errors === _errs152){
if(Array.isArray(data68)){
var valid20 = true;
const len5 = data68.length;
for(let i5=0; i5<len5; i5++){
const _errs154 = errors;
if(typeof data68[i5] !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/parameters/" + i5,schemaPath:"#/properties/results/items/properties/parameters/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs154 === errors;
if(!valid20){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/parameters",schemaPath:"#/properties/results/items/properties/parameters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid19 = _errs152 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data61.fix !== undefined){
const _errs156 = errors;
if(typeof data61.fix !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/fix",schemaPath:"#/properties/results/items/properties/fix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid19 = _errs156 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data61.cutOff !== undefined){
const _errs158 = errors;
if(typeof data61.cutOff !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/cutOff",schemaPath:"#/properties/results/items/properties/cutOff/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid19 = _errs158 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data61.blockedBy !== undefined){
const _errs160 = errors;
if(typeof data61.blockedBy !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/blockedBy",schemaPath:"#/properties/results/items/properties/blockedBy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid19 = _errs160 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data61.evidence !== undefined){
let data73 = data61.evidence;
const _errs162 = errors;
if(errors === _errs162){
if(Array.isArray(data73)){
var valid21 = true;
const len6 = data73.length;
for(let i6=0; i6<len6; i6++){
let data74 = data73[i6];
const _errs164 = errors;
if(errors === _errs164){
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
let missing13;
if((data74.exchange === undefined) && (missing13 = "exchange")){
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/evidence/" + i6,schemaPath:"#/properties/results/items/properties/evidence/items/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
const _errs166 = errors;
for(const key15 in data74){
if(!((((key15 === "exchange") || (key15 === "pointer")) || (key15 === "expected")) || (key15 === "actual"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/evidence/" + i6,schemaPath:"#/properties/results/items/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs166 === errors){
if(data74.exchange !== undefined){
let data75 = data74.exchange;
const _errs167 = errors;
if(!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))){
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/evidence/" + i6+"/exchange",schemaPath:"#/properties/results/items/properties/evidence/items/properties/exchange/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs167){
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 < 0 || isNaN(data75)){
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/evidence/" + i6+"/exchange",schemaPath:"#/properties/results/items/properties/evidence/items/properties/exchange/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data74.pointer !== undefined){
const _errs169 = errors;
if(typeof data74.pointer !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/evidence/" + i6+"/pointer",schemaPath:"#/properties/results/items/properties/evidence/items/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs169 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data74.expected !== undefined){
const _errs171 = errors;
if(typeof data74.expected !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/evidence/" + i6+"/expected",schemaPath:"#/properties/results/items/properties/evidence/items/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs171 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data74.actual !== undefined){
const _errs173 = errors;
if(typeof data74.actual !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/evidence/" + i6+"/actual",schemaPath:"#/properties/results/items/properties/evidence/items/properties/actual/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/evidence/" + i6,schemaPath:"#/properties/results/items/properties/evidence/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid21 = _errs164 === errors;
if(!valid21){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i4+"/evidence",schemaPath:"#/properties/results/items/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid19 = _errs162 === errors;
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
validate20.errors = [{instancePath:instancePath+"/results/" + i4,schemaPath:"#/properties/results/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid18 = _errs137 === errors;
if(!valid18){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs135 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.observations !== undefined){
let data79 = data.observations;
const _errs175 = errors;
if(errors === _errs175){
if(Array.isArray(data79)){
var valid23 = true;
const len7 = data79.length;
for(let i7=0; i7<len7; i7++){
let data80 = data79[i7];
const _errs177 = errors;
if(errors === _errs177){
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
let missing14;
if((((data80.silence === undefined) && (missing14 = "silence")) || ((data80.section === undefined) && (missing14 = "section"))) || ((data80.seen === undefined) && (missing14 = "seen"))){
validate20.errors = [{instancePath:instancePath+"/observations/" + i7,schemaPath:"#/properties/observations/items/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
const _errs179 = errors;
for(const key16 in data80){
if(!(((key16 === "silence") || (key16 === "section")) || (key16 === "seen"))){
validate20.errors = [{instancePath:instancePath+"/observations/" + i7,schemaPath:"#/properties/observations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs179 === errors){
if(data80.silence !== undefined){
const _errs180 = errors;
if(typeof data80.silence !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i7+"/silence",schemaPath:"#/properties/observations/items/properties/silence/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs180 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data80.section !== undefined){
const _errs182 = errors;
if(typeof data80.section !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i7+"/section",schemaPath:"#/properties/observations/items/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs182 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data80.seen !== undefined){
const _errs184 = errors;
if(typeof data80.seen !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i7+"/seen",schemaPath:"#/properties/observations/items/properties/seen/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs184 === errors;
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
validate20.errors = [{instancePath:instancePath+"/observations/" + i7,schemaPath:"#/properties/observations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate20.errors = [{instancePath:instancePath+"/observations",schemaPath:"#/properties/observations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs175 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exchanges !== undefined){
let data84 = data.exchanges;
const _errs186 = errors;
if(errors === _errs186){
if(Array.isArray(data84)){
var valid25 = true;
const len8 = data84.length;
for(let i8=0; i8<len8; i8++){
let data85 = data84[i8];
const _errs188 = errors;
if(errors === _errs188){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing15;
if(((((data85.id === undefined) && (missing15 = "id")) || ((data85.question === undefined) && (missing15 = "question"))) || ((data85.request === undefined) && (missing15 = "request"))) || ((data85.ms === undefined) && (missing15 = "ms"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8,schemaPath:"#/properties/exchanges/items/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
const _errs190 = errors;
for(const key17 in data85){
if(!((((((key17 === "id") || (key17 === "question")) || (key17 === "request")) || (key17 === "response")) || (key17 === "loss")) || (key17 === "ms"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8,schemaPath:"#/properties/exchanges/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs190 === errors){
if(data85.id !== undefined){
let data86 = data85.id;
const _errs191 = errors;
if(!(((typeof data86 == "number") && (!(data86 % 1) && !isNaN(data86))) && (isFinite(data86)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/id",schemaPath:"#/properties/exchanges/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs191){
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 < 0 || isNaN(data86)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/id",schemaPath:"#/properties/exchanges/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid26 = _errs191 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data85.question !== undefined){
const _errs193 = errors;
if(typeof data85.question !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/question",schemaPath:"#/properties/exchanges/items/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs193 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data85.request !== undefined){
let data88 = data85.request;
const _errs195 = errors;
if(errors === _errs195){
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
let missing16;
if((((data88.method === undefined) && (missing16 = "method")) || ((data88.url === undefined) && (missing16 = "url"))) || ((data88.headers === undefined) && (missing16 = "headers"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/request",schemaPath:"#/properties/exchanges/items/properties/request/required",keyword:"required",params:{missingProperty: missing16},message:"must have required property '"+missing16+"'"}];
return false;
}
else {
const _errs197 = errors;
for(const key18 in data88){
if(!(((key18 === "method") || (key18 === "url")) || (key18 === "headers"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/request",schemaPath:"#/properties/exchanges/items/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs197 === errors){
if(data88.method !== undefined){
const _errs198 = errors;
if(typeof data88.method !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/request/method",schemaPath:"#/properties/exchanges/items/properties/request/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid27 = _errs198 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data88.url !== undefined){
const _errs200 = errors;
if(typeof data88.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/request/url",schemaPath:"#/properties/exchanges/items/properties/request/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid27 = _errs200 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data88.headers !== undefined){
let data91 = data88.headers;
const _errs202 = errors;
if(errors === _errs202){
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
for(const key19 in data91){
const _errs205 = errors;
if(typeof data91[key19] !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/request/headers/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/exchanges/items/properties/request/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid28 = _errs205 === errors;
if(!valid28){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/request/headers",schemaPath:"#/properties/exchanges/items/properties/request/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid27 = _errs202 === errors;
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
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/request",schemaPath:"#/properties/exchanges/items/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid26 = _errs195 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data85.response !== undefined){
let data93 = data85.response;
const _errs207 = errors;
if(errors === _errs207){
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
let missing17;
if((((((data93.status === undefined) && (missing17 = "status")) || ((data93.headers === undefined) && (missing17 = "headers"))) || ((data93.body === undefined) && (missing17 = "body"))) || ((data93.bodyBytes === undefined) && (missing17 = "bodyBytes"))) || ((data93.bodyDigest === undefined) && (missing17 = "bodyDigest"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/response",schemaPath:"#/properties/exchanges/items/properties/response/required",keyword:"required",params:{missingProperty: missing17},message:"must have required property '"+missing17+"'"}];
return false;
}
else {
const _errs209 = errors;
for(const key20 in data93){
if(!(((((key20 === "status") || (key20 === "headers")) || (key20 === "body")) || (key20 === "bodyBytes")) || (key20 === "bodyDigest"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/response",schemaPath:"#/properties/exchanges/items/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs209 === errors){
if(data93.status !== undefined){
let data94 = data93.status;
const _errs210 = errors;
if(!(((typeof data94 == "number") && (!(data94 % 1) && !isNaN(data94))) && (isFinite(data94)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/response/status",schemaPath:"#/properties/exchanges/items/properties/response/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid29 = _errs210 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data93.headers !== undefined){
let data95 = data93.headers;
const _errs212 = errors;
if(errors === _errs212){
if(data95 && typeof data95 == "object" && !Array.isArray(data95)){
for(const key21 in data95){
const _errs215 = errors;
if(typeof data95[key21] !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/response/headers/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/exchanges/items/properties/response/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid30 = _errs215 === errors;
if(!valid30){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/response/headers",schemaPath:"#/properties/exchanges/items/properties/response/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid29 = _errs212 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data93.body !== undefined){
const _errs217 = errors;
if(typeof data93.body !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/response/body",schemaPath:"#/properties/exchanges/items/properties/response/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid29 = _errs217 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data93.bodyBytes !== undefined){
let data98 = data93.bodyBytes;
const _errs219 = errors;
if(!(((typeof data98 == "number") && (!(data98 % 1) && !isNaN(data98))) && (isFinite(data98)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/response/bodyBytes",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs219){
if((typeof data98 == "number") && (isFinite(data98))){
if(data98 < 0 || isNaN(data98)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/response/bodyBytes",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid29 = _errs219 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data93.bodyDigest !== undefined){
let data99 = data93.bodyDigest;
const _errs221 = errors;
if(errors === _errs221){
if(typeof data99 === "string"){
if(!pattern5.test(data99)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/response/bodyDigest",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyDigest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/response/bodyDigest",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyDigest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid29 = _errs221 === errors;
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
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/response",schemaPath:"#/properties/exchanges/items/properties/response/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid26 = _errs207 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data85.loss !== undefined){
const _errs223 = errors;
if(typeof data85.loss !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/loss",schemaPath:"#/properties/exchanges/items/properties/loss/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs223 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data85.ms !== undefined){
let data101 = data85.ms;
const _errs225 = errors;
if(errors === _errs225){
if((typeof data101 == "number") && (isFinite(data101))){
if(data101 < 0 || isNaN(data101)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/ms",schemaPath:"#/properties/exchanges/items/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8+"/ms",schemaPath:"#/properties/exchanges/items/properties/ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid26 = _errs225 === errors;
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
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i8,schemaPath:"#/properties/exchanges/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid25 = _errs188 === errors;
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
var valid0 = _errs186 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseline !== undefined){
let data102 = data.baseline;
const _errs227 = errors;
if(errors === _errs227){
if(Array.isArray(data102)){
var valid31 = true;
const len9 = data102.length;
for(let i9=0; i9<len9; i9++){
let data103 = data102[i9];
const _errs229 = errors;
if(errors === _errs229){
if(data103 && typeof data103 == "object" && !Array.isArray(data103)){
let missing18;
if((((data103.rule === undefined) && (missing18 = "rule")) || ((data103.reason === undefined) && (missing18 = "reason"))) || ((data103.standing === undefined) && (missing18 = "standing"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i9,schemaPath:"#/properties/baseline/items/required",keyword:"required",params:{missingProperty: missing18},message:"must have required property '"+missing18+"'"}];
return false;
}
else {
const _errs231 = errors;
for(const key22 in data103){
if(!(((((key22 === "rule") || (key22 === "reason")) || (key22 === "until")) || (key22 === "ticket")) || (key22 === "standing"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i9,schemaPath:"#/properties/baseline/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs231 === errors){
if(data103.rule !== undefined){
const _errs232 = errors;
if(typeof data103.rule !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i9+"/rule",schemaPath:"#/properties/baseline/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs232 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data103.reason !== undefined){
const _errs234 = errors;
if(typeof data103.reason !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i9+"/reason",schemaPath:"#/properties/baseline/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs234 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data103.until !== undefined){
let data106 = data103.until;
const _errs236 = errors;
if(errors === _errs236){
if(typeof data106 === "string"){
if(!pattern9.test(data106)){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i9+"/until",schemaPath:"#/properties/baseline/items/properties/until/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/baseline/" + i9+"/until",schemaPath:"#/properties/baseline/items/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid32 = _errs236 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data103.ticket !== undefined){
const _errs238 = errors;
if(typeof data103.ticket !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i9+"/ticket",schemaPath:"#/properties/baseline/items/properties/ticket/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs238 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data103.standing !== undefined){
let data108 = data103.standing;
const _errs240 = errors;
if(typeof data108 !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i9+"/standing",schemaPath:"#/properties/baseline/items/properties/standing/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data108 === "failing") || (data108 === "passing")) || (data108 === "expired")) || (data108 === "not observed"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i9+"/standing",schemaPath:"#/properties/baseline/items/properties/standing/enum",keyword:"enum",params:{allowedValues: schema31.properties.baseline.items.properties.standing.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid32 = _errs240 === errors;
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
validate20.errors = [{instancePath:instancePath+"/baseline/" + i9,schemaPath:"#/properties/baseline/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid31 = _errs229 === errors;
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
var valid0 = _errs227 === errors;
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
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
