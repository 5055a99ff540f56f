// Generated from audits of the mutants by `npx vitest run --project unit scripts/rule-pages -u`. Do not edit.

import type { RuleId } from './rules.js';

/** A part of an answer, laid out for the eye. */
export interface Excerpt {
  readonly language: 'jsonc' | 'http' | 'html' | 'text';
  readonly lines: readonly string[];
  /** The lines of the place in question, counted from 0. */
  readonly marked: readonly number[];
}

export interface Shown extends Excerpt {
  readonly request: readonly string[];
  /** What the suite says of it. */
  readonly message: string;
}

export interface Example {
  readonly passes: Shown;
  readonly fails: Shown & { readonly hint?: string; readonly mutant: string };
  /** Why lawful wikis left nothing to judge. */
  readonly inapplicable: readonly string[];
  /** What a budget of one page a traversal left in the dark. */
  readonly cantTell: readonly string[];
}

/** Apart from the catalogue, since only who explains a rule needs it. */
export const examples: Readonly<Record<RuleId, Example>> = {
 "envelope.status": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "http",
   "lines": [
    "HTTP/1.1 200 OK",
    "Content-Type: application/json; charset=utf-8",
    "Cache-Control: private, must-revalidate, max-age=0",
    "Vary: Accept-Encoding,Cookie",
    "",
    "{\"batchcomplete\":\"\",\"query\":{\"languageinfo\":{\"aa\":{\"code\":\"aa\"},\"ab\":{\"code\":\"ab\"},\"abs\":{\"code\":\"ab… (11,719 characters)"
   ],
   "marked": [
    0
   ],
   "message": "held 32 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "http",
   "lines": [
    "HTTP/1.1 201 Created",
    "Content-Type: application/json; charset=utf-8",
    "Cache-Control: private, must-revalidate, max-age=0",
    "Vary: Accept-Encoding,Cookie",
    "",
    "{\"batchcomplete\":\"\",\"query\":{\"languageinfo\":{\"aa\":{\"code\":\"aa\"},\"ab\":{\"code\":\"ab\"},\"abs\":{\"code\":\"ab… (11,719 characters)"
   ],
   "marked": [
    0
   ],
   "message": "languageinfo: an API answer came with HTTP status 201 (the first of 3 such places)",
   "mutant": "envelope.status/created"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "envelope.media-type": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "http",
   "lines": [
    "HTTP/1.1 200 OK",
    "Content-Type: application/json; charset=utf-8",
    "Cache-Control: private, must-revalidate, max-age=0",
    "Vary: Accept-Encoding,Cookie",
    "",
    "{\"batchcomplete\":\"\",\"query\":{\"languageinfo\":{\"aa\":{\"code\":\"aa\"},\"ab\":{\"code\":\"ab\"},\"abs\":{\"code\":\"ab… (11,719 characters)"
   ],
   "marked": [
    1
   ],
   "message": "held 28 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "http",
   "lines": [
    "HTTP/1.1 200 OK",
    "Cache-Control: private, must-revalidate, max-age=0",
    "Vary: Accept-Encoding,Cookie",
    "Content-Type: text/html; charset=utf-8",
    "",
    "{\"batchcomplete\":\"\",\"query\":{\"languageinfo\":{\"aa\":{\"code\":\"aa\"},\"ab\":{\"code\":\"ab\"},\"abs\":{\"code\":\"ab… (11,719 characters)"
   ],
   "marked": [
    3
   ],
   "message": "languageinfo: the Content-Type is `text/html; charset=utf-8` (the first of 28 such places)",
   "mutant": "envelope.media-type/html"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "envelope.unicode": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "text",
   "lines": [
    "{\"batchcomplete\":\"\",\"query\":{\"languageinfo\":{\"aa\":{\"code\":\"aa\"},\"ab\":{\"code\":\"ab\"},\"abs\":{\"code\":\"abs\"},\"ace\":{\"code\":\"ace\"},\"acm\":{\"code\":\"acm\"},\"ady\":{\"code\":\"ady\"},\"ady-cyrl\":{\"code\":\"ady-cyrl\"},\"a… (11,719 characters)"
   ],
   "marked": [
    0
   ],
   "message": "held 28 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "text",
   "lines": [
    "\\ufeff{\"batchcomplete\":\"\",\"query\":{\"languageinfo\":{\"aa\":{\"code\":\"aa\"},\"ab\":{\"code\":\"ab\"},\"abs\":{\"code\":\"abs\"},\"ace\":{\"code\":\"ace\"},\"acm\":{\"code\":\"acm\"},\"ady\":{\"code\":\"ady\"},\"ady-cyrl\":{\"code\":\"ady-cyr… (11,720 characters)"
   ],
   "marked": [
    0
   ],
   "message": "languageinfo: the body starts with a byte order mark (the first of 2 such places)",
   "mutant": "envelope.unicode/byte-order-mark"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "envelope.json": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "text",
   "lines": [
    "{\"batchcomplete\":\"\",\"continue\":{\"aicontinue\":\"Dollar$x.gif\",\"continue\":\"-||\"},\"query\":{\"allimages\":[{\"name\":\"0_zero.png\",\"timestamp\":\"2009-11-06T05:57:45Z\",\"url\":\"http://wiki.example/images/3/3e/0_zer… (2,724 characters)"
   ],
   "marked": [],
   "message": "held 28 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "html",
   "lines": [
    "<br />",
    "<b>Warning</b>:  Undefined variable $rows in <b>/srv/wiki/includes/Listing.php</b> on line <b>88</b><br />",
    "{\"batchcomplete\":\"\",\"continue\":{\"aicontinue\":\"Dollar$x.gif\",\"continue\":\"-||\"},\"query\":{\"allimages\":[{\"name\":\"0_zero.png\",\"timestamp\":\"2009-11-06T05:57:45Z\",\"url\":\"http://wiki.example/images/3/3e/0_zer… (2,724 characters)"
   ],
   "marked": [
    0,
    1
   ],
   "message": "allimages page 1: the body has text around the JSON (the first of 13 such places)",
   "mutant": "envelope.json/warning-before"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "envelope.unique-keys": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"languageinfo\": { /* … */ }",
    "  }",
    "}"
   ],
   "marked": [
    2
   ],
   "message": "held 32 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {},",
    "  \"query\": {",
    "    \"languageinfo\": { /* … */ }",
    "  }",
    "}"
   ],
   "marked": [
    2
   ],
   "message": "languageinfo: duplicate key `/query` (the first of 2 such places)",
   "mutant": "envelope.unique-keys/top-level-query"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "envelope.object": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"dbrepllag\": [",
    "      {",
    "        \"host\": \"\",",
    "        \"lag\": -1",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    0
   ],
   "message": "held 4 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "[",
    "  {",
    "    \"batchcomplete\": \"\",",
    "    \"query\": {",
    "      \"dbrepllag\": [",
    "        {",
    "          \"host\": \"\",",
    "          \"lag\": -1",
    "        }",
    "      ]",
    "    }",
    "  }",
    "]"
   ],
   "marked": [
    0
   ],
   "message": "dbrepllag: the answer is an array of 1 entry, expected an object (the first of 2 such places)",
   "mutant": "envelope.object/list"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "envelope.batchcomplete": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ }",
    "}"
   ],
   "marked": [
    1
   ],
   "message": "held 4 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": true,",
    "  \"query\": { /* … */ }",
    "}"
   ],
   "marked": [
    1
   ],
   "message": "languageinfo: `/batchcomplete` is true, expected a string (the first of 2 such places)",
   "hint": "a newer form of the API (`formatversion=2`) writes true here; the contract wants the empty string",
   "mutant": "envelope.batchcomplete/true-languageinfo"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "envelope.query": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"dbrepllag\": [",
    "      {",
    "        \"host\": \"\",",
    "        \"lag\": -1",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    2
   ],
   "message": "held 4 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": [",
    "    {",
    "      \"dbrepllag\": [",
    "        {",
    "          \"host\": \"\",",
    "          \"lag\": -1",
    "        }",
    "      ]",
    "    }",
    "  ]",
    "}"
   ],
   "marked": [
    2
   ],
   "message": "dbrepllag: `/query` is an array of 1 entry, expected an object (the first of 2 such places)",
   "hint": "a query that the server does not know is answered without `query`",
   "mutant": "envelope.query/list"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "envelope.debuginfo": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    \"mwVersion\": \"1.39.17\",",
    "    \"phpEngine\": \"PHP\",",
    "    \"phpVersion\": \"8.2.29\",",
    "    \"time\": 0.0151,",
    "    \"log\": [ /* … 1 */ ],",
    "    \"debugLog\": [ /* … 2 */ ],",
    "    \"queries\": [],",
    "    \"request\": { \"method\": \"GET\" /* … */ },",
    "    \"memory\": \"4.71 MB\",",
    "    \"memoryPeak\": \"5.02 MB\",",
    "    // … 1 more",
    "  }",
    "}"
   ],
   "marked": [
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    15
   ],
   "message": "observed as described: `debuginfo`"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": []",
    "}"
   ],
   "marked": [
    3
   ],
   "message": "observed, but not as described: `/` is [], the contract describes an object",
   "mutant": "envelope.debuginfo/list"
  },
  "inapplicable": [
   "the answers carry no `debuginfo`"
  ],
  "cantTell": []
 },
 "envelope.debuginfo-engine": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    \"mwVersion\": \"1.39.17\",",
    "    \"phpEngine\": \"PHP\",",
    "    \"phpVersion\": \"8.2.29\",",
    "    \"time\": 0.0151,",
    "    // … 7 more",
    "  }",
    "}"
   ],
   "marked": [
    5
   ],
   "message": "observed as described: `debuginfo/phpEngine`"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    \"mwVersion\": \"1.39.17\",",
    "    \"phpEngine\": 8,",
    "    \"phpVersion\": \"8.2.29\",",
    "    \"time\": 0.0151,",
    "    // … 7 more",
    "  }",
    "}"
   ],
   "marked": [
    5
   ],
   "message": "observed, but not as described: `/phpEngine` is 8, the contract describes a string",
   "mutant": "envelope.debuginfo-engine/version"
  },
  "inapplicable": [
   "the answers carry no `debuginfo`",
   "the block does not have this field"
  ],
  "cantTell": []
 },
 "envelope.debuginfo-runtime-version": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    \"mwVersion\": \"1.39.17\",",
    "    \"phpEngine\": \"PHP\",",
    "    \"phpVersion\": \"8.2.29\",",
    "    \"time\": 0.0151,",
    "    \"log\": [ /* … 1 */ ],",
    "    // … 6 more",
    "  }",
    "}"
   ],
   "marked": [
    6
   ],
   "message": "observed as described: `debuginfo/phpVersion`"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    \"mwVersion\": \"1.39.17\",",
    "    \"phpEngine\": \"PHP\",",
    "    \"phpVersion\": \"latest\",",
    "    \"time\": 0.0151,",
    "    \"log\": [ /* … 1 */ ],",
    "    // … 6 more",
    "  }",
    "}"
   ],
   "marked": [
    6
   ],
   "message": "observed, but not as described: `/phpVersion` is \"latest\", the contract describes a string matching ^[0-9]+(\\.[0-9]+)+",
   "mutant": "envelope.debuginfo-runtime-version/word"
  },
  "inapplicable": [
   "the answers carry no `debuginfo`",
   "the block does not have this field"
  ],
  "cantTell": []
 },
 "envelope.debuginfo-time": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    // … 1 more",
    "    \"phpEngine\": \"PHP\",",
    "    \"phpVersion\": \"8.2.29\",",
    "    \"time\": 0.0151,",
    "    \"log\": [ /* … 1 */ ],",
    "    \"debugLog\": [ /* … 2 */ ],",
    "    // … 5 more",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "observed as described: `debuginfo/time`"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    // … 1 more",
    "    \"phpEngine\": \"PHP\",",
    "    \"phpVersion\": \"8.2.29\",",
    "    \"time\": \"0.012 s\",",
    "    \"log\": [ /* … 1 */ ],",
    "    \"debugLog\": [ /* … 2 */ ],",
    "    // … 5 more",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "observed, but not as described: `/time` is \"0.012 s\", the contract describes a number",
   "mutant": "envelope.debuginfo-time/text"
  },
  "inapplicable": [
   "the answers carry no `debuginfo`",
   "the block does not have this field"
  ],
  "cantTell": []
 },
 "envelope.debuginfo-log": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    // … 2 more",
    "    \"phpVersion\": \"8.2.29\",",
    "    \"time\": 0.0151,",
    "    \"log\": [",
    "      {",
    "        \"msg\": \"The reference wiki explains itself.\",",
    "        \"type\": \"log\",",
    "        \"caller\": \"debuginfoOf\"",
    "      }",
    "    ],",
    "    \"debugLog\": [ /* … 2 */ ],",
    "    \"queries\": [],",
    "    // … 4 more",
    "  }",
    "}"
   ],
   "marked": [
    8,
    9,
    10,
    11,
    12
   ],
   "message": "observed as described: `debuginfo/log`"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    // … 2 more",
    "    \"phpVersion\": \"8.2.29\",",
    "    \"time\": 0.0151,",
    "    \"log\": [",
    "      \"The wiki explains itself.\"",
    "    ],",
    "    \"debugLog\": [ /* … 2 */ ],",
    "    \"queries\": [],",
    "    // … 4 more",
    "  }",
    "}"
   ],
   "marked": [
    8
   ],
   "message": "observed, but not as described: `/log/0` is \"The wiki explains itself.\", the contract describes an object",
   "mutant": "envelope.debuginfo-log/strings"
  },
  "inapplicable": [
   "the answers carry no `debuginfo`",
   "the block does not have this field"
  ],
  "cantTell": []
 },
 "envelope.debuginfo-trace": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    // … 3 more",
    "    \"time\": 0.0151,",
    "    \"log\": [ /* … 1 */ ],",
    "    \"debugLog\": [",
    "      \"\\n\\nStart request GET /api.php?action=query&meta=languageinfo&format=json\\nIP: 127.0.0.1\\nHTTP HEADERS:\\nHOST: wiki.example\\n\",",
    "      \"[session] no session cookie is trusted: the user is anonymous\"",
    "    ],",
    "    \"queries\": [],",
    "    \"request\": { \"method\": \"GET\" /* … */ },",
    "    // … 3 more",
    "  }",
    "}"
   ],
   "marked": [
    9
   ],
   "message": "observed as described: `debuginfo/debugLog`"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    // … 3 more",
    "    \"time\": 0.0151,",
    "    \"log\": [ /* … 1 */ ],",
    "    \"debugLog\": [",
    "      \"\\n\\nStart request GET /api.php?action=query&meta=languageinfo&format=json\\nIP: 127.0.0.1\\nHTTP HEADERS:\\nHOST: wiki.example\\n\",",
    "      {",
    "        \"line\": 2",
    "      }",
    "    ],",
    "    \"queries\": [],",
    "    \"request\": { \"method\": \"GET\" /* … */ },",
    "    // … 3 more",
    "  }",
    "}"
   ],
   "marked": [
    9,
    10,
    11
   ],
   "message": "observed, but not as described: `/debugLog/1` is an object with 1 key, the contract describes a string",
   "mutant": "envelope.debuginfo-trace/objects"
  },
  "inapplicable": [
   "the answers carry no `debuginfo`",
   "the block does not have this field"
  ],
  "cantTell": []
 },
 "envelope.debuginfo-queries": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    // … 4 more",
    "    \"log\": [ /* … 1 */ ],",
    "    \"debugLog\": [ /* … 2 */ ],",
    "    \"queries\": [],",
    "    \"request\": { \"method\": \"GET\" /* … */ },",
    "    \"memory\": \"4.71 MB\",",
    "    // … 2 more",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "observed as described: `debuginfo/queries`"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    // … 4 more",
    "    \"log\": [ /* … 1 */ ],",
    "    \"debugLog\": [ /* … 2 */ ],",
    "    \"queries\": 3,",
    "    \"request\": { \"method\": \"GET\" /* … */ },",
    "    \"memory\": \"4.71 MB\",",
    "    // … 2 more",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "observed, but not as described: `/queries` is 3, the contract describes an array",
   "mutant": "envelope.debuginfo-queries/count"
  },
  "inapplicable": [
   "the answers carry no `debuginfo`",
   "the block does not have this field"
  ],
  "cantTell": []
 },
 "envelope.debuginfo-request": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    // … 5 more",
    "    \"debugLog\": [ /* … 2 */ ],",
    "    \"queries\": [],",
    "    \"request\": {",
    "      \"method\": \"GET\",",
    "      \"url\": \"/api.php?action=query&meta=languageinfo&format=json\",",
    "      \"headers\": {",
    "        \"HOST\": \"wiki.example\"",
    "      },",
    "      \"params\": {",
    "        \"action\": \"query\",",
    "        \"meta\": \"languageinfo\",",
    "        \"format\": \"json\"",
    "      }",
    "    },",
    "    \"memory\": \"4.71 MB\",",
    "    \"memoryPeak\": \"5.02 MB\",",
    "    // … 1 more",
    "  }",
    "}"
   ],
   "marked": [
    10,
    11
   ],
   "message": "observed as described: `debuginfo/request`"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    // … 5 more",
    "    \"debugLog\": [ /* … 2 */ ],",
    "    \"queries\": [],",
    "    \"request\": {",
    "      \"method\": \"GET\",",
    "      \"url\": \"/api.php?action=query&meta=languageinfo&format=json\",",
    "      \"headers\": [",
    "        \"Host: wiki\"",
    "      ],",
    "      \"params\": {",
    "        \"action\": \"query\",",
    "        \"meta\": \"languageinfo\",",
    "        \"format\": \"json\"",
    "      }",
    "    },",
    "    \"memory\": \"4.71 MB\",",
    "    \"memoryPeak\": \"5.02 MB\",",
    "    // … 1 more",
    "  }",
    "}"
   ],
   "marked": [
    10,
    11,
    12
   ],
   "message": "observed, but not as described: `/request/headers` is an array of 1 entry, the contract describes an object",
   "mutant": "envelope.debuginfo-request/headers-listed"
  },
  "inapplicable": [
   "the answers carry no `debuginfo`",
   "the block does not have this field"
  ],
  "cantTell": []
 },
 "envelope.debuginfo-memory": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    // … 6 more",
    "    \"queries\": [],",
    "    \"request\": { \"method\": \"GET\" /* … */ },",
    "    \"memory\": \"4.71 MB\",",
    "    \"memoryPeak\": \"5.02 MB\",",
    "    \"includes\": [ /* … 2 */ ]",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "observed as described: `debuginfo/memory`"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    // … 6 more",
    "    \"queries\": [],",
    "    \"request\": { \"method\": \"GET\" /* … */ },",
    "    \"memory\": 4938792,",
    "    \"memoryPeak\": \"5.02 MB\",",
    "    \"includes\": [ /* … 2 */ ]",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "observed, but not as described: `/memory` is 4938792, the contract describes a string",
   "mutant": "envelope.debuginfo-memory/bytes"
  },
  "inapplicable": [
   "the answers carry no `debuginfo`",
   "the block does not have this field"
  ],
  "cantTell": []
 },
 "envelope.debuginfo-memory-peak": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    // … 7 more",
    "    \"request\": { \"method\": \"GET\" /* … */ },",
    "    \"memory\": \"4.71 MB\",",
    "    \"memoryPeak\": \"5.02 MB\",",
    "    \"includes\": [ /* … 2 */ ]",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "observed as described: `debuginfo/memoryPeak`"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    // … 7 more",
    "    \"request\": { \"method\": \"GET\" /* … */ },",
    "    \"memory\": \"4.71 MB\",",
    "    \"memoryPeak\": 5263852,",
    "    \"includes\": [ /* … 2 */ ]",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "observed, but not as described: `/memoryPeak` is 5263852, the contract describes a string",
   "mutant": "envelope.debuginfo-memory-peak/bytes"
  },
  "inapplicable": [
   "the answers carry no `debuginfo`",
   "the block does not have this field"
  ],
  "cantTell": []
 },
 "envelope.debuginfo-includes": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    // … 8 more",
    "    \"memory\": \"4.71 MB\",",
    "    \"memoryPeak\": \"5.02 MB\",",
    "    \"includes\": [",
    "      {",
    "        \"name\": \"/srv/wiki/api.php\",",
    "        \"size\": \"987 bytes\"",
    "      },",
    "      {",
    "        \"name\": \"/srv/wiki/includes/api/ApiQuery.php\",",
    "        \"size\": \"24.53 KB\"",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    15
   ],
   "message": "observed as described: `debuginfo/includes`"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    // … 8 more",
    "    \"memory\": \"4.71 MB\",",
    "    \"memoryPeak\": \"5.02 MB\",",
    "    \"includes\": [",
    "      \"/srv/wiki/api.php\"",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    8
   ],
   "message": "observed, but not as described: `/includes/0` is \"/srv/wiki/api.php\", the contract describes an object",
   "mutant": "envelope.debuginfo-includes/names"
  },
  "inapplicable": [
   "the answers carry no `debuginfo`",
   "the block does not have this field"
  ],
  "cantTell": []
 },
 "envelope.debuginfo-first-line": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    // … 3 more",
    "    \"time\": 0.0151,",
    "    \"log\": [ /* … 1 */ ],",
    "    \"debugLog\": [",
    "      \"\\n\\nStart request GET /api.php?action=query&meta=languageinfo&format=json\\nIP: 127.0.0.1\\nHTTP HEADERS:\\nHOST: wiki.example\\n\",",
    "      \"[session] no session cookie is trusted: the user is anonymous\"",
    "    ],",
    "    \"queries\": [],",
    "    \"request\": { \"method\": \"GET\" /* … */ },",
    "    // … 3 more",
    "  }",
    "}"
   ],
   "marked": [
    8
   ],
   "message": "observed as described"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    // … 3 more",
    "    \"time\": 0.0151,",
    "    \"log\": [ /* … 1 */ ],",
    "    \"debugLog\": [",
    "      \"IP: 127.0.0.1\",",
    "      \"[session] no session cookie is trusted: the user is anonymous\"",
    "    ],",
    "    \"queries\": [],",
    "    \"request\": { \"method\": \"GET\" /* … */ },",
    "    // … 3 more",
    "  }",
    "}"
   ],
   "marked": [
    8
   ],
   "message": "observed, but not as described: the first line has no request line",
   "mutant": "envelope.debuginfo-first-line/address"
  },
  "inapplicable": [
   "the answers carry no `debuginfo`",
   "the block has no `debugLog`"
  ],
  "cantTell": []
 },
 "envelope.engine-version": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    \"mwVersion\": \"1.39.17\",",
    "    \"phpEngine\": \"PHP\",",
    "    \"phpVersion\": \"8.2.29\",",
    "    // … 8 more",
    "  }",
    "}"
   ],
   "marked": [
    4
   ],
   "message": "observed: `mwVersion` is \"1.39.17\""
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"debuginfo\": {",
    "    \"mwVersion\": \"1.47.0-alpha\",",
    "    \"phpEngine\": \"PHP\",",
    "    \"phpVersion\": \"8.2.29\",",
    "    // … 8 more",
    "  }",
    "}"
   ],
   "marked": [
    4
   ],
   "message": "observed, but not as described: `mwVersion` is \"1.47.0-alpha\"",
   "mutant": "envelope.engine-version/pre-release"
  },
  "inapplicable": [
   "the answers carry no `debuginfo`",
   "the block names no version of the engine"
  ],
  "cantTell": []
 },
 "envelope.cache-mode": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "http",
   "lines": [
    "HTTP/1.1 200 OK",
    "Content-Type: application/json; charset=utf-8",
    "Cache-Control: private, must-revalidate, max-age=0",
    "Vary: Accept-Encoding,Cookie",
    "",
    "{\"batchcomplete\":\"\",\"query\":{\"languageinfo\":{\"aa\":{\"code\":\"aa\"},\"ab\":{\"code\":\"ab\"},\"abs\":{\"code\":\"ab… (12,472 characters)"
   ],
   "marked": [
    2
   ],
   "message": "observed: `private, must-revalidate, max-age=0`"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "http",
   "lines": [
    "HTTP/1.1 200 OK",
    "Content-Type: application/json; charset=utf-8",
    "Vary: Accept-Encoding,Cookie",
    "Cache-Control: public, s-maxage=60, max-age=60",
    "",
    "{\"batchcomplete\":\"\",\"query\":{\"languageinfo\":{\"aa\":{\"code\":\"aa\"},\"ab\":{\"code\":\"ab\"},\"abs\":{\"code\":\"ab… (12,472 characters)"
   ],
   "marked": [
    3
   ],
   "message": "observed: `public, s-maxage=60, max-age=60`",
   "mutant": "envelope.cache-mode/public"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "html.media-type": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo"
   ],
   "language": "http",
   "lines": [
    "HTTP/1.1 200 OK",
    "Content-Type: text/html; charset=UTF-8",
    "Cache-Control: private, must-revalidate, max-age=0",
    "Vary: Accept-Encoding,Cookie",
    "",
    "<!DOCTYPE html>"
   ],
   "marked": [
    1
   ],
   "message": "held for 4 pages"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo"
   ],
   "language": "http",
   "lines": [
    "HTTP/1.1 200 OK",
    "Cache-Control: private, must-revalidate, max-age=0",
    "Vary: Accept-Encoding,Cookie",
    "Content-Type: application/json; charset=utf-8",
    "",
    "<!DOCTYPE html>"
   ],
   "marked": [
    3
   ],
   "message": "languageinfo in HTML: the Content-Type is `application/json; charset=utf-8`",
   "mutant": "html.media-type/json"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "html.embedded-json": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo"
   ],
   "language": "html",
   "lines": [
    "… 8 lines …",
    "<h1>API</h1>",
    "<div id=\"mw-content-text\">",
    "<div class=\"api-pretty-header\"><p>This page shows the answer as HTML around its JSON. HTML is meant for debugging and is unsuitable for application use: programs add <kbd>format=json</kbd>.</p></div>",
    "<pre class=\"api-pretty-content\">{",
    "    \"batchcomplete\": \"\",",
    "    \"query\": {",
    "        \"languageinfo\": {",
    "            \"aa\": {",
    "                \"code\": \"aa\"",
    "            },",
    "            \"ab\": {",
    "                \"code\": \"ab\"",
    "            },",
    "            \"abs\": {",
    "                \"code\": \"abs\"",
    "… 1603 lines …",
    "</div>",
    "</body>",
    "</html>",
    "… 1 line …"
   ],
   "marked": [
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    15
   ],
   "message": "held for 4 pages"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo"
   ],
   "language": "html",
   "lines": [
    "… 8 lines …",
    "<h1>API</h1>",
    "<div id=\"mw-content-text\">",
    "<div class=\"api-pretty-header\"><p>This page shows the answer as HTML around its JSON. HTML is meant for debugging and is unsuitable for application use: programs add <kbd>format=json</kbd>.</p></div>",
    "",
    "</div>",
    "</body>",
    "</html>",
    "… 1 line …"
   ],
   "marked": [
    4
   ],
   "message": "languageinfo in HTML: the page contains no JSON document",
   "mutant": "html.embedded-json/absent"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "html.pretty": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo"
   ],
   "language": "html",
   "lines": [
    "… 8 lines …",
    "<h1>API</h1>",
    "<div id=\"mw-content-text\">",
    "<div class=\"api-pretty-header\"><p>This page shows the answer as HTML around its JSON. HTML is meant for debugging and is unsuitable for application use: programs add <kbd>format=json</kbd>.</p></div>",
    "<pre class=\"api-pretty-content\">{",
    "    \"batchcomplete\": \"\",",
    "    \"query\": {",
    "        \"languageinfo\": {",
    "            \"aa\": {",
    "                \"code\": \"aa\"",
    "            },",
    "            \"ab\": {",
    "                \"code\": \"ab\"",
    "            },",
    "            \"abs\": {",
    "                \"code\": \"abs\"",
    "… 1603 lines …",
    "</div>",
    "</body>",
    "</html>",
    "… 1 line …"
   ],
   "marked": [
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    15
   ],
   "message": "held for 4 pages"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo"
   ],
   "language": "html",
   "lines": [
    "… 8 lines …",
    "<h1>API</h1>",
    "<div id=\"mw-content-text\">",
    "<div class=\"api-pretty-header\"><p>This page shows the answer as HTML around its JSON. HTML is meant for debugging and is unsuitable for application use: programs add <kbd>format=json</kbd>.</p></div>",
    "<pre class=\"api-pretty-content\">{\"batchcomplete\":\"\",\"query\":{\"languageinfo\":{\"aa\":{\"code\":\"aa\"},\"ab\":{\"code\":\"ab\"},\"abs\":{\"code\":\"abs\"},\"ace\":{\"code\":\"ace\"},\"acm\":{\"code\":\"acm\"},\"ady\":{\"code\":\"ady\"},\"… (11,757 characters)",
    "</div>",
    "</body>",
    "</html>",
    "… 1 line …"
   ],
   "marked": [
    4
   ],
   "message": "languageinfo in HTML: in line 1 of the JSON document, several members stand on one line",
   "mutant": "html.pretty/minified"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "html.notice": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo"
   ],
   "language": "html",
   "lines": [
    "… 7 lines …",
    "<body>",
    "<h1>API</h1>",
    "<div id=\"mw-content-text\">",
    "<div class=\"api-pretty-header\"><p>This page shows the answer as HTML around its JSON. HTML is meant for debugging and is unsuitable for application use: programs add <kbd>format=json</kbd>.</p></div>",
    "<pre class=\"api-pretty-content\">{",
    "    \"batchcomplete\": \"\",",
    "    \"query\": {",
    "… 1616 lines …"
   ],
   "marked": [
    4
   ],
   "message": "held for 4 pages"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo"
   ],
   "language": "html",
   "lines": [
    "… 7 lines …",
    "<body>",
    "<h1>API</h1>",
    "<div id=\"mw-content-text\">",
    "",
    "<pre class=\"api-pretty-content\">{",
    "    \"batchcomplete\": \"\",",
    "    \"query\": {",
    "… 1616 lines …"
   ],
   "marked": [
    4
   ],
   "message": "languageinfo in HTML: no notice precedes the JSON document",
   "mutant": "html.notice/absent"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "html.notice-debugging": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo"
   ],
   "language": "html",
   "lines": [
    "… 7 lines …",
    "<body>",
    "<h1>API</h1>",
    "<div id=\"mw-content-text\">",
    "<div class=\"api-pretty-header\"><p>This page shows the answer as HTML around its JSON. HTML is meant for debugging and is unsuitable for application use: programs add <kbd>format=json</kbd>.</p></div>",
    "<pre class=\"api-pretty-content\">{",
    "    \"batchcomplete\": \"\",",
    "    \"query\": {",
    "… 1616 lines …"
   ],
   "marked": [
    4
   ],
   "message": "held for 4 pages"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo"
   ],
   "language": "html",
   "lines": [
    "… 7 lines …",
    "<body>",
    "<h1>API</h1>",
    "<div id=\"mw-content-text\">",
    "<div class=\"api-pretty-header\"><p>This is the answer of the wiki to a question of a visitor.</p></div>",
    "<pre class=\"api-pretty-content\">{",
    "    \"batchcomplete\": \"\",",
    "    \"query\": {",
    "… 1616 lines …"
   ],
   "marked": [
    4
   ],
   "message": "languageinfo in HTML: the notice does not mention debugging",
   "hint": "if the interface of the wiki is in another language, declare ui_language (now en)",
   "mutant": "html.notice-debugging/welcome"
  },
  "inapplicable": [
   "`ui_language` is `de`"
  ],
  "cantTell": []
 },
 "html.same-object": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag"
   ],
   "language": "html",
   "lines": [
    "… 14 lines …",
    "        \"dbrepllag\": [",
    "            {",
    "                \"host\": \"\",",
    "                \"lag\": -1",
    "            }",
    "        ]",
    "    }",
    "… 5 lines …"
   ],
   "marked": [
    4
   ],
   "message": "held for 4 pages"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag"
   ],
   "language": "html",
   "lines": [
    "… 14 lines …",
    "        \"dbrepllag\": [",
    "            {",
    "                \"host\": \"\",",
    "                \"lag\": 0",
    "            }",
    "        ]",
    "    }",
    "… 5 lines …"
   ],
   "marked": [
    4
   ],
   "message": "dbrepllag: `/query/dbrepllag/0/lag` is 0 in the HTML form, -1 in the plain form",
   "mutant": "html.same-object/lag"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "languageinfo.map": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"languageinfo\": {",
    "      \"aa\": { \"code\": \"aa\" },",
    "      \"ab\": { \"code\": \"ab\" },",
    "      \"abs\": { \"code\": \"abs\" },",
    "      \"ace\": { \"code\": \"ace\" },",
    "      \"acm\": { \"code\": \"acm\" },",
    "      \"ady\": { \"code\": \"ady\" },",
    "      \"ady-cyrl\": { \"code\": \"ady-cyrl\" },",
    "      \"ae\": { \"code\": \"ae\" },",
    "      \"aeb\": { \"code\": \"aeb\" },",
    "      \"aeb-arab\": { \"code\": \"aeb-arab\" },",
    "      // … 526 more",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    15
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"languageinfo\": [",
    "      { \"code\": \"aa\" },",
    "      { \"code\": \"ab\" },",
    "      { \"code\": \"abs\" },",
    "      { \"code\": \"ace\" },",
    "      { \"code\": \"acm\" },",
    "      { \"code\": \"ady\" },",
    "      { \"code\": \"ady-cyrl\" },",
    "      { \"code\": \"ae\" },",
    "      { \"code\": \"aeb\" },",
    "      { \"code\": \"aeb-arab\" },",
    "      // … 526 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    15
   ],
   "message": "languageinfo: `/query/languageinfo` is an array of 536 entries, expected an object (the first of 2 such places)",
   "hint": "an empty map is {}, never []",
   "mutant": "languageinfo.map/list"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "languageinfo.key": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"languageinfo\": {",
    "      \"aa\": { \"code\": \"aa\" },",
    "      \"ab\": { \"code\": \"ab\" },",
    "      \"abs\": { \"code\": \"abs\" },",
    "      \"ace\": { \"code\": \"ace\" },",
    "      \"acm\": { \"code\": \"acm\" },",
    "      \"ady\": { \"code\": \"ady\" },",
    "      \"ady-cyrl\": { \"code\": \"ady-cyrl\" },",
    "      \"ae\": { \"code\": \"ae\" },",
    "      \"aeb\": { \"code\": \"aeb\" },",
    "      \"aeb-arab\": { \"code\": \"aeb-arab\" },",
    "      // … 526 more",
    "    }",
    "  }",
    "}"
   ],
   "marked": [],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"languageinfo\": {",
    "      // … 522 more",
    "      \"zgh-latn\": { \"code\": \"zgh-latn\" },",
    "      \"zh\": { \"code\": \"zh\" },",
    "      \"zh-Hant\": {",
    "        \"code\": \"zh-Hant\"",
    "      },",
    "      \"zh-classical\": { \"code\": \"zh-classical\" },",
    "      \"zh-cn\": { \"code\": \"zh-cn\" },",
    "      // … 9 more",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    7,
    8
   ],
   "message": "languageinfo: `/query/languageinfo/zh-Hant` is the key \"zh-Hant\", expected a key matching ^[a-z0-9]+(-[a-z0-9]+)*$ (the first of 2 such places)",
   "mutant": "languageinfo.key/upper-case"
  },
  "inapplicable": [
   "no answer has `/query/languageinfo/*`"
  ],
  "cantTell": []
 },
 "languageinfo.entry": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"languageinfo\": {",
    "      // … 96 more",
    "      \"da\": { \"code\": \"da\" },",
    "      \"dag\": { \"code\": \"dag\" },",
    "      \"de\": {",
    "        \"code\": \"de\"",
    "      },",
    "      \"de-at\": { \"code\": \"de-at\" },",
    "      \"de-ch\": { \"code\": \"de-ch\" },",
    "      // … 435 more",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    7,
    8,
    9
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"languageinfo\": {",
    "      // … 96 more",
    "      \"da\": { \"code\": \"da\" },",
    "      \"dag\": { \"code\": \"dag\" },",
    "      \"de\": \"de\",",
    "      \"de-at\": { \"code\": \"de-at\" },",
    "      \"de-ch\": { \"code\": \"de-ch\" },",
    "      // … 435 more",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "languageinfo: `/query/languageinfo/de` is \"de\", expected an object (the first of 2 such places)",
   "mutant": "languageinfo.entry/string"
  },
  "inapplicable": [
   "no answer has `/query/languageinfo/*`"
  ],
  "cantTell": []
 },
 "languageinfo.code": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"languageinfo\": {",
    "      // … 113 more",
    "      \"el\": { \"code\": \"el\" },",
    "      \"eml\": { \"code\": \"eml\" },",
    "      \"en\": {",
    "        \"code\": \"en\"",
    "      },",
    "      \"en-ca\": { \"code\": \"en-ca\" },",
    "      \"en-gb\": { \"code\": \"en-gb\" },",
    "      // … 418 more",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    8
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"languageinfo\": {",
    "      // … 113 more",
    "      \"el\": { \"code\": \"el\" },",
    "      \"eml\": { \"code\": \"eml\" },",
    "      \"en\": {},",
    "      \"en-ca\": { \"code\": \"en-ca\" },",
    "      \"en-gb\": { \"code\": \"en-gb\" },",
    "      // … 418 more",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "languageinfo: `/query/languageinfo/en/code` is missing (the first of 2 such places)",
   "mutant": "languageinfo.code/absent"
  },
  "inapplicable": [
   "no answer has `/query/languageinfo/*`"
  ],
  "cantTell": []
 },
 "languageinfo.only-code": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"languageinfo\": {",
    "      \"aa\": {",
    "        \"code\": \"aa\"",
    "      },",
    "      \"ab\": { \"code\": \"ab\" },",
    "      \"abs\": { \"code\": \"abs\" },",
    "      // … 533 more",
    "    }",
    "  }",
    "}"
   ],
   "marked": [],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"languageinfo\": {",
    "      \"aa\": {",
    "        \"code\": \"aa\",",
    "        \"name\": \"A language\"",
    "      },",
    "      \"ab\": { \"code\": \"ab\" /* … */ },",
    "      \"abs\": { \"code\": \"abs\" /* … */ },",
    "      // … 533 more",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    6
   ],
   "message": "languageinfo: `/query/languageinfo/aa/name` is \"A language\", but must be absent (the first of 1,072 such places)",
   "mutant": "languageinfo.only-code/name"
  },
  "inapplicable": [
   "no answer has `/query/languageinfo/*`"
  ],
  "cantTell": []
 },
 "languageinfo.code-is-key": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"languageinfo\": {",
    "      // … 315 more",
    "      \"nan-latn-tailo\": { \"code\": \"nan-latn-tailo\" },",
    "      \"nap\": { \"code\": \"nap\" },",
    "      \"nb\": {",
    "        \"code\": \"nb\"",
    "      },",
    "      \"nds\": { \"code\": \"nds\" },",
    "      \"nds-nl\": { \"code\": \"nds-nl\" },",
    "      // … 216 more",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    8
   ],
   "message": "held 1,608 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"languageinfo\": {",
    "      // … 315 more",
    "      \"nan-latn-tailo\": { \"code\": \"nan-latn-tailo\" },",
    "      \"nap\": { \"code\": \"nap\" },",
    "      \"nb\": {",
    "        \"code\": \"no\"",
    "      },",
    "      \"nds\": { \"code\": \"nds\" },",
    "      \"nds-nl\": { \"code\": \"nds-nl\" },",
    "      // … 216 more",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    8
   ],
   "message": "the entry `nb` has the code `no`",
   "mutant": "languageinfo.code-is-key/one"
  },
  "inapplicable": [
   "the map is empty"
  ],
  "cantTell": []
 },
 "languageinfo.order": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"languageinfo\": {",
    "      \"aa\": { \"code\": \"aa\" },",
    "      \"ab\": { \"code\": \"ab\" },",
    "      \"abs\": { \"code\": \"abs\" },",
    "      \"ace\": { \"code\": \"ace\" },",
    "      \"acm\": { \"code\": \"acm\" },",
    "      \"ady\": { \"code\": \"ady\" },",
    "      \"ady-cyrl\": { \"code\": \"ady-cyrl\" },",
    "      \"ae\": { \"code\": \"ae\" },",
    "      \"aeb\": { \"code\": \"aeb\" },",
    "      \"aeb-arab\": { \"code\": \"aeb-arab\" },",
    "      // … 526 more",
    "    }",
    "  }",
    "}"
   ],
   "marked": [],
   "message": "1,605 pairs of neighbouring keys in order"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"languageinfo\": {",
    "      \"9\": { \"code\": \"9\" },",
    "      \"10\": {",
    "        \"code\": \"10\"",
    "      },",
    "      \"aa\": { \"code\": \"aa\" },",
    "      \"ab\": { \"code\": \"ab\" },",
    "      // … 534 more",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    5,
    6
   ],
   "message": "languageinfo: `10` is listed after `9`",
   "mutant": "languageinfo.order/numbers"
  },
  "inapplicable": [
   "the map has fewer than two entries"
  ],
  "cantTell": []
 },
 "languageinfo.complete": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ }",
    "}"
   ],
   "marked": [],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"continue\": {",
    "    \"licontinue\": \"zu\",",
    "    \"continue\": \"-||\"",
    "  }",
    "}"
   ],
   "marked": [
    3,
    4,
    5
   ],
   "message": "languageinfo: `/continue` is an object with 2 keys, but must be absent (the first of 2 such places)",
   "mutant": "languageinfo.complete/continued"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "allimages.list": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aimime=application%2Fx-conformance-28bb8f1258b3&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"allimages\": []",
    "  }",
    "}"
   ],
   "marked": [
    3
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aimime=application%2Fx-conformance-28bb8f1258b3&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"allimages\": {}",
    "  }",
    "}"
   ],
   "marked": [
    3
   ],
   "message": "allimages aimime=application/x-conformance-28bb8f1258b3 page 1: `/query/allimages` is {}, expected an array",
   "hint": "an empty list is [], never {}",
   "mutant": "allimages.list/empty-object"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "allimages.entry": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      \"0_zero.png\",",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    5
   ],
   "message": "allimages page 1: `/query/allimages/0` is \"0_zero.png\", expected an object (the first of 5 such places)",
   "mutant": "allimages.entry/names-only"
  },
  "inapplicable": [
   "needs a file: the listing is empty"
  ],
  "cantTell": []
 },
 "allimages.name": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    6
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0 zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9 nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    6
   ],
   "message": "allimages page 1: `/query/allimages/0/name` (`0 zero.png`) is \"0 zero.png\", expected a string matching ^[^ ]+$ (the first of 25 such places)",
   "mutant": "allimages.name/spaces"
  },
  "inapplicable": [
   "needs a file: the listing is empty"
  ],
  "cantTell": []
 },
 "allimages.timestamp": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45.000Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "allimages page 1: `/query/allimages/0/timestamp` (`0_zero.png`) is \"2009-11-06T05:57:45.000Z\", expected a string matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$ (the first of 87 such places)",
   "mutant": "allimages.timestamp/fraction"
  },
  "inapplicable": [
   "needs a file: the listing is empty"
  ],
  "cantTell": []
 },
 "allimages.url": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    8
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    8
   ],
   "message": "allimages page 1: `/query/allimages/0/url` (`0_zero.png`) is \"/images/3/3e/0_zero.png\", expected a string matching ^https?://[^/]+/ (the first of 87 such places)",
   "mutant": "allimages.url/relative"
  },
  "inapplicable": [
   "needs a file: the listing is empty"
  ],
  "cantTell": []
 },
 "allimages.descriptionurl": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    9
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    9
   ],
   "message": "allimages page 1: `/query/allimages/0/descriptionurl` (`0_zero.png`) is \"/File:0_zero.png\", expected a string matching ^https?://[^/]+/ (the first of 87 such places)",
   "mutant": "allimages.descriptionurl/relative"
  },
  "inapplicable": [
   "needs a file: the listing is empty"
  ],
  "cantTell": []
 },
 "allimages.descriptionshorturl": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    10
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    10
   ],
   "message": "allimages page 1: `/query/allimages/0/descriptionshorturl` (`0_zero.png`) is \"/index.php?curid=12416747\", expected a string matching ^https?://[^/]+/ (the first of 87 such places)",
   "hint": "a file whose description page does not exist has no short URL",
   "mutant": "allimages.descriptionshorturl/relative"
  },
  "inapplicable": [
   "needs a file: the listing is empty"
  ],
  "cantTell": []
 },
 "allimages.ns": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    11
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": \"6\",",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    11
   ],
   "message": "allimages page 1: `/query/allimages/0/ns` (`0_zero.png`) is \"6\", expected an integer (the first of 87 such places)",
   "mutant": "allimages.ns/string"
  },
  "inapplicable": [
   "needs a file: the listing is empty"
  ],
  "cantTell": []
 },
 "allimages.title": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    12
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12
   ],
   "message": "allimages page 1: `/query/allimages/0/title` (`0_zero.png`) is missing (the first of 2 such places)",
   "mutant": "allimages.title/absent"
  },
  "inapplicable": [
   "needs a file: the listing is empty"
  ],
  "cantTell": []
 },
 "allimages.name-bare": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aicontinue=Dollar%24x.gif&continue=-%7C%7C&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Percent%.png\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      // … 1 more",
    "      { \"name\": \"Double\\\"quote.png\" /* … */ },",
    "      { \"name\": \"E+F.png\" /* … */ },",
    "      {",
    "        \"name\": \"Equals=x.jpeg\",",
    "        \"timestamp\": \"2006-03-12T19:37:00Z\",",
    "        \"url\": \"http://wiki.example/images/9/9d/Equals%3Dx.jpeg\",",
    "        \"descriptionurl\": \"http://wiki.example/File:Equals%3Dx.jpeg\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12994576\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:Equals=x.jpeg\"",
    "      },",
    "      { \"name\": \"Groß_ß.png\" /* … */ },",
    "      { \"name\": \"Img-b.png\" /* … */ },",
    "      // … 4 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    9
   ],
   "message": "held 11 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aicontinue=Dollar%24x.gif&continue=-%7C%7C&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Percent%.png\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      // … 1 more",
    "      { \"name\": \"Double\\\"quote.png\" /* … */ },",
    "      { \"name\": \"E+F.png\" /* … */ },",
    "      {",
    "        \"name\": \"File:Equals=x.jpeg\",",
    "        \"timestamp\": \"2006-03-12T19:37:00Z\",",
    "        \"url\": \"http://wiki.example/images/9/9d/File%3AEquals%3Dx.jpeg\",",
    "        \"descriptionurl\": \"http://wiki.example/File:File:Equals%3Dx.jpeg\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12994576\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:File:Equals=x.jpeg\"",
    "      },",
    "      { \"name\": \"Groß_ß.png\" /* … */ },",
    "      { \"name\": \"Img-b.png\" /* … */ },",
    "      // … 4 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    9
   ],
   "message": "entry 4 of page 2 (`File:Equals=x.jpeg`) has a namespace prefix in its `name`",
   "mutant": "allimages.name-bare/prefixed"
  },
  "inapplicable": [
   "needs a file: the listing is empty"
  ],
  "cantTell": []
 },
 "allimages.timestamp-real": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "held 11 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2020-02-30T12:00:00Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "entry 1 of page 1 (`0_zero.png`) has a date that does not exist, \"2020-02-30T12:00:00Z\" (the first of 4 such places)",
   "mutant": "allimages.timestamp-real/february-30"
  },
  "inapplicable": [
   "needs a file: the listing is empty"
  ],
  "cantTell": []
 },
 "allimages.url-prefix": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    8
   ],
   "message": "held 11 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://files.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    8
   ],
   "message": "entry 1 of page 1 (`0_zero.png`) has a `url` outside `upload_url` (the first of 11 such places)",
   "hint": "if this is how the wiki is deployed, declare upload_url (now http://wiki.example/images)",
   "mutant": "allimages.url-prefix/other-host"
  },
  "inapplicable": [
   "needs a file: the listing is empty"
  ],
  "cantTell": []
 },
 "allimages.url-fan-out": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aicontinue=%F0%9D%92%B3.png&continue=-%7C%7C&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"𝒳.png\",",
    "        \"timestamp\": \"2017-04-17T04:17:18Z\",",
    "        \"url\": \"http://wiki.example/images/4/47/%F0%9D%92%B3.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:%F0%9D%92%B3.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=4716313\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:𝒳.png\"",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "held 11 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aicontinue=%F0%9D%92%B3.png&continue=-%7C%7C&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"𝒳.png\",",
    "        \"timestamp\": \"2017-04-17T04:17:18Z\",",
    "        \"url\": \"http://wiki.example/images/thumb/4/47/%F0%9D%92%B3.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:%F0%9D%92%B3.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=4716313\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:𝒳.png\"",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "entry 1 of page 4 (`𝒳.png`) has no folders `<d1>/<d1><d2>` in its `url`",
   "hint": "if this is how the wiki is deployed, declare hash_levels (now 2)",
   "mutant": "allimages.url-fan-out/thumbnails"
  },
  "inapplicable": [
   "needs a file: the listing is empty"
  ],
  "cantTell": []
 },
 "allimages.url-name": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    8
   ],
   "message": "held 11 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0%20zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    8
   ],
   "message": "entry 1 of page 1 (`0_zero.png`) has a `url` that does not end in its name (the first of 7 such places)",
   "mutant": "allimages.url-name/spaces"
  },
  "inapplicable": [
   "needs a file: the listing is empty"
  ],
  "cantTell": []
 },
 "allimages.descriptionurl-target": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    9
   ],
   "message": "held 11 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    9
   ],
   "message": "entry 1 of page 1 (`0_zero.png`) has an unexpected `descriptionurl`: it is not `http://wiki.example/$1` with `$1` replaced (the first of 11 such places)",
   "hint": "if this is how the wiki is deployed, declare article_url (now http://wiki.example/$1) or file_namespace (now File)",
   "mutant": "allimages.descriptionurl-target/no-prefix"
  },
  "inapplicable": [
   "needs a file: the listing is empty"
  ],
  "cantTell": []
 },
 "allimages.descriptionshorturl-target": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    10
   ],
   "message": "held 11 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=0\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    10
   ],
   "message": "entry 1 of page 1 (`0_zero.png`) has an unexpected `descriptionshorturl`",
   "hint": "if this is how the wiki is deployed, declare public_origin (now http://wiki.example) or base_url (now http://wiki.example)",
   "mutant": "allimages.descriptionshorturl-target/zero"
  },
  "inapplicable": [
   "needs a file: the listing is empty"
  ],
  "cantTell": []
 },
 "allimages.curid-unique": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      { \"name\": \"0_zero.png\" /* … */ },",
    "      {",
    "        \"name\": \"9_nine.gif\",",
    "        \"timestamp\": \"2013-03-26T13:12:55Z\",",
    "        \"url\": \"http://wiki.example/images/7/74/9_nine.gif\",",
    "        \"descriptionurl\": \"http://wiki.example/File:9_nine.gif\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=6008420\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:9 nine.gif\"",
    "      },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      { \"name\": \"A_first.png\" /* … */ },",
    "      // … 6 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    11
   ],
   "message": "held for 31 files"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      { \"name\": \"0_zero.png\" /* … */ },",
    "      {",
    "        \"name\": \"9_nine.gif\",",
    "        \"timestamp\": \"2013-03-26T13:12:55Z\",",
    "        \"url\": \"http://wiki.example/images/7/74/9_nine.gif\",",
    "        \"descriptionurl\": \"http://wiki.example/File:9_nine.gif\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=1\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:9 nine.gif\"",
    "      },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      { \"name\": \"A_first.png\" /* … */ },",
    "      // … 6 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    11
   ],
   "message": "entry 2 of page 1 (`9_nine.gif`) shares the page id `1` with another file (the first of 4 such places)",
   "mutant": "allimages.curid-unique/all"
  },
  "inapplicable": [
   "needs a file: the listing is empty"
  ],
  "cantTell": [
   "the end of the listing was not seen: 1 of at least 2 pages walked"
  ]
 },
 "allimages.title-from-name": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    12
   ],
   "message": "held 11 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0_zero.png\"",
    "      },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    12
   ],
   "message": "entry 1 of page 1 (`0_zero.png`) has the title `File:0_zero.png` (the first of 7 such places)",
   "hint": "if this is how the wiki is deployed, declare file_namespace (now File)",
   "mutant": "allimages.title-from-name/underscores"
  },
  "inapplicable": [
   "needs a file: the listing is empty"
  ],
  "cantTell": []
 },
 "allimages.order": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      // … 2 more",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      { \"name\": \"A_first.png\" /* … */ },",
    "      {",
    "        \"name\": \"Aa.png\",",
    "        \"timestamp\": \"2010-03-07T00:52:35Z\",",
    "        \"url\": \"http://wiki.example/images/5/51/Aa.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:Aa.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=3560655\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:Aa.png\"",
    "      },",
    "      { \"name\": \"At@x.png\" /* … */ },",
    "      { \"name\": \"B(1).png\" /* … */ },",
    "      // … 3 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    9
   ],
   "message": "held 11 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Comma,é.jpg\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      // … 2 more",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      { \"name\": \"Aa.png\" /* … */ },",
    "      {",
    "        \"name\": \"A_first.png\",",
    "        \"timestamp\": \"2015-05-31T16:49:59Z\",",
    "        \"url\": \"http://wiki.example/images/7/77/A_first.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:A_first.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=9968982\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:A first.png\"",
    "      },",
    "      { \"name\": \"a_lower.png\" /* … */ },",
    "      { \"name\": \"At@x.png\" /* … */ },",
    "      // … 3 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    9
   ],
   "message": "on page 1, `A_first.png` is listed after `Aa.png` (the first of 8 such places)",
   "hint": "the database may sort by a linguistic collation; names must be compared byte by byte (COLLATE \"C\", or a binary column)",
   "mutant": "allimages.order/collation"
  },
  "inapplicable": [
   "needs a file: the listing is empty"
  ],
  "cantTell": []
 },
 "allimages.aicontinue": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": {",
    "    \"aicontinue\": \"Dollar$x.gif\",",
    "    \"continue\": \"-||\"",
    "  },",
    "  \"query\": { /* … */ }",
    "}"
   ],
   "marked": [
    3
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": {",
    "    \"aicontinue\": 10,",
    "    \"continue\": \"-||\"",
    "  },",
    "  \"query\": { /* … */ }",
    "}"
   ],
   "marked": [
    3
   ],
   "message": "allimages page 1: `/continue/aicontinue` is 10, expected a string (the first of 4 such places)",
   "mutant": "allimages.aicontinue/number"
  },
  "inapplicable": [
   "needs more than ten files: no answer has a `continue`"
  ],
  "cantTell": []
 },
 "allimages.continue-marker": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": {",
    "    \"aicontinue\": \"Dollar$x.gif\",",
    "    \"continue\": \"-||\"",
    "  },",
    "  \"query\": { /* … */ }",
    "}"
   ],
   "marked": [
    4
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": {",
    "    \"aicontinue\": \"Dollar$x.gif\",",
    "    \"continue\": \"||\"",
    "  },",
    "  \"query\": { /* … */ }",
    "}"
   ],
   "marked": [
    4
   ],
   "message": "allimages page 1: `/continue/continue` is \"||\", expected \"-||\" (the first of 8 such places)",
   "mutant": "allimages.continue-marker/other"
  },
  "inapplicable": [
   "needs more than ten files: no answer has a `continue`"
  ],
  "cantTell": []
 },
 "allimages.next-page-start": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aicontinue=Dollar%24x.gif&continue=-%7C%7C&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Percent%.png\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"Dollar$x.gif\",",
    "        \"timestamp\": \"2014-01-26T21:08:23Z\",",
    "        \"url\": \"http://wiki.example/images/8/87/Dollar%24x.gif\",",
    "        \"descriptionurl\": \"http://wiki.example/File:Dollar$x.gif\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=15442341\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:Dollar$x.gif\"",
    "      },",
    "      { \"name\": \"Double\\\"quote.png\" /* … */ },",
    "      { \"name\": \"E+F.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    6
   ],
   "message": "held 7 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aicontinue=Dollar%24x.gif&continue=-%7C%7C&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Quote's.png\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"Double\\\"quote.png\",",
    "        \"timestamp\": \"2023-01-09T01:59:52Z\",",
    "        \"url\": \"http://wiki.example/images/0/08/Double%22quote.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:Double%22quote.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=9034014\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:Double\\\"quote.png\"",
    "      },",
    "      { \"name\": \"E+F.png\" /* … */ },",
    "      { \"name\": \"Equals=x.jpeg\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    6
   ],
   "message": "page 2 starts with `Double\"quote.png`, though the `aicontinue` before it is `Dollar$x.gif` (the first of 2 such places)",
   "mutant": "allimages.next-page-start/after"
  },
  "inapplicable": [
   "needs more than ten files: the listing fits in one page"
  ],
  "cantTell": [
   "1 of at least 2 pages walked"
  ]
 },
 "allimages.continue-only-when-more": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aicontinue=%F0%9D%92%B5.png&continue=-%7C%7C&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"allimages\": []",
    "  }",
    "}"
   ],
   "marked": [
    3
   ],
   "message": "held 7 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aicontinue=%F0%9D%92%B5.png&continue=-%7C%7C&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"allimages\": []",
    "  },",
    "  \"continue\": { \"aicontinue\": \"𝒵.png\" /* … */ }",
    "}"
   ],
   "marked": [
    3
   ],
   "message": "page 5 is empty, though page 4 has a `continue`",
   "mutant": "allimages.continue-only-when-more/empty-page"
  },
  "inapplicable": [
   "needs more than ten files: the listing fits in one page"
  ],
  "cantTell": [
   "1 of at least 2 pages walked"
  ]
 },
 "allimages.cursor-advances": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aicontinue=Dollar%24x.gif&continue=-%7C%7C&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": {",
    "    \"aicontinue\": \"Percent%.png\",",
    "    \"continue\": \"-||\"",
    "  },",
    "  \"query\": { /* … */ }",
    "}"
   ],
   "marked": [
    3
   ],
   "message": "held 7 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aicontinue=Dollar%24x.gif&continue=-%7C%7C&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": {",
    "    \"aicontinue\": \"Dollar$x.gif\",",
    "    \"continue\": \"-||\"",
    "  },",
    "  \"query\": { /* … */ }",
    "}"
   ],
   "marked": [
    3
   ],
   "message": "the `aicontinue` of page 2, `Dollar$x.gif`, leads back to an earlier page",
   "mutant": "allimages.cursor-advances/stands-still"
  },
  "inapplicable": [
   "needs more than ten files: the listing fits in one page"
  ],
  "cantTell": []
 },
 "allimages.continue": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": {",
    "    \"aicontinue\": \"Dollar$x.gif\",",
    "    \"continue\": \"-||\"",
    "  },",
    "  \"query\": { /* … */ }",
    "}"
   ],
   "marked": [
    2,
    3,
    4,
    5
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": \"Dollar$x.gif\",",
    "  \"query\": { /* … */ }",
    "}"
   ],
   "marked": [
    2
   ],
   "message": "allimages page 1: `/continue` is \"Dollar$x.gif\", expected an object (the first of 4 such places)",
   "mutant": "allimages.continue/string"
  },
  "inapplicable": [
   "needs more than ten files: no answer has a `continue`"
  ],
  "cantTell": []
 },
 "allimages.page-size": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Dollar$x.gif\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      { \"name\": \"0_zero.png\" /* … */ },",
    "      { \"name\": \"9_nine.gif\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      { \"name\": \"A_first.png\" /* … */ },",
    "      { \"name\": \"Aa.png\" /* … */ },",
    "      { \"name\": \"At@x.png\" /* … */ },",
    "      { \"name\": \"B(1).png\" /* … */ },",
    "      { \"name\": \"C&D.png\" /* … */ },",
    "      { \"name\": \"Caret^x.gif\" /* … */ },",
    "      { \"name\": \"Comma,é.jpg\" /* … */ }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    15
   ],
   "message": "held 10 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"allimages\": []",
    "  },",
    "  \"continue\": { \"aicontinue\": \"A\" /* … */ }",
    "}"
   ],
   "marked": [
    3
   ],
   "message": "page 1 has 0 entries and a `continue`",
   "mutant": "allimages.page-size/none"
  },
  "inapplicable": [
   "needs more than ten files: the listing fits in one page"
  ],
  "cantTell": []
 },
 "allimages.mime-filter": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aimime=image%2Fpng&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Img-b.png\" /* … */ },",
    "  \"query\": { /* … */ }",
    "}"
   ],
   "marked": [],
   "message": "4 listings by type answered"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aimime=image%2Fpng&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"error\": {",
    "    \"code\": \"mimesearchdisabled\",",
    "    \"info\": \"MIME search is disabled in Miser Mode.\"",
    "  }",
    "}"
   ],
   "marked": [
    2
   ],
   "message": "the API answered `allimages aimime=image/png page 1` with the error `mimesearchdisabled`",
   "hint": "if this is how the wiki is deployed, declare mime_filter (now on)",
   "mutant": "allimages.mime-filter/refused"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "allimages.mime-subset": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aimime=image%2Fpng&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Img-b.png\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2009-11-06T05:57:45Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      { \"name\": \"A_first.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "3 listings by type compared with the whole"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aimime=image%2Fpng&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Img-b.png\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"0_zero.png\",",
    "        \"timestamp\": \"2001-02-03T04:05:06Z\",",
    "        \"url\": \"http://wiki.example/images/3/3e/0_zero.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:0_zero.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=12416747\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      { \"name\": \"A_first.png\" /* … */ },",
    "      // … 7 more",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "the `timestamp` of `0_zero.png` is \"2001-02-03T04:05:06Z\" under aimime=image/png, \"2009-11-06T05:57:45Z\" in the whole listing",
   "mutant": "allimages.mime-subset/other-date"
  },
  "inapplicable": [
   "needs files whose extension suggests a media type",
   "`mime_filter` is declared off"
  ],
  "cantTell": []
 },
 "allimages.mime-disjoint": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aimime=image%2Fpng&aicontinue=Percent%25.png&continue=-%7C%7C&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"allimages\": [",
    "      { \"name\": \"Percent%.png\" /* … */ },",
    "      { \"name\": \"Quote's.png\" /* … */ },",
    "      { \"name\": \"a_lower.png\" /* … */ },",
    "      { \"name\": \"Éclair.png\" /* … */ },",
    "      { \"name\": \"＠wide.png\" /* … */ },",
    "      { \"name\": \"𝒳.png\" /* … */ }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    3
   ],
   "message": "aimime=image/png and aimime=image/svg+xml share no file"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aimime=image%2Fpng&aicontinue=Percent%25.png&continue=-%7C%7C&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"allimages\": [",
    "      { \"name\": \"Percent%.png\" /* … */ },",
    "      { \"name\": \"Quote's.png\" /* … */ },",
    "      { \"name\": \"Star*.svg\" /* … */ },",
    "      { \"name\": \"What?!.svg\" /* … */ },",
    "      { \"name\": \"a_lower.png\" /* … */ },",
    "      { \"name\": \"Éclair.png\" /* … */ },",
    "      { \"name\": \"日本.jpg\" /* … */ },",
    "      { \"name\": \"＠wide.png\" /* … */ },",
    "      { \"name\": \"𝒳.png\" /* … */ }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    6,
    7,
    10
   ],
   "message": "`0_zero.png` is listed under aimime=image/png and under aimime=image/svg+xml",
   "mutant": "allimages.mime-disjoint/major"
  },
  "inapplicable": [
   "needs files of two media types",
   "`mime_filter` is declared off"
  ],
  "cantTell": []
 },
 "allimages.mime-union": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aimime=image%2Fpng%7Cimage%2Fsvg%2Bxml&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Img-b.png\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      { \"name\": \"0_zero.png\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      { \"name\": \"A_first.png\" /* … */ },",
    "      { \"name\": \"Aa.png\" /* … */ },",
    "      { \"name\": \"At@x.png\" /* … */ },",
    "      { \"name\": \"B(1).png\" /* … */ },",
    "      { \"name\": \"C&D.png\" /* … */ },",
    "      { \"name\": \"Double\\\"quote.png\" /* … */ },",
    "      { \"name\": \"E+F.png\" /* … */ },",
    "      { \"name\": \"Groß_ß.png\" /* … */ }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14
   ],
   "message": "aimime=image/png|image/svg+xml lists the files of both"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aimime=image%2Fpng%7Cimage%2Fsvg%2Bxml&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"Star*.svg\",",
    "        \"timestamp\": \"2023-03-01T14:36:32Z\",",
    "        \"url\": \"http://wiki.example/images/6/63/Star%2A.svg\",",
    "        \"descriptionurl\": \"http://wiki.example/File:Star*.svg\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=16020170\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:Star*.svg\"",
    "      },",
    "      {",
    "        \"name\": \"What?!.svg\",",
    "        \"timestamp\": \"2006-03-03T10:23:03Z\",",
    "        \"url\": \"http://wiki.example/images/3/3c/What%3F%21.svg\",",
    "        \"descriptionurl\": \"http://wiki.example/File:What%3F!.svg\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=3203516\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:What?!.svg\"",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    15,
    16,
    17,
    18,
    19,
    20,
    21
   ],
   "message": "`0_zero.png` is not listed under aimime=image/png|image/svg+xml",
   "mutant": "allimages.mime-union/last-only"
  },
  "inapplicable": [
   "needs files whose extension suggests a media type",
   "`mime_filter` is declared off"
  ],
  "cantTell": []
 },
 "allimages.mime-unknown-empty": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aimime=application%2Fx-conformance-28bb8f1258b3&aicontinue=%F0%9D%92%B3.png&continue=-%7C%7C&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"allimages\": []",
    "  }",
    "}"
   ],
   "marked": [
    3
   ],
   "message": "aimime=application/x-conformance-28bb8f1258b3 lists no files"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aimime=application%2Fx-conformance-28bb8f1258b3&aicontinue=%F0%9D%92%B3.png&continue=-%7C%7C&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"allimages\": [",
    "      {",
    "        \"name\": \"𝒳.png\",",
    "        \"timestamp\": \"2017-04-17T04:17:18Z\",",
    "        \"url\": \"http://wiki.example/images/4/47/%F0%9D%92%B3.png\",",
    "        \"descriptionurl\": \"http://wiki.example/File:%F0%9D%92%B3.png\",",
    "        \"descriptionshorturl\": \"http://wiki.example/index.php?curid=4716313\",",
    "        \"ns\": 6,",
    "        \"title\": \"File:𝒳.png\"",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13
   ],
   "message": "aimime=application/x-conformance-28bb8f1258b3, an invented type, lists 31 files",
   "mutant": "allimages.mime-unknown-empty/all"
  },
  "inapplicable": [
   "`mime_filter` is declared off"
  ],
  "cantTell": []
 },
 "allimages.mime-finds": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aimime=image%2Fpng&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"continue\": { \"aicontinue\": \"Img-b.png\" /* … */ },",
    "  \"query\": {",
    "    \"allimages\": [",
    "      { \"name\": \"0_zero.png\" /* … */ },",
    "      { \"name\": \"AA.png\" /* … */ },",
    "      { \"name\": \"A_first.png\" /* … */ },",
    "      { \"name\": \"Aa.png\" /* … */ },",
    "      { \"name\": \"At@x.png\" /* … */ },",
    "      { \"name\": \"B(1).png\" /* … */ },",
    "      { \"name\": \"C&D.png\" /* … */ },",
    "      { \"name\": \"Double\\\"quote.png\" /* … */ },",
    "      { \"name\": \"E+F.png\" /* … */ },",
    "      { \"name\": \"Groß_ß.png\" /* … */ }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    15
   ],
   "message": "aimime=image/png and aimime=image/svg+xml list files"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aimime=image%2Fpng&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"allimages\": []",
    "  }",
    "}"
   ],
   "marked": [
    3
   ],
   "message": "aimime=image/png lists no files, though 21 names of the listing have its extension, and other types do not list them",
   "mutant": "allimages.mime-finds/nothing"
  },
  "inapplicable": [
   "needs files whose extension suggests a media type",
   "`mime_filter` is declared off"
  ],
  "cantTell": []
 },
 "allimages.mime-pages": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aimime=image%2Fpng&aicontinue=What%3F!.svg&continue=-%7C%7C&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"allimages\": [",
    "      { \"name\": \"a_lower.png\" /* … */ },",
    "      { \"name\": \"Éclair.png\" /* … */ },",
    "      { \"name\": \"＠wide.png\" /* … */ },",
    "      { \"name\": \"𝒳.png\" /* … */ }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    3
   ],
   "message": "4 pages share no file"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&list=allimages&aimime=image%2Fpng&aicontinue=What%3F!.svg&continue=-%7C%7C&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"allimages\": [",
    "      { \"name\": \"What?!.svg\" /* … */ },",
    "      { \"name\": \"a_lower.png\" /* … */ },",
    "      { \"name\": \"Éclair.png\" /* … */ },",
    "      { \"name\": \"日本.jpg\" /* … */ },",
    "      { \"name\": \"＠wide.png\" /* … */ },",
    "      { \"name\": \"𝒳.png\" /* … */ }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    4,
    7
   ],
   "message": "on a later page, `Star*.svg` is listed under aimime=image/png and under aimime=image/svg+xml",
   "mutant": "allimages.mime-pages/forgotten"
  },
  "inapplicable": [
   "needs files of two media types",
   "needs more than ten files of one media type",
   "`mime_filter` is declared off"
  ],
  "cantTell": [
   "1 of at least 2 pages walked"
  ]
 },
 "dbrepllag.list": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"dbrepllag\": [",
    "      {",
    "        \"host\": \"\",",
    "        \"lag\": -1",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    3,
    4,
    5,
    6,
    7,
    8
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"dbrepllag\": []",
    "  }",
    "}"
   ],
   "marked": [
    3
   ],
   "message": "dbrepllag: `/query/dbrepllag` is [], expected at least 1 entry (the first of 2 such places)",
   "mutant": "dbrepllag.list/empty"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "dbrepllag.entry": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"dbrepllag\": [",
    "      {",
    "        \"host\": \"db1\",",
    "        \"lag\": 0",
    "      },",
    "      {",
    "        \"host\": \"db2\",",
    "        \"lag\": 3",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"dbrepllag\": [",
    "      { \"host\": \"db1\" /* … */ },",
    "      { \"host\": \"db2\" /* … */ },",
    "      null",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    6
   ],
   "message": "dbrepllag: `/query/dbrepllag/2` is null, expected an object (the first of 2 such places)",
   "mutant": "dbrepllag.entry/last"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "dbrepllag.host": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"dbrepllag\": [",
    "      {",
    "        \"host\": \"\",",
    "        \"lag\": -1",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    5
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"dbrepllag\": [",
    "      {",
    "        \"host\": null,",
    "        \"lag\": -1",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    5
   ],
   "message": "dbrepllag: `/query/dbrepllag/0/host` is null, expected a string (the first of 2 such places)",
   "mutant": "dbrepllag.host/null"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "dbrepllag.lag": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"dbrepllag\": [",
    "      {",
    "        \"host\": \"\",",
    "        \"lag\": -1",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    6
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"dbrepllag\": [",
    "      {",
    "        \"host\": \"\",",
    "        \"lag\": \"-1\"",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    6
   ],
   "message": "dbrepllag: `/query/dbrepllag/0/lag` is \"-1\", expected an integer (the first of 2 such places)",
   "hint": "some monitors of replication (pt-heartbeat) report fractions of a second: round them",
   "mutant": "dbrepllag.lag/string"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "dbrepllag.unmeasured-host": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"dbrepllag\": [",
    "      {",
    "        \"host\": \"\",",
    "        \"lag\": -1",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    5
   ],
   "message": "an unmeasured lag comes with an empty host"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"dbrepllag\": [",
    "      {",
    "        \"host\": \"localhost\",",
    "        \"lag\": -1",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    5
   ],
   "message": "a lag of -1 comes with the host `localhost`",
   "hint": "if this is how the wiki is deployed, declare hostnames (now hidden) or replication (now undeclared)",
   "mutant": "dbrepllag.unmeasured-host/named"
  },
  "inapplicable": [
   "every lag is measured",
   "`replication` is declared replicated",
   "`replication` is declared none",
   "`hostnames` is declared shown"
  ],
  "cantTell": []
 },
 "dbrepllag.unmeasured-alone": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"dbrepllag\": [",
    "      {",
    "        \"host\": \"\",",
    "        \"lag\": -1",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [],
   "message": "an unmeasured lag is the only entry"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"dbrepllag\": [",
    "      { \"host\": \"db1\" /* … */ },",
    "      {",
    "        \"host\": \"\",",
    "        \"lag\": -1",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    5
   ],
   "message": "a lag of -1 is one of 2 entries",
   "hint": "if this is how the wiki is deployed, declare replication (now undeclared)",
   "mutant": "dbrepllag.unmeasured-alone/after-measured"
  },
  "inapplicable": [
   "every lag is measured",
   "`replication` is declared replicated",
   "`replication` is declared none"
  ],
  "cantTell": []
 },
 "dbrepllag.declared": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"dbrepllag\": [",
    "      {",
    "        \"host\": \"\",",
    "        \"lag\": -1",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    6
   ],
   "message": "one entry without a lag, as declared"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"dbrepllag\": [",
    "      {",
    "        \"host\": \"\",",
    "        \"lag\": 0",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    6
   ],
   "message": "no replication is declared, but the report shows host \"\", lag 0, 1 entry",
   "hint": "if this is how the wiki is deployed, declare replication (now none)",
   "mutant": "dbrepllag.declared/measured"
  },
  "inapplicable": [
   "`replication` is not declared"
  ],
  "cantTell": []
 },
 "dbrepllag.complete": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"dbrepllag\": [",
    "      {",
    "        \"host\": \"\",",
    "        \"lag\": -1",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=siteinfo&siprop=dbrepllag&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"continue\": {",
    "    \"continue\": \"-||\"",
    "  }",
    "}"
   ],
   "marked": [
    3,
    4
   ],
   "message": "dbrepllag: `/continue` is an object with 1 key, but must be absent (the first of 2 such places)",
   "mutant": "dbrepllag.complete/marker-alone"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "duplicatefiles.pages": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [ /* … 1 */ ],",
    "    \"pages\": {",
    "      \"-1\": {",
    "        \"ns\": 6,",
    "        \"title\": \"File:Conformance title 87aa9f39d861f455.png\",",
    "        \"missing\": \"\"",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    4,
    5
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [ /* … 1 */ ],",
    "    \"pages\": [",
    "      {",
    "        \"ns\": 6,",
    "        \"title\": \"File:Conformance title 87aa9f39d861f455.png\",",
    "        \"missing\": \"\"",
    "      }",
    "    ]",
    "  }",
    "}"
   ],
   "marked": [
    4,
    5,
    10
   ],
   "message": "duplicatefiles of a missing title (underscores): `/query/pages` is an array of 1 entry, expected an object (the first of 11 such places)",
   "hint": "a newer form of the API (`formatversion=2`) lists pages in an array; the contract wants a map by page id",
   "mutant": "duplicatefiles.pages/list"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "duplicatefiles.normalized": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [",
    "      {",
    "        \"from\": \"File:Conformance_title_87aa9f39d861f455.png\",",
    "        \"to\": \"File:Conformance title 87aa9f39d861f455.png\"",
    "      }",
    "    ],",
    "    \"pages\": { /* … */ }",
    "  }",
    "}"
   ],
   "marked": [
    3,
    4,
    5,
    6,
    8
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": {",
    "      \"File:Conformance_title_87aa9f39d861f455.png\": \"File:Conformance title 87aa9f39d861f455.png\"",
    "    },",
    "    \"pages\": { /* … */ }",
    "  }",
    "}"
   ],
   "marked": [
    3,
    4
   ],
   "message": "duplicatefiles of a missing title (underscores): `/query/normalized` is an object with 1 key, expected an array (the first of 3 such places)",
   "mutant": "duplicatefiles.normalized/object"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "duplicatefiles.page-id": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [ /* … 1 */ ],",
    "    \"pages\": {",
    "      \"-1\": {",
    "        \"ns\": 6,",
    "        \"title\": \"File:Conformance title 87aa9f39d861f455.png\",",
    "        \"missing\": \"\"",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [ /* … 1 */ ],",
    "    \"pages\": {",
    "      \"File:Conformance title 87aa9f39d861f455.png\": {",
    "        \"ns\": 6,",
    "        \"title\": \"File:Conformance title 87aa9f39d861f455.png\",",
    "        \"missing\": \"\"",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    5
   ],
   "message": "duplicatefiles of a missing title (underscores): `/query/pages/File:Conformance title 87aa9f39d861f455.png` is the key \"File:Conformance title 87aa9f39d861f455.png\", expected a key matching ^(-1|[1-9][0-9]*)$ (the first of 11 such places)",
   "mutant": "duplicatefiles.page-id/title"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "duplicatefiles.page": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [ /* … 1 */ ],",
    "    \"pages\": {",
    "      \"-1\": {",
    "        \"ns\": 6,",
    "        \"title\": \"File:Conformance title 87aa9f39d861f455.png\",",
    "        \"missing\": \"\"",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    5,
    6,
    7,
    8,
    9
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [ /* … 1 */ ],",
    "    \"pages\": {",
    "      \"-1\": \"File:Conformance title 87aa9f39d861f455.png\"",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    5
   ],
   "message": "duplicatefiles of a missing title (underscores): `/query/pages/-1` is \"File:Conformance title 87aa9f39d861f455.png\", expected an object (the first of 4 such places)",
   "mutant": "duplicatefiles.page/title"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "duplicatefiles.ns": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [ /* … 1 */ ],",
    "    \"pages\": {",
    "      \"-1\": {",
    "        \"ns\": 6,",
    "        \"title\": \"File:Conformance title 87aa9f39d861f455.png\",",
    "        \"missing\": \"\"",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    6
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [ /* … 1 */ ],",
    "    \"pages\": {",
    "      \"-1\": {",
    "        \"ns\": \"6\",",
    "        \"title\": \"File:Conformance title 87aa9f39d861f455.png\",",
    "        \"missing\": \"\"",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    6
   ],
   "message": "duplicatefiles of a missing title (underscores): `/query/pages/-1/ns` is \"6\", expected an integer (the first of 11 such places)",
   "mutant": "duplicatefiles.ns/string"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "duplicatefiles.title": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3A0_zero.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [ /* … 1 */ ],",
    "    \"pages\": {",
    "      \"12416747\": {",
    "        \"pageid\": 12416747,",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    8
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3A0_zero.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [ /* … 1 */ ],",
    "    \"pages\": {",
    "      \"12416747\": {",
    "        \"pageid\": 12416747,",
    "        \"ns\": 6,",
    "        \"title\": null",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    8
   ],
   "message": "duplicatefiles of an existing title (underscores): `/query/pages/12416747/title` is null, expected a string (the first of 7 such places)",
   "mutant": "duplicatefiles.title/null"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "duplicatefiles.missing": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [ /* … 1 */ ],",
    "    \"pages\": {",
    "      \"-1\": {",
    "        \"ns\": 6,",
    "        \"title\": \"File:Conformance title 87aa9f39d861f455.png\",",
    "        \"missing\": \"\"",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    8
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [ /* … 1 */ ],",
    "    \"pages\": {",
    "      \"-1\": {",
    "        \"ns\": 6,",
    "        \"title\": \"File:Conformance title 87aa9f39d861f455.png\",",
    "        \"missing\": true",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    8
   ],
   "message": "duplicatefiles of a missing title (underscores): `/query/pages/-1/missing` is true, expected a string (the first of 4 such places)",
   "hint": "a newer form of the API (`formatversion=2`) writes true here; the contract wants the empty string",
   "mutant": "duplicatefiles.missing/true"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "duplicatefiles.title-normalized": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AComma%2C%C3%A9.jpg&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"pages\": {",
    "      \"5073452\": {",
    "        \"pageid\": 5073452,",
    "        \"ns\": 6,",
    "        \"title\": \"File:Comma,é.jpg\"",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "held for 10 titles"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AComma%2C%C3%A9.jpg&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"pages\": {",
    "      \"5073452\": {",
    "        \"pageid\": 5073452,",
    "        \"ns\": 6,",
    "        \"title\": \"File:Comma,?.jpg\"",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "duplicatefiles of a title with letters beyond ASCII: the record has the title `File:Comma,?.jpg`",
   "hint": "if this is how the wiki is deployed, declare file_namespace (now File)",
   "mutant": "duplicatefiles.title-normalized/question-marks"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "duplicatefiles.existing-record": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3A0_zero.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [ /* … 1 */ ],",
    "    \"pages\": {",
    "      \"12416747\": {",
    "        \"pageid\": 12416747,",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\"",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    5,
    6
   ],
   "message": "held for 7 titles"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3A0_zero.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [ /* … 1 */ ],",
    "    \"pages\": {",
    "      \"-1\": {",
    "        \"ns\": 6,",
    "        \"title\": \"File:0 zero.png\",",
    "        \"missing\": \"\"",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    5,
    8
   ],
   "message": "duplicatefiles of an existing title (underscores): `File:0 zero.png`, which the listing shows, has 1 record under `-1`, with `missing`",
   "mutant": "duplicatefiles.existing-record/missing"
  },
  "inapplicable": [
   "needs a file in the listing with a page id in its `descriptionshorturl`"
  ],
  "cantTell": []
 },
 "duplicatefiles.normalization": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [",
    "      {",
    "        \"from\": \"File:Conformance_title_87aa9f39d861f455.png\",",
    "        \"to\": \"File:Conformance title 87aa9f39d861f455.png\"",
    "      }",
    "    ],",
    "    \"pages\": { /* … */ }",
    "  }",
    "}"
   ],
   "marked": [
    4,
    5,
    6,
    7
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [",
    "      \"File:Conformance title 87aa9f39d861f455.png\"",
    "    ],",
    "    \"pages\": { /* … */ }",
    "  }",
    "}"
   ],
   "marked": [
    4
   ],
   "message": "duplicatefiles of a missing title (underscores): `/query/normalized/0` is \"File:Conformance title 87aa9f39d861f455.png\", expected an object (the first of 3 such places)",
   "mutant": "duplicatefiles.normalization/string"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "duplicatefiles.from": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [",
    "      {",
    "        \"from\": \"File:Conformance_title_87aa9f39d861f455.png\",",
    "        \"to\": \"File:Conformance title 87aa9f39d861f455.png\"",
    "      }",
    "    ],",
    "    \"pages\": { /* … */ }",
    "  }",
    "}"
   ],
   "marked": [
    5
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [",
    "      {",
    "        \"from\": null,",
    "        \"to\": \"File:Conformance title 87aa9f39d861f455.png\"",
    "      }",
    "    ],",
    "    \"pages\": { /* … */ }",
    "  }",
    "}"
   ],
   "marked": [
    5
   ],
   "message": "duplicatefiles of a missing title (underscores): `/query/normalized/0/from` is null, expected a string (the first of 3 such places)",
   "mutant": "duplicatefiles.from/null"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "duplicatefiles.to": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [",
    "      {",
    "        \"from\": \"File:Conformance_title_87aa9f39d861f455.png\",",
    "        \"to\": \"File:Conformance title 87aa9f39d861f455.png\"",
    "      }",
    "    ],",
    "    \"pages\": { /* … */ }",
    "  }",
    "}"
   ],
   "marked": [
    6
   ],
   "message": "held 1 time"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [",
    "      {",
    "        \"from\": \"File:Conformance_title_87aa9f39d861f455.png\",",
    "        \"to\": null",
    "      }",
    "    ],",
    "    \"pages\": { /* … */ }",
    "  }",
    "}"
   ],
   "marked": [
    6
   ],
   "message": "duplicatefiles of a missing title (underscores): `/query/normalized/0/to` is null, expected a string (the first of 2 such places)",
   "mutant": "duplicatefiles.to/null"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "duplicatefiles.normalized-when-changed": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance%20title%2087aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"pages\": {",
    "      \"-1\": {",
    "        \"ns\": 6,",
    "        \"title\": \"File:Conformance title 87aa9f39d861f455.png\",",
    "        \"missing\": \"\"",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [],
   "message": "held for 10 titles"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance%20title%2087aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [",
    "      {",
    "        \"from\": \"File:Conformance title 87aa9f39d861f455.png\",",
    "        \"to\": \"File:Conformance title 87aa9f39d861f455.png\"",
    "      }",
    "    ],",
    "    \"pages\": { /* … */ }",
    "  }",
    "}"
   ],
   "marked": [
    3,
    4,
    5,
    6,
    8
   ],
   "message": "duplicatefiles of a missing title (spaces): `File:Conformance title 87aa9f39d861f455.png` (spaces) has 1 normalization record",
   "hint": "if this is how the wiki is deployed, declare file_namespace (now File)",
   "mutant": "duplicatefiles.normalized-when-changed/always"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "duplicatefiles.from-as-sent": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [",
    "      {",
    "        \"from\": \"File:Conformance_title_87aa9f39d861f455.png\",",
    "        \"to\": \"File:Conformance title 87aa9f39d861f455.png\"",
    "      }",
    "    ],",
    "    \"pages\": { /* … */ }",
    "  }",
    "}"
   ],
   "marked": [
    5
   ],
   "message": "held for 2 titles"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [",
    "      {",
    "        \"from\": \"File:Conformance title 87aa9f39d861f455.png\",",
    "        \"to\": \"File:Conformance title 87aa9f39d861f455.png\"",
    "      }",
    "    ],",
    "    \"pages\": { /* … */ }",
    "  }",
    "}"
   ],
   "marked": [
    5
   ],
   "message": "duplicatefiles of a missing title (underscores): a normalization record has the `from` `File:Conformance title 87aa9f39d861f455.png`",
   "hint": "if this is how the wiki is deployed, declare file_namespace (now File)",
   "mutant": "duplicatefiles.from-as-sent/spaces"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "duplicatefiles.to-with-spaces": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [",
    "      {",
    "        \"from\": \"File:Conformance_title_87aa9f39d861f455.png\",",
    "        \"to\": \"File:Conformance title 87aa9f39d861f455.png\"",
    "      }",
    "    ],",
    "    \"pages\": { /* … */ }",
    "  }",
    "}"
   ],
   "marked": [
    6
   ],
   "message": "held for 2 titles"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [",
    "      {",
    "        \"from\": \"File:Conformance_title_87aa9f39d861f455.png\",",
    "        \"to\": \"File:Conformance_title_87aa9f39d861f455.png\"",
    "      }",
    "    ],",
    "    \"pages\": { /* … */ }",
    "  }",
    "}"
   ],
   "marked": [
    6
   ],
   "message": "duplicatefiles of a missing title (underscores): a normalization record has the `to` `File:Conformance_title_87aa9f39d861f455.png`",
   "hint": "if this is how the wiki is deployed, declare file_namespace (now File)",
   "mutant": "duplicatefiles.to-with-spaces/underscores"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "duplicatefiles.missing-record": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [ /* … 1 */ ],",
    "    \"pages\": {",
    "      \"-1\": {",
    "        \"ns\": 6,",
    "        \"title\": \"File:Conformance title 87aa9f39d861f455.png\",",
    "        \"missing\": \"\"",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    5,
    8
   ],
   "message": "held for 3 titles"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [ /* … 1 */ ],",
    "    \"pages\": {",
    "      \"4711\": {",
    "        \"pageid\": 4711,",
    "        \"ns\": 6,",
    "        \"title\": \"File:Conformance title 87aa9f39d861f455.png\"",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    5,
    6
   ],
   "message": "duplicatefiles of a missing title (underscores): a title that does not exist has 1 record under `4711`",
   "mutant": "duplicatefiles.missing-record/exists"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "duplicatefiles.complete": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [",
    "      {",
    "        \"from\": \"File:Conformance_title_87aa9f39d861f455.png\",",
    "        \"to\": \"File:Conformance title 87aa9f39d861f455.png\"",
    "      }",
    "    ],",
    "    \"pages\": {",
    "      \"-1\": {",
    "        \"ns\": 6,",
    "        \"title\": \"File:Conformance title 87aa9f39d861f455.png\",",
    "        \"missing\": \"\"",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [],
   "message": "held for 3 titles"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ },",
    "  \"continue\": {",
    "    \"dfcontinue\": \"A.png|B.png\",",
    "    \"continue\": \"||\"",
    "  }",
    "}"
   ],
   "marked": [
    3,
    4,
    5
   ],
   "message": "duplicatefiles of a missing title (underscores): the answer about a missing title has a `continue`",
   "mutant": "duplicatefiles.complete/duplicates-go-on"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "duplicatefiles.spellings": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance%20title%2087aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"pages\": {",
    "      \"-1\": {",
    "        \"ns\": 6,",
    "        \"title\": \"File:Conformance title 87aa9f39d861f455.png\",",
    "        \"missing\": \"\"",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    7
   ],
   "message": "held for 2 titles"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance%20title%2087aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"pages\": {",
    "      \"-1\": {",
    "        \"ns\": 6,",
    "        \"title\": \"File:Conformance title 87aa9f39d861f455.png\"",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [
    3
   ],
   "message": "the records of `File:Conformance_title_87aa9f39d861f455.png` and `File:Conformance title 87aa9f39d861f455.png` differ",
   "mutant": "duplicatefiles.spellings/missing-once"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "duplicatefiles.not-an-error": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": {",
    "    \"normalized\": [",
    "      {",
    "        \"from\": \"File:Conformance_title_87aa9f39d861f455.png\",",
    "        \"to\": \"File:Conformance title 87aa9f39d861f455.png\"",
    "      }",
    "    ],",
    "    \"pages\": {",
    "      \"-1\": {",
    "        \"ns\": 6,",
    "        \"title\": \"File:Conformance title 87aa9f39d861f455.png\",",
    "        \"missing\": \"\"",
    "      }",
    "    }",
    "  }",
    "}"
   ],
   "marked": [],
   "message": "3 missing titles answered without an error"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&titles=File%3AConformance_title_87aa9f39d861f455.png&prop=duplicatefiles&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"error\": {",
    "    \"code\": \"missingtitle\",",
    "    \"info\": \"The question cannot be answered.\"",
    "  }",
    "}"
   ],
   "marked": [
    2
   ],
   "message": "the API answered `duplicatefiles of a missing title (underscores)` with the error `missingtitle` (the first of 3 such places)",
   "mutant": "duplicatefiles.not-an-error/error"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "session.no-credentials": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ }",
    "}"
   ],
   "marked": [],
   "message": "all four queries are answered without credentials"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"error\": {",
    "    \"code\": \"readapidenied\",",
    "    \"info\": \"The question cannot be answered.\"",
    "  }",
    "}"
   ],
   "marked": [
    2
   ],
   "message": "the API answered `languageinfo` with the error `readapidenied`",
   "hint": "the wiki may be private: it refuses anonymous readers",
   "mutant": "session.no-credentials/languages-denied"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "session.same-status": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json",
    "Cookie: wiki_session=2c40b820307a6bccabfc756fe5ec86e2"
   ],
   "language": "http",
   "lines": [
    "HTTP/1.1 200 OK",
    "Content-Type: application/json; charset=utf-8",
    "Cache-Control: private, must-revalidate, max-age=0",
    "Vary: Accept-Encoding,Cookie",
    "Set-Cookie: wiki_session=be265e1de03b752722e52d9e5c93b86f; path=/; HttpOnly",
    "",
    "{\"batchcomplete\":\"\",\"query\":{\"languageinfo\":{\"aa\":{\"code\":\"aa\"},\"ab\":{\"code\":\"ab\"},\"abs\":{\"code\":\"ab… (11,719 characters)"
   ],
   "marked": [
    0
   ],
   "message": "held for 4 queries"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json",
    "Cookie: wiki_session=2c40b820307a6bccabfc756fe5ec86e2"
   ],
   "language": "http",
   "lines": [
    "HTTP/1.1 203 Non-Authoritative Information",
    "Content-Type: application/json; charset=utf-8",
    "Cache-Control: private, must-revalidate, max-age=0",
    "Vary: Accept-Encoding,Cookie",
    "Set-Cookie: wiki_session=be265e1de03b752722e52d9e5c93b86f; path=/; HttpOnly",
    "",
    "{\"batchcomplete\":\"\",\"query\":{\"languageinfo\":{\"aa\":{\"code\":\"aa\"},\"ab\":{\"code\":\"ab\"},\"abs\":{\"code\":\"ab… (11,719 characters)"
   ],
   "marked": [
    0
   ],
   "message": "languageinfo: HTTP status 203 with a session cookie, 200 without",
   "mutant": "session.same-status/languages"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "session.same-answer": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json",
    "Cookie: wiki_session=2c40b820307a6bccabfc756fe5ec86e2"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"batchcomplete\": \"\",",
    "  \"query\": { /* … */ }",
    "}"
   ],
   "marked": [],
   "message": "held for 4 queries"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json",
    "Cookie: wiki_session=2c40b820307a6bccabfc756fe5ec86e2"
   ],
   "language": "jsonc",
   "lines": [
    "{",
    "  \"error\": {",
    "    \"code\": \"sessionfailure\",",
    "    \"info\": \"The question cannot be answered.\"",
    "  }",
    "}"
   ],
   "marked": [
    2
   ],
   "message": "languageinfo: the error `sessionfailure` with a session cookie",
   "mutant": "session.same-answer/error"
  },
  "inapplicable": [],
  "cantTell": []
 },
 "session.no-live-cookie": {
  "passes": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "http",
   "lines": [
    "HTTP/1.1 200 OK",
    "Content-Type: application/json; charset=utf-8",
    "Cache-Control: private, must-revalidate, max-age=0",
    "Vary: Accept-Encoding,Cookie",
    "",
    "{\"batchcomplete\":\"\",\"query\":{\"languageinfo\":{\"aa\":{\"code\":\"aa\"},\"ab\":{\"code\":\"ab\"},\"abs\":{\"code\":\"ab… (11,719 characters)"
   ],
   "marked": [],
   "message": "held 28 times"
  },
  "fails": {
   "request": [
    "GET http://wiki.example/api.php?action=query&meta=languageinfo&format=json"
   ],
   "language": "http",
   "lines": [
    "HTTP/1.1 200 OK",
    "Content-Type: application/json; charset=utf-8",
    "Cache-Control: private, must-revalidate, max-age=0",
    "Vary: Accept-Encoding,Cookie",
    "Set-Cookie: wiki_session=f3a1c05be77d4a62a9c1e0d4; path=/; HttpOnly",
    "",
    "{\"batchcomplete\":\"\",\"query\":{\"languageinfo\":{\"aa\":{\"code\":\"aa\"},\"ab\":{\"code\":\"ab\"},\"abs\":{\"code\":\"ab… (11,719 characters)"
   ],
   "marked": [
    4
   ],
   "message": "the answer to a request without cookies sets the live cookie `wiki_session` (the first of 28 such places)",
   "mutant": "session.no-live-cookie/session"
  },
  "inapplicable": [],
  "cantTell": []
 }
};
