// @ts-nocheck: the output of ajv's standalone compiler
// Generated from schemas/documents/report.schema.json by `npm run generate`. Do not edit.
import type { Validate } from './validators.js';
"use strict";
export const report = validate20 as unknown as Validate;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/report.schema.json","type":"object","required":["reportVersion","suite","contract","target","seed","selection","strict","started","durationMs","requests","conformant","complete","reason","totals","results","observations","exchanges"],"additionalProperties":false,"properties":{"reportVersion":{"type":"string","const":"1"},"suite":{"type":"object","required":["name","version"],"additionalProperties":false,"properties":{"name":{"type":"string"},"version":{"type":"string"}}},"contract":{"type":"object","required":["title","version","digest"],"additionalProperties":false,"properties":{"title":{"type":"string"},"version":{"type":"string","pattern":"^[0-9]+\\.[0-9]+$"},"digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}},"target":{"type":"object","required":["url","profile","declared"],"additionalProperties":false,"properties":{"url":{"type":"string"},"label":{"type":"string"},"profile":{"type":"object","additionalProperties":{"type":"string"}},"declared":{"type":"array","items":{"type":"string"}}}},"seed":{"type":"string"},"selection":{"type":"array","items":{"type":"string"},"minItems":1},"strict":{"type":"boolean"},"started":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$"},"durationMs":{"type":"number","minimum":0},"requests":{"type":"integer","minimum":0},"conformant":{"type":["boolean","null"]},"complete":{"type":"boolean"},"reason":{"type":"string"},"fault":{"type":"object","required":["kind","where","message"],"additionalProperties":false,"properties":{"kind":{"type":"string","enum":["suite","interrupted"]},"where":{"type":"string"},"message":{"type":"string"}}},"wentAway":{"type":"object","required":["last","seen"],"additionalProperties":false,"properties":{"last":{"type":"object","required":["id","question","request"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":1},"question":{"type":"string"},"request":{"type":"object","required":["method","url","headers"],"additionalProperties":false,"properties":{"method":{"type":"string"},"url":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}}}}}},"seen":{"type":"string"}}},"plan":{"type":"object","required":["strength","reports","covered","of"],"additionalProperties":false,"properties":{"strength":{"type":"integer","minimum":1,"maximum":3},"reports":{"type":"array","items":{"type":"object","required":["query","covered","of"],"additionalProperties":false,"properties":{"query":{"type":"string"},"covered":{"type":"integer","minimum":0},"of":{"type":"integer","minimum":0}}}},"covered":{"type":"integer","minimum":0},"of":{"type":"integer","minimum":0},"leftOut":{"type":"string"}}},"totals":{"type":"object","required":["passed","failed","cantTell","inapplicable","untested"],"additionalProperties":false,"properties":{"passed":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"cantTell":{"type":"integer","minimum":0},"inapplicable":{"type":"integer","minimum":0},"untested":{"type":"integer","minimum":0}}},"results":{"type":"array","items":{"type":"object","required":["rule","section","level","outcome","message","evidence"],"additionalProperties":false,"properties":{"rule":{"type":"string","pattern":"^[a-z]+\\.[a-z0-9-]+$"},"section":{"type":"string"},"level":{"type":"string","enum":["MUST","SHOULD","INFO"]},"outcome":{"type":"string","enum":["passed","failed","cantTell","inapplicable","untested"]},"message":{"type":"string"},"hint":{"type":"string"},"parameters":{"type":"array","items":{"type":"string"}},"fix":{"type":"string"},"cutOff":{"type":"boolean"},"blockedBy":{"type":"string"},"evidence":{"type":"array","items":{"type":"object","required":["exchange"],"additionalProperties":false,"properties":{"exchange":{"type":"integer","minimum":0},"pointer":{"type":"string"},"expected":{"type":"string"},"actual":{"type":"string"}}}}}}},"observations":{"type":"array","items":{"type":"object","required":["silence","section","seen"],"additionalProperties":false,"properties":{"silence":{"type":"string"},"section":{"type":"string"},"seen":{"type":"string"}}}},"exchanges":{"type":"array","items":{"type":"object","required":["id","question","request","ms"],"additionalProperties":false,"properties":{"id":{"type":"integer","minimum":0},"question":{"type":"string"},"request":{"type":"object","required":["method","url","headers"],"additionalProperties":false,"properties":{"method":{"type":"string"},"url":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}}}},"response":{"type":"object","required":["status","headers","body","bodyBytes","bodyDigest"],"additionalProperties":false,"properties":{"status":{"type":"integer"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"body":{"type":"string"},"bodyBytes":{"type":"integer","minimum":0},"bodyDigest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}},"loss":{"type":"string"},"ms":{"type":"number","minimum":0}}}},"baseline":{"type":"array","items":{"type":"object","required":["rule","reason","standing"],"additionalProperties":false,"properties":{"rule":{"type":"string"},"reason":{"type":"string"},"until":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"ticket":{"type":"string"},"standing":{"type":"string","enum":["failing","passing","expired","not observed"]}}}}}};
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
if(data.totals !== undefined){
let data49 = data.totals;
const _errs111 = errors;
if(errors === _errs111){
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
let missing10;
if((((((data49.passed === undefined) && (missing10 = "passed")) || ((data49.failed === undefined) && (missing10 = "failed"))) || ((data49.cantTell === undefined) && (missing10 = "cantTell"))) || ((data49.inapplicable === undefined) && (missing10 = "inapplicable"))) || ((data49.untested === undefined) && (missing10 = "untested"))){
validate20.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
const _errs113 = errors;
for(const key12 in data49){
if(!(((((key12 === "passed") || (key12 === "failed")) || (key12 === "cantTell")) || (key12 === "inapplicable")) || (key12 === "untested"))){
validate20.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs113 === errors){
if(data49.passed !== undefined){
let data50 = data49.passed;
const _errs114 = errors;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
validate20.errors = [{instancePath:instancePath+"/totals/passed",schemaPath:"#/properties/totals/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs114){
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
validate20.errors = [{instancePath:instancePath+"/totals/passed",schemaPath:"#/properties/totals/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid15 = _errs114 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data49.failed !== undefined){
let data51 = data49.failed;
const _errs116 = errors;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
validate20.errors = [{instancePath:instancePath+"/totals/failed",schemaPath:"#/properties/totals/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs116){
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 < 0 || isNaN(data51)){
validate20.errors = [{instancePath:instancePath+"/totals/failed",schemaPath:"#/properties/totals/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid15 = _errs116 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data49.cantTell !== undefined){
let data52 = data49.cantTell;
const _errs118 = errors;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
validate20.errors = [{instancePath:instancePath+"/totals/cantTell",schemaPath:"#/properties/totals/properties/cantTell/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs118){
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 0 || isNaN(data52)){
validate20.errors = [{instancePath:instancePath+"/totals/cantTell",schemaPath:"#/properties/totals/properties/cantTell/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid15 = _errs118 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data49.inapplicable !== undefined){
let data53 = data49.inapplicable;
const _errs120 = errors;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
validate20.errors = [{instancePath:instancePath+"/totals/inapplicable",schemaPath:"#/properties/totals/properties/inapplicable/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs120){
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 0 || isNaN(data53)){
validate20.errors = [{instancePath:instancePath+"/totals/inapplicable",schemaPath:"#/properties/totals/properties/inapplicable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid15 = _errs120 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data49.untested !== undefined){
let data54 = data49.untested;
const _errs122 = errors;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
validate20.errors = [{instancePath:instancePath+"/totals/untested",schemaPath:"#/properties/totals/properties/untested/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs122){
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 0 || isNaN(data54)){
validate20.errors = [{instancePath:instancePath+"/totals/untested",schemaPath:"#/properties/totals/properties/untested/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid15 = _errs122 === errors;
}
else {
var valid15 = true;
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
var valid0 = _errs111 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.results !== undefined){
let data55 = data.results;
const _errs124 = errors;
if(errors === _errs124){
if(Array.isArray(data55)){
var valid16 = true;
const len3 = data55.length;
for(let i3=0; i3<len3; i3++){
let data56 = data55[i3];
const _errs126 = errors;
if(errors === _errs126){
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
let missing11;
if(((((((data56.rule === undefined) && (missing11 = "rule")) || ((data56.section === undefined) && (missing11 = "section"))) || ((data56.level === undefined) && (missing11 = "level"))) || ((data56.outcome === undefined) && (missing11 = "outcome"))) || ((data56.message === undefined) && (missing11 = "message"))) || ((data56.evidence === undefined) && (missing11 = "evidence"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3,schemaPath:"#/properties/results/items/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
const _errs128 = errors;
for(const key13 in data56){
if(!(func1.call(schema31.properties.results.items.properties, key13))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3,schemaPath:"#/properties/results/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs128 === errors){
if(data56.rule !== undefined){
let data57 = data56.rule;
const _errs129 = errors;
if(errors === _errs129){
if(typeof data57 === "string"){
if(!pattern7.test(data57)){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/rule",schemaPath:"#/properties/results/items/properties/rule/pattern",keyword:"pattern",params:{pattern: "^[a-z]+\\.[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z]+\\.[a-z0-9-]+$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/rule",schemaPath:"#/properties/results/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid17 = _errs129 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data56.section !== undefined){
const _errs131 = errors;
if(typeof data56.section !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/section",schemaPath:"#/properties/results/items/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs131 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data56.level !== undefined){
let data59 = data56.level;
const _errs133 = errors;
if(typeof data59 !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/level",schemaPath:"#/properties/results/items/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data59 === "MUST") || (data59 === "SHOULD")) || (data59 === "INFO"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/level",schemaPath:"#/properties/results/items/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.results.items.properties.level.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid17 = _errs133 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data56.outcome !== undefined){
let data60 = data56.outcome;
const _errs135 = errors;
if(typeof data60 !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/outcome",schemaPath:"#/properties/results/items/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data60 === "passed") || (data60 === "failed")) || (data60 === "cantTell")) || (data60 === "inapplicable")) || (data60 === "untested"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/outcome",schemaPath:"#/properties/results/items/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema31.properties.results.items.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid17 = _errs135 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data56.message !== undefined){
const _errs137 = errors;
if(typeof data56.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/message",schemaPath:"#/properties/results/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs137 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data56.hint !== undefined){
const _errs139 = errors;
if(typeof data56.hint !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/hint",schemaPath:"#/properties/results/items/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs139 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data56.parameters !== undefined){
let data63 = data56.parameters;
const _errs141 = errors;
if(errors === _errs141){
if(Array.isArray(data63)){
var valid18 = true;
const len4 = data63.length;
for(let i4=0; i4<len4; i4++){
const _errs143 = errors;
if(typeof data63[i4] !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/parameters/" + i4,schemaPath:"#/properties/results/items/properties/parameters/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs143 === errors;
if(!valid18){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/parameters",schemaPath:"#/properties/results/items/properties/parameters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid17 = _errs141 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data56.fix !== undefined){
const _errs145 = errors;
if(typeof data56.fix !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/fix",schemaPath:"#/properties/results/items/properties/fix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs145 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data56.cutOff !== undefined){
const _errs147 = errors;
if(typeof data56.cutOff !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/cutOff",schemaPath:"#/properties/results/items/properties/cutOff/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid17 = _errs147 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data56.blockedBy !== undefined){
const _errs149 = errors;
if(typeof data56.blockedBy !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/blockedBy",schemaPath:"#/properties/results/items/properties/blockedBy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs149 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data56.evidence !== undefined){
let data68 = data56.evidence;
const _errs151 = errors;
if(errors === _errs151){
if(Array.isArray(data68)){
var valid19 = true;
const len5 = data68.length;
for(let i5=0; i5<len5; i5++){
let data69 = data68[i5];
const _errs153 = errors;
if(errors === _errs153){
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
let missing12;
if((data69.exchange === undefined) && (missing12 = "exchange")){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5,schemaPath:"#/properties/results/items/properties/evidence/items/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
const _errs155 = errors;
for(const key14 in data69){
if(!((((key14 === "exchange") || (key14 === "pointer")) || (key14 === "expected")) || (key14 === "actual"))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5,schemaPath:"#/properties/results/items/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs155 === errors){
if(data69.exchange !== undefined){
let data70 = data69.exchange;
const _errs156 = errors;
if(!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5+"/exchange",schemaPath:"#/properties/results/items/properties/evidence/items/properties/exchange/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs156){
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 < 0 || isNaN(data70)){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5+"/exchange",schemaPath:"#/properties/results/items/properties/evidence/items/properties/exchange/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data69.pointer !== undefined){
const _errs158 = errors;
if(typeof data69.pointer !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5+"/pointer",schemaPath:"#/properties/results/items/properties/evidence/items/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs158 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data69.expected !== undefined){
const _errs160 = errors;
if(typeof data69.expected !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5+"/expected",schemaPath:"#/properties/results/items/properties/evidence/items/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs160 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data69.actual !== undefined){
const _errs162 = errors;
if(typeof data69.actual !== "string"){
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5+"/actual",schemaPath:"#/properties/results/items/properties/evidence/items/properties/actual/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs162 === errors;
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
else {
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence/" + i5,schemaPath:"#/properties/results/items/properties/evidence/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate20.errors = [{instancePath:instancePath+"/results/" + i3+"/evidence",schemaPath:"#/properties/results/items/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid17 = _errs151 === errors;
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
var valid16 = _errs126 === errors;
if(!valid16){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs124 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.observations !== undefined){
let data74 = data.observations;
const _errs164 = errors;
if(errors === _errs164){
if(Array.isArray(data74)){
var valid21 = true;
const len6 = data74.length;
for(let i6=0; i6<len6; i6++){
let data75 = data74[i6];
const _errs166 = errors;
if(errors === _errs166){
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
let missing13;
if((((data75.silence === undefined) && (missing13 = "silence")) || ((data75.section === undefined) && (missing13 = "section"))) || ((data75.seen === undefined) && (missing13 = "seen"))){
validate20.errors = [{instancePath:instancePath+"/observations/" + i6,schemaPath:"#/properties/observations/items/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
const _errs168 = errors;
for(const key15 in data75){
if(!(((key15 === "silence") || (key15 === "section")) || (key15 === "seen"))){
validate20.errors = [{instancePath:instancePath+"/observations/" + i6,schemaPath:"#/properties/observations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs168 === errors){
if(data75.silence !== undefined){
const _errs169 = errors;
if(typeof data75.silence !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i6+"/silence",schemaPath:"#/properties/observations/items/properties/silence/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs169 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data75.section !== undefined){
const _errs171 = errors;
if(typeof data75.section !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i6+"/section",schemaPath:"#/properties/observations/items/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs171 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data75.seen !== undefined){
const _errs173 = errors;
if(typeof data75.seen !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i6+"/seen",schemaPath:"#/properties/observations/items/properties/seen/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate20.errors = [{instancePath:instancePath+"/observations/" + i6,schemaPath:"#/properties/observations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid21 = _errs166 === errors;
if(!valid21){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/observations",schemaPath:"#/properties/observations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs164 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exchanges !== undefined){
let data79 = data.exchanges;
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
if(((((data80.id === undefined) && (missing14 = "id")) || ((data80.question === undefined) && (missing14 = "question"))) || ((data80.request === undefined) && (missing14 = "request"))) || ((data80.ms === undefined) && (missing14 = "ms"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7,schemaPath:"#/properties/exchanges/items/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
const _errs179 = errors;
for(const key16 in data80){
if(!((((((key16 === "id") || (key16 === "question")) || (key16 === "request")) || (key16 === "response")) || (key16 === "loss")) || (key16 === "ms"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7,schemaPath:"#/properties/exchanges/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs179 === errors){
if(data80.id !== undefined){
let data81 = data80.id;
const _errs180 = errors;
if(!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/id",schemaPath:"#/properties/exchanges/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs180){
if((typeof data81 == "number") && (isFinite(data81))){
if(data81 < 0 || isNaN(data81)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/id",schemaPath:"#/properties/exchanges/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid24 = _errs180 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data80.question !== undefined){
const _errs182 = errors;
if(typeof data80.question !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/question",schemaPath:"#/properties/exchanges/items/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs182 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data80.request !== undefined){
let data83 = data80.request;
const _errs184 = errors;
if(errors === _errs184){
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
let missing15;
if((((data83.method === undefined) && (missing15 = "method")) || ((data83.url === undefined) && (missing15 = "url"))) || ((data83.headers === undefined) && (missing15 = "headers"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/request",schemaPath:"#/properties/exchanges/items/properties/request/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
const _errs186 = errors;
for(const key17 in data83){
if(!(((key17 === "method") || (key17 === "url")) || (key17 === "headers"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/request",schemaPath:"#/properties/exchanges/items/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs186 === errors){
if(data83.method !== undefined){
const _errs187 = errors;
if(typeof data83.method !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/request/method",schemaPath:"#/properties/exchanges/items/properties/request/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid25 = _errs187 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data83.url !== undefined){
const _errs189 = errors;
if(typeof data83.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/request/url",schemaPath:"#/properties/exchanges/items/properties/request/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid25 = _errs189 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data83.headers !== undefined){
let data86 = data83.headers;
const _errs191 = errors;
if(errors === _errs191){
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
for(const key18 in data86){
const _errs194 = errors;
if(typeof data86[key18] !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/request/headers/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/exchanges/items/properties/request/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs194 === errors;
if(!valid26){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/request/headers",schemaPath:"#/properties/exchanges/items/properties/request/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid25 = _errs191 === errors;
}
else {
var valid25 = true;
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
var valid24 = _errs184 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data80.response !== undefined){
let data88 = data80.response;
const _errs196 = errors;
if(errors === _errs196){
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
let missing16;
if((((((data88.status === undefined) && (missing16 = "status")) || ((data88.headers === undefined) && (missing16 = "headers"))) || ((data88.body === undefined) && (missing16 = "body"))) || ((data88.bodyBytes === undefined) && (missing16 = "bodyBytes"))) || ((data88.bodyDigest === undefined) && (missing16 = "bodyDigest"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response",schemaPath:"#/properties/exchanges/items/properties/response/required",keyword:"required",params:{missingProperty: missing16},message:"must have required property '"+missing16+"'"}];
return false;
}
else {
const _errs198 = errors;
for(const key19 in data88){
if(!(((((key19 === "status") || (key19 === "headers")) || (key19 === "body")) || (key19 === "bodyBytes")) || (key19 === "bodyDigest"))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response",schemaPath:"#/properties/exchanges/items/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs198 === errors){
if(data88.status !== undefined){
let data89 = data88.status;
const _errs199 = errors;
if(!(((typeof data89 == "number") && (!(data89 % 1) && !isNaN(data89))) && (isFinite(data89)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response/status",schemaPath:"#/properties/exchanges/items/properties/response/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid27 = _errs199 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data88.headers !== undefined){
let data90 = data88.headers;
const _errs201 = errors;
if(errors === _errs201){
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
for(const key20 in data90){
const _errs204 = errors;
if(typeof data90[key20] !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response/headers/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/exchanges/items/properties/response/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid28 = _errs204 === errors;
if(!valid28){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response/headers",schemaPath:"#/properties/exchanges/items/properties/response/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid27 = _errs201 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data88.body !== undefined){
const _errs206 = errors;
if(typeof data88.body !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response/body",schemaPath:"#/properties/exchanges/items/properties/response/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid27 = _errs206 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data88.bodyBytes !== undefined){
let data93 = data88.bodyBytes;
const _errs208 = errors;
if(!(((typeof data93 == "number") && (!(data93 % 1) && !isNaN(data93))) && (isFinite(data93)))){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response/bodyBytes",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs208){
if((typeof data93 == "number") && (isFinite(data93))){
if(data93 < 0 || isNaN(data93)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response/bodyBytes",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid27 = _errs208 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data88.bodyDigest !== undefined){
let data94 = data88.bodyDigest;
const _errs210 = errors;
if(errors === _errs210){
if(typeof data94 === "string"){
if(!pattern5.test(data94)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response/bodyDigest",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyDigest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/response/bodyDigest",schemaPath:"#/properties/exchanges/items/properties/response/properties/bodyDigest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid27 = _errs210 === errors;
}
else {
var valid27 = true;
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
var valid24 = _errs196 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data80.loss !== undefined){
const _errs212 = errors;
if(typeof data80.loss !== "string"){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/loss",schemaPath:"#/properties/exchanges/items/properties/loss/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs212 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data80.ms !== undefined){
let data96 = data80.ms;
const _errs214 = errors;
if(errors === _errs214){
if((typeof data96 == "number") && (isFinite(data96))){
if(data96 < 0 || isNaN(data96)){
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/ms",schemaPath:"#/properties/exchanges/items/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7+"/ms",schemaPath:"#/properties/exchanges/items/properties/ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid24 = _errs214 === errors;
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
else {
validate20.errors = [{instancePath:instancePath+"/exchanges/" + i7,schemaPath:"#/properties/exchanges/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate20.errors = [{instancePath:instancePath+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs175 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseline !== undefined){
let data97 = data.baseline;
const _errs216 = errors;
if(errors === _errs216){
if(Array.isArray(data97)){
var valid29 = true;
const len8 = data97.length;
for(let i8=0; i8<len8; i8++){
let data98 = data97[i8];
const _errs218 = errors;
if(errors === _errs218){
if(data98 && typeof data98 == "object" && !Array.isArray(data98)){
let missing17;
if((((data98.rule === undefined) && (missing17 = "rule")) || ((data98.reason === undefined) && (missing17 = "reason"))) || ((data98.standing === undefined) && (missing17 = "standing"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8,schemaPath:"#/properties/baseline/items/required",keyword:"required",params:{missingProperty: missing17},message:"must have required property '"+missing17+"'"}];
return false;
}
else {
const _errs220 = errors;
for(const key21 in data98){
if(!(((((key21 === "rule") || (key21 === "reason")) || (key21 === "until")) || (key21 === "ticket")) || (key21 === "standing"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8,schemaPath:"#/properties/baseline/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs220 === errors){
if(data98.rule !== undefined){
const _errs221 = errors;
if(typeof data98.rule !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8+"/rule",schemaPath:"#/properties/baseline/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid30 = _errs221 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data98.reason !== undefined){
const _errs223 = errors;
if(typeof data98.reason !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8+"/reason",schemaPath:"#/properties/baseline/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid30 = _errs223 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data98.until !== undefined){
let data101 = data98.until;
const _errs225 = errors;
if(errors === _errs225){
if(typeof data101 === "string"){
if(!pattern9.test(data101)){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8+"/until",schemaPath:"#/properties/baseline/items/properties/until/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8+"/until",schemaPath:"#/properties/baseline/items/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid30 = _errs225 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data98.ticket !== undefined){
const _errs227 = errors;
if(typeof data98.ticket !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8+"/ticket",schemaPath:"#/properties/baseline/items/properties/ticket/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid30 = _errs227 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data98.standing !== undefined){
let data103 = data98.standing;
const _errs229 = errors;
if(typeof data103 !== "string"){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8+"/standing",schemaPath:"#/properties/baseline/items/properties/standing/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data103 === "failing") || (data103 === "passing")) || (data103 === "expired")) || (data103 === "not observed"))){
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8+"/standing",schemaPath:"#/properties/baseline/items/properties/standing/enum",keyword:"enum",params:{allowedValues: schema31.properties.baseline.items.properties.standing.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid30 = _errs229 === errors;
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
}
else {
validate20.errors = [{instancePath:instancePath+"/baseline/" + i8,schemaPath:"#/properties/baseline/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid29 = _errs218 === errors;
if(!valid29){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs216 === errors;
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
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
