// @ts-nocheck: the output of ajv's standalone compiler
// Generated from schemas/documents/diff.schema.json by `npm run generate`. Do not edit.
import type { Validate } from './validators.js';
"use strict";
export const diff = validate20 as unknown as Validate;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/diff.schema.json","type":"object","required":["diffVersion","suite","old","new","strict","worse","counts","circumstances","notes","rules","observations"],"additionalProperties":false,"properties":{"diffVersion":{"type":"string","const":"1"},"suite":{"type":"object","required":["name","version"],"additionalProperties":false,"properties":{"name":{"type":"string"},"version":{"type":"string"}}},"old":{"type":"object","required":["url","started","suite","contract","conformant","complete","totals","recording"],"additionalProperties":false,"properties":{"url":{"type":"string"},"started":{"type":"string"},"suite":{"type":"string"},"contract":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"judged":{"type":"string"},"conformant":{"type":["boolean","null"]},"complete":{"type":"boolean"},"totals":{"type":"object","required":["passed","failed","cantTell","inapplicable","untested"],"additionalProperties":false,"properties":{"passed":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"cantTell":{"type":"integer","minimum":0},"inapplicable":{"type":"integer","minimum":0},"untested":{"type":"integer","minimum":0}}},"recording":{"type":"boolean"}}},"new":{"type":"object","required":["url","started","suite","contract","conformant","complete","totals","recording"],"additionalProperties":false,"properties":{"url":{"type":"string"},"started":{"type":"string"},"suite":{"type":"string"},"contract":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"judged":{"type":"string"},"conformant":{"type":["boolean","null"]},"complete":{"type":"boolean"},"totals":{"type":"object","required":["passed","failed","cantTell","inapplicable","untested"],"additionalProperties":false,"properties":{"passed":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"cantTell":{"type":"integer","minimum":0},"inapplicable":{"type":"integer","minimum":0},"untested":{"type":"integer","minimum":0}}},"recording":{"type":"boolean"}}},"strict":{"type":"boolean"},"worse":{"type":"boolean"},"counts":{"type":"object","required":["worse","better","changed","lostSight","new","gone","same"],"additionalProperties":false,"properties":{"worse":{"type":"integer","minimum":0},"better":{"type":"integer","minimum":0},"changed":{"type":"integer","minimum":0},"lostSight":{"type":"integer","minimum":0},"new":{"type":"integer","minimum":0},"gone":{"type":"integer","minimum":0},"same":{"type":"integer","minimum":0}}},"circumstances":{"type":"array","items":{"type":"object","required":["kind","name","old","new"],"additionalProperties":false,"properties":{"kind":{"type":"string","enum":["target","suite","contract","profile","options"]},"name":{"type":"string"},"old":{"type":"string"},"new":{"type":"string"}}}},"notes":{"type":"array","items":{"type":"string"}},"rules":{"type":"array","items":{"type":"object","required":["rule","section","level","change","counts","causes"],"additionalProperties":false,"properties":{"rule":{"type":"string","pattern":"^[a-z]+\\.[a-z0-9-]+$"},"section":{"type":"string"},"level":{"type":"string","enum":["MUST","SHOULD","INFO"]},"change":{"type":"string","enum":["worse","better","changed","lostSight","new","gone"]},"counts":{"type":"boolean"},"old":{"type":"object","required":["outcome","message"],"additionalProperties":false,"properties":{"outcome":{"type":"string","enum":["passed","failed","cantTell","inapplicable","untested"]},"message":{"type":"string"},"expected":{"type":"string"},"actual":{"type":"string"}}},"new":{"type":"object","required":["outcome","message"],"additionalProperties":false,"properties":{"outcome":{"type":"string","enum":["passed","failed","cantTell","inapplicable","untested"]},"message":{"type":"string"},"expected":{"type":"string"},"actual":{"type":"string"}}},"follows":{"type":"string"},"cited":{"type":"object","required":["question"],"additionalProperties":false,"properties":{"question":{"type":"string"},"pointer":{"type":"string"},"old":{"type":"object","required":["before","marked","after"],"additionalProperties":false,"properties":{"status":{"type":"integer"},"before":{"type":"string"},"marked":{"type":"string"},"after":{"type":"string"},"note":{"type":"string"}}},"new":{"type":"object","required":["before","marked","after"],"additionalProperties":false,"properties":{"status":{"type":"integer"},"before":{"type":"string"},"marked":{"type":"string"},"after":{"type":"string"},"note":{"type":"string"}}}}},"causes":{"type":"array","items":{"type":"object","required":["cause","proven","words"],"additionalProperties":false,"properties":{"cause":{"type":"string","enum":["answers","suite","contract","profile","options"]},"proven":{"type":"boolean"},"words":{"type":"string"}}}},"unexplained":{"type":"string"},"again":{"type":"string"}}}},"observations":{"type":"array","items":{"type":"object","required":["silence","section"],"additionalProperties":false,"properties":{"silence":{"type":"string"},"section":{"type":"string"},"old":{"type":"string"},"new":{"type":"string"}}}}}};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern6 = new RegExp("^[a-z]+\\.[a-z0-9-]+$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://wiki-query-conformance.invalid/schemas/diff.schema.json" */;
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
if((((((((((((data.diffVersion === undefined) && (missing0 = "diffVersion")) || ((data.suite === undefined) && (missing0 = "suite"))) || ((data.old === undefined) && (missing0 = "old"))) || ((data.new === undefined) && (missing0 = "new"))) || ((data.strict === undefined) && (missing0 = "strict"))) || ((data.worse === undefined) && (missing0 = "worse"))) || ((data.counts === undefined) && (missing0 = "counts"))) || ((data.circumstances === undefined) && (missing0 = "circumstances"))) || ((data.notes === undefined) && (missing0 = "notes"))) || ((data.rules === undefined) && (missing0 = "rules"))) || ((data.observations === undefined) && (missing0 = "observations"))){
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
if(data.diffVersion !== undefined){
let data0 = data.diffVersion;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate20.errors = [{instancePath:instancePath+"/diffVersion",schemaPath:"#/properties/diffVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("1" !== data0){
validate20.errors = [{instancePath:instancePath+"/diffVersion",schemaPath:"#/properties/diffVersion/const",keyword:"const",params:{allowedValue: "1"},message:"must be equal to constant"}];
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
if(data.old !== undefined){
let data4 = data.old;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if(((((((((data4.url === undefined) && (missing2 = "url")) || ((data4.started === undefined) && (missing2 = "started"))) || ((data4.suite === undefined) && (missing2 = "suite"))) || ((data4.contract === undefined) && (missing2 = "contract"))) || ((data4.conformant === undefined) && (missing2 = "conformant"))) || ((data4.complete === undefined) && (missing2 = "complete"))) || ((data4.totals === undefined) && (missing2 = "totals"))) || ((data4.recording === undefined) && (missing2 = "recording"))){
validate20.errors = [{instancePath:instancePath+"/old",schemaPath:"#/properties/old/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key2 in data4){
if(!(func1.call(schema31.properties.old.properties, key2))){
validate20.errors = [{instancePath:instancePath+"/old",schemaPath:"#/properties/old/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data4.url !== undefined){
const _errs14 = errors;
if(typeof data4.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/old/url",schemaPath:"#/properties/old/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.started !== undefined){
const _errs16 = errors;
if(typeof data4.started !== "string"){
validate20.errors = [{instancePath:instancePath+"/old/started",schemaPath:"#/properties/old/properties/started/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.suite !== undefined){
const _errs18 = errors;
if(typeof data4.suite !== "string"){
validate20.errors = [{instancePath:instancePath+"/old/suite",schemaPath:"#/properties/old/properties/suite/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.contract !== undefined){
let data8 = data4.contract;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
validate20.errors = [{instancePath:instancePath+"/old/contract",schemaPath:"#/properties/old/properties/contract/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/old/contract",schemaPath:"#/properties/old/properties/contract/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.judged !== undefined){
const _errs22 = errors;
if(typeof data4.judged !== "string"){
validate20.errors = [{instancePath:instancePath+"/old/judged",schemaPath:"#/properties/old/properties/judged/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.conformant !== undefined){
let data10 = data4.conformant;
const _errs24 = errors;
if((typeof data10 !== "boolean") && (data10 !== null)){
validate20.errors = [{instancePath:instancePath+"/old/conformant",schemaPath:"#/properties/old/properties/conformant/type",keyword:"type",params:{type: schema31.properties.old.properties.conformant.type},message:"must be boolean,null"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.complete !== undefined){
const _errs26 = errors;
if(typeof data4.complete !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/old/complete",schemaPath:"#/properties/old/properties/complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.totals !== undefined){
let data12 = data4.totals;
const _errs28 = errors;
if(errors === _errs28){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing3;
if((((((data12.passed === undefined) && (missing3 = "passed")) || ((data12.failed === undefined) && (missing3 = "failed"))) || ((data12.cantTell === undefined) && (missing3 = "cantTell"))) || ((data12.inapplicable === undefined) && (missing3 = "inapplicable"))) || ((data12.untested === undefined) && (missing3 = "untested"))){
validate20.errors = [{instancePath:instancePath+"/old/totals",schemaPath:"#/properties/old/properties/totals/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs30 = errors;
for(const key3 in data12){
if(!(((((key3 === "passed") || (key3 === "failed")) || (key3 === "cantTell")) || (key3 === "inapplicable")) || (key3 === "untested"))){
validate20.errors = [{instancePath:instancePath+"/old/totals",schemaPath:"#/properties/old/properties/totals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs30 === errors){
if(data12.passed !== undefined){
let data13 = data12.passed;
const _errs31 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate20.errors = [{instancePath:instancePath+"/old/totals/passed",schemaPath:"#/properties/old/properties/totals/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs31){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate20.errors = [{instancePath:instancePath+"/old/totals/passed",schemaPath:"#/properties/old/properties/totals/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data12.failed !== undefined){
let data14 = data12.failed;
const _errs33 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate20.errors = [{instancePath:instancePath+"/old/totals/failed",schemaPath:"#/properties/old/properties/totals/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs33){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate20.errors = [{instancePath:instancePath+"/old/totals/failed",schemaPath:"#/properties/old/properties/totals/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data12.cantTell !== undefined){
let data15 = data12.cantTell;
const _errs35 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate20.errors = [{instancePath:instancePath+"/old/totals/cantTell",schemaPath:"#/properties/old/properties/totals/properties/cantTell/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate20.errors = [{instancePath:instancePath+"/old/totals/cantTell",schemaPath:"#/properties/old/properties/totals/properties/cantTell/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs35 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data12.inapplicable !== undefined){
let data16 = data12.inapplicable;
const _errs37 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate20.errors = [{instancePath:instancePath+"/old/totals/inapplicable",schemaPath:"#/properties/old/properties/totals/properties/inapplicable/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs37){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate20.errors = [{instancePath:instancePath+"/old/totals/inapplicable",schemaPath:"#/properties/old/properties/totals/properties/inapplicable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs37 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data12.untested !== undefined){
let data17 = data12.untested;
const _errs39 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate20.errors = [{instancePath:instancePath+"/old/totals/untested",schemaPath:"#/properties/old/properties/totals/properties/untested/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs39){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate20.errors = [{instancePath:instancePath+"/old/totals/untested",schemaPath:"#/properties/old/properties/totals/properties/untested/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs39 === errors;
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
validate20.errors = [{instancePath:instancePath+"/old/totals",schemaPath:"#/properties/old/properties/totals/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.recording !== undefined){
const _errs41 = errors;
if(typeof data4.recording !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/old/recording",schemaPath:"#/properties/old/properties/recording/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
else {
validate20.errors = [{instancePath:instancePath+"/old",schemaPath:"#/properties/old/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new !== undefined){
let data19 = data.new;
const _errs43 = errors;
if(errors === _errs43){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing4;
if(((((((((data19.url === undefined) && (missing4 = "url")) || ((data19.started === undefined) && (missing4 = "started"))) || ((data19.suite === undefined) && (missing4 = "suite"))) || ((data19.contract === undefined) && (missing4 = "contract"))) || ((data19.conformant === undefined) && (missing4 = "conformant"))) || ((data19.complete === undefined) && (missing4 = "complete"))) || ((data19.totals === undefined) && (missing4 = "totals"))) || ((data19.recording === undefined) && (missing4 = "recording"))){
validate20.errors = [{instancePath:instancePath+"/new",schemaPath:"#/properties/new/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs45 = errors;
for(const key4 in data19){
if(!(func1.call(schema31.properties.new.properties, key4))){
validate20.errors = [{instancePath:instancePath+"/new",schemaPath:"#/properties/new/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs45 === errors){
if(data19.url !== undefined){
const _errs46 = errors;
if(typeof data19.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/new/url",schemaPath:"#/properties/new/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs46 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data19.started !== undefined){
const _errs48 = errors;
if(typeof data19.started !== "string"){
validate20.errors = [{instancePath:instancePath+"/new/started",schemaPath:"#/properties/new/properties/started/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs48 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data19.suite !== undefined){
const _errs50 = errors;
if(typeof data19.suite !== "string"){
validate20.errors = [{instancePath:instancePath+"/new/suite",schemaPath:"#/properties/new/properties/suite/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs50 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data19.contract !== undefined){
let data23 = data19.contract;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data23 === "string"){
if(!pattern4.test(data23)){
validate20.errors = [{instancePath:instancePath+"/new/contract",schemaPath:"#/properties/new/properties/contract/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/new/contract",schemaPath:"#/properties/new/properties/contract/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs52 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data19.judged !== undefined){
const _errs54 = errors;
if(typeof data19.judged !== "string"){
validate20.errors = [{instancePath:instancePath+"/new/judged",schemaPath:"#/properties/new/properties/judged/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs54 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data19.conformant !== undefined){
let data25 = data19.conformant;
const _errs56 = errors;
if((typeof data25 !== "boolean") && (data25 !== null)){
validate20.errors = [{instancePath:instancePath+"/new/conformant",schemaPath:"#/properties/new/properties/conformant/type",keyword:"type",params:{type: schema31.properties.new.properties.conformant.type},message:"must be boolean,null"}];
return false;
}
var valid4 = _errs56 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data19.complete !== undefined){
const _errs58 = errors;
if(typeof data19.complete !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/new/complete",schemaPath:"#/properties/new/properties/complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid4 = _errs58 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data19.totals !== undefined){
let data27 = data19.totals;
const _errs60 = errors;
if(errors === _errs60){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing5;
if((((((data27.passed === undefined) && (missing5 = "passed")) || ((data27.failed === undefined) && (missing5 = "failed"))) || ((data27.cantTell === undefined) && (missing5 = "cantTell"))) || ((data27.inapplicable === undefined) && (missing5 = "inapplicable"))) || ((data27.untested === undefined) && (missing5 = "untested"))){
validate20.errors = [{instancePath:instancePath+"/new/totals",schemaPath:"#/properties/new/properties/totals/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs62 = errors;
for(const key5 in data27){
if(!(((((key5 === "passed") || (key5 === "failed")) || (key5 === "cantTell")) || (key5 === "inapplicable")) || (key5 === "untested"))){
validate20.errors = [{instancePath:instancePath+"/new/totals",schemaPath:"#/properties/new/properties/totals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs62 === errors){
if(data27.passed !== undefined){
let data28 = data27.passed;
const _errs63 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
validate20.errors = [{instancePath:instancePath+"/new/totals/passed",schemaPath:"#/properties/new/properties/totals/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs63){
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
validate20.errors = [{instancePath:instancePath+"/new/totals/passed",schemaPath:"#/properties/new/properties/totals/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs63 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data27.failed !== undefined){
let data29 = data27.failed;
const _errs65 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
validate20.errors = [{instancePath:instancePath+"/new/totals/failed",schemaPath:"#/properties/new/properties/totals/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs65){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
validate20.errors = [{instancePath:instancePath+"/new/totals/failed",schemaPath:"#/properties/new/properties/totals/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs65 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data27.cantTell !== undefined){
let data30 = data27.cantTell;
const _errs67 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate20.errors = [{instancePath:instancePath+"/new/totals/cantTell",schemaPath:"#/properties/new/properties/totals/properties/cantTell/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs67){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
validate20.errors = [{instancePath:instancePath+"/new/totals/cantTell",schemaPath:"#/properties/new/properties/totals/properties/cantTell/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs67 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data27.inapplicable !== undefined){
let data31 = data27.inapplicable;
const _errs69 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
validate20.errors = [{instancePath:instancePath+"/new/totals/inapplicable",schemaPath:"#/properties/new/properties/totals/properties/inapplicable/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs69){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
validate20.errors = [{instancePath:instancePath+"/new/totals/inapplicable",schemaPath:"#/properties/new/properties/totals/properties/inapplicable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs69 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data27.untested !== undefined){
let data32 = data27.untested;
const _errs71 = errors;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
validate20.errors = [{instancePath:instancePath+"/new/totals/untested",schemaPath:"#/properties/new/properties/totals/properties/untested/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs71){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
validate20.errors = [{instancePath:instancePath+"/new/totals/untested",schemaPath:"#/properties/new/properties/totals/properties/untested/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid5 = _errs71 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/new/totals",schemaPath:"#/properties/new/properties/totals/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs60 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data19.recording !== undefined){
const _errs73 = errors;
if(typeof data19.recording !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/new/recording",schemaPath:"#/properties/new/properties/recording/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid4 = _errs73 === errors;
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
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/new",schemaPath:"#/properties/new/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
const _errs75 = errors;
if(typeof data.strict !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.worse !== undefined){
const _errs77 = errors;
if(typeof data.worse !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/worse",schemaPath:"#/properties/worse/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.counts !== undefined){
let data36 = data.counts;
const _errs79 = errors;
if(errors === _errs79){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
let missing6;
if((((((((data36.worse === undefined) && (missing6 = "worse")) || ((data36.better === undefined) && (missing6 = "better"))) || ((data36.changed === undefined) && (missing6 = "changed"))) || ((data36.lostSight === undefined) && (missing6 = "lostSight"))) || ((data36.new === undefined) && (missing6 = "new"))) || ((data36.gone === undefined) && (missing6 = "gone"))) || ((data36.same === undefined) && (missing6 = "same"))){
validate20.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs81 = errors;
for(const key6 in data36){
if(!(((((((key6 === "worse") || (key6 === "better")) || (key6 === "changed")) || (key6 === "lostSight")) || (key6 === "new")) || (key6 === "gone")) || (key6 === "same"))){
validate20.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs81 === errors){
if(data36.worse !== undefined){
let data37 = data36.worse;
const _errs82 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate20.errors = [{instancePath:instancePath+"/counts/worse",schemaPath:"#/properties/counts/properties/worse/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs82){
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
validate20.errors = [{instancePath:instancePath+"/counts/worse",schemaPath:"#/properties/counts/properties/worse/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs82 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data36.better !== undefined){
let data38 = data36.better;
const _errs84 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
validate20.errors = [{instancePath:instancePath+"/counts/better",schemaPath:"#/properties/counts/properties/better/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs84){
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
validate20.errors = [{instancePath:instancePath+"/counts/better",schemaPath:"#/properties/counts/properties/better/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs84 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data36.changed !== undefined){
let data39 = data36.changed;
const _errs86 = errors;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
validate20.errors = [{instancePath:instancePath+"/counts/changed",schemaPath:"#/properties/counts/properties/changed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs86){
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 0 || isNaN(data39)){
validate20.errors = [{instancePath:instancePath+"/counts/changed",schemaPath:"#/properties/counts/properties/changed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs86 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data36.lostSight !== undefined){
let data40 = data36.lostSight;
const _errs88 = errors;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
validate20.errors = [{instancePath:instancePath+"/counts/lostSight",schemaPath:"#/properties/counts/properties/lostSight/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs88){
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
validate20.errors = [{instancePath:instancePath+"/counts/lostSight",schemaPath:"#/properties/counts/properties/lostSight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs88 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data36.new !== undefined){
let data41 = data36.new;
const _errs90 = errors;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
validate20.errors = [{instancePath:instancePath+"/counts/new",schemaPath:"#/properties/counts/properties/new/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs90){
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 0 || isNaN(data41)){
validate20.errors = [{instancePath:instancePath+"/counts/new",schemaPath:"#/properties/counts/properties/new/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs90 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data36.gone !== undefined){
let data42 = data36.gone;
const _errs92 = errors;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
validate20.errors = [{instancePath:instancePath+"/counts/gone",schemaPath:"#/properties/counts/properties/gone/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs92){
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 0 || isNaN(data42)){
validate20.errors = [{instancePath:instancePath+"/counts/gone",schemaPath:"#/properties/counts/properties/gone/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs92 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data36.same !== undefined){
let data43 = data36.same;
const _errs94 = errors;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
validate20.errors = [{instancePath:instancePath+"/counts/same",schemaPath:"#/properties/counts/properties/same/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs94){
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 < 0 || isNaN(data43)){
validate20.errors = [{instancePath:instancePath+"/counts/same",schemaPath:"#/properties/counts/properties/same/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs94 === errors;
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
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.circumstances !== undefined){
let data44 = data.circumstances;
const _errs96 = errors;
if(errors === _errs96){
if(Array.isArray(data44)){
var valid7 = true;
const len0 = data44.length;
for(let i0=0; i0<len0; i0++){
let data45 = data44[i0];
const _errs98 = errors;
if(errors === _errs98){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
let missing7;
if(((((data45.kind === undefined) && (missing7 = "kind")) || ((data45.name === undefined) && (missing7 = "name"))) || ((data45.old === undefined) && (missing7 = "old"))) || ((data45.new === undefined) && (missing7 = "new"))){
validate20.errors = [{instancePath:instancePath+"/circumstances/" + i0,schemaPath:"#/properties/circumstances/items/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs100 = errors;
for(const key7 in data45){
if(!((((key7 === "kind") || (key7 === "name")) || (key7 === "old")) || (key7 === "new"))){
validate20.errors = [{instancePath:instancePath+"/circumstances/" + i0,schemaPath:"#/properties/circumstances/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs100 === errors){
if(data45.kind !== undefined){
let data46 = data45.kind;
const _errs101 = errors;
if(typeof data46 !== "string"){
validate20.errors = [{instancePath:instancePath+"/circumstances/" + i0+"/kind",schemaPath:"#/properties/circumstances/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data46 === "target") || (data46 === "suite")) || (data46 === "contract")) || (data46 === "profile")) || (data46 === "options"))){
validate20.errors = [{instancePath:instancePath+"/circumstances/" + i0+"/kind",schemaPath:"#/properties/circumstances/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.circumstances.items.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid8 = _errs101 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data45.name !== undefined){
const _errs103 = errors;
if(typeof data45.name !== "string"){
validate20.errors = [{instancePath:instancePath+"/circumstances/" + i0+"/name",schemaPath:"#/properties/circumstances/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs103 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data45.old !== undefined){
const _errs105 = errors;
if(typeof data45.old !== "string"){
validate20.errors = [{instancePath:instancePath+"/circumstances/" + i0+"/old",schemaPath:"#/properties/circumstances/items/properties/old/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs105 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data45.new !== undefined){
const _errs107 = errors;
if(typeof data45.new !== "string"){
validate20.errors = [{instancePath:instancePath+"/circumstances/" + i0+"/new",schemaPath:"#/properties/circumstances/items/properties/new/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs107 === errors;
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
else {
validate20.errors = [{instancePath:instancePath+"/circumstances/" + i0,schemaPath:"#/properties/circumstances/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs98 === errors;
if(!valid7){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/circumstances",schemaPath:"#/properties/circumstances/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs96 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data50 = data.notes;
const _errs109 = errors;
if(errors === _errs109){
if(Array.isArray(data50)){
var valid9 = true;
const len1 = data50.length;
for(let i1=0; i1<len1; i1++){
const _errs111 = errors;
if(typeof data50[i1] !== "string"){
validate20.errors = [{instancePath:instancePath+"/notes/" + i1,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs111 === errors;
if(!valid9){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs109 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rules !== undefined){
let data52 = data.rules;
const _errs113 = errors;
if(errors === _errs113){
if(Array.isArray(data52)){
var valid10 = true;
const len2 = data52.length;
for(let i2=0; i2<len2; i2++){
let data53 = data52[i2];
const _errs115 = errors;
if(errors === _errs115){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
let missing8;
if(((((((data53.rule === undefined) && (missing8 = "rule")) || ((data53.section === undefined) && (missing8 = "section"))) || ((data53.level === undefined) && (missing8 = "level"))) || ((data53.change === undefined) && (missing8 = "change"))) || ((data53.counts === undefined) && (missing8 = "counts"))) || ((data53.causes === undefined) && (missing8 = "causes"))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs117 = errors;
for(const key8 in data53){
if(!(func1.call(schema31.properties.rules.items.properties, key8))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2,schemaPath:"#/properties/rules/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs117 === errors){
if(data53.rule !== undefined){
let data54 = data53.rule;
const _errs118 = errors;
if(errors === _errs118){
if(typeof data54 === "string"){
if(!pattern6.test(data54)){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/rule",schemaPath:"#/properties/rules/items/properties/rule/pattern",keyword:"pattern",params:{pattern: "^[a-z]+\\.[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z]+\\.[a-z0-9-]+$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/rule",schemaPath:"#/properties/rules/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid11 = _errs118 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data53.section !== undefined){
const _errs120 = errors;
if(typeof data53.section !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/section",schemaPath:"#/properties/rules/items/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs120 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data53.level !== undefined){
let data56 = data53.level;
const _errs122 = errors;
if(typeof data56 !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/level",schemaPath:"#/properties/rules/items/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data56 === "MUST") || (data56 === "SHOULD")) || (data56 === "INFO"))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/level",schemaPath:"#/properties/rules/items/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.rules.items.properties.level.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid11 = _errs122 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data53.change !== undefined){
let data57 = data53.change;
const _errs124 = errors;
if(typeof data57 !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/change",schemaPath:"#/properties/rules/items/properties/change/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data57 === "worse") || (data57 === "better")) || (data57 === "changed")) || (data57 === "lostSight")) || (data57 === "new")) || (data57 === "gone"))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/change",schemaPath:"#/properties/rules/items/properties/change/enum",keyword:"enum",params:{allowedValues: schema31.properties.rules.items.properties.change.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid11 = _errs124 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data53.counts !== undefined){
const _errs126 = errors;
if(typeof data53.counts !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/counts",schemaPath:"#/properties/rules/items/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid11 = _errs126 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data53.old !== undefined){
let data59 = data53.old;
const _errs128 = errors;
if(errors === _errs128){
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
let missing9;
if(((data59.outcome === undefined) && (missing9 = "outcome")) || ((data59.message === undefined) && (missing9 = "message"))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/old",schemaPath:"#/properties/rules/items/properties/old/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
const _errs130 = errors;
for(const key9 in data59){
if(!((((key9 === "outcome") || (key9 === "message")) || (key9 === "expected")) || (key9 === "actual"))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/old",schemaPath:"#/properties/rules/items/properties/old/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs130 === errors){
if(data59.outcome !== undefined){
let data60 = data59.outcome;
const _errs131 = errors;
if(typeof data60 !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/old/outcome",schemaPath:"#/properties/rules/items/properties/old/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data60 === "passed") || (data60 === "failed")) || (data60 === "cantTell")) || (data60 === "inapplicable")) || (data60 === "untested"))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/old/outcome",schemaPath:"#/properties/rules/items/properties/old/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema31.properties.rules.items.properties.old.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid12 = _errs131 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data59.message !== undefined){
const _errs133 = errors;
if(typeof data59.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/old/message",schemaPath:"#/properties/rules/items/properties/old/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs133 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data59.expected !== undefined){
const _errs135 = errors;
if(typeof data59.expected !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/old/expected",schemaPath:"#/properties/rules/items/properties/old/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs135 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data59.actual !== undefined){
const _errs137 = errors;
if(typeof data59.actual !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/old/actual",schemaPath:"#/properties/rules/items/properties/old/properties/actual/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs137 === errors;
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
else {
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/old",schemaPath:"#/properties/rules/items/properties/old/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs128 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data53.new !== undefined){
let data64 = data53.new;
const _errs139 = errors;
if(errors === _errs139){
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
let missing10;
if(((data64.outcome === undefined) && (missing10 = "outcome")) || ((data64.message === undefined) && (missing10 = "message"))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/new",schemaPath:"#/properties/rules/items/properties/new/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
const _errs141 = errors;
for(const key10 in data64){
if(!((((key10 === "outcome") || (key10 === "message")) || (key10 === "expected")) || (key10 === "actual"))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/new",schemaPath:"#/properties/rules/items/properties/new/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs141 === errors){
if(data64.outcome !== undefined){
let data65 = data64.outcome;
const _errs142 = errors;
if(typeof data65 !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/new/outcome",schemaPath:"#/properties/rules/items/properties/new/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data65 === "passed") || (data65 === "failed")) || (data65 === "cantTell")) || (data65 === "inapplicable")) || (data65 === "untested"))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/new/outcome",schemaPath:"#/properties/rules/items/properties/new/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema31.properties.rules.items.properties.new.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid13 = _errs142 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data64.message !== undefined){
const _errs144 = errors;
if(typeof data64.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/new/message",schemaPath:"#/properties/rules/items/properties/new/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs144 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data64.expected !== undefined){
const _errs146 = errors;
if(typeof data64.expected !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/new/expected",schemaPath:"#/properties/rules/items/properties/new/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs146 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data64.actual !== undefined){
const _errs148 = errors;
if(typeof data64.actual !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/new/actual",schemaPath:"#/properties/rules/items/properties/new/properties/actual/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs148 === errors;
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
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/new",schemaPath:"#/properties/rules/items/properties/new/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs139 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data53.follows !== undefined){
const _errs150 = errors;
if(typeof data53.follows !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/follows",schemaPath:"#/properties/rules/items/properties/follows/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs150 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data53.cited !== undefined){
let data70 = data53.cited;
const _errs152 = errors;
if(errors === _errs152){
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
let missing11;
if((data70.question === undefined) && (missing11 = "question")){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited",schemaPath:"#/properties/rules/items/properties/cited/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
const _errs154 = errors;
for(const key11 in data70){
if(!((((key11 === "question") || (key11 === "pointer")) || (key11 === "old")) || (key11 === "new"))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited",schemaPath:"#/properties/rules/items/properties/cited/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs154 === errors){
if(data70.question !== undefined){
const _errs155 = errors;
if(typeof data70.question !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited/question",schemaPath:"#/properties/rules/items/properties/cited/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs155 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data70.pointer !== undefined){
const _errs157 = errors;
if(typeof data70.pointer !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited/pointer",schemaPath:"#/properties/rules/items/properties/cited/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs157 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data70.old !== undefined){
let data73 = data70.old;
const _errs159 = errors;
if(errors === _errs159){
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
let missing12;
if((((data73.before === undefined) && (missing12 = "before")) || ((data73.marked === undefined) && (missing12 = "marked"))) || ((data73.after === undefined) && (missing12 = "after"))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited/old",schemaPath:"#/properties/rules/items/properties/cited/properties/old/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
const _errs161 = errors;
for(const key12 in data73){
if(!(((((key12 === "status") || (key12 === "before")) || (key12 === "marked")) || (key12 === "after")) || (key12 === "note"))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited/old",schemaPath:"#/properties/rules/items/properties/cited/properties/old/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs161 === errors){
if(data73.status !== undefined){
let data74 = data73.status;
const _errs162 = errors;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited/old/status",schemaPath:"#/properties/rules/items/properties/cited/properties/old/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid15 = _errs162 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data73.before !== undefined){
const _errs164 = errors;
if(typeof data73.before !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited/old/before",schemaPath:"#/properties/rules/items/properties/cited/properties/old/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs164 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data73.marked !== undefined){
const _errs166 = errors;
if(typeof data73.marked !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited/old/marked",schemaPath:"#/properties/rules/items/properties/cited/properties/old/properties/marked/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs166 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data73.after !== undefined){
const _errs168 = errors;
if(typeof data73.after !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited/old/after",schemaPath:"#/properties/rules/items/properties/cited/properties/old/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs168 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data73.note !== undefined){
const _errs170 = errors;
if(typeof data73.note !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited/old/note",schemaPath:"#/properties/rules/items/properties/cited/properties/old/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs170 === errors;
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
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited/old",schemaPath:"#/properties/rules/items/properties/cited/properties/old/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid14 = _errs159 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data70.new !== undefined){
let data79 = data70.new;
const _errs172 = errors;
if(errors === _errs172){
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
let missing13;
if((((data79.before === undefined) && (missing13 = "before")) || ((data79.marked === undefined) && (missing13 = "marked"))) || ((data79.after === undefined) && (missing13 = "after"))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited/new",schemaPath:"#/properties/rules/items/properties/cited/properties/new/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
const _errs174 = errors;
for(const key13 in data79){
if(!(((((key13 === "status") || (key13 === "before")) || (key13 === "marked")) || (key13 === "after")) || (key13 === "note"))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited/new",schemaPath:"#/properties/rules/items/properties/cited/properties/new/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs174 === errors){
if(data79.status !== undefined){
let data80 = data79.status;
const _errs175 = errors;
if(!(((typeof data80 == "number") && (!(data80 % 1) && !isNaN(data80))) && (isFinite(data80)))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited/new/status",schemaPath:"#/properties/rules/items/properties/cited/properties/new/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid16 = _errs175 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data79.before !== undefined){
const _errs177 = errors;
if(typeof data79.before !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited/new/before",schemaPath:"#/properties/rules/items/properties/cited/properties/new/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs177 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data79.marked !== undefined){
const _errs179 = errors;
if(typeof data79.marked !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited/new/marked",schemaPath:"#/properties/rules/items/properties/cited/properties/new/properties/marked/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs179 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data79.after !== undefined){
const _errs181 = errors;
if(typeof data79.after !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited/new/after",schemaPath:"#/properties/rules/items/properties/cited/properties/new/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs181 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data79.note !== undefined){
const _errs183 = errors;
if(typeof data79.note !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited/new/note",schemaPath:"#/properties/rules/items/properties/cited/properties/new/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs183 === errors;
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
}
else {
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited/new",schemaPath:"#/properties/rules/items/properties/cited/properties/new/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid14 = _errs172 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/cited",schemaPath:"#/properties/rules/items/properties/cited/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs152 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data53.causes !== undefined){
let data85 = data53.causes;
const _errs185 = errors;
if(errors === _errs185){
if(Array.isArray(data85)){
var valid17 = true;
const len3 = data85.length;
for(let i3=0; i3<len3; i3++){
let data86 = data85[i3];
const _errs187 = errors;
if(errors === _errs187){
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
let missing14;
if((((data86.cause === undefined) && (missing14 = "cause")) || ((data86.proven === undefined) && (missing14 = "proven"))) || ((data86.words === undefined) && (missing14 = "words"))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/causes/" + i3,schemaPath:"#/properties/rules/items/properties/causes/items/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
const _errs189 = errors;
for(const key14 in data86){
if(!(((key14 === "cause") || (key14 === "proven")) || (key14 === "words"))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/causes/" + i3,schemaPath:"#/properties/rules/items/properties/causes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs189 === errors){
if(data86.cause !== undefined){
let data87 = data86.cause;
const _errs190 = errors;
if(typeof data87 !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/causes/" + i3+"/cause",schemaPath:"#/properties/rules/items/properties/causes/items/properties/cause/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data87 === "answers") || (data87 === "suite")) || (data87 === "contract")) || (data87 === "profile")) || (data87 === "options"))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/causes/" + i3+"/cause",schemaPath:"#/properties/rules/items/properties/causes/items/properties/cause/enum",keyword:"enum",params:{allowedValues: schema31.properties.rules.items.properties.causes.items.properties.cause.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid18 = _errs190 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data86.proven !== undefined){
const _errs192 = errors;
if(typeof data86.proven !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/causes/" + i3+"/proven",schemaPath:"#/properties/rules/items/properties/causes/items/properties/proven/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid18 = _errs192 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data86.words !== undefined){
const _errs194 = errors;
if(typeof data86.words !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/causes/" + i3+"/words",schemaPath:"#/properties/rules/items/properties/causes/items/properties/words/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs194 === errors;
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
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/causes/" + i3,schemaPath:"#/properties/rules/items/properties/causes/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid17 = _errs187 === errors;
if(!valid17){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/causes",schemaPath:"#/properties/rules/items/properties/causes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs185 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data53.unexplained !== undefined){
const _errs196 = errors;
if(typeof data53.unexplained !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/unexplained",schemaPath:"#/properties/rules/items/properties/unexplained/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs196 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data53.again !== undefined){
const _errs198 = errors;
if(typeof data53.again !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i2+"/again",schemaPath:"#/properties/rules/items/properties/again/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs198 === errors;
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
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/rules/" + i2,schemaPath:"#/properties/rules/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid10 = _errs115 === errors;
if(!valid10){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs113 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.observations !== undefined){
let data92 = data.observations;
const _errs200 = errors;
if(errors === _errs200){
if(Array.isArray(data92)){
var valid19 = true;
const len4 = data92.length;
for(let i4=0; i4<len4; i4++){
let data93 = data92[i4];
const _errs202 = errors;
if(errors === _errs202){
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
let missing15;
if(((data93.silence === undefined) && (missing15 = "silence")) || ((data93.section === undefined) && (missing15 = "section"))){
validate20.errors = [{instancePath:instancePath+"/observations/" + i4,schemaPath:"#/properties/observations/items/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
const _errs204 = errors;
for(const key15 in data93){
if(!((((key15 === "silence") || (key15 === "section")) || (key15 === "old")) || (key15 === "new"))){
validate20.errors = [{instancePath:instancePath+"/observations/" + i4,schemaPath:"#/properties/observations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs204 === errors){
if(data93.silence !== undefined){
const _errs205 = errors;
if(typeof data93.silence !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i4+"/silence",schemaPath:"#/properties/observations/items/properties/silence/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs205 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data93.section !== undefined){
const _errs207 = errors;
if(typeof data93.section !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i4+"/section",schemaPath:"#/properties/observations/items/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs207 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data93.old !== undefined){
const _errs209 = errors;
if(typeof data93.old !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i4+"/old",schemaPath:"#/properties/observations/items/properties/old/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs209 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data93.new !== undefined){
const _errs211 = errors;
if(typeof data93.new !== "string"){
validate20.errors = [{instancePath:instancePath+"/observations/" + i4+"/new",schemaPath:"#/properties/observations/items/properties/new/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs211 === errors;
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
validate20.errors = [{instancePath:instancePath+"/observations/" + i4,schemaPath:"#/properties/observations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid19 = _errs202 === errors;
if(!valid19){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/observations",schemaPath:"#/properties/observations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs200 === errors;
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
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
