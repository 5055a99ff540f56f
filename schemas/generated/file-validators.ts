// @ts-nocheck: the output of ajv's standalone compiler
// Generated from schemas/contract.md and schemas/documents/baseline.schema.json by `npm run generate`. Do not edit.
import type { Validate } from './validators.js';
"use strict";
export const baseline = validate20 as unknown as Validate;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/baseline.schema.json","type":"object","required":["rules"],"properties":{"rules":{"type":"array","items":{"type":"object","required":["rule","reason"],"properties":{"rule":{"type":"string"},"reason":{"type":"string","pattern":"\\S"},"until":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"ticket":{"type":"string","pattern":"\\S"}},"patternProperties":{"^[$_](?!_)":{"description":"Ignored: for editors and comments."}},"additionalProperties":false}}}};
const pattern4 = new RegExp("^[$_](?!_)", "u");
const pattern5 = new RegExp("\\S", "u");
const pattern6 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://wiki-query-conformance.invalid/schemas/baseline.schema.json" */;
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
if((data.rules === undefined) && (missing0 = "rules")){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.rules !== undefined){
let data0 = data.rules;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.rule === undefined) && (missing1 = "rule")) || ((data1.reason === undefined) && (missing1 = "reason"))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i0,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key0 in data1){
if(!(((((key0 === "rule") || (key0 === "reason")) || (key0 === "until")) || (key0 === "ticket")) || (pattern4.test(key0)))){
validate20.errors = [{instancePath:instancePath+"/rules/" + i0,schemaPath:"#/properties/rules/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.rule !== undefined){
const _errs6 = errors;
if(typeof data1.rule !== "string"){
validate20.errors = [{instancePath:instancePath+"/rules/" + i0+"/rule",schemaPath:"#/properties/rules/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.reason !== undefined){
let data3 = data1.reason;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate20.errors = [{instancePath:instancePath+"/rules/" + i0+"/reason",schemaPath:"#/properties/rules/items/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/rules/" + i0+"/reason",schemaPath:"#/properties/rules/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.until !== undefined){
let data4 = data1.until;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
validate20.errors = [{instancePath:instancePath+"/rules/" + i0+"/until",schemaPath:"#/properties/rules/items/properties/until/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/rules/" + i0+"/until",schemaPath:"#/properties/rules/items/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.ticket !== undefined){
let data5 = data1.ticket;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
validate20.errors = [{instancePath:instancePath+"/rules/" + i0+"/ticket",schemaPath:"#/properties/rules/items/properties/ticket/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/rules/" + i0+"/ticket",schemaPath:"#/properties/rules/items/properties/ticket/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs12 === errors;
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
else {
validate20.errors = [{instancePath:instancePath+"/rules/" + i0,schemaPath:"#/properties/rules/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate20.evaluated = {"props":{"rules":true},"dynamicProps":false,"dynamicItems":false};

export const profile = validate21 as unknown as Validate;
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/profile.schema.json","type":"object","properties":{"base_url":{"type":"string","pattern":"^https?://[^/]+"},"public_origin":{"type":"string","pattern":"^https?://[^/]+"},"ui_language":{"type":"string","pattern":"^[^\\u0000-\\u001f\\u007f]+$"},"article_url":{"type":"string","pattern":"^https?://[^/]+.*\\$1"},"upload_url":{"type":"string","pattern":"^https?://[^/]+"},"hash_levels":{"enum":[2,"2",0,"0"]},"file_namespace":{"type":"string","pattern":"^[^\\u0000-\\u001f\\u007f]+$"},"hostnames":{"enum":["hidden","shown"]},"replication":{"enum":["undeclared","none","replicated"]},"mime_filter":{"enum":["on","off"]},"session_cookie":{"type":"string","pattern":"^[^\\u0000-\\u001f\\u007f]+$"},"access":{"enum":["open","restricted"]}},"patternProperties":{"^[$_](?!_)":{"description":"Ignored: for editors and comments."}},"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const pattern9 = new RegExp("^https?://[^/]+", "u");
const pattern11 = new RegExp("^[^\\u0000-\\u001f\\u007f]+$", "u");
const pattern12 = new RegExp("^https?://[^/]+.*\\$1", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://wiki-query-conformance.invalid/schemas/profile.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((func1.call(schema32.properties, key0)) || (pattern4.test(key0)))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.base_url !== undefined){
let data0 = data.base_url;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
validate21.errors = [{instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/pattern",keyword:"pattern",params:{pattern: "^https?://[^/]+"},message:"must match pattern \""+"^https?://[^/]+"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.public_origin !== undefined){
let data1 = data.public_origin;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern9.test(data1)){
validate21.errors = [{instancePath:instancePath+"/public_origin",schemaPath:"#/properties/public_origin/pattern",keyword:"pattern",params:{pattern: "^https?://[^/]+"},message:"must match pattern \""+"^https?://[^/]+"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/public_origin",schemaPath:"#/properties/public_origin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ui_language !== undefined){
let data2 = data.ui_language;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern11.test(data2)){
validate21.errors = [{instancePath:instancePath+"/ui_language",schemaPath:"#/properties/ui_language/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/ui_language",schemaPath:"#/properties/ui_language/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.article_url !== undefined){
let data3 = data.article_url;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern12.test(data3)){
validate21.errors = [{instancePath:instancePath+"/article_url",schemaPath:"#/properties/article_url/pattern",keyword:"pattern",params:{pattern: "^https?://[^/]+.*\\$1"},message:"must match pattern \""+"^https?://[^/]+.*\\$1"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/article_url",schemaPath:"#/properties/article_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upload_url !== undefined){
let data4 = data.upload_url;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern9.test(data4)){
validate21.errors = [{instancePath:instancePath+"/upload_url",schemaPath:"#/properties/upload_url/pattern",keyword:"pattern",params:{pattern: "^https?://[^/]+"},message:"must match pattern \""+"^https?://[^/]+"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/upload_url",schemaPath:"#/properties/upload_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hash_levels !== undefined){
let data5 = data.hash_levels;
const _errs12 = errors;
if(!((((data5 === 2) || (data5 === "2")) || (data5 === 0)) || (data5 === "0"))){
validate21.errors = [{instancePath:instancePath+"/hash_levels",schemaPath:"#/properties/hash_levels/enum",keyword:"enum",params:{allowedValues: schema32.properties.hash_levels.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_namespace !== undefined){
let data6 = data.file_namespace;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(!pattern11.test(data6)){
validate21.errors = [{instancePath:instancePath+"/file_namespace",schemaPath:"#/properties/file_namespace/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/file_namespace",schemaPath:"#/properties/file_namespace/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hostnames !== undefined){
let data7 = data.hostnames;
const _errs15 = errors;
if(!((data7 === "hidden") || (data7 === "shown"))){
validate21.errors = [{instancePath:instancePath+"/hostnames",schemaPath:"#/properties/hostnames/enum",keyword:"enum",params:{allowedValues: schema32.properties.hostnames.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replication !== undefined){
let data8 = data.replication;
const _errs16 = errors;
if(!(((data8 === "undeclared") || (data8 === "none")) || (data8 === "replicated"))){
validate21.errors = [{instancePath:instancePath+"/replication",schemaPath:"#/properties/replication/enum",keyword:"enum",params:{allowedValues: schema32.properties.replication.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mime_filter !== undefined){
let data9 = data.mime_filter;
const _errs17 = errors;
if(!((data9 === "on") || (data9 === "off"))){
validate21.errors = [{instancePath:instancePath+"/mime_filter",schemaPath:"#/properties/mime_filter/enum",keyword:"enum",params:{allowedValues: schema32.properties.mime_filter.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_cookie !== undefined){
let data10 = data.session_cookie;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data10 === "string"){
if(!pattern11.test(data10)){
validate21.errors = [{instancePath:instancePath+"/session_cookie",schemaPath:"#/properties/session_cookie/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/session_cookie",schemaPath:"#/properties/session_cookie/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.access !== undefined){
let data11 = data.access;
const _errs20 = errors;
if(!((data11 === "open") || (data11 === "restricted"))){
validate21.errors = [{instancePath:instancePath+"/access",schemaPath:"#/properties/access/enum",keyword:"enum",params:{allowedValues: schema32.properties.access.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs20 === errors;
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
