// Generated from schemas/contract.md by `npm run generate`. Do not edit.

/** A stretch of prose: plain text, code, emphasis, or a link to a section. */
export type Run =
  | string
  | { readonly code: string }
  | { readonly strong: string }
  | { readonly text: string; readonly section: string };

export type Part =
  | { readonly kind: 'heading' | 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Run[])[] }
  /** A rule, parameter, silence or note, and of a field what it looks like. */
  | { readonly kind: 'entry'; readonly id: string; readonly shape?: string };

export interface Chapter {
  /** Empty for what precedes the first section. */
  readonly section: string;
  readonly parts: readonly Part[];
}

/** Apart from the catalogue, since it is needed only to show the whole contract. */
export const outline: readonly Chapter[] = [
  {
    "section": "",
    "parts": [
      {
        "kind": "paragraph",
        "runs": [
          "What a wiki's query API must answer to four read-only queries: which language codes the wiki knows, which files it holds, how far its database replicas lag, and whether a file has duplicates. The sections have the numbers of the document that this contract restates."
        ]
      },
      {
        "kind": "paragraph",
        "runs": [
          {
            "strong": "How to read it."
          },
          " Every statement is of one of five kinds, each with its own kind of table:"
        ]
      },
      {
        "kind": "list",
        "items": [
          [
            "a ",
            {
              "strong": "rule"
            },
            " (",
            {
              "code": "Rule"
            },
            ", ",
            {
              "code": "Level"
            },
            ", ",
            {
              "code": "Statement"
            },
            ") is judged. MUST rules decide the verdict. SHOULD rules are statements from which wikis may lawfully deviate: a deviation is a warning. INFO rules describe diagnostics: they are observed, never scored;"
          ],
          [
            "a ",
            {
              "strong": "field"
            },
            " of an object is a rule too: its type, its presence and its constraint are judged together, under one id. An ",
            {
              "code": "integer"
            },
            " is a number that is written without a fraction and without an exponent. Where a table has a column ",
            {
              "code": "Section"
            },
            ", the rule belongs to the section that its row names;"
          ],
          [
            "a ",
            {
              "strong": "parameter"
            },
            " is what a deployment declares about itself. Its default is the literal value of this contract, and ",
            {
              "code": "{name}"
            },
            " in a statement refers to it;"
          ],
          [
            "a ",
            {
              "strong": "silence"
            },
            " is a question that this contract leaves open. What a wiki does there is reported and never judged;"
          ],
          [
            "a ",
            {
              "strong": "note"
            },
            " is a statement that no rule judges, with the reason; also where this contract requires less than the source document."
          ]
        ]
      },
      {
        "kind": "paragraph",
        "runs": [
          "This is version 1.0 of the contract."
        ]
      }
    ]
  },
  {
    "section": "1",
    "parts": [
      {
        "kind": "paragraph",
        "runs": [
          "A wiki engine offers its query API at one address, ",
          {
            "code": "{base_url}/api.php"
          },
          ". Every query is an HTTP ",
          {
            "code": "GET"
          },
          " request whose parameters are in the query string of the URL."
        ]
      },
      {
        "kind": "entry",
        "id": "base_url"
      },
      {
        "kind": "entry",
        "id": "public_origin"
      },
      {
        "kind": "entry",
        "id": "envelope.query-family"
      },
      {
        "kind": "entry",
        "id": "envelope.client-format"
      },
      {
        "kind": "heading",
        "runs": [
          "The plain form"
        ]
      },
      {
        "kind": "paragraph",
        "runs": [
          "With ",
          {
            "code": "format=json"
          },
          " the body is JSON and nothing else."
        ]
      },
      {
        "kind": "entry",
        "id": "envelope.status"
      },
      {
        "kind": "entry",
        "id": "envelope.media-type"
      },
      {
        "kind": "entry",
        "id": "envelope.unicode"
      },
      {
        "kind": "entry",
        "id": "envelope.json"
      },
      {
        "kind": "entry",
        "id": "envelope.unique-keys"
      },
      {
        "kind": "paragraph",
        "runs": [
          "Object ",
          {
            "code": "Answer"
          },
          ", the JSON text of every successful answer:"
        ]
      },
      {
        "kind": "entry",
        "id": "envelope.object",
        "shape": "itself: object, required"
      },
      {
        "kind": "entry",
        "id": "envelope.batchcomplete",
        "shape": "`batchcomplete`: string, required, exactly `\"\"`"
      },
      {
        "kind": "entry",
        "id": "envelope.query",
        "shape": "`query`: object, required"
      },
      {
        "kind": "paragraph",
        "runs": [
          "Besides these, an answer has ",
          {
            "code": "continue"
          },
          " when a listing has more entries than were returned (",
          {
            "text": "2.6",
            "section": "2.6"
          },
          "), and often the diagnostic object ",
          {
            "code": "debuginfo"
          },
          " (",
          {
            "text": "2.7",
            "section": "2.7"
          },
          ")."
        ]
      },
      {
        "kind": "heading",
        "runs": [
          "The HTML form"
        ]
      },
      {
        "kind": "entry",
        "id": "html.media-type"
      },
      {
        "kind": "entry",
        "id": "html.embedded-json"
      },
      {
        "kind": "entry",
        "id": "html.pretty"
      },
      {
        "kind": "entry",
        "id": "html.notice"
      },
      {
        "kind": "entry",
        "id": "html.notice-debugging"
      },
      {
        "kind": "entry",
        "id": "html.same-object"
      },
      {
        "kind": "entry",
        "id": "ui_language"
      },
      {
        "kind": "entry",
        "id": "envelope.content-encoding"
      },
      {
        "kind": "entry",
        "id": "envelope.json-style"
      },
      {
        "kind": "entry",
        "id": "envelope.other-keys"
      },
      {
        "kind": "entry",
        "id": "html.page"
      }
    ]
  },
  {
    "section": "2",
    "parts": []
  },
  {
    "section": "2.1",
    "parts": [
      {
        "kind": "paragraph",
        "runs": [
          "Object ",
          {
            "code": "LanguageQuery"
          },
          ", the ",
          {
            "code": "query"
          },
          " of the answer on languages:"
        ]
      },
      {
        "kind": "entry",
        "id": "languageinfo.map",
        "shape": "`languageinfo`: map of `Language`, required"
      },
      {
        "kind": "paragraph",
        "runs": [
          "Object ",
          {
            "code": "Language"
          },
          ", one member of ",
          {
            "code": "query.languageinfo"
          },
          ":"
        ]
      },
      {
        "kind": "entry",
        "id": "languageinfo.key",
        "shape": "map key: string, required, matches `^[a-z0-9]+(-[a-z0-9]+)*$`"
      },
      {
        "kind": "entry",
        "id": "languageinfo.entry",
        "shape": "itself: object, required"
      },
      {
        "kind": "entry",
        "id": "languageinfo.code",
        "shape": "`code`: string, required"
      },
      {
        "kind": "entry",
        "id": "languageinfo.only-code",
        "shape": "other fields: absent"
      },
      {
        "kind": "entry",
        "id": "languageinfo.code-is-key"
      },
      {
        "kind": "entry",
        "id": "languageinfo.order"
      },
      {
        "kind": "entry",
        "id": "languageinfo.further-properties"
      }
    ]
  },
  {
    "section": "2.2",
    "parts": [
      {
        "kind": "paragraph",
        "runs": [
          "Object ",
          {
            "code": "ListingQuery"
          },
          ", the ",
          {
            "code": "query"
          },
          " of a page of the file listing:"
        ]
      },
      {
        "kind": "entry",
        "id": "allimages.list",
        "shape": "`allimages`: array of `File`, required"
      },
      {
        "kind": "paragraph",
        "runs": [
          "Object ",
          {
            "code": "File"
          },
          ", one entry of ",
          {
            "code": "query.allimages"
          },
          ":"
        ]
      },
      {
        "kind": "entry",
        "id": "allimages.entry",
        "shape": "itself: object, required"
      },
      {
        "kind": "entry",
        "id": "allimages.name",
        "shape": "`name`: string, required, matches `^[^ ]+$`"
      },
      {
        "kind": "entry",
        "id": "allimages.timestamp",
        "shape": "`timestamp`: string, required, matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$`"
      },
      {
        "kind": "entry",
        "id": "allimages.url",
        "shape": "`url`: string, required, matches `^https?://[^/]+/`"
      },
      {
        "kind": "entry",
        "id": "allimages.descriptionurl",
        "shape": "`descriptionurl`: string, required, matches `^https?://[^/]+/`"
      },
      {
        "kind": "entry",
        "id": "allimages.descriptionshorturl",
        "shape": "`descriptionshorturl`: string, required, matches `^https?://[^/]+/`"
      },
      {
        "kind": "entry",
        "id": "allimages.ns",
        "shape": "`ns`: integer, required, exactly `6`"
      },
      {
        "kind": "entry",
        "id": "allimages.title",
        "shape": "`title`: string, required"
      },
      {
        "kind": "paragraph",
        "runs": [
          "In a URL, the name of a file and the title of a page are compared after decoding their percent-escapes exactly once, so that all ways of escaping them are equivalent. What is before and after them is compared as it is written."
        ]
      },
      {
        "kind": "entry",
        "id": "allimages.name-bare"
      },
      {
        "kind": "entry",
        "id": "allimages.timestamp-real"
      },
      {
        "kind": "entry",
        "id": "allimages.url-prefix"
      },
      {
        "kind": "entry",
        "id": "allimages.url-fan-out"
      },
      {
        "kind": "entry",
        "id": "allimages.url-name"
      },
      {
        "kind": "entry",
        "id": "allimages.descriptionurl-target"
      },
      {
        "kind": "entry",
        "id": "allimages.descriptionshorturl-target"
      },
      {
        "kind": "entry",
        "id": "allimages.curid-unique"
      },
      {
        "kind": "entry",
        "id": "allimages.title-from-name"
      },
      {
        "kind": "entry",
        "id": "allimages.order"
      },
      {
        "kind": "entry",
        "id": "article_url"
      },
      {
        "kind": "entry",
        "id": "upload_url"
      },
      {
        "kind": "entry",
        "id": "hash_levels"
      },
      {
        "kind": "entry",
        "id": "file_namespace"
      },
      {
        "kind": "entry",
        "id": "allimages.latest-upload"
      },
      {
        "kind": "entry",
        "id": "allimages.further-properties"
      },
      {
        "kind": "entry",
        "id": "allimages.key-order"
      },
      {
        "kind": "entry",
        "id": "allimages.url-escapes"
      }
    ]
  },
  {
    "section": "2.3",
    "parts": [
      {
        "kind": "paragraph",
        "runs": [
          "Object ",
          {
            "code": "LagQuery"
          },
          ", the ",
          {
            "code": "query"
          },
          " of the answer on replication:"
        ]
      },
      {
        "kind": "entry",
        "id": "dbrepllag.list",
        "shape": "`dbrepllag`: array of `Lag`, required, at least 1 item"
      },
      {
        "kind": "paragraph",
        "runs": [
          "Object ",
          {
            "code": "Lag"
          },
          ", one entry of ",
          {
            "code": "query.dbrepllag"
          },
          ":"
        ]
      },
      {
        "kind": "entry",
        "id": "dbrepllag.entry",
        "shape": "itself: object, required"
      },
      {
        "kind": "entry",
        "id": "dbrepllag.host",
        "shape": "`host`: string, required"
      },
      {
        "kind": "entry",
        "id": "dbrepllag.lag",
        "shape": "`lag`: integer, required, at least `-1`"
      },
      {
        "kind": "entry",
        "id": "dbrepllag.unmeasured-host"
      },
      {
        "kind": "entry",
        "id": "dbrepllag.unmeasured-alone"
      },
      {
        "kind": "entry",
        "id": "dbrepllag.declared"
      },
      {
        "kind": "entry",
        "id": "hostnames"
      },
      {
        "kind": "entry",
        "id": "replication"
      }
    ]
  },
  {
    "section": "2.4",
    "parts": [
      {
        "kind": "paragraph",
        "runs": [
          "Object ",
          {
            "code": "PagesQuery"
          },
          ", the ",
          {
            "code": "query"
          },
          " of the answer on a title:"
        ]
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.pages",
        "shape": "`pages`: map of `Page`, required"
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.normalized",
        "shape": "`normalized`: array of `Normalization`, optional, at least 1 item"
      },
      {
        "kind": "paragraph",
        "runs": [
          "Object ",
          {
            "code": "Page"
          },
          ", one member of ",
          {
            "code": "query.pages"
          },
          ":"
        ]
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.page-id",
        "shape": "map key: string, required, matches `^(-1|[1-9][0-9]*)$`"
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.page",
        "shape": "itself: object, required"
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.ns",
        "shape": "`ns`: integer, required, exactly `6`"
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.title",
        "shape": "`title`: string, required"
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.missing",
        "shape": "`missing`: string, optional, exactly `\"\"`"
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.title-normalized"
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.existing-record"
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.existing-details"
      }
    ]
  },
  {
    "section": "2.5",
    "parts": [
      {
        "kind": "paragraph",
        "runs": [
          "Object ",
          {
            "code": "Normalization"
          },
          ", one entry of ",
          {
            "code": "query.normalized"
          },
          ":"
        ]
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.normalization",
        "shape": "itself: object, required"
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.from",
        "shape": "`from`: string, required"
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.to",
        "shape": "`to`: string, required"
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.normalized-when-changed"
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.from-as-sent"
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.to-with-spaces"
      }
    ]
  },
  {
    "section": "2.6",
    "parts": [
      {
        "kind": "paragraph",
        "runs": [
          "Object ",
          {
            "code": "Continuation"
          },
          ", the top-level ",
          {
            "code": "continue"
          },
          " of a truncated page of the file listing:"
        ]
      },
      {
        "kind": "entry",
        "id": "allimages.aicontinue",
        "shape": "`aicontinue`: string, required"
      },
      {
        "kind": "entry",
        "id": "allimages.continue-marker",
        "shape": "`continue`: string, required, exactly `\"-||\"`"
      },
      {
        "kind": "entry",
        "id": "allimages.next-page-start"
      },
      {
        "kind": "entry",
        "id": "allimages.continue-only-when-more"
      },
      {
        "kind": "entry",
        "id": "allimages.cursor-advances"
      }
    ]
  },
  {
    "section": "2.7",
    "parts": [
      {
        "kind": "paragraph",
        "runs": [
          "An answer can have a top-level object ",
          {
            "code": "debuginfo"
          },
          ". It is not part of the functional contract, and clients ignore it: nothing that it contains or lacks counts against a wiki."
        ]
      },
      {
        "kind": "paragraph",
        "runs": [
          "Object ",
          {
            "code": "Debuginfo"
          },
          ", the top-level ",
          {
            "code": "debuginfo"
          },
          ":"
        ]
      },
      {
        "kind": "entry",
        "id": "envelope.debuginfo",
        "shape": "itself: object, optional"
      },
      {
        "kind": "entry",
        "id": "envelope.debuginfo-engine",
        "shape": "`phpEngine`: string, optional"
      },
      {
        "kind": "entry",
        "id": "envelope.debuginfo-runtime-version",
        "shape": "`phpVersion`: string, optional, matches `^[0-9]+(\\.[0-9]+)+`"
      },
      {
        "kind": "entry",
        "id": "envelope.debuginfo-time",
        "shape": "`time`: number, optional"
      },
      {
        "kind": "entry",
        "id": "envelope.debuginfo-log",
        "shape": "`log`: array of objects (`msg` string, `type` string, `caller` string), optional"
      },
      {
        "kind": "entry",
        "id": "envelope.debuginfo-trace",
        "shape": "`debugLog`: array of string, optional"
      },
      {
        "kind": "entry",
        "id": "envelope.debuginfo-queries",
        "shape": "`queries`: array of objects (`sql` string, `function` string, `time` number), optional"
      },
      {
        "kind": "entry",
        "id": "envelope.debuginfo-request",
        "shape": "`request`: object (`method` string, `url` string, `headers` map of string, `params` map of string), optional"
      },
      {
        "kind": "entry",
        "id": "envelope.debuginfo-memory",
        "shape": "`memory`: string, optional, matches `[0-9][^0-9]+$`"
      },
      {
        "kind": "entry",
        "id": "envelope.debuginfo-memory-peak",
        "shape": "`memoryPeak`: string, optional, matches `[0-9][^0-9]+$`"
      },
      {
        "kind": "entry",
        "id": "envelope.debuginfo-includes",
        "shape": "`includes`: array of objects (`name` string, `size` string), optional"
      },
      {
        "kind": "entry",
        "id": "envelope.debuginfo-first-line"
      },
      {
        "kind": "entry",
        "id": "envelope.engine-version"
      }
    ]
  },
  {
    "section": "3",
    "parts": [
      {
        "kind": "paragraph",
        "runs": [
          "The interface is read-only: no resource has a life cycle."
        ]
      },
      {
        "kind": "entry",
        "id": "envelope.transitions"
      }
    ]
  },
  {
    "section": "4",
    "parts": [
      {
        "kind": "paragraph",
        "runs": [
          "Every query is sent to ",
          {
            "code": "{base_url}/api.php"
          },
          " by ",
          {
            "code": "GET"
          },
          "."
        ]
      },
      {
        "kind": "entry",
        "id": "envelope.action-parameter"
      },
      {
        "kind": "entry",
        "id": "envelope.format-parameter"
      },
      {
        "kind": "entry",
        "id": "envelope.cache-downgrade"
      },
      {
        "kind": "entry",
        "id": "envelope.same-question"
      },
      {
        "kind": "entry",
        "id": "envelope.cache-mode"
      }
    ]
  },
  {
    "section": "4.1",
    "parts": [
      {
        "kind": "paragraph",
        "runs": [
          {
            "code": "?action=query&meta=languageinfo"
          }
        ]
      },
      {
        "kind": "paragraph",
        "runs": [
          "Schema ",
          {
            "code": "languageinfo"
          },
          ": an ",
          {
            "code": "Answer"
          },
          " whose ",
          {
            "code": "query"
          },
          " is a ",
          {
            "code": "LanguageQuery"
          },
          ", and which has in addition:"
        ]
      },
      {
        "kind": "entry",
        "id": "languageinfo.complete",
        "shape": "`continue`: absent"
      },
      {
        "kind": "entry",
        "id": "languageinfo.selection"
      }
    ]
  },
  {
    "section": "4.2",
    "parts": [
      {
        "kind": "paragraph",
        "runs": [
          {
            "code": "?action=query&list=allimages"
          },
          ", with ",
          {
            "code": "aimime"
          },
          " to restrict it to media types, and ",
          {
            "code": "aicontinue"
          },
          " and ",
          {
            "code": "continue"
          },
          " to continue it."
        ]
      },
      {
        "kind": "paragraph",
        "runs": [
          "Schema ",
          {
            "code": "allimages"
          },
          ": an ",
          {
            "code": "Answer"
          },
          " whose ",
          {
            "code": "query"
          },
          " is a ",
          {
            "code": "ListingQuery"
          },
          ", and which has in addition:"
        ]
      },
      {
        "kind": "entry",
        "id": "allimages.continue",
        "shape": "`continue`: `Continuation`, optional"
      },
      {
        "kind": "entry",
        "id": "allimages.page-size"
      },
      {
        "kind": "entry",
        "id": "allimages.mime-filter"
      },
      {
        "kind": "entry",
        "id": "allimages.mime-subset"
      },
      {
        "kind": "entry",
        "id": "allimages.mime-disjoint"
      },
      {
        "kind": "entry",
        "id": "allimages.mime-union"
      },
      {
        "kind": "entry",
        "id": "allimages.mime-unknown-empty"
      },
      {
        "kind": "entry",
        "id": "allimages.mime-finds"
      },
      {
        "kind": "entry",
        "id": "allimages.mime-pages"
      },
      {
        "kind": "entry",
        "id": "mime_filter"
      },
      {
        "kind": "entry",
        "id": "allimages.client-cursor"
      },
      {
        "kind": "entry",
        "id": "allimages.client-repeats"
      },
      {
        "kind": "entry",
        "id": "allimages.media-types"
      },
      {
        "kind": "entry",
        "id": "allimages.other-parameters"
      }
    ]
  },
  {
    "section": "4.3",
    "parts": [
      {
        "kind": "paragraph",
        "runs": [
          {
            "code": "?action=query&meta=siteinfo&siprop=dbrepllag"
          }
        ]
      },
      {
        "kind": "paragraph",
        "runs": [
          "Schema ",
          {
            "code": "dbrepllag"
          },
          ": an ",
          {
            "code": "Answer"
          },
          " whose ",
          {
            "code": "query"
          },
          " is a ",
          {
            "code": "LagQuery"
          },
          ", and which has in addition:"
        ]
      },
      {
        "kind": "entry",
        "id": "dbrepllag.complete",
        "shape": "`continue`: absent"
      },
      {
        "kind": "entry",
        "id": "dbrepllag.other-reports"
      }
    ]
  },
  {
    "section": "4.4",
    "parts": [
      {
        "kind": "paragraph",
        "runs": [
          {
            "code": "?action=query&prop=duplicatefiles&titles=<title>"
          },
          ", where the title has its namespace prefix."
        ]
      },
      {
        "kind": "paragraph",
        "runs": [
          "Schema ",
          {
            "code": "duplicatefiles"
          },
          ": an ",
          {
            "code": "Answer"
          },
          " whose ",
          {
            "code": "query"
          },
          " is a ",
          {
            "code": "PagesQuery"
          },
          "."
        ]
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.missing-record"
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.complete"
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.spellings"
      },
      {
        "kind": "entry",
        "id": "duplicatefiles.duplicates"
      }
    ]
  },
  {
    "section": "5",
    "parts": [
      {
        "kind": "entry",
        "id": "session.no-credentials"
      },
      {
        "kind": "entry",
        "id": "session.same-status"
      },
      {
        "kind": "entry",
        "id": "session.same-answer"
      },
      {
        "kind": "entry",
        "id": "session.no-live-cookie"
      },
      {
        "kind": "entry",
        "id": "session_cookie"
      },
      {
        "kind": "entry",
        "id": "access"
      },
      {
        "kind": "entry",
        "id": "session.cleared-cookies"
      },
      {
        "kind": "entry",
        "id": "session.internal-session"
      },
      {
        "kind": "entry",
        "id": "session.login"
      }
    ]
  },
  {
    "section": "6",
    "parts": [
      {
        "kind": "entry",
        "id": "envelope.events"
      }
    ]
  },
  {
    "section": "7",
    "parts": [
      {
        "kind": "entry",
        "id": "duplicatefiles.not-an-error"
      },
      {
        "kind": "entry",
        "id": "envelope.errors"
      }
    ]
  },
  {
    "section": "8",
    "parts": [
      {
        "kind": "entry",
        "id": "allimages.limit"
      },
      {
        "kind": "entry",
        "id": "allimages.largest-size"
      },
      {
        "kind": "entry",
        "id": "envelope.rate-limits"
      }
    ]
  },
  {
    "section": "9",
    "parts": [
      {
        "kind": "entry",
        "id": "envelope.version-reported"
      },
      {
        "kind": "entry",
        "id": "envelope.api-versioning"
      }
    ]
  }
];
