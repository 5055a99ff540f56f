// Generated from schemas/contract.md by `npm run generate`. Do not edit.

export const contract = {
  "title": "The wiki query contract",
  "version": "1.0",
  "digest": "sha256:fe2a119136b2455e1e68152d4ac2fdf314ebb6aa567af7ce60fb533a090a9dfc",
  "sections": [
    {
      "number": "1",
      "title": "What the service does",
      "slug": "1-what-the-service-does"
    },
    {
      "number": "2",
      "title": "Resources and their fields",
      "slug": "2-resources-and-their-fields"
    },
    {
      "number": "2.1",
      "title": "Language entry",
      "slug": "21-language-entry"
    },
    {
      "number": "2.2",
      "title": "File entry",
      "slug": "22-file-entry"
    },
    {
      "number": "2.3",
      "title": "Replication lag entry",
      "slug": "23-replication-lag-entry"
    },
    {
      "number": "2.4",
      "title": "Page record",
      "slug": "24-page-record"
    },
    {
      "number": "2.5",
      "title": "Normalization record",
      "slug": "25-normalization-record"
    },
    {
      "number": "2.6",
      "title": "Continuation record",
      "slug": "26-continuation-record"
    },
    {
      "number": "2.7",
      "title": "Diagnostic block",
      "slug": "27-diagnostic-block"
    },
    {
      "number": "3",
      "title": "States and transitions",
      "slug": "3-states-and-transitions"
    },
    {
      "number": "4",
      "title": "Endpoints",
      "slug": "4-endpoints"
    },
    {
      "number": "4.1",
      "title": "Language codes",
      "slug": "41-language-codes"
    },
    {
      "number": "4.2",
      "title": "File listing",
      "slug": "42-file-listing"
    },
    {
      "number": "4.3",
      "title": "Replication lag",
      "slug": "43-replication-lag"
    },
    {
      "number": "4.4",
      "title": "Duplicate files of a title",
      "slug": "44-duplicate-files-of-a-title"
    },
    {
      "number": "5",
      "title": "Authentication",
      "slug": "5-authentication"
    },
    {
      "number": "6",
      "title": "Events",
      "slug": "6-events"
    },
    {
      "number": "7",
      "title": "Errors",
      "slug": "7-errors"
    },
    {
      "number": "8",
      "title": "Limits",
      "slug": "8-limits"
    },
    {
      "number": "9",
      "title": "Versioning",
      "slug": "9-versioning"
    }
  ]
} as const;

export const areas = [
  "envelope",
  "html",
  "languageinfo",
  "allimages",
  "dbrepllag",
  "duplicatefiles",
  "session"
] as const;
export type Area = (typeof areas)[number];
export type Level = 'MUST' | 'SHOULD' | 'INFO';

/** A rule that a schema judges. */
export type SchemaRuleId = 
  | "envelope.object"
  | "envelope.batchcomplete"
  | "envelope.query"
  | "envelope.debuginfo"
  | "envelope.debuginfo-engine"
  | "envelope.debuginfo-runtime-version"
  | "envelope.debuginfo-time"
  | "envelope.debuginfo-log"
  | "envelope.debuginfo-trace"
  | "envelope.debuginfo-queries"
  | "envelope.debuginfo-request"
  | "envelope.debuginfo-memory"
  | "envelope.debuginfo-memory-peak"
  | "envelope.debuginfo-includes"
  | "languageinfo.map"
  | "languageinfo.key"
  | "languageinfo.entry"
  | "languageinfo.code"
  | "languageinfo.only-code"
  | "languageinfo.complete"
  | "allimages.list"
  | "allimages.entry"
  | "allimages.name"
  | "allimages.timestamp"
  | "allimages.url"
  | "allimages.descriptionurl"
  | "allimages.descriptionshorturl"
  | "allimages.ns"
  | "allimages.title"
  | "allimages.aicontinue"
  | "allimages.continue-marker"
  | "allimages.continue"
  | "dbrepllag.list"
  | "dbrepllag.entry"
  | "dbrepllag.host"
  | "dbrepllag.lag"
  | "dbrepllag.complete"
  | "duplicatefiles.pages"
  | "duplicatefiles.normalized"
  | "duplicatefiles.page-id"
  | "duplicatefiles.page"
  | "duplicatefiles.ns"
  | "duplicatefiles.title"
  | "duplicatefiles.missing"
  | "duplicatefiles.normalization"
  | "duplicatefiles.from"
  | "duplicatefiles.to";
/** A rule that needs a check of its own. */
export type CheckRuleId = 
  | "envelope.status"
  | "envelope.media-type"
  | "envelope.unicode"
  | "envelope.json"
  | "envelope.unique-keys"
  | "envelope.debuginfo-first-line"
  | "envelope.engine-version"
  | "envelope.same-question"
  | "envelope.cache-mode"
  | "html.media-type"
  | "html.embedded-json"
  | "html.pretty"
  | "html.notice"
  | "html.notice-debugging"
  | "html.same-object"
  | "languageinfo.code-is-key"
  | "languageinfo.order"
  | "allimages.name-bare"
  | "allimages.timestamp-real"
  | "allimages.url-prefix"
  | "allimages.url-fan-out"
  | "allimages.url-name"
  | "allimages.descriptionurl-target"
  | "allimages.descriptionshorturl-target"
  | "allimages.curid-unique"
  | "allimages.title-from-name"
  | "allimages.order"
  | "allimages.next-page-start"
  | "allimages.continue-only-when-more"
  | "allimages.cursor-advances"
  | "allimages.page-size"
  | "allimages.mime-filter"
  | "allimages.mime-subset"
  | "allimages.mime-disjoint"
  | "allimages.mime-union"
  | "allimages.mime-unknown-empty"
  | "allimages.mime-finds"
  | "allimages.mime-pages"
  | "dbrepllag.unmeasured-host"
  | "dbrepllag.unmeasured-alone"
  | "dbrepllag.declared"
  | "duplicatefiles.title-normalized"
  | "duplicatefiles.existing-record"
  | "duplicatefiles.normalized-when-changed"
  | "duplicatefiles.from-as-sent"
  | "duplicatefiles.to-with-spaces"
  | "duplicatefiles.missing-record"
  | "duplicatefiles.complete"
  | "duplicatefiles.spellings"
  | "duplicatefiles.not-an-error"
  | "session.no-credentials"
  | "session.same-status"
  | "session.same-answer"
  | "session.no-live-cookie";
export type RuleId = SchemaRuleId | CheckRuleId;
export type SilenceId = 
  | "envelope.content-encoding"
  | "envelope.json-style"
  | "envelope.other-keys"
  | "html.page"
  | "languageinfo.further-properties"
  | "allimages.further-properties"
  | "allimages.key-order"
  | "allimages.url-escapes"
  | "duplicatefiles.existing-details"
  | "envelope.transitions"
  | "languageinfo.selection"
  | "allimages.media-types"
  | "allimages.other-parameters"
  | "dbrepllag.other-reports"
  | "duplicatefiles.duplicates"
  | "session.login"
  | "envelope.events"
  | "envelope.errors"
  | "allimages.largest-size"
  | "envelope.rate-limits"
  | "envelope.api-versioning";
export type NoteId = 
  | "envelope.query-family"
  | "envelope.client-format"
  | "allimages.latest-upload"
  | "envelope.action-parameter"
  | "envelope.format-parameter"
  | "envelope.cache-downgrade"
  | "allimages.client-cursor"
  | "allimages.client-repeats"
  | "session.cleared-cookies"
  | "session.internal-session"
  | "allimages.limit"
  | "envelope.version-reported";
export type ParameterName = 
  | "base_url"
  | "public_origin"
  | "ui_language"
  | "article_url"
  | "upload_url"
  | "hash_levels"
  | "file_namespace"
  | "hostnames"
  | "replication"
  | "mime_filter"
  | "session_cookie"
  | "access";
export type SchemaName = 
  | "languageinfo"
  | "allimages"
  | "dbrepllag"
  | "duplicatefiles"
  | "debuginfo";

export interface Rule {
  readonly area: Area;
  /** The section of the contract that states the rule. */
  readonly section: string;
  readonly level: Level;
  readonly judgedBy: 'schema' | 'check';
  readonly statement: string;
  /** The deployment parameters that the statement refers to. */
  readonly parameters: readonly ParameterName[];
  /** The line of `schemas/contract.md` that holds the rule. */
  readonly line: number;
  /** Of a field, its type, its presence and its constraint. */
  readonly shape?: string;
}

export interface Parameter {
  readonly default: string;
  readonly values: readonly string[] | 'URL' | 'template' | 'text';
  readonly meaning: string;
  readonly section: string;
}

export const rules: Readonly<Record<RuleId, Rule>> = {
  "envelope.status": {
    "area": "envelope",
    "section": "1",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A successful answer, in either form, has HTTP status 200.",
    "parameters": [],
    "line": 35
  },
  "envelope.media-type": {
    "area": "envelope",
    "section": "1",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "With `format=json`, the `Content-Type` is a JSON media type.",
    "parameters": [],
    "line": 36
  },
  "envelope.unicode": {
    "area": "envelope",
    "section": "1",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "With `format=json`, the body is well-formed UTF-8 without a byte order mark, its `Content-Type` names no other encoding, and no string contains half of a surrogate pair.",
    "parameters": [],
    "line": 37
  },
  "envelope.json": {
    "area": "envelope",
    "section": "1",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "With `format=json`, the body is exactly one JSON text: nothing precedes or follows it.",
    "parameters": [],
    "line": 38
  },
  "envelope.unique-keys": {
    "area": "envelope",
    "section": "1",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "No object in an answer contains the same key twice.",
    "parameters": [],
    "line": 39
  },
  "envelope.object": {
    "area": "envelope",
    "section": "1",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "The JSON text is an object.",
    "parameters": [],
    "line": 45,
    "shape": "itself: object, required"
  },
  "envelope.batchcomplete": {
    "area": "envelope",
    "section": "1",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`batchcomplete` is the empty string in every successful answer, including a page of the file listing that is continued. (For a continued list of an existing file's duplicates, 4.4 is silent.)",
    "parameters": [],
    "line": 46,
    "shape": "`batchcomplete`: string, required, exactly `\"\"`"
  },
  "envelope.query": {
    "area": "envelope",
    "section": "1",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`query` is an object that holds the requested data.",
    "parameters": [],
    "line": 47,
    "shape": "`query`: object, required"
  },
  "envelope.debuginfo": {
    "area": "envelope",
    "section": "2.7",
    "level": "INFO",
    "judgedBy": "schema",
    "statement": "The block is an object.",
    "parameters": [],
    "line": 248,
    "shape": "itself: object, optional"
  },
  "envelope.debuginfo-engine": {
    "area": "envelope",
    "section": "2.7",
    "level": "INFO",
    "judgedBy": "schema",
    "statement": "The name of the runtime.",
    "parameters": [],
    "line": 249,
    "shape": "`phpEngine`: string, optional"
  },
  "envelope.debuginfo-runtime-version": {
    "area": "envelope",
    "section": "2.7",
    "level": "INFO",
    "judgedBy": "schema",
    "statement": "The version of the runtime, with dots.",
    "parameters": [],
    "line": 250,
    "shape": "`phpVersion`: string, optional, matches `^[0-9]+(\\.[0-9]+)+`"
  },
  "envelope.debuginfo-time": {
    "area": "envelope",
    "section": "2.7",
    "level": "INFO",
    "judgedBy": "schema",
    "statement": "The seconds spent on the request.",
    "parameters": [],
    "line": 251,
    "shape": "`time`: number, optional"
  },
  "envelope.debuginfo-log": {
    "area": "envelope",
    "section": "2.7",
    "level": "INFO",
    "judgedBy": "schema",
    "statement": "Log entries.",
    "parameters": [],
    "line": 252,
    "shape": "`log`: array of objects (`msg` string, `type` string, `caller` string), optional"
  },
  "envelope.debuginfo-trace": {
    "area": "envelope",
    "section": "2.7",
    "level": "INFO",
    "judgedBy": "schema",
    "statement": "Lines of a trace.",
    "parameters": [],
    "line": 253,
    "shape": "`debugLog`: array of string, optional"
  },
  "envelope.debuginfo-queries": {
    "area": "envelope",
    "section": "2.7",
    "level": "INFO",
    "judgedBy": "schema",
    "statement": "The database queries, with their seconds.",
    "parameters": [],
    "line": 254,
    "shape": "`queries`: array of objects (`sql` string, `function` string, `time` number), optional"
  },
  "envelope.debuginfo-request": {
    "area": "envelope",
    "section": "2.7",
    "level": "INFO",
    "judgedBy": "schema",
    "statement": "The request as the server saw it.",
    "parameters": [],
    "line": 255,
    "shape": "`request`: object (`method` string, `url` string, `headers` map of string, `params` map of string), optional"
  },
  "envelope.debuginfo-memory": {
    "area": "envelope",
    "section": "2.7",
    "level": "INFO",
    "judgedBy": "schema",
    "statement": "The memory used, with its unit.",
    "parameters": [],
    "line": 256,
    "shape": "`memory`: string, optional, matches `[0-9][^0-9]+$`"
  },
  "envelope.debuginfo-memory-peak": {
    "area": "envelope",
    "section": "2.7",
    "level": "INFO",
    "judgedBy": "schema",
    "statement": "The peak memory use, with its unit.",
    "parameters": [],
    "line": 257,
    "shape": "`memoryPeak`: string, optional, matches `[0-9][^0-9]+$`"
  },
  "envelope.debuginfo-includes": {
    "area": "envelope",
    "section": "2.7",
    "level": "INFO",
    "judgedBy": "schema",
    "statement": "The source files that were loaded, with their sizes.",
    "parameters": [],
    "line": 258,
    "shape": "`includes`: array of objects (`name` string, `size` string), optional"
  },
  "envelope.debuginfo-first-line": {
    "area": "envelope",
    "section": "2.7",
    "level": "INFO",
    "judgedBy": "check",
    "statement": "The first line of `debugLog` repeats the request line and the headers that the server received.",
    "parameters": [],
    "line": 262
  },
  "envelope.engine-version": {
    "area": "envelope",
    "section": "2.7",
    "level": "INFO",
    "judgedBy": "check",
    "statement": "A field of `debuginfo` whose name ends in `Version` after the engine's abbreviation holds the engine's version: three numbers separated by dots.",
    "parameters": [],
    "line": 263
  },
  "envelope.same-question": {
    "area": "envelope",
    "section": "4",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "The same question has the same answer, whatever the order and the escaping of its parameters, its `Accept` and `Accept-Encoding`, its connection, and the questions before it.",
    "parameters": [],
    "line": 285
  },
  "envelope.cache-mode": {
    "area": "envelope",
    "section": "4",
    "level": "INFO",
    "judgedBy": "check",
    "statement": "The server chooses how an answer may be cached, and states it in `Cache-Control`.",
    "parameters": [],
    "line": 286
  },
  "html.media-type": {
    "area": "html",
    "section": "1",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "Without `format`, the answer is an HTML page: its `Content-Type` is `text/html` or `application/xhtml+xml`.",
    "parameters": [],
    "line": 55
  },
  "html.embedded-json": {
    "area": "html",
    "section": "1",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "The page contains the answer as one JSON document, escaped for HTML exactly once, and its readers see no other text in the element of the document.",
    "parameters": [],
    "line": 56
  },
  "html.pretty": {
    "area": "html",
    "section": "1",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "The JSON document in the page is pretty-printed: each member is on a line of its own, indented by its depth. (An object or array of at most 120 characters may be on one line, as some formatters write it, and an object may begin on the line of its first member.)",
    "parameters": [],
    "line": 57
  },
  "html.notice": {
    "area": "html",
    "section": "1",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A notice precedes the JSON document in the page.",
    "parameters": [],
    "line": 58
  },
  "html.notice-debugging": {
    "area": "html",
    "section": "1",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "The notice states that the HTML form is meant for debugging and is unsuitable for applications. (Judged where `{ui_language}` is `en`, and in any words: it fails where the notice mentions neither, or says the opposite.)",
    "parameters": [
      "ui_language"
    ],
    "line": 59
  },
  "html.same-object": {
    "area": "html",
    "section": "1",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "The JSON document in the page is the answer to the same query with `format=json`, apart from `debuginfo`: every key of one is in the other, and the fields that this contract names have the same values. (What the plain form keeps and only the page breaks, such as the order of languages, breaks this rule alone.)",
    "parameters": [],
    "line": 60
  },
  "languageinfo.map": {
    "area": "languageinfo",
    "section": "2.1",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`languageinfo` is an object with one entry for each language code.",
    "parameters": [],
    "line": 81,
    "shape": "`languageinfo`: map of `Language`, required"
  },
  "languageinfo.key": {
    "area": "languageinfo",
    "section": "2.1",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "Each key is a language code: lower-case letters and digits, with subtags after hyphens, such as a script or a region.",
    "parameters": [],
    "line": 87,
    "shape": "map key: string, required, matches `^[a-z0-9]+(-[a-z0-9]+)*$`"
  },
  "languageinfo.entry": {
    "area": "languageinfo",
    "section": "2.1",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "Each entry is an object.",
    "parameters": [],
    "line": 88,
    "shape": "itself: object, required"
  },
  "languageinfo.code": {
    "area": "languageinfo",
    "section": "2.1",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`code` is a string, the language code again.",
    "parameters": [],
    "line": 89,
    "shape": "`code`: string, required"
  },
  "languageinfo.only-code": {
    "area": "languageinfo",
    "section": "2.1",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "When no further properties are requested, an entry has no field other than `code`.",
    "parameters": [],
    "line": 90,
    "shape": "other fields: absent"
  },
  "languageinfo.code-is-key": {
    "area": "languageinfo",
    "section": "2.1",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "The `code` of an entry equals its key.",
    "parameters": [],
    "line": 94
  },
  "languageinfo.order": {
    "area": "languageinfo",
    "section": "2.1",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "The entries are in ascending byte order of their keys.",
    "parameters": [],
    "line": 95
  },
  "languageinfo.complete": {
    "area": "languageinfo",
    "section": "4.1",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "All codes come in one answer: there is no `continue`.",
    "parameters": [],
    "line": 296,
    "shape": "`continue`: absent"
  },
  "allimages.list": {
    "area": "allimages",
    "section": "2.2",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`allimages` is an array of the entries of this page, even if it is empty.",
    "parameters": [],
    "line": 107,
    "shape": "`allimages`: array of `File`, required"
  },
  "allimages.entry": {
    "area": "allimages",
    "section": "2.2",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "Each entry is an object.",
    "parameters": [],
    "line": 113,
    "shape": "itself: object, required"
  },
  "allimages.name": {
    "area": "allimages",
    "section": "2.2",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`name` is a string, the file's name as stored: with underscores where its title has spaces.",
    "parameters": [],
    "line": 114,
    "shape": "`name`: string, required, matches `^[^ ]+$`"
  },
  "allimages.timestamp": {
    "area": "allimages",
    "section": "2.2",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`timestamp` is the time of the latest upload: ISO 8601 in UTC, to the second, without a fraction.",
    "parameters": [],
    "line": 115,
    "shape": "`timestamp`: string, required, matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$`"
  },
  "allimages.url": {
    "area": "allimages",
    "section": "2.2",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`url` is the absolute URL of the file itself.",
    "parameters": [],
    "line": 116,
    "shape": "`url`: string, required, matches `^https?://[^/]+/`"
  },
  "allimages.descriptionurl": {
    "area": "allimages",
    "section": "2.2",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`descriptionurl` is the absolute URL of the file's description page.",
    "parameters": [],
    "line": 117,
    "shape": "`descriptionurl`: string, required, matches `^https?://[^/]+/`"
  },
  "allimages.descriptionshorturl": {
    "area": "allimages",
    "section": "2.2",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`descriptionshorturl` is the absolute URL of the description page by its page id.",
    "parameters": [],
    "line": 118,
    "shape": "`descriptionshorturl`: string, required, matches `^https?://[^/]+/`"
  },
  "allimages.ns": {
    "area": "allimages",
    "section": "2.2",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`ns` is the integer 6, the namespace of files.",
    "parameters": [],
    "line": 119,
    "shape": "`ns`: integer, required, exactly `6`"
  },
  "allimages.title": {
    "area": "allimages",
    "section": "2.2",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`title` is a string, the title of the description page.",
    "parameters": [],
    "line": 120,
    "shape": "`title`: string, required"
  },
  "allimages.name-bare": {
    "area": "allimages",
    "section": "2.2",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A `name` has no namespace prefix (`{file_namespace}:`).",
    "parameters": [
      "file_namespace"
    ],
    "line": 126
  },
  "allimages.timestamp-real": {
    "area": "allimages",
    "section": "2.2",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A `timestamp` is a date and a time of day that exist, and is no more than a day in the future.",
    "parameters": [],
    "line": 127
  },
  "allimages.url-prefix": {
    "area": "allimages",
    "section": "2.2",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A `url` starts with `{upload_url}/`.",
    "parameters": [
      "upload_url"
    ],
    "line": 128
  },
  "allimages.url-fan-out": {
    "area": "allimages",
    "section": "2.2",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "Between the upload address and the name, a `url` has the folders `<d1>/<d1><d2>`: a lower-case hexadecimal digit, then the same digit followed by another. (With `{hash_levels}` 0 it has no folders.)",
    "parameters": [
      "hash_levels"
    ],
    "line": 129
  },
  "allimages.url-name": {
    "area": "allimages",
    "section": "2.2",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "The last segment of a `url` is the `name`.",
    "parameters": [],
    "line": 130
  },
  "allimages.descriptionurl-target": {
    "area": "allimages",
    "section": "2.2",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A `descriptionurl` is `{article_url}` with `$1` replaced by `{file_namespace}:<name>`.",
    "parameters": [
      "article_url",
      "file_namespace"
    ],
    "line": 131
  },
  "allimages.descriptionshorturl-target": {
    "area": "allimages",
    "section": "2.2",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A `descriptionshorturl` is `{base_url}/index.php?curid=<page id>`, under `{public_origin}`, where the page id is a positive integer.",
    "parameters": [
      "base_url",
      "public_origin"
    ],
    "line": 132
  },
  "allimages.curid-unique": {
    "area": "allimages",
    "section": "2.2",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "No two files share a page id.",
    "parameters": [],
    "line": 133
  },
  "allimages.title-from-name": {
    "area": "allimages",
    "section": "2.2",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A `title` is `{file_namespace}:` followed by the `name` with its underscores replaced by spaces.",
    "parameters": [
      "file_namespace"
    ],
    "line": 134
  },
  "allimages.order": {
    "area": "allimages",
    "section": "2.2",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "The entries are in strictly ascending order of the UTF-8 bytes of their names, within a page and from page to page.",
    "parameters": [],
    "line": 135
  },
  "allimages.aicontinue": {
    "area": "allimages",
    "section": "2.6",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`aicontinue` is a string, the name of the file that the next page starts with.",
    "parameters": [],
    "line": 231,
    "shape": "`aicontinue`: string, required"
  },
  "allimages.continue-marker": {
    "area": "allimages",
    "section": "2.6",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`continue` is the fixed marker `-||`, to be sent back together with `aicontinue`.",
    "parameters": [],
    "line": 232,
    "shape": "`continue`: string, required, exactly `\"-||\"`"
  },
  "allimages.next-page-start": {
    "area": "allimages",
    "section": "2.6",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "The page that a continuation leads to starts with the file that `aicontinue` names.",
    "parameters": [],
    "line": 236
  },
  "allimages.continue-only-when-more": {
    "area": "allimages",
    "section": "2.6",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A page has a `continue` only when more entries follow: the page that it leads to is not empty.",
    "parameters": [],
    "line": 237
  },
  "allimages.cursor-advances": {
    "area": "allimages",
    "section": "2.6",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A continuation advances: the file that `aicontinue` names is on no earlier page, so that a walk of the listing always ends.",
    "parameters": [],
    "line": 238
  },
  "allimages.continue": {
    "area": "allimages",
    "section": "4.2",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`continue` is an object; it is present if more entries follow.",
    "parameters": [],
    "line": 310,
    "shape": "`continue`: `Continuation`, optional"
  },
  "allimages.page-size": {
    "area": "allimages",
    "section": "4.2",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "When no size is requested, a truncated page has exactly 10 entries, and no page has more.",
    "parameters": [],
    "line": 314
  },
  "allimages.mime-filter": {
    "area": "allimages",
    "section": "4.2",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A listing restricted by `aimime` is answered in the same way as the whole listing. (Where `{mime_filter}` is declared `off`, it is refused with the error `mimesearchdisabled`.)",
    "parameters": [
      "mime_filter"
    ],
    "line": 315
  },
  "allimages.mime-subset": {
    "area": "allimages",
    "section": "4.2",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A listing restricted to a media type is a part of the whole listing: the same entries, in the same order.",
    "parameters": [],
    "line": 316
  },
  "allimages.mime-disjoint": {
    "area": "allimages",
    "section": "4.2",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "Listings restricted to two different media types share no file.",
    "parameters": [],
    "line": 317
  },
  "allimages.mime-union": {
    "area": "allimages",
    "section": "4.2",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A listing restricted to two media types, separated by a pipe, contains exactly the files of both.",
    "parameters": [],
    "line": 318
  },
  "allimages.mime-unknown-empty": {
    "area": "allimages",
    "section": "4.2",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A listing restricted to a media type that no file has is empty.",
    "parameters": [],
    "line": 319
  },
  "allimages.mime-finds": {
    "area": "allimages",
    "section": "4.2",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A listing restricted to a media type is not empty where another listing shows files of that type.",
    "parameters": [],
    "line": 320
  },
  "allimages.mime-pages": {
    "area": "allimages",
    "section": "4.2",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "The filter applies to every page: pages after the first contain no file of another media type.",
    "parameters": [],
    "line": 321
  },
  "dbrepllag.list": {
    "area": "dbrepllag",
    "section": "2.3",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`dbrepllag` is an array of the database hosts and their lag, with at least one entry even without replication.",
    "parameters": [],
    "line": 160,
    "shape": "`dbrepllag`: array of `Lag`, required, at least 1 item"
  },
  "dbrepllag.entry": {
    "area": "dbrepllag",
    "section": "2.3",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "Each entry is an object.",
    "parameters": [],
    "line": 166,
    "shape": "itself: object, required"
  },
  "dbrepllag.host": {
    "area": "dbrepllag",
    "section": "2.3",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`host` is a string, the name of the database host; it is empty if there is no separate replica.",
    "parameters": [],
    "line": 167,
    "shape": "`host`: string, required"
  },
  "dbrepllag.lag": {
    "area": "dbrepllag",
    "section": "2.3",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`lag` is an integer, the lag in seconds, or -1 if it cannot be measured.",
    "parameters": [],
    "line": 168,
    "shape": "`lag`: integer, required, at least `-1`"
  },
  "dbrepllag.unmeasured-host": {
    "area": "dbrepllag",
    "section": "2.3",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "An entry whose `lag` is -1 has an empty `host`, unless `{hostnames}` are shown or `{replication}` is declared.",
    "parameters": [
      "hostnames",
      "replication"
    ],
    "line": 172
  },
  "dbrepllag.unmeasured-alone": {
    "area": "dbrepllag",
    "section": "2.3",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "An entry whose `lag` is -1 is the only one, unless `{replication}` is declared.",
    "parameters": [
      "replication"
    ],
    "line": 173
  },
  "dbrepllag.declared": {
    "area": "dbrepllag",
    "section": "2.3",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "Where `{replication}` is declared `none`, the report is exactly one entry with an empty `host` (or any `host` where `{hostnames}` are shown) and the `lag` -1; where it is declared `replicated`, every `lag` is 0 or more.",
    "parameters": [
      "replication",
      "hostnames"
    ],
    "line": 174
  },
  "dbrepllag.complete": {
    "area": "dbrepllag",
    "section": "4.3",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "The report comes in one answer: there is no `continue`, which only truncated listings have.",
    "parameters": [],
    "line": 345,
    "shape": "`continue`: absent"
  },
  "duplicatefiles.pages": {
    "area": "duplicatefiles",
    "section": "2.4",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`pages` is an object with one record for each title.",
    "parameters": [],
    "line": 187,
    "shape": "`pages`: map of `Page`, required"
  },
  "duplicatefiles.normalized": {
    "area": "duplicatefiles",
    "section": "2.5",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`normalized` is an array of the titles that normalization changed; it is absent if there are none.",
    "parameters": [],
    "line": 188,
    "shape": "`normalized`: array of `Normalization`, optional, at least 1 item"
  },
  "duplicatefiles.page-id": {
    "area": "duplicatefiles",
    "section": "2.4",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "Each key is the page id in decimal digits, or `-1` for a title without a page.",
    "parameters": [],
    "line": 194,
    "shape": "map key: string, required, matches `^(-1|[1-9][0-9]*)$`"
  },
  "duplicatefiles.page": {
    "area": "duplicatefiles",
    "section": "2.4",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "Each record is an object.",
    "parameters": [],
    "line": 195,
    "shape": "itself: object, required"
  },
  "duplicatefiles.ns": {
    "area": "duplicatefiles",
    "section": "2.4",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`ns` is the integer 6, the namespace of files.",
    "parameters": [],
    "line": 196,
    "shape": "`ns`: integer, required, exactly `6`"
  },
  "duplicatefiles.title": {
    "area": "duplicatefiles",
    "section": "2.4",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`title` is a string, the normalized title.",
    "parameters": [],
    "line": 197,
    "shape": "`title`: string, required"
  },
  "duplicatefiles.missing": {
    "area": "duplicatefiles",
    "section": "2.4",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`missing` is the empty string if the title has no page, and absent if it has one.",
    "parameters": [],
    "line": 198,
    "shape": "`missing`: string, optional, exactly `\"\"`"
  },
  "duplicatefiles.title-normalized": {
    "area": "duplicatefiles",
    "section": "2.4",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "The `title` of a record is the requested title, with its underscores replaced by spaces and with its prefix (`{file_namespace}:`).",
    "parameters": [
      "file_namespace"
    ],
    "line": 202
  },
  "duplicatefiles.existing-record": {
    "area": "duplicatefiles",
    "section": "2.4",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A title from the file listing has one record, under its page id and without `missing`.",
    "parameters": [],
    "line": 203
  },
  "duplicatefiles.normalization": {
    "area": "duplicatefiles",
    "section": "2.5",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "Each entry is an object.",
    "parameters": [],
    "line": 215,
    "shape": "itself: object, required"
  },
  "duplicatefiles.from": {
    "area": "duplicatefiles",
    "section": "2.5",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`from` is a string, the title as it was sent.",
    "parameters": [],
    "line": 216,
    "shape": "`from`: string, required"
  },
  "duplicatefiles.to": {
    "area": "duplicatefiles",
    "section": "2.5",
    "level": "MUST",
    "judgedBy": "schema",
    "statement": "`to` is a string, the title after normalization.",
    "parameters": [],
    "line": 217,
    "shape": "`to`: string, required"
  },
  "duplicatefiles.normalized-when-changed": {
    "area": "duplicatefiles",
    "section": "2.5",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A title sent with underscores has exactly one normalization record, and a title that needs no change has none.",
    "parameters": [],
    "line": 221
  },
  "duplicatefiles.from-as-sent": {
    "area": "duplicatefiles",
    "section": "2.5",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "The `from` of a normalization record is the title exactly as it was sent.",
    "parameters": [],
    "line": 222
  },
  "duplicatefiles.to-with-spaces": {
    "area": "duplicatefiles",
    "section": "2.5",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "The `to` of a normalization record is the sent title with its underscores replaced by spaces.",
    "parameters": [],
    "line": 223
  },
  "duplicatefiles.missing-record": {
    "area": "duplicatefiles",
    "section": "4.4",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "The title of a file without a page has exactly one record, under the key `-1`, and the record has `missing`.",
    "parameters": [],
    "line": 359
  },
  "duplicatefiles.complete": {
    "area": "duplicatefiles",
    "section": "4.4",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "The answer on a title without a page has no `continue`: nothing is missing from it.",
    "parameters": [],
    "line": 360
  },
  "duplicatefiles.spellings": {
    "area": "duplicatefiles",
    "section": "4.4",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "Underscores and spaces in a title are equivalent: both spellings lead to the same record.",
    "parameters": [],
    "line": 361
  },
  "duplicatefiles.not-an-error": {
    "area": "duplicatefiles",
    "section": "7",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A title without a page is reported within a successful answer, not as an error.",
    "parameters": [],
    "line": 400
  },
  "session.no-credentials": {
    "area": "session",
    "section": "5",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "All four queries are answered without any credentials. (Judged where `{access}` is `open`.)",
    "parameters": [
      "access"
    ],
    "line": 371
  },
  "session.same-status": {
    "area": "session",
    "section": "5",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A query sent with a session cookie (`{session_cookie}`) and no user id cookie is answered with the same status as one sent without cookies.",
    "parameters": [
      "session_cookie"
    ],
    "line": 372
  },
  "session.same-answer": {
    "area": "session",
    "section": "5",
    "level": "MUST",
    "judgedBy": "check",
    "statement": "A query sent with a session cookie (`{session_cookie}`) and no user id cookie gets the answer that an anonymous user gets: the fields that this contract names have the same values.",
    "parameters": [
      "session_cookie"
    ],
    "line": 373
  },
  "session.no-live-cookie": {
    "area": "session",
    "section": "5",
    "level": "SHOULD",
    "judgedBy": "check",
    "statement": "An answer to a request without cookies sets no live cookie for the session (`{session_cookie}`), the user id, the token or forced HTTPS. It may clear these cookies, or set none at all.",
    "parameters": [
      "session_cookie"
    ],
    "line": 374
  }
};

export const parameters: Readonly<Record<ParameterName, Parameter>> = {
  "base_url": {
    "default": "the audited URL without `/api.php`",
    "values": "URL",
    "meaning": "The address on which the wiki's own links are based. It remains the URL as given, even when the server redirects.",
    "section": "1"
  },
  "public_origin": {
    "default": "the origin of `base_url`",
    "values": "URL",
    "meaning": "The scheme, host and port that the wiki writes into its links, where they differ from those of the audited URL.",
    "section": "1"
  },
  "ui_language": {
    "default": "en",
    "values": "text",
    "meaning": "The language in which the wiki addresses anonymous readers, and therefore the language of the notice.",
    "section": "1"
  },
  "article_url": {
    "default": "{base_url}/$1",
    "values": "template",
    "meaning": "The address of an article, with `$1` for its title.",
    "section": "2.2"
  },
  "upload_url": {
    "default": "{base_url}/images",
    "values": "URL",
    "meaning": "The address of the folder of uploaded files.",
    "section": "2.2"
  },
  "hash_levels": {
    "default": "2",
    "values": [
      "2",
      "0"
    ],
    "meaning": "The depth of the folders over which files are spread: `2`, or `0` where all files are in one folder.",
    "section": "2.2"
  },
  "file_namespace": {
    "default": "File",
    "values": "text",
    "meaning": "The name of the file namespace, in the wiki's language.",
    "section": "2.2"
  },
  "hostnames": {
    "default": "hidden",
    "values": [
      "hidden",
      "shown"
    ],
    "meaning": "`shown` where the wiki names its database hosts, so that an entry without a measured lag may have a name.",
    "section": "2.3"
  },
  "replication": {
    "default": "undeclared",
    "values": [
      "undeclared",
      "none",
      "replicated"
    ],
    "meaning": "`none` where the database has no replica, `replicated` where it has one or more.",
    "section": "2.3"
  },
  "mime_filter": {
    "default": "on",
    "values": [
      "on",
      "off"
    ],
    "meaning": "`off` where the deployment refuses `aimime`.",
    "section": "4.2"
  },
  "session_cookie": {
    "default": "wiki_session",
    "values": "text",
    "meaning": "The name of the session cookie.",
    "section": "5"
  },
  "access": {
    "default": "open",
    "values": [
      "open",
      "restricted"
    ],
    "meaning": "Who reads the wiki: `open` to everybody, or `restricted` to readers with credentials, so that no query is judged by its answer to a request without them.",
    "section": "5"
  }
};

export const silences: Readonly<Record<SilenceId, { readonly section: string; readonly statement: string }>> = {
  "envelope.content-encoding": {
    "section": "1",
    "statement": "How the body of an answer is encoded for its transfer, also where `Accept-Encoding` does not name the encoding."
  },
  "envelope.json-style": {
    "section": "1",
    "statement": "White space, the order of top-level keys, and which characters of a string are escaped in the plain form."
  },
  "envelope.other-keys": {
    "section": "1",
    "statement": "Which other top-level keys an answer may carry, such as `warnings`."
  },
  "html.page": {
    "section": "1",
    "statement": "What the page looks like around the notice and the JSON, and whether the JSON is highlighted."
  },
  "languageinfo.further-properties": {
    "section": "2.1",
    "statement": "Which further properties an entry can have when they are requested."
  },
  "allimages.further-properties": {
    "section": "2.2",
    "statement": "Which further properties of a file (size, dimensions, media type, uploader, comment, digest, metadata) can be requested, and whether any appear without being requested."
  },
  "allimages.key-order": {
    "section": "2.2",
    "statement": "The order of the fields in an entry."
  },
  "allimages.url-escapes": {
    "section": "2.2",
    "statement": "Which characters of a name are percent-escaped in URLs, and in which letter case."
  },
  "duplicatefiles.existing-details": {
    "section": "2.4",
    "statement": "What else the record of an existing page contains."
  },
  "envelope.transitions": {
    "section": "3",
    "statement": "How resources are created, changed and deleted."
  },
  "languageinfo.selection": {
    "section": "4.1",
    "statement": "Parameters that request further properties, or only some of the codes."
  },
  "allimages.media-types": {
    "section": "4.2",
    "statement": "Which media type a file has: no field shows it, and nothing ties it to the extension of its name."
  },
  "allimages.other-parameters": {
    "section": "4.2",
    "statement": "Any other parameter of the listing, such as size, prefix, direction or choice of properties."
  },
  "dbrepllag.other-reports": {
    "section": "4.3",
    "statement": "Other values of `siprop`."
  },
  "duplicatefiles.duplicates": {
    "section": "4.4",
    "statement": "What is answered for an existing file, with or without duplicates, and how a long list of them is continued."
  },
  "session.login": {
    "section": "5",
    "statement": "How users log in, how tokens are handled, and which permissions exist."
  },
  "envelope.events": {
    "section": "6",
    "statement": "Whether the service announces changes by events, webhooks or notifications."
  },
  "envelope.errors": {
    "section": "7",
    "statement": "The shape of an error, its code and its HTTP status."
  },
  "allimages.largest-size": {
    "section": "8",
    "statement": "The largest page size that can be requested."
  },
  "envelope.rate-limits": {
    "section": "8",
    "statement": "How many requests a server accepts, and how large they may be."
  },
  "envelope.api-versioning": {
    "section": "9",
    "statement": "Versions of the API itself, and how parts of it are deprecated."
  }
};

export const notes: Readonly<Record<NoteId, { readonly section: string; readonly statement: string; readonly reason: string }>> = {
  "envelope.query-family": {
    "section": "1",
    "statement": "`action=query` selects the read-only queries; `meta=` asks for a report on the site, `list=` for an enumeration, `prop=` with `titles=` for data on pages.",
    "reason": "It defines terms. The suite sends every query in this form, so a server that does not support it fails the rules on the answers."
  },
  "envelope.client-format": {
    "section": "1",
    "statement": "A client must send `format=json`.",
    "reason": "It is an obligation of the client. The suite meets it."
  },
  "allimages.latest-upload": {
    "section": "2.2",
    "statement": "The `timestamp` is that of the latest upload.",
    "reason": "Nothing else in the answers shows when a file was uploaded. Its form and plausibility are judged."
  },
  "envelope.action-parameter": {
    "section": "4",
    "statement": "`action` is required and has the value `query`.",
    "reason": "It is an obligation of the client. The suite sends it with every query."
  },
  "envelope.format-parameter": {
    "section": "4",
    "statement": "`format=json` selects the plain form; without `format` the HTML form is returned.",
    "reason": "Both forms are requested, and judged by the rules of section 1."
  },
  "envelope.cache-downgrade": {
    "section": "4",
    "statement": "While `uselang=user` is in force, an answer that could be cached publicly is public for anonymous users only.",
    "reason": "It needs a logged-in user and a parameter outside the four queries."
  },
  "allimages.client-cursor": {
    "section": "4.2",
    "statement": "`aicontinue` must be sent together with `continue`, both from the previous answer.",
    "reason": "It is an obligation of the client. The suite meets it; what a server does otherwise is left open."
  },
  "allimages.client-repeats": {
    "section": "4.2",
    "statement": "The request for the next page repeats the original parameters.",
    "reason": "It is an obligation of the client. The suite meets it, and the rules on pages judge the answers."
  },
  "session.cleared-cookies": {
    "section": "5",
    "statement": "To a request without a session cookie, the service sends headers that clear the cookies of the session, the user id, the token and forced HTTPS.",
    "reason": "The source document states this as what happens, but servers send such headers only for cookies that a client has sent, so that a client without cookies sees none. `session.no-live-cookie` therefore requires less: a server may clear these cookies or leave them out, but not set them."
  },
  "session.internal-session": {
    "section": "5",
    "statement": "Without a session cookie, the service starts an anonymous session internally.",
    "reason": "It is internal. What leaves the server, its cookies, is judged."
  },
  "allimages.limit": {
    "section": "8",
    "statement": "The file listing returns 10 entries when no size is requested.",
    "reason": "It repeats section 4.2, where `allimages.page-size` judges it."
  },
  "envelope.version-reported": {
    "section": "9",
    "statement": "The diagnostic block reports the engine's version: three numbers separated by dots.",
    "reason": "It repeats section 2.7, where `envelope.engine-version` observes it."
  }
};

export interface RuleLocation {
  /** The place in the schema, as a prefix of the `schemaPath` that its validator reports. */
  readonly path: string;
  readonly rule: RuleId;
  /** What must exist in an answer for the rule to have something to judge: a JSON Pointer, `*` for every member. */
  readonly subject: string;
  /** The place in the answer, as a JSON Pointer with `*` for every member. */
  readonly pointer: string;
  readonly integer: boolean;
}

/** Which rule judges which place of a schema, the longest path first. */
export const ruleLocations: Readonly<Record<SchemaName, readonly RuleLocation[]>> = {
  "languageinfo": [
    {
      "path": "#/properties/query/properties/languageinfo/additionalProperties/additionalProperties",
      "rule": "languageinfo.only-code",
      "subject": "/query/languageinfo/*",
      "pointer": "/query/languageinfo/*/*",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/languageinfo/additionalProperties/properties/code",
      "rule": "languageinfo.code",
      "subject": "/query/languageinfo/*",
      "pointer": "/query/languageinfo/*/code",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/languageinfo/additionalProperties",
      "rule": "languageinfo.entry",
      "subject": "/query/languageinfo/*",
      "pointer": "/query/languageinfo/*",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/languageinfo/propertyNames",
      "rule": "languageinfo.key",
      "subject": "/query/languageinfo/*",
      "pointer": "/query/languageinfo/*",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/languageinfo",
      "rule": "languageinfo.map",
      "subject": "/query",
      "pointer": "/query/languageinfo",
      "integer": false
    },
    {
      "path": "#/properties/batchcomplete",
      "rule": "envelope.batchcomplete",
      "subject": "",
      "pointer": "/batchcomplete",
      "integer": false
    },
    {
      "path": "#/properties/continue",
      "rule": "languageinfo.complete",
      "subject": "",
      "pointer": "/continue",
      "integer": false
    },
    {
      "path": "#/properties/query",
      "rule": "envelope.query",
      "subject": "",
      "pointer": "/query",
      "integer": false
    },
    {
      "path": "#",
      "rule": "envelope.object",
      "subject": "",
      "pointer": "",
      "integer": false
    }
  ],
  "allimages": [
    {
      "path": "#/properties/query/properties/allimages/items/properties/descriptionshorturl",
      "rule": "allimages.descriptionshorturl",
      "subject": "/query/allimages/*",
      "pointer": "/query/allimages/*/descriptionshorturl",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/allimages/items/properties/descriptionurl",
      "rule": "allimages.descriptionurl",
      "subject": "/query/allimages/*",
      "pointer": "/query/allimages/*/descriptionurl",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/allimages/items/properties/timestamp",
      "rule": "allimages.timestamp",
      "subject": "/query/allimages/*",
      "pointer": "/query/allimages/*/timestamp",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/allimages/items/properties/title",
      "rule": "allimages.title",
      "subject": "/query/allimages/*",
      "pointer": "/query/allimages/*/title",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/allimages/items/properties/name",
      "rule": "allimages.name",
      "subject": "/query/allimages/*",
      "pointer": "/query/allimages/*/name",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/allimages/items/properties/url",
      "rule": "allimages.url",
      "subject": "/query/allimages/*",
      "pointer": "/query/allimages/*/url",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/allimages/items/properties/ns",
      "rule": "allimages.ns",
      "subject": "/query/allimages/*",
      "pointer": "/query/allimages/*/ns",
      "integer": true
    },
    {
      "path": "#/properties/query/properties/allimages/items",
      "rule": "allimages.entry",
      "subject": "/query/allimages/*",
      "pointer": "/query/allimages/*",
      "integer": false
    },
    {
      "path": "#/properties/continue/properties/aicontinue",
      "rule": "allimages.aicontinue",
      "subject": "/continue",
      "pointer": "/continue/aicontinue",
      "integer": false
    },
    {
      "path": "#/properties/continue/properties/continue",
      "rule": "allimages.continue-marker",
      "subject": "/continue",
      "pointer": "/continue/continue",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/allimages",
      "rule": "allimages.list",
      "subject": "/query",
      "pointer": "/query/allimages",
      "integer": false
    },
    {
      "path": "#/properties/batchcomplete",
      "rule": "envelope.batchcomplete",
      "subject": "",
      "pointer": "/batchcomplete",
      "integer": false
    },
    {
      "path": "#/properties/continue",
      "rule": "allimages.continue",
      "subject": "/continue",
      "pointer": "/continue",
      "integer": false
    },
    {
      "path": "#/properties/query",
      "rule": "envelope.query",
      "subject": "",
      "pointer": "/query",
      "integer": false
    },
    {
      "path": "#",
      "rule": "envelope.object",
      "subject": "",
      "pointer": "",
      "integer": false
    }
  ],
  "dbrepllag": [
    {
      "path": "#/properties/query/properties/dbrepllag/items/properties/host",
      "rule": "dbrepllag.host",
      "subject": "/query/dbrepllag/*",
      "pointer": "/query/dbrepllag/*/host",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/dbrepllag/items/properties/lag",
      "rule": "dbrepllag.lag",
      "subject": "/query/dbrepllag/*",
      "pointer": "/query/dbrepllag/*/lag",
      "integer": true
    },
    {
      "path": "#/properties/query/properties/dbrepllag/items",
      "rule": "dbrepllag.entry",
      "subject": "/query/dbrepllag/*",
      "pointer": "/query/dbrepllag/*",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/dbrepllag",
      "rule": "dbrepllag.list",
      "subject": "/query",
      "pointer": "/query/dbrepllag",
      "integer": false
    },
    {
      "path": "#/properties/batchcomplete",
      "rule": "envelope.batchcomplete",
      "subject": "",
      "pointer": "/batchcomplete",
      "integer": false
    },
    {
      "path": "#/properties/continue",
      "rule": "dbrepllag.complete",
      "subject": "",
      "pointer": "/continue",
      "integer": false
    },
    {
      "path": "#/properties/query",
      "rule": "envelope.query",
      "subject": "",
      "pointer": "/query",
      "integer": false
    },
    {
      "path": "#",
      "rule": "envelope.object",
      "subject": "",
      "pointer": "",
      "integer": false
    }
  ],
  "duplicatefiles": [
    {
      "path": "#/properties/query/properties/pages/additionalProperties/properties/missing",
      "rule": "duplicatefiles.missing",
      "subject": "/query/pages/*/missing",
      "pointer": "/query/pages/*/missing",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/pages/additionalProperties/properties/title",
      "rule": "duplicatefiles.title",
      "subject": "/query/pages/*",
      "pointer": "/query/pages/*/title",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/pages/additionalProperties/properties/ns",
      "rule": "duplicatefiles.ns",
      "subject": "/query/pages/*",
      "pointer": "/query/pages/*/ns",
      "integer": true
    },
    {
      "path": "#/properties/query/properties/normalized/items/properties/from",
      "rule": "duplicatefiles.from",
      "subject": "/query/normalized/*",
      "pointer": "/query/normalized/*/from",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/normalized/items/properties/to",
      "rule": "duplicatefiles.to",
      "subject": "/query/normalized/*",
      "pointer": "/query/normalized/*/to",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/pages/additionalProperties",
      "rule": "duplicatefiles.page",
      "subject": "/query/pages/*",
      "pointer": "/query/pages/*",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/pages/propertyNames",
      "rule": "duplicatefiles.page-id",
      "subject": "/query/pages/*",
      "pointer": "/query/pages/*",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/normalized/items",
      "rule": "duplicatefiles.normalization",
      "subject": "/query/normalized/*",
      "pointer": "/query/normalized/*",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/normalized",
      "rule": "duplicatefiles.normalized",
      "subject": "/query/normalized",
      "pointer": "/query/normalized",
      "integer": false
    },
    {
      "path": "#/properties/query/properties/pages",
      "rule": "duplicatefiles.pages",
      "subject": "/query",
      "pointer": "/query/pages",
      "integer": false
    },
    {
      "path": "#/properties/batchcomplete",
      "rule": "envelope.batchcomplete",
      "subject": "",
      "pointer": "/batchcomplete",
      "integer": false
    },
    {
      "path": "#/properties/query",
      "rule": "envelope.query",
      "subject": "",
      "pointer": "/query",
      "integer": false
    },
    {
      "path": "#",
      "rule": "envelope.object",
      "subject": "",
      "pointer": "",
      "integer": false
    }
  ],
  "debuginfo": [
    {
      "path": "#/properties/memoryPeak",
      "rule": "envelope.debuginfo-memory-peak",
      "subject": "/memoryPeak",
      "pointer": "/memoryPeak",
      "integer": false
    },
    {
      "path": "#/properties/phpVersion",
      "rule": "envelope.debuginfo-runtime-version",
      "subject": "/phpVersion",
      "pointer": "/phpVersion",
      "integer": false
    },
    {
      "path": "#/properties/phpEngine",
      "rule": "envelope.debuginfo-engine",
      "subject": "/phpEngine",
      "pointer": "/phpEngine",
      "integer": false
    },
    {
      "path": "#/properties/debugLog",
      "rule": "envelope.debuginfo-trace",
      "subject": "/debugLog",
      "pointer": "/debugLog",
      "integer": false
    },
    {
      "path": "#/properties/includes",
      "rule": "envelope.debuginfo-includes",
      "subject": "/includes",
      "pointer": "/includes",
      "integer": false
    },
    {
      "path": "#/properties/queries",
      "rule": "envelope.debuginfo-queries",
      "subject": "/queries",
      "pointer": "/queries",
      "integer": false
    },
    {
      "path": "#/properties/request",
      "rule": "envelope.debuginfo-request",
      "subject": "/request",
      "pointer": "/request",
      "integer": false
    },
    {
      "path": "#/properties/memory",
      "rule": "envelope.debuginfo-memory",
      "subject": "/memory",
      "pointer": "/memory",
      "integer": false
    },
    {
      "path": "#/properties/time",
      "rule": "envelope.debuginfo-time",
      "subject": "/time",
      "pointer": "/time",
      "integer": false
    },
    {
      "path": "#/properties/log",
      "rule": "envelope.debuginfo-log",
      "subject": "/log",
      "pointer": "/log",
      "integer": false
    },
    {
      "path": "#",
      "rule": "envelope.debuginfo",
      "subject": "",
      "pointer": "",
      "integer": false
    }
  ]
};
