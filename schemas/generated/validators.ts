// @ts-nocheck: the output of ajv's standalone compiler
// Generated from schemas/contract.md by `npm run generate`. Do not edit.

export interface SchemaError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}
export interface Validate {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}
"use strict";
export const languageinfo = validate20 as unknown as Validate;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/languageinfo.schema.json","type":"object","properties":{"batchcomplete":{"type":"string","const":""},"query":{"properties":{"languageinfo":{"type":"object","propertyNames":{"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"additionalProperties":{"type":"object","properties":{"code":{"type":"string"}},"required":["code"],"additionalProperties":{"not":{}}}}},"required":["languageinfo"],"type":"object"},"continue":{"not":{}}},"required":["batchcomplete","query"]};
const pattern4 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://wiki-query-conformance.invalid/schemas/languageinfo.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.batchcomplete === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batchcomplete"},message:"must have required property '"+"batchcomplete"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.batchcomplete !== undefined){
let data0 = data.batchcomplete;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/batchcomplete",schemaPath:"#/properties/batchcomplete/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("" !== data0){
const err3 = {instancePath:instancePath+"/batchcomplete",schemaPath:"#/properties/batchcomplete/const",keyword:"const",params:{allowedValue: ""},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.languageinfo === undefined){
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "languageinfo"},message:"must have required property '"+"languageinfo"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.languageinfo !== undefined){
let data2 = data1.languageinfo;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
const _errs7 = errors;
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err5 = {instancePath:instancePath+"/query/languageinfo",schemaPath:"#/properties/query/properties/languageinfo/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
const err6 = {instancePath:instancePath+"/query/languageinfo",schemaPath:"#/properties/query/properties/languageinfo/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
for(const key1 in data2){
let data3 = data2[key1];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.code === undefined){
const err7 = {instancePath:instancePath+"/query/languageinfo/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/query/properties/languageinfo/additionalProperties/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key2 in data3){
if(!(key2 === "code")){
const err8 = {instancePath:instancePath+"/query/languageinfo/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/query/properties/languageinfo/additionalProperties/additionalProperties/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.code !== undefined){
if(typeof data3.code !== "string"){
const err9 = {instancePath:instancePath+"/query/languageinfo/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/code",schemaPath:"#/properties/query/properties/languageinfo/additionalProperties/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/query/languageinfo/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/query/properties/languageinfo/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/query/languageinfo",schemaPath:"#/properties/query/properties/languageinfo/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.continue !== undefined){
const err13 = {instancePath:instancePath+"/continue",schemaPath:"#/properties/continue/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"batchcomplete":true,"query":true,"continue":true},"dynamicProps":false,"dynamicItems":false};

export const allimages = validate21 as unknown as Validate;
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/allimages.schema.json","type":"object","properties":{"batchcomplete":{"type":"string","const":""},"query":{"properties":{"allimages":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","pattern":"^[^ ]+$"},"timestamp":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},"url":{"type":"string","pattern":"^https?://[^/]+/"},"descriptionurl":{"type":"string","pattern":"^https?://[^/]+/"},"descriptionshorturl":{"type":"string","pattern":"^https?://[^/]+/"},"ns":{"type":"integer","const":6},"title":{"type":"string"}},"required":["name","timestamp","url","descriptionurl","descriptionshorturl","ns","title"]}}},"required":["allimages"],"type":"object"},"continue":{"properties":{"aicontinue":{"type":"string"},"continue":{"type":"string","const":"-||"}},"required":["aicontinue","continue"],"type":"object"}},"required":["batchcomplete","query"]};
const pattern5 = new RegExp("^[^ ]+$", "u");
const pattern6 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$", "u");
const pattern7 = new RegExp("^https?://[^/]+/", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://wiki-query-conformance.invalid/schemas/allimages.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.batchcomplete === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batchcomplete"},message:"must have required property '"+"batchcomplete"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.batchcomplete !== undefined){
let data0 = data.batchcomplete;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/batchcomplete",schemaPath:"#/properties/batchcomplete/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("" !== data0){
const err3 = {instancePath:instancePath+"/batchcomplete",schemaPath:"#/properties/batchcomplete/const",keyword:"const",params:{allowedValue: ""},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.allimages === undefined){
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "allimages"},message:"must have required property '"+"allimages"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.allimages !== undefined){
let data2 = data1.allimages;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err5 = {instancePath:instancePath+"/query/allimages/" + i0,schemaPath:"#/properties/query/properties/allimages/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.timestamp === undefined){
const err6 = {instancePath:instancePath+"/query/allimages/" + i0,schemaPath:"#/properties/query/properties/allimages/items/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.url === undefined){
const err7 = {instancePath:instancePath+"/query/allimages/" + i0,schemaPath:"#/properties/query/properties/allimages/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.descriptionurl === undefined){
const err8 = {instancePath:instancePath+"/query/allimages/" + i0,schemaPath:"#/properties/query/properties/allimages/items/required",keyword:"required",params:{missingProperty: "descriptionurl"},message:"must have required property '"+"descriptionurl"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.descriptionshorturl === undefined){
const err9 = {instancePath:instancePath+"/query/allimages/" + i0,schemaPath:"#/properties/query/properties/allimages/items/required",keyword:"required",params:{missingProperty: "descriptionshorturl"},message:"must have required property '"+"descriptionshorturl"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.ns === undefined){
const err10 = {instancePath:instancePath+"/query/allimages/" + i0,schemaPath:"#/properties/query/properties/allimages/items/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.title === undefined){
const err11 = {instancePath:instancePath+"/query/allimages/" + i0,schemaPath:"#/properties/query/properties/allimages/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
const err12 = {instancePath:instancePath+"/query/allimages/" + i0+"/name",schemaPath:"#/properties/query/properties/allimages/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^ ]+$"},message:"must match pattern \""+"^[^ ]+$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/query/allimages/" + i0+"/name",schemaPath:"#/properties/query/properties/allimages/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.timestamp !== undefined){
let data5 = data3.timestamp;
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
const err14 = {instancePath:instancePath+"/query/allimages/" + i0+"/timestamp",schemaPath:"#/properties/query/properties/allimages/items/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/query/allimages/" + i0+"/timestamp",schemaPath:"#/properties/query/properties/allimages/items/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.url !== undefined){
let data6 = data3.url;
if(typeof data6 === "string"){
if(!pattern7.test(data6)){
const err16 = {instancePath:instancePath+"/query/allimages/" + i0+"/url",schemaPath:"#/properties/query/properties/allimages/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^/]+/"},message:"must match pattern \""+"^https?://[^/]+/"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/query/allimages/" + i0+"/url",schemaPath:"#/properties/query/properties/allimages/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.descriptionurl !== undefined){
let data7 = data3.descriptionurl;
if(typeof data7 === "string"){
if(!pattern7.test(data7)){
const err18 = {instancePath:instancePath+"/query/allimages/" + i0+"/descriptionurl",schemaPath:"#/properties/query/properties/allimages/items/properties/descriptionurl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/]+/"},message:"must match pattern \""+"^https?://[^/]+/"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/query/allimages/" + i0+"/descriptionurl",schemaPath:"#/properties/query/properties/allimages/items/properties/descriptionurl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.descriptionshorturl !== undefined){
let data8 = data3.descriptionshorturl;
if(typeof data8 === "string"){
if(!pattern7.test(data8)){
const err20 = {instancePath:instancePath+"/query/allimages/" + i0+"/descriptionshorturl",schemaPath:"#/properties/query/properties/allimages/items/properties/descriptionshorturl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/]+/"},message:"must match pattern \""+"^https?://[^/]+/"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/query/allimages/" + i0+"/descriptionshorturl",schemaPath:"#/properties/query/properties/allimages/items/properties/descriptionshorturl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.ns !== undefined){
let data9 = data3.ns;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err22 = {instancePath:instancePath+"/query/allimages/" + i0+"/ns",schemaPath:"#/properties/query/properties/allimages/items/properties/ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(6 !== data9){
const err23 = {instancePath:instancePath+"/query/allimages/" + i0+"/ns",schemaPath:"#/properties/query/properties/allimages/items/properties/ns/const",keyword:"const",params:{allowedValue: 6},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.title !== undefined){
if(typeof data3.title !== "string"){
const err24 = {instancePath:instancePath+"/query/allimages/" + i0+"/title",schemaPath:"#/properties/query/properties/allimages/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/query/allimages/" + i0,schemaPath:"#/properties/query/properties/allimages/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/query/allimages",schemaPath:"#/properties/query/properties/allimages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.continue !== undefined){
let data11 = data.continue;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.aicontinue === undefined){
const err28 = {instancePath:instancePath+"/continue",schemaPath:"#/properties/continue/required",keyword:"required",params:{missingProperty: "aicontinue"},message:"must have required property '"+"aicontinue"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11.continue === undefined){
const err29 = {instancePath:instancePath+"/continue",schemaPath:"#/properties/continue/required",keyword:"required",params:{missingProperty: "continue"},message:"must have required property '"+"continue"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data11.aicontinue !== undefined){
if(typeof data11.aicontinue !== "string"){
const err30 = {instancePath:instancePath+"/continue/aicontinue",schemaPath:"#/properties/continue/properties/aicontinue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data11.continue !== undefined){
let data13 = data11.continue;
if(typeof data13 !== "string"){
const err31 = {instancePath:instancePath+"/continue/continue",schemaPath:"#/properties/continue/properties/continue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if("-||" !== data13){
const err32 = {instancePath:instancePath+"/continue/continue",schemaPath:"#/properties/continue/properties/continue/const",keyword:"const",params:{allowedValue: "-||"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/continue",schemaPath:"#/properties/continue/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"batchcomplete":true,"query":true,"continue":true},"dynamicProps":false,"dynamicItems":false};

export const dbrepllag = validate22 as unknown as Validate;
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/dbrepllag.schema.json","type":"object","properties":{"batchcomplete":{"type":"string","const":""},"query":{"properties":{"dbrepllag":{"type":"array","items":{"type":"object","properties":{"host":{"type":"string"},"lag":{"type":"integer","minimum":-1}},"required":["host","lag"]},"minItems":1}},"required":["dbrepllag"],"type":"object"},"continue":{"not":{}}},"required":["batchcomplete","query"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://wiki-query-conformance.invalid/schemas/dbrepllag.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.batchcomplete === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batchcomplete"},message:"must have required property '"+"batchcomplete"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.batchcomplete !== undefined){
let data0 = data.batchcomplete;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/batchcomplete",schemaPath:"#/properties/batchcomplete/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("" !== data0){
const err3 = {instancePath:instancePath+"/batchcomplete",schemaPath:"#/properties/batchcomplete/const",keyword:"const",params:{allowedValue: ""},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.dbrepllag === undefined){
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "dbrepllag"},message:"must have required property '"+"dbrepllag"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.dbrepllag !== undefined){
let data2 = data1.dbrepllag;
if(Array.isArray(data2)){
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/query/dbrepllag",schemaPath:"#/properties/query/properties/dbrepllag/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.host === undefined){
const err6 = {instancePath:instancePath+"/query/dbrepllag/" + i0,schemaPath:"#/properties/query/properties/dbrepllag/items/required",keyword:"required",params:{missingProperty: "host"},message:"must have required property '"+"host"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.lag === undefined){
const err7 = {instancePath:instancePath+"/query/dbrepllag/" + i0,schemaPath:"#/properties/query/properties/dbrepllag/items/required",keyword:"required",params:{missingProperty: "lag"},message:"must have required property '"+"lag"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.host !== undefined){
if(typeof data3.host !== "string"){
const err8 = {instancePath:instancePath+"/query/dbrepllag/" + i0+"/host",schemaPath:"#/properties/query/properties/dbrepllag/items/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.lag !== undefined){
let data5 = data3.lag;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/query/dbrepllag/" + i0+"/lag",schemaPath:"#/properties/query/properties/dbrepllag/items/properties/lag/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < -1 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/query/dbrepllag/" + i0+"/lag",schemaPath:"#/properties/query/properties/dbrepllag/items/properties/lag/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/query/dbrepllag/" + i0,schemaPath:"#/properties/query/properties/dbrepllag/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/query/dbrepllag",schemaPath:"#/properties/query/properties/dbrepllag/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.continue !== undefined){
const err14 = {instancePath:instancePath+"/continue",schemaPath:"#/properties/continue/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"batchcomplete":true,"query":true,"continue":true},"dynamicProps":false,"dynamicItems":false};

export const duplicatefiles = validate23 as unknown as Validate;
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/duplicatefiles.schema.json","type":"object","properties":{"batchcomplete":{"type":"string","const":""},"query":{"properties":{"pages":{"type":"object","propertyNames":{"pattern":"^(-1|[1-9][0-9]*)$"},"additionalProperties":{"type":"object","properties":{"ns":{"type":"integer","const":6},"title":{"type":"string"},"missing":{"type":"string","const":""}},"required":["ns","title"]}},"normalized":{"type":"array","items":{"type":"object","properties":{"from":{"type":"string"},"to":{"type":"string"}},"required":["from","to"]},"minItems":1}},"required":["pages"],"type":"object"}},"required":["batchcomplete","query"]};
const pattern10 = new RegExp("^(-1|[1-9][0-9]*)$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://wiki-query-conformance.invalid/schemas/duplicatefiles.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.batchcomplete === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batchcomplete"},message:"must have required property '"+"batchcomplete"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.batchcomplete !== undefined){
let data0 = data.batchcomplete;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/batchcomplete",schemaPath:"#/properties/batchcomplete/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("" !== data0){
const err3 = {instancePath:instancePath+"/batchcomplete",schemaPath:"#/properties/batchcomplete/const",keyword:"const",params:{allowedValue: ""},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pages === undefined){
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "pages"},message:"must have required property '"+"pages"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.pages !== undefined){
let data2 = data1.pages;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
const _errs7 = errors;
if(typeof key0 === "string"){
if(!pattern10.test(key0)){
const err5 = {instancePath:instancePath+"/query/pages",schemaPath:"#/properties/query/properties/pages/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(-1|[1-9][0-9]*)$"},message:"must match pattern \""+"^(-1|[1-9][0-9]*)$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
const err6 = {instancePath:instancePath+"/query/pages",schemaPath:"#/properties/query/properties/pages/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
for(const key1 in data2){
let data3 = data2[key1];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.ns === undefined){
const err7 = {instancePath:instancePath+"/query/pages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/query/properties/pages/additionalProperties/required",keyword:"required",params:{missingProperty: "ns"},message:"must have required property '"+"ns"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.title === undefined){
const err8 = {instancePath:instancePath+"/query/pages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/query/properties/pages/additionalProperties/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.ns !== undefined){
let data4 = data3.ns;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/query/pages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/ns",schemaPath:"#/properties/query/properties/pages/additionalProperties/properties/ns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(6 !== data4){
const err10 = {instancePath:instancePath+"/query/pages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/ns",schemaPath:"#/properties/query/properties/pages/additionalProperties/properties/ns/const",keyword:"const",params:{allowedValue: 6},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.title !== undefined){
if(typeof data3.title !== "string"){
const err11 = {instancePath:instancePath+"/query/pages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/title",schemaPath:"#/properties/query/properties/pages/additionalProperties/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.missing !== undefined){
let data6 = data3.missing;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/query/pages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/missing",schemaPath:"#/properties/query/properties/pages/additionalProperties/properties/missing/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if("" !== data6){
const err13 = {instancePath:instancePath+"/query/pages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/missing",schemaPath:"#/properties/query/properties/pages/additionalProperties/properties/missing/const",keyword:"const",params:{allowedValue: ""},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/query/pages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/query/properties/pages/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/query/pages",schemaPath:"#/properties/query/properties/pages/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.normalized !== undefined){
let data7 = data1.normalized;
if(Array.isArray(data7)){
if(data7.length < 1){
const err16 = {instancePath:instancePath+"/query/normalized",schemaPath:"#/properties/query/properties/normalized/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.from === undefined){
const err17 = {instancePath:instancePath+"/query/normalized/" + i0,schemaPath:"#/properties/query/properties/normalized/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data8.to === undefined){
const err18 = {instancePath:instancePath+"/query/normalized/" + i0,schemaPath:"#/properties/query/properties/normalized/items/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8.from !== undefined){
if(typeof data8.from !== "string"){
const err19 = {instancePath:instancePath+"/query/normalized/" + i0+"/from",schemaPath:"#/properties/query/properties/normalized/items/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.to !== undefined){
if(typeof data8.to !== "string"){
const err20 = {instancePath:instancePath+"/query/normalized/" + i0+"/to",schemaPath:"#/properties/query/properties/normalized/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/query/normalized/" + i0,schemaPath:"#/properties/query/properties/normalized/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/query/normalized",schemaPath:"#/properties/query/properties/normalized/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"batchcomplete":true,"query":true},"dynamicProps":false,"dynamicItems":false};

export const debuginfo = validate24 as unknown as Validate;
const schema35 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://wiki-query-conformance.invalid/schemas/debuginfo.schema.json","type":"object","properties":{"phpEngine":{"type":"string"},"phpVersion":{"type":"string","pattern":"^[0-9]+(\\.[0-9]+)+"},"time":{"type":"number"},"log":{"type":"array","items":{"type":"object","required":["msg","type","caller"],"properties":{"msg":{"type":"string"},"type":{"type":"string"},"caller":{"type":"string"}}}},"debugLog":{"type":"array","items":{"type":"string"}},"queries":{"type":"array","items":{"type":"object","required":["sql","function","time"],"properties":{"sql":{"type":"string"},"function":{"type":"string"},"time":{"type":"number"}}}},"request":{"type":"object","required":["method","url","headers","params"],"properties":{"method":{"type":"string"},"url":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"params":{"type":"object","additionalProperties":{"type":"string"}}}},"memory":{"type":"string","pattern":"[0-9][^0-9]+$"},"memoryPeak":{"type":"string","pattern":"[0-9][^0-9]+$"},"includes":{"type":"array","items":{"type":"object","required":["name","size"],"properties":{"name":{"type":"string"},"size":{"type":"string"}}}}}};
const pattern11 = new RegExp("^[0-9]+(\\.[0-9]+)+", "u");
const pattern12 = new RegExp("[0-9][^0-9]+$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://wiki-query-conformance.invalid/schemas/debuginfo.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phpEngine !== undefined){
if(typeof data.phpEngine !== "string"){
const err0 = {instancePath:instancePath+"/phpEngine",schemaPath:"#/properties/phpEngine/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.phpVersion !== undefined){
let data1 = data.phpVersion;
if(typeof data1 === "string"){
if(!pattern11.test(data1)){
const err1 = {instancePath:instancePath+"/phpVersion",schemaPath:"#/properties/phpVersion/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)+"},message:"must match pattern \""+"^[0-9]+(\\.[0-9]+)+"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/phpVersion",schemaPath:"#/properties/phpVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.time !== undefined){
let data2 = data.time;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.log !== undefined){
let data3 = data.log;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.msg === undefined){
const err4 = {instancePath:instancePath+"/log/" + i0,schemaPath:"#/properties/log/items/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data4.type === undefined){
const err5 = {instancePath:instancePath+"/log/" + i0,schemaPath:"#/properties/log/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4.caller === undefined){
const err6 = {instancePath:instancePath+"/log/" + i0,schemaPath:"#/properties/log/items/required",keyword:"required",params:{missingProperty: "caller"},message:"must have required property '"+"caller"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data4.msg !== undefined){
if(typeof data4.msg !== "string"){
const err7 = {instancePath:instancePath+"/log/" + i0+"/msg",schemaPath:"#/properties/log/items/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.type !== undefined){
if(typeof data4.type !== "string"){
const err8 = {instancePath:instancePath+"/log/" + i0+"/type",schemaPath:"#/properties/log/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.caller !== undefined){
if(typeof data4.caller !== "string"){
const err9 = {instancePath:instancePath+"/log/" + i0+"/caller",schemaPath:"#/properties/log/items/properties/caller/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/log/" + i0,schemaPath:"#/properties/log/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.debugLog !== undefined){
let data8 = data.debugLog;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){
const err12 = {instancePath:instancePath+"/debugLog/" + i1,schemaPath:"#/properties/debugLog/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/debugLog",schemaPath:"#/properties/debugLog/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.queries !== undefined){
let data10 = data.queries;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.sql === undefined){
const err14 = {instancePath:instancePath+"/queries/" + i2,schemaPath:"#/properties/queries/items/required",keyword:"required",params:{missingProperty: "sql"},message:"must have required property '"+"sql"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data11.function === undefined){
const err15 = {instancePath:instancePath+"/queries/" + i2,schemaPath:"#/properties/queries/items/required",keyword:"required",params:{missingProperty: "function"},message:"must have required property '"+"function"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data11.time === undefined){
const err16 = {instancePath:instancePath+"/queries/" + i2,schemaPath:"#/properties/queries/items/required",keyword:"required",params:{missingProperty: "time"},message:"must have required property '"+"time"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data11.sql !== undefined){
if(typeof data11.sql !== "string"){
const err17 = {instancePath:instancePath+"/queries/" + i2+"/sql",schemaPath:"#/properties/queries/items/properties/sql/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data11.function !== undefined){
if(typeof data11.function !== "string"){
const err18 = {instancePath:instancePath+"/queries/" + i2+"/function",schemaPath:"#/properties/queries/items/properties/function/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data11.time !== undefined){
let data14 = data11.time;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err19 = {instancePath:instancePath+"/queries/" + i2+"/time",schemaPath:"#/properties/queries/items/properties/time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/queries/" + i2,schemaPath:"#/properties/queries/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/queries",schemaPath:"#/properties/queries/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.request !== undefined){
let data15 = data.request;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.method === undefined){
const err22 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data15.url === undefined){
const err23 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data15.headers === undefined){
const err24 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty: "headers"},message:"must have required property '"+"headers"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data15.params === undefined){
const err25 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty: "params"},message:"must have required property '"+"params"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data15.method !== undefined){
if(typeof data15.method !== "string"){
const err26 = {instancePath:instancePath+"/request/method",schemaPath:"#/properties/request/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data15.url !== undefined){
if(typeof data15.url !== "string"){
const err27 = {instancePath:instancePath+"/request/url",schemaPath:"#/properties/request/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data15.headers !== undefined){
let data18 = data15.headers;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key0 in data18){
if(typeof data18[key0] !== "string"){
const err28 = {instancePath:instancePath+"/request/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/request/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/request/headers",schemaPath:"#/properties/request/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data15.params !== undefined){
let data20 = data15.params;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key1 in data20){
if(typeof data20[key1] !== "string"){
const err30 = {instancePath:instancePath+"/request/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/request/properties/params/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/request/params",schemaPath:"#/properties/request/properties/params/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.memory !== undefined){
let data22 = data.memory;
if(typeof data22 === "string"){
if(!pattern12.test(data22)){
const err33 = {instancePath:instancePath+"/memory",schemaPath:"#/properties/memory/pattern",keyword:"pattern",params:{pattern: "[0-9][^0-9]+$"},message:"must match pattern \""+"[0-9][^0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/memory",schemaPath:"#/properties/memory/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.memoryPeak !== undefined){
let data23 = data.memoryPeak;
if(typeof data23 === "string"){
if(!pattern12.test(data23)){
const err35 = {instancePath:instancePath+"/memoryPeak",schemaPath:"#/properties/memoryPeak/pattern",keyword:"pattern",params:{pattern: "[0-9][^0-9]+$"},message:"must match pattern \""+"[0-9][^0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/memoryPeak",schemaPath:"#/properties/memoryPeak/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.includes !== undefined){
let data24 = data.includes;
if(Array.isArray(data24)){
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
let data25 = data24[i3];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.name === undefined){
const err37 = {instancePath:instancePath+"/includes/" + i3,schemaPath:"#/properties/includes/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data25.size === undefined){
const err38 = {instancePath:instancePath+"/includes/" + i3,schemaPath:"#/properties/includes/items/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data25.name !== undefined){
if(typeof data25.name !== "string"){
const err39 = {instancePath:instancePath+"/includes/" + i3+"/name",schemaPath:"#/properties/includes/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data25.size !== undefined){
if(typeof data25.size !== "string"){
const err40 = {instancePath:instancePath+"/includes/" + i3+"/size",schemaPath:"#/properties/includes/items/properties/size/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/includes/" + i3,schemaPath:"#/properties/includes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/includes",schemaPath:"#/properties/includes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"phpEngine":true,"phpVersion":true,"time":true,"log":true,"debugLog":true,"queries":true,"request":true,"memory":true,"memoryPeak":true,"includes":true},"dynamicProps":false,"dynamicItems":false};
