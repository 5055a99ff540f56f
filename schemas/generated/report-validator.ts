// @ts-nocheck: the output of ajv's standalone compiler
// Generated from schemas/documents/report.schema.json by `npm run generate`. Do not edit.
import type { Validate } from './validators.js';
"use strict";
export const report = validate20 as unknown as Validate;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/report.schema.json","type":"object","required":["reportVersion","suite","contract","target","seed","selection","strict","started","durationMs","requests","conformant","complete","reason","totals","results","observations","exchanges"],"additionalProperties":false,"properties":{"reportVersion":{"type":"string","const":"1"},"suite":{"type":"object","required":["name","version"],"additionalProperties":false,"properties":{"name":{"type":"string"},"version":{"type":"string"}}},"contract":{"type":"object","required":["title","version","digest"],"additionalProperties":false,"properties":{"title":{"type":"string"},"version":{"type":"string","pattern":"^[0-9]+\\.[0-9]+$"},"digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}},"target":{"type":"object","required":["url","profile","declared"],"additionalProperties":false,"properties":{"url":{"type":"string"},"label":{"type":"string"},"profile":{"type":"object","additionalProperties":{"type":"string"}},"declared":{"type":"array","items":{"type":"string"}}}},"seed":{"type":"string"},"selection":{"type":"array","items":{"type":"string"},"minItems":1},"strict":{"type":"boolean"},"started":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$"},"durationMs":{"type":"number","minimum":0},"requests":{"type":"integer","minimum":0},"conformant":{"type":["boolean","null"]},"complete":{"type":"boolean"},"reason":{"type":"string"},"fault":{"type":"object","required":["kind","where","message"],"additionalProperties":false,"properties":{"kind":{"type":"string","enum":["suite","interrupted"]},"where":{"type":"string"},"message":{"type":"string"}}},"plan":{"type":"object","required":["strength","reports","covered","of"],"additionalProperties":false,"properties":{"strength":{"type":"integer","minimum":1,"maximum":3},"reports":{"type":"array","items":{"type":"object","required":["query","covered","of"],"additionalProperties":false,"properties":{"query":{"type":"string"},"covered":{"type":"integer","minimum":0},"of":{"type":"integer","minimum":0}}}},"covered":{"type":"integer","minimum":0},"of":{"type":"integer","minimum":0},"leftOut":{"type":"string"}}},"totals":{"type":"object","required":["passed","failed","cantTell","inapplicable","untested"],"additionalProperties":false,"properties":{"passed":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"cantTell":{"type":"integer","minimum":0},"inapplicable":{"type":"integer","minimum":0},"untested":{"type":"integer","minimum":0}}},"results":{"type":"array","items":{"type":"object","required":["rule","section","level","outcome","message","evidence"],"additionalProperties":false,"properties":{"rule":{"type":"string","pattern":"^[a-z]+\\.[a-z0-9-]+$"},"section":{"type":"string"},"level":{"type":"string","enum":["MUST","SHOULD","INFO"]},"outcome":{"type":"string","enum":["passed","failed","cantTell","inapplicable","untested"]},"message":{"type":"string"},"hint":{"type":"string"},"parameters":{"type":"array","items":{"type":"string"}},"fix":{"type":"string"},"cutOff":{"type":"boolean"},"blockedBy":{"type":"string"},"evidence":{"type":"array","items":{"type":"object","required":["exchange"],"additionalProperties":false,"properties":{"exchange":{"type":"integer","minimum":0},"pointer":{"type":"string"},"expected":{"type":"string"},"actual":{"type":"string"}}}}}}},"observations":{"type":"array","items":{"type":"object","required":["silence","section","seen"],"additionalProperties":false,"properties":{"silence":{"type":"string"},"section":{"type":"string"},"seen":{"type":"string"}}}},"exchanges":{"type":"array","items":{"type":"object","required":["id","question","request","ms"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":0},"question":{"type":"string"},"request":{"type":"object","required":["method","url","headers"],"additionalProperties":false,"properties":{"method":{"type":"string"},"url":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}}}},"response":{"type":"object","required":["status","headers","body","bodyBytes","bodyDigest"],"additionalProperties":false,"properties":{"status":{"type":"integer"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"body":{"type":"string"},"bodyBytes":{"type":"integer","minimum":0},"bodyDigest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}},"loss":{"type":"string"},"ms":{"type":"number","minimum":0}}}},"baseline":{"type":"array","items":{"type":"object","required":["rule","reason","standing"],"additionalProperties":false,"properties":{"rule":{"type":"string"},"reason":{"type":"string"},"until":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"ticket":{"type":"string"},"standing":{"type":"string","enum":["failing","passing","expired","not observed"]}}}}}};
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
if(data.plan !== undefined){
let data29 = data.plan;
const _errs65 = errors;
if(errors === _errs65){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing5;
if(((((data29.strength === undefined) && (missing5 = "strength")) || ((data29.reports === undefined) && (missing5 = "reports"))) || ((data29.covered === undefined) && (missing5 = "covered"))) || ((data29.of === undefined) && (missing5 = "of"))){
validate20.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs67 = errors;
for(const key6 in data29){
if(!(((((key6 === "strength") || (key6 === "reports")) || (key6 === "covered")) || (key6 === "of")) || (key6 === "leftOut"))){
validate20.errors = [{instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs67 === errors){
if(data29.strength !== undefined){
let data30 = data29.strength;
const _errs68 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate20.errors = [{instancePath:instancePath+"/plan/strength",schemaPath:"#/properties/plan/properties/strength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs68){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 3 || isNaN(data30)){
validate20.errors = [{instancePath:instancePath+"/plan/strength",schemaPath:"#/properties/plan/properties/strength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"}];
return false;
}
else {
if(data30 < 1 || isNaN(data30)){
validate20.errors = [{instancePath:instancePath+"/plan/strength",schemaPath:"#/properties/plan/properties/strength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid8 = _errs68 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data29.reports !== undefined){
let data31 = data29.reports;
const _errs70 = errors;
if(errors === _errs70){
if(Array.isArray(data31)){
var valid9 = true;
const len2 = data31.length;
for(let i2=0; i2<len2; i2++){
let data32 = data31[i2];
const _errs72 = errors;
if(errors === _errs72){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
let missing6;
if((((data32.query === undefined) && (missing6 = "query")) || ((data32.covered === undefined) && (missing6 = "covered"))) || ((data32.of === undefined) && (missing6 = "of"))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2,schemaPath:"#/properties/plan/properties/reports/items/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs74 = errors;
for(const key7 in data32){
if(!(((key7 === "query") || (key7 === "covered")) || (key7 === "of"))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2,schemaPath:"#/properties/plan/properties/reports/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs74 === errors){
if(data32.query !== undefined){
const _errs75 = errors;
if(typeof data32.query !== "string"){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/query",schemaPath:"#/properties/plan/properties/reports/items/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs75 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data32.covered !== undefined){
let data34 = data32.covered;
const _errs77 = errors;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/covered",schemaPath:"#/properties/plan/properties/reports/items/properties/covered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs77){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/covered",schemaPath:"#/properties/plan/properties/reports/items/properties/covered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid10 = _errs77 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data32.of !== undefined){
let data35 = data32.of;
const _errs79 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/of",schemaPath:"#/properties/plan/properties/reports/items/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs79){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2+"/of",schemaPath:"#/properties/plan/properties/reports/items/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid10 = _errs79 === errors;
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
validate20.errors = [{instancePath:instancePath+"/plan/reports/" + i2,schemaPath:"#/properties/plan/properties/reports/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs72 === errors;
if(!valid9){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/plan/reports",schemaPath:"#/properties/plan/properties/reports/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs70 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data29.covered !== undefined){
let data36 = data29.covered;
const _errs81 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
validate20.errors = [{instancePath:instancePath+"/plan/covered",schemaPath:"#/properties/plan/properties/covered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs81){
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
validate20.errors = [{instancePath:instancePath+"/plan/covered",schemaPath:"#/properties/plan/properties/covered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid8 = _errs81 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data29.of !== undefined){
let data37 = data29.of;
const _errs83 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate20.errors = [{instancePath:instancePath+"/plan/of",schemaPath:"#/properties/plan/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs83){
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
validate20.errors = [{instancePath:instancePath+"/plan/of",schemaPath:"#/properties/plan/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid8 = _errs83 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data29.leftOut !== undefined){
const _errs85 = errors;
if(typeof data29.leftOut !== "string"){
validate20.errors = [{instancePath:instancePath+"/plan/leftOut",schemaPath:"#/properties/plan/properties/leftOut/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs85 === errors;
}
else {
var valid8 = true;
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
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
let data39 = data.totals;
const _errs87 = errors;
if(errors === _errs87){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing7;
if((((((data39.passed === undefined) && (missing7 = "passed")) || ((data39.failed === undefined) && (missing7 = "failed"))) || ((data39.cantTell === undefined) && (missing7 = "cantTell"))) || ((data39.inapplicable === undefined) && (missing7 = "inapplicable"))) || ((data39.untested === undefined) && (missing7 = "untested"))){
validate20.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs89 = errors;
for(const key8 in data39){
if(!(((((key8 === "passed") || (key8 === "failed")) || (key8 === "cantTell")) || (key8 === "inapplicable")) || (key8 === "untested"))){
validate20.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs89 === errors){
if(data39.passed !== undefined){
let data40 = data39.passed;
const _errs90 = errors;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
validate20.errors = [{instancePath:instancePath+"/totals/passed",schemaPath:"#/properties/totals/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs90){
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
validate20.errors = [{instancePath:instancePath+"/totals/passed",schemaPath:"#/properties/totals/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid11 = _errs90 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data39.failed !== undefined){
let data41 = data39.failed;
const _errs92 = errors;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
validate20.errors = [{instancePath:instancePath+"/totals/failed",schemaPath:"#/properties/totals/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs92){
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 0 || isNaN(data41)){
validate20.errors = [{instancePath:instancePath+"/totals/failed",schemaPath:"#/properties/totals/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data39.cantTell !== undefined){
let data42 = data39.cantTell;
const _errs94 = errors;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
validate20.errors = [{instancePath:instancePath+"/totals/cantTell",schemaPath:"#/properties/totals/properties/cantTell/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs94){
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 0 || isNaN(data42)){
validate20.errors = [{instancePath:instancePath+"/totals/cantTell",schemaPath:"#/properties/totals/properties/cantTell/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid11 = _errs94 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data39.inapplicable !== undefined){
let data43 = data39.inapplicable;
const _errs96 = errors;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
validate20.errors = [{instancePath:instancePath+"/totals/inapplicable",schemaPath:"#/properties/totals/properties/inapplicable/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs96){
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 < 0 || isNaN(data43)){
validate20.errors = [{instancePath:instancePath+"/totals/inapplicable",schemaPath:"#/properties/totals/properties/inapplicable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid11 = _errs96 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data39.untested !== undefined){
let data44 = data39.untested;
const _errs98 = errors;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
validate20.errors = [{instancePath:instancePath+"/totals/untested",schemaPath:"#/properties/totals/properties/untested/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs98){
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 0 || isNaN(data44)){
validate20.errors = [{instancePath:instancePath+"/totals/untested",schemaPath:"#/properties/totals/properties/untested/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid11 = _errs98 === errors;
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
else {
validate20.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs87 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.results !== undefined){
let data45 = data.results;
const _errs100 = errors;
if(errors === _errs100){
if(Array.isArray(data45)){
var valid12 = true;
const len3 = data45.length;
for(let i3=0; i3<len3; i3++){
let data46 = data45[i3];
const _errs102 = errors;
if(errors === _errs102){
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
let missing8;
if(((((((data46.rule === undefined) && (missing8 = "rule")) || ((data46.section === undefined) && (missing8 = "section"))) || ((data46.level === undefined) && (missing8 = "level"))) || ((data46.outcome === undefined) && (missing8 = "outcome"))) || ((data46.message === undefined) && (missing8 = "message"))) || ((data46.evidence === undefined) && (missing8 = "evidence"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3,schemaPath:"#/properties/results/items/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs104 = errors;
for(const key9 in data46){
if(!(func1.call(schema31.properties.results.items.properties, key9))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3,schemaPath:"#/properties/results/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs104 === errors){
if(data46.rule !== undefined){
let data47 = data46.rule;
const _errs105 = errors;
if(errors === _errs105){
if(typeof data47 === "string"){
if(!pattern7.test(data47)){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/rule",schemaPath:"#/properties/results/items/properties/rule/pattern",keyword:"pattern",params:{pattern: "^[a-z]+\\.[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z]+\\.[a-z0-9-]+$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/rule",schemaPath:"#/properties/results/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid13 = _errs105 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data46.section !== undefined){
const _errs107 = errors;
if(typeof data46.section !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/section",schemaPath:"#/properties/results/items/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs107 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data46.level !== undefined){
let data49 = data46.level;
const _errs109 = errors;
if(typeof data49 !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/level",schemaPath:"#/properties/results/items/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data49 === "MUST") || (data49 === "SHOULD")) || (data49 === "INFO"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/level",schemaPath:"#/properties/results/items/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.results.items.properties.level.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid13 = _errs109 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data46.outcome !== undefined){
let data50 = data46.outcome;
const _errs111 = errors;
if(typeof data50 !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/outcome",schemaPath:"#/properties/results/items/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data50 === "passed") || (data50 === "failed")) || (data50 === "cantTell")) || (data50 === "inapplicable")) || (data50 === "untested"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/outcome",schemaPath:"#/properties/results/items/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema31.properties.results.items.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid13 = _errs111 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data46.message !== undefined){
const _errs113 = errors;
if(typeof data46.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/message",schemaPath:"#/properties/results/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs113 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data46.hint !== undefined){
const _errs115 = errors;
if(typeof data46.hint !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/hint",schemaPath:"#/properties/results/items/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs115 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data46.parameters !== undefined){
let data53 = data46.parameters;
const _errs117 = errors;
if(errors === _errs117){
if(Array.isArray(data53)){
var valid14 = true;
const len4 = data53.length;
for(let i4=0; i4<len4; i4++){
const _errs119 = errors;
if(typeof data53[i4] !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/parameters/" + i4,schemaPath:"#/properties/results/items/properties/parameters/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs119 === errors;
if(!valid14){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/parameters",schemaPath:"#/properties/results/items/properties/parameters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid13 = _errs117 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data46.fix !== undefined){
const _errs121 = errors;
if(typeof data46.fix !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/fix",schemaPath:"#/properties/results/items/properties/fix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs121 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data46.cutOff !== undefined){
const _errs123 = errors;
if(typeof data46.cutOff !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/cutOff",schemaPath:"#/properties/results/items/properties/cutOff/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid13 = _errs123 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data46.blockedBy !== undefined){
const _errs125 = errors;
if(typeof data46.blockedBy !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/blockedBy",schemaPath:"#/properties/results/items/properties/blockedBy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs125 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data46.evidence !== undefined){
let data58 = data46.evidence;
const _errs127 = errors;
if(errors === _errs127){
if(Array.isArray(data58)){
var valid15 = true;
const len5 = data58.length;
for(let i5=0; i5<len5; i5++){
let data59 = data58[i5];
const _errs129 = errors;
if(errors === _errs129){
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
let missing9;
if((data59.exchange === undefined) && (missing9 = "exchange")){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5,schemaPath:"#/properties/results/items/properties/evidence/items/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
const _errs131 = errors;
for(const key10 in data59){
if(!((((key10 === "exchange") || (key10 === "pointer")) || (key10 === "expected")) || (key10 === "actual"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5,schemaPath:"#/properties/results/items/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs131 === errors){
if(data59.exchange !== undefined){
let data60 = data59.exchange;
const _errs132 = errors;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5+"/exchange",schemaPath:"#/properties/results/items/properties/evidence/items/properties/exchange/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs132){
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 < 0 || isNaN(data60)){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5+"/exchange",schemaPath:"#/properties/results/items/properties/evidence/items/properties/exchange/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid16 = _errs132 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data59.pointer !== undefined){
const _errs134 = errors;
if(typeof data59.pointer !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5+"/pointer",schemaPath:"#/properties/results/items/properties/evidence/items/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs134 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data59.expected !== undefined){
const _errs136 = errors;
if(typeof data59.expected !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5+"/expected",schemaPath:"#/properties/results/items/properties/evidence/items/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs136 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data59.actual !== undefined){
const _errs138 = errors;
if(typeof data59.actual !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5+"/actual",schemaPath:"#/properties/results/items/properties/evidence/items/properties/actual/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs138 === errors;
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
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5,schemaPath:"#/properties/results/items/properties/evidence/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid15 = _errs129 === errors;
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
var valid13 = _errs127 === errors;
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
var valid12 = _errs102 === errors;
if(!valid12){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs100 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.observations !== undefined){
let data64 = data.observations;
const _errs140 = errors;
if(errors === _errs140){
if(Array.isArray(data64)){
var valid17 = true;
const len6 = data64.length;
for(let i6=0; i6<len6; i6++){
let data65 = data64[i6];
const _errs142 = errors;
if(errors === _errs142){
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
let missing10;
if((((data65.silence === undefined) && (missing10 = "silence")) || ((data65.section === undefined) && (missing10 = "section"))) || ((data65.seen === undefined) && (missing10 = "seen"))){
validate20.errors = [{instancePath:instancePath+"/observations/" + i6,schemaPath:"#/properties/observations/items/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
const _errs144 = errors;
for(const key11 in data65){
if(!(((key11 === "silence") || (key11 === "section")) || (key11 === "seen"))){
validate20.errors = [{instancePath:instancePath+"/observations/" + i6,schemaPath:"#/properties/observations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs144 === errors){
if(data65.silence !== undefined){
const _errs145 = errors;
if(typeof data65.silence !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i6+"/silence",schemaPath:"#/properties/observations/items/properties/silence/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs145 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data65.section !== undefined){
const _errs147 = errors;
if(typeof data65.section !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i6+"/section",schemaPath:"#/properties/observations/items/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs147 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data65.seen !== undefined){
const _errs149 = errors;
if(typeof data65.seen !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i6+"/seen",schemaPath:"#/properties/observations/items/properties/seen/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs149 === errors;
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
validate20.errors = [{instancePath:instancePath+"/observations/" + i6,schemaPath:"#/properties/observations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid17 = _errs142 === errors;
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
var valid0 = _errs140 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exchanges !== undefined){
let data69 = data.exchanges;
const _errs151 = errors;
if(errors === _errs151){
if(Array.isArray(data69)){
var valid19 = true;
const len7 = data69.length;
for(let i7=0; i7<len7; i7++){
let data70 = data69[i7];
const _errs153 = errors;
if(errors === _errs153){
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
let missing11;
if(((((data70.id === undefined) && (missing11 = "id")) || ((data70.question === undefined) && (missing11 = "question"))) || ((data70.request === undefined) && (missing11 = "request"))) || ((data70.ms === undefined) && (missing11 = "ms"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7,schemaPath:"#/properties/exchanges/items/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
const _errs155 = errors;
for(const key12 in data70){
if(!((((((key12 === "id") || (key12 === "question")) || (key12 === "request")) || (key12 === "response")) || (key12 === "loss")) || (key12 === "ms"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7,schemaPath:"#/properties/exchanges/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs155 === errors){
if(data70.id !== undefined){
let data71 = data70.id;
const _errs156 = errors;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/id",schemaPath:"#/properties/exchanges/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs156){
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 < 0 || isNaN(data71)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/id",schemaPath:"#/properties/exchanges/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid20 = _errs156 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data70.question !== undefined){
const _errs158 = errors;
if(typeof data70.question !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/question",schemaPath:"#/properties/exchanges/items/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs158 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data70.request !== undefined){
let data73 = data70.request;
const _errs160 = errors;
if(errors === _errs160){
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
let missing12;
if((((data73.method === undefined) && (missing12 = "method")) || ((data73.url === undefined) && (missing12 = "url"))) || ((data73.headers === undefined) && (missing12 = "headers"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/request",schemaPath:"#/properties/exchanges/items/properties/request/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
const _errs162 = errors;
for(const key13 in data73){
if(!(((key13 === "method") || (key13 === "url")) || (key13 === "headers"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/request",schemaPath:"#/properties/exchanges/items/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs162 === errors){
if(data73.method !== undefined){
const _errs163 = errors;
if(typeof data73.method !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/request/method",schemaPath:"#/properties/exchanges/items/properties/request/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid21 = _errs163 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data73.url !== undefined){
const _errs165 = errors;
if(typeof data73.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/request/url",schemaPath:"#/properties/exchanges/items/properties/request/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid21 = _errs165 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data73.headers !== undefined){
let data76 = data73.headers;
const _errs167 = errors;
if(errors === _errs167){
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
for(const key14 in data76){
const _errs170 = errors;
if(typeof data76[key14] !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/request/headers/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/exchanges/items/properties/request/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs170 === errors;
if(!valid22){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/request/headers",schemaPath:"#/properties/exchanges/items/properties/request/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid21 = _errs167 === errors;
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
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/request",schemaPath:"#/properties/exchanges/items/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid20 = _errs160 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data70.response !== undefined){
let data78 = data70.response;
const _errs172 = errors;
if(errors === _errs172){
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
let missing13;
if((((((data78.status === undefined) && (missing13 = "status")) || ((data78.headers === undefined) && (missing13 = "headers"))) || ((data78.body === undefined) && (missing13 = "body"))) || ((data78.bodyBytes === undefined) && (missing13 = "bodyBytes"))) || ((data78.bodyDigest === undefined) && (missing13 = "bodyDigest"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response",schemaPath:"#/properties/exchanges/items/properties/response/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
const _errs174 = errors;
for(const key15 in data78){
if(!(((((key15 === "status") || (key15 === "headers")) || (key15 === "body")) || (key15 === "bodyBytes")) || (key15 === "bodyDigest"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response",schemaPath:"#/properties/exchanges/items/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs174 === errors){
if(data78.status !== undefined){
let data79 = data78.status;
const _errs175 = errors;
if(!(((typeof data79 == "number") && (!(data79 % 1) && !isNaN(data79))) && (isFinite(data79)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response/status",schemaPath:"#/properties/exchanges/items/properties/response/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid23 = _errs175 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data78.headers !== undefined){
let data80 = data78.headers;
const _errs177 = errors;
if(errors === _errs177){
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
for(const key16 in data80){
const _errs180 = errors;
if(typeof data80[key16] !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response/headers/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/exchanges/items/properties/response/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs180 === errors;
if(!valid24){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response/headers",schemaPath:"#/properties/exchanges/items/properties/response/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid23 = _errs177 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data78.body !== undefined){
const _errs182 = errors;
if(typeof data78.body !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response/body",schemaPath:"#/properties/exchanges/items/properties/response/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs182 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data78.bodyBytes !== undefined){
let data83 = data78.bodyBytes;
const _errs184 = errors;
if(!(((typeof data83 == "number") && (!(data83 % 1) && !isNaN(data83))) && (isFinite(data83)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response/bodyBytes",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs184){
if((typeof data83 == "number") && (isFinite(data83))){
if(data83 < 0 || isNaN(data83)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response/bodyBytes",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid23 = _errs184 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data78.bodyDigest !== undefined){
let data84 = data78.bodyDigest;
const _errs186 = errors;
if(errors === _errs186){
if(typeof data84 === "string"){
if(!pattern5.test(data84)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response/bodyDigest",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyDigest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response/bodyDigest",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyDigest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid23 = _errs186 === errors;
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
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response",schemaPath:"#/properties/exchanges/items/properties/response/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid20 = _errs172 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data70.loss !== undefined){
const _errs188 = errors;
if(typeof data70.loss !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/loss",schemaPath:"#/properties/exchanges/items/properties/loss/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs188 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data70.ms !== undefined){
let data86 = data70.ms;
const _errs190 = errors;
if(errors === _errs190){
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 < 0 || isNaN(data86)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/ms",schemaPath:"#/properties/exchanges/items/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/ms",schemaPath:"#/properties/exchanges/items/properties/ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid20 = _errs190 === errors;
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
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7,schemaPath:"#/properties/exchanges/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid19 = _errs153 === errors;
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
var valid0 = _errs151 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseline !== undefined){
let data87 = data.baseline;
const _errs192 = errors;
if(errors === _errs192){
if(Array.isArray(data87)){
var valid25 = true;
const len8 = data87.length;
for(let i8=0; i8<len8; i8++){
let data88 = data87[i8];
const _errs194 = errors;
if(errors === _errs194){
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
let missing14;
if((((data88.rule === undefined) && (missing14 = "rule")) || ((data88.reason === undefined) && (missing14 = "reason"))) || ((data88.standing === undefined) && (missing14 = "standing"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8,schemaPath:"#/properties/baseline/items/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
const _errs196 = errors;
for(const key17 in data88){
if(!(((((key17 === "rule") || (key17 === "reason")) || (key17 === "until")) || (key17 === "ticket")) || (key17 === "standing"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8,schemaPath:"#/properties/baseline/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs196 === errors){
if(data88.rule !== undefined){
const _errs197 = errors;
if(typeof data88.rule !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8+"/rule",schemaPath:"#/properties/baseline/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs197 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data88.reason !== undefined){
const _errs199 = errors;
if(typeof data88.reason !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8+"/reason",schemaPath:"#/properties/baseline/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs199 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data88.until !== undefined){
let data91 = data88.until;
const _errs201 = errors;
if(errors === _errs201){
if(typeof data91 === "string"){
if(!pattern9.test(data91)){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8+"/until",schemaPath:"#/properties/baseline/items/properties/until/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8+"/until",schemaPath:"#/properties/baseline/items/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid26 = _errs201 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data88.ticket !== undefined){
const _errs203 = errors;
if(typeof data88.ticket !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8+"/ticket",schemaPath:"#/properties/baseline/items/properties/ticket/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs203 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data88.standing !== undefined){
let data93 = data88.standing;
const _errs205 = errors;
if(typeof data93 !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8+"/standing",schemaPath:"#/properties/baseline/items/properties/standing/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data93 === "failing") || (data93 === "passing")) || (data93 === "expired")) || (data93 === "not observed"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8+"/standing",schemaPath:"#/properties/baseline/items/properties/standing/enum",keyword:"enum",params:{allowedValues: schema31.properties.baseline.items.properties.standing.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid26 = _errs205 === errors;
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
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8,schemaPath:"#/properties/baseline/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid25 = _errs194 === errors;
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
var valid0 = _errs192 === errors;
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
