// Generated from schemas/rationale.md by `npm run generate`. Do not edit.

import type { RuleId } from './rules.js';

export interface Rationale {
  /** Why the rule exists. */
  readonly why: string;
  /** What a client loses where a wiki breaks it. */
  readonly clients: string;
}

/** Apart from the catalogue, since an audit starts without it. */
export const rationale: Readonly<Record<RuleId, Rationale>> = {
  "envelope.status": {
    "why": "HTTP libraries sort answers by status before any program reads a body: 2xx is passed on; everything else is thrown as an error, retried or cached differently.",
    "clients": "An answer that is right but comes with 404 or 500 is discarded unread, and a retry loop requests it until it gives up."
  },
  "envelope.media-type": {
    "why": "Before it parses the body, a program can tell only from the `Content-Type` that it has received JSON, and not the HTML page of the same address.",
    "clients": "Libraries that parse by media type return a bare string instead of an object. A browser offers the answer as a download or, worse, renders a file name in it as markup."
  },
  "envelope.unicode": {
    "why": "JSON is exchanged as UTF-8, and the titles of wikis use all of Unicode. A name that is cut within a character, or contains half of a surrogate pair, is not valid text.",
    "clients": "A strict decoder rejects the whole answer because of one name. A lenient one replaces the character by U+FFFD, and the client later requests a file that does not exist."
  },
  "envelope.json": {
    "why": "PHP warnings before the text, or an HTML error page after it, are the most common way in which a working API breaks.",
    "clients": "`JSON.parse` throws at the first stray character, so that none of the results in the body can be used."
  },
  "envelope.unique-keys": {
    "why": "JSON leaves open what a repeated key means: some parsers keep the first value, some keep the last, and some reject the text.",
    "clients": "Two clients read different answers from the same bytes, and the other value is lost without an error."
  },
  "envelope.object": {
    "why": "Results, continuation and diagnostics are found by their names at the top level, which only an object has.",
    "clients": "On a list or a string, each look-up of `query` or `continue` is undefined, or throws in the first line that uses the answer."
  },
  "envelope.batchcomplete": {
    "why": "It shows that all data on the requested items is present. The empty string belongs to the first format version; `true` is a sign of the second, in which `missing` and other fields change as well.",
    "clients": "A client that waits for the key before it uses a batch waits forever. One that tests only whether it is present accepts `true`, and with it an answer in a format for which it was not written."
  },
  "envelope.query": {
    "why": "All four queries deliver their results under this one name, so that a client can tell data from warnings and errors with a single look-up.",
    "clients": "With HTTP 200 and no `query`, an error or an unknown module looks like an answer, and appears as \"no results\" instead of as a fault."
  },
  "html.media-type": {
    "why": "The form without `format` is made for people with a browser, and a browser decides by the `Content-Type`.",
    "clients": "A developer who opens the address sees a download, or a page full of tags, instead of a readable answer."
  },
  "html.embedded-json": {
    "why": "The page shows what the API would have answered, so the JSON must survive the escaping exactly. With too little escaping, a file name becomes markup; with too much, an ampersand appears as `&amp;amp;`.",
    "clients": "Text copied from the page is not the answer, and a title that contains a tag runs in the reader's browser."
  },
  "html.pretty": {
    "why": "The only purpose of the page is to be read, and an answer in a single line is unreadable.",
    "clients": "A developer who looks for a wrong field among 500 language codes finds a single line of some 12,000 characters."
  },
  "html.notice": {
    "why": "The page looks like a result of the API, and readers must learn at once that it is something else.",
    "clients": "Nothing on the page points a newcomer to `format=json`, and the newcomer starts to scrape the page."
  },
  "html.notice-debugging": {
    "why": "The markup of the page is not guaranteed and differs between versions. Only the statement that the page is for debugging, not for applications, keeps programs away from it.",
    "clients": "A scraper is built on the markup in good faith, and breaks with the next skin or syntax highlighter."
  },
  "html.same-object": {
    "why": "Developers use the page to check what a program received, which works only if the two forms cannot differ.",
    "clients": "Developers search the client for a bug because the page shows the right value, while the plain form delivers a wrong one."
  },
  "languageinfo.map": {
    "why": "Codes are looked up, so they are keys. PHP writes an empty array as a list, which is a classic mistake of servers written in that language.",
    "clients": "`languageinfo['de']` on a list is undefined for every language, as if the wiki knew none."
  },
  "languageinfo.key": {
    "why": "A code is used in URLs, CSS selectors and `lang` attributes, where case and separators matter. Local additions such as `en_us` come from the configuration of a wiki, which does not check them.",
    "clients": "Matching against the browser's `Accept-Language` misses `AA-Upper` or `en_us`, and the page is tagged with a language that no screen reader recognizes."
  },
  "languageinfo.entry": {
    "why": "Further properties of a language belong in its entry, so it is an object even where it contains only the code.",
    "clients": "Code that reads `entry.code`, or later `entry.autonym`, fails on the one language whose entry is a plain string."
  },
  "languageinfo.code": {
    "why": "Entries are often taken out of the map, as by `Object.values`, and must then still identify their language. PHP turns a numeric key into an integer in the process.",
    "clients": "A list of languages made from the values has a gap, or contains a number on which every string method fails."
  },
  "languageinfo.only-code": {
    "why": "Properties are sent on request. An answer on 500 languages with unrequested fallbacks and variants is many times as large, and no longer fits into one answer.",
    "clients": "A phone downloads names, directions and fallback chains that it did not request, each time it fills a menu."
  },
  "languageinfo.code-is-key": {
    "why": "Key and `code` state the same fact. Where they differ, a client cannot know which of them is right.",
    "clients": "A program that indexes by key and one that indexes by `code` send the same user to different languages."
  },
  "languageinfo.order": {
    "why": "Byte order is the one order that needs no locale, so that two copies of the map can be compared line by line or merged in one pass.",
    "clients": "A comparison of yesterday's languages with today's shows hundreds of moved lines instead of the one that was added."
  },
  "allimages.list": {
    "why": "The order is part of this answer, and only a list preserves it. On a wiki without files the list is empty, not absent.",
    "clients": "The loop over the files throws on an empty wiki, which is what every new installation is at first."
  },
  "allimages.entry": {
    "why": "An entry holds seven facts about a file, each under its name.",
    "clients": "With a listing of bare names, the client must request the data on each file separately: ten requests instead of one."
  },
  "allimages.name": {
    "why": "The stored name is the key of a file: it orders the listing, identifies the next page and ends the URL. A name with a space is the displayed form in the wrong place.",
    "clients": "A name with a space that is sent back as `aicontinue` starts before its own file, because the space sorts before the underscore, and entries are returned twice."
  },
  "allimages.timestamp": {
    "why": "A single format in UTC can be sorted and compared as text, and means the same instant everywhere.",
    "clients": "A synchronizer that compares strings to find files newer than its copy misses uploads because of an offset or a fraction."
  },
  "allimages.url": {
    "why": "The entry is used outside the wiki's own pages, where there is nothing to resolve a relative address against.",
    "clients": "A downloader that receives `/images/a/ab/X.png` requests the file from its own host, or cannot parse the address."
  },
  "allimages.descriptionurl": {
    "why": "The licence and the authors of a file are on its description page, and anyone who reuses the file has to link to it.",
    "clients": "The credit line of a reused picture leads nowhere."
  },
  "allimages.descriptionshorturl": {
    "why": "The address by page id is short, and does not change when the file is renamed. MediaWiki leaves it out where a file has lost its description page.",
    "clients": "Bookmarks and e-mails can use only the long address, which breaks when the page is moved."
  },
  "allimages.ns": {
    "why": "Clients that handle all kinds of pages decide by this number. It is an integer: the string `\"6\"` fails a strict comparison.",
    "clients": "Files are handled as articles, without a preview or a download."
  },
  "allimages.title": {
    "why": "It is the form of the name that all other modules accept as `titles=` and that people read.",
    "clients": "Each client builds the title from the name, and gets it wrong on a wiki whose file namespace is called `Datei`."
  },
  "allimages.name-bare": {
    "why": "The prefix depends on the wiki's language, the stored name does not. A name with a prefix is a title in the wrong field.",
    "clients": "A client that adds `File:` requests `File:File:X.png`, and learns that the file is missing."
  },
  "allimages.timestamp-real": {
    "why": "A thirtieth of February and a clock that runs ahead match any pattern. They come from hand-written formatting, or from a host without time synchronization.",
    "clients": "Some date libraries throw, others roll over to March. A time in the future makes every later upload look older than the local copy."
  },
  "allimages.url-prefix": {
    "why": "Firewalls, proxies, mirrors and content security policies are configured with the one address of the uploads.",
    "clients": "A policy that allows the declared host blocks downloads from another one, and a mirror copies the same file twice."
  },
  "allimages.url-fan-out": {
    "why": "The folders spread files over the disk. Mirrors and thumbnailers derive the addresses of related files from them, in lower case, because most file systems distinguish case.",
    "clients": "A mirror that builds its tree from the two folders stores the file where its own web server never looks."
  },
  "allimages.url-name": {
    "why": "A download is saved under the last segment of its address, and caches find the file by it.",
    "clients": "A file is saved under another file's name and silently overwrites that file."
  },
  "allimages.descriptionurl-target": {
    "why": "The addresses of articles can be computed from one template, and thousands of links are, without any request.",
    "clients": "Computed links differ from delivered ones: a visited page is shown as new, and purging one address from a cache leaves the other stale."
  },
  "allimages.descriptionshorturl-target": {
    "why": "In this listing, the page id appears only in `curid`.",
    "clients": "A client that joins the listing with other data by page id finds none, or follows links to a host that the browser treats as another origin."
  },
  "allimages.curid-unique": {
    "why": "A page id identifies exactly one page. Where two files share an id, one of the links leads to the wrong file.",
    "clients": "A database keyed by page id overwrites one file with the other, and a short link shows the wrong picture."
  },
  "allimages.title-from-name": {
    "why": "Name and title are two spellings of the same thing, and clients convert between them in both directions by a fixed rule.",
    "clients": "The file found by its title is not the file listed by its name: look-ups, links and the list of duplicates refer to another file."
  },
  "allimages.order": {
    "why": "Byte order makes the listing a sorted sequence in which the cursor is a position. A sort by the collation of the database, as PostgreSQL does, breaks it silently.",
    "clients": "A client that bisects for a name, or merges the listing with its own sorted copy, concludes that files are gone which are only elsewhere in the list."
  },
  "dbrepllag.list": {
    "why": "A report on replication names at least the database that was queried; even a wiki without replicas has one.",
    "clients": "The maximum of an empty list is minus infinity, and a bot concludes that the wiki is perfectly up to date."
  },
  "dbrepllag.entry": {
    "why": "A lag is useful only together with its host.",
    "clients": "From a bare number, an operator cannot tell which replica to take out of service."
  },
  "dbrepllag.host": {
    "why": "The name distinguishes replicas where there are several. The empty string means that the wiki has none or does not show it.",
    "clients": "With `null` as the host, a monitoring script fails at its first call of a string method."
  },
  "dbrepllag.lag": {
    "why": "Bots slow down by this number, in whole seconds. Clusters that measure with a heartbeat deliver fractions, and a server that cannot measure may deliver `false`.",
    "clients": "A typed client rejects 0.004 as an integer. An untyped one reads `false` as no lag, and goes on writing to a database that is behind."
  },
  "dbrepllag.unmeasured-host": {
    "why": "-1 means that there is nothing to measure. With a named host beside it, the entry states both that there is a replica and that there is none.",
    "clients": "An alarm keyed by host fires for a machine that is not a replica, or shows it as healthy forever at -1."
  },
  "dbrepllag.unmeasured-alone": {
    "why": "Without replication there is only one entry. In a list of several, -1 hides a failed measurement among good ones.",
    "clients": "The minimum over all hosts is -1 and is read as \"fully caught up\" while another replica is minutes behind."
  },
  "dbrepllag.declared": {
    "why": "Where the operator has declared how the database is set up, and only there, the report can be compared with the facts.",
    "clients": "After replication has been switched off or has failed, dashboards still show the healthy picture of the day before."
  },
  "duplicatefiles.pages": {
    "why": "Records are looked up by page id, so they are the members of an object. A list belongs to the second format version.",
    "clients": "`Object.keys` on a list returns 0, 1, 2, which the client takes for page ids and joins with the wrong pages."
  },
  "duplicatefiles.page-id": {
    "why": "The key is the id in decimal digits, or -1 where there is no page. The record does not repeat this fact.",
    "clients": "A key such as `0` or `File:X.png` is stored as the id of a page, and every later request by that id fails."
  },
  "duplicatefiles.page": {
    "why": "The fields of a record show whether the title exists and in which namespace it is.",
    "clients": "With `null` or a bare title as the record, `'missing' in record` throws instead of answering."
  },
  "duplicatefiles.ns": {
    "why": "A prefix can be an alias or a translation; the number shows how the server has understood the title.",
    "clients": "The typing mistake `Fiel:X.png` looks like a missing article rather than a wrong namespace, and nobody corrects it."
  },
  "duplicatefiles.title": {
    "why": "With the title in the record, an answer can be understood without its request.",
    "clients": "In a cache or a log of answers, the record under the key -1 cannot be matched to any title."
  },
  "duplicatefiles.missing": {
    "why": "Its presence alone carries the meaning, so its value is an empty string; for an existing page, even `false` would be present.",
    "clients": "Clients that test with `in` treat every page as missing, and those that test for truth treat none as missing."
  },
  "duplicatefiles.title-normalized": {
    "why": "It is the canonical title under which the wiki keeps everything about the page, with spaces and with the namespace's own name.",
    "clients": "The results of several requests cannot be combined, because the same page has as many titles as it has spellings."
  },
  "duplicatefiles.existing-record": {
    "why": "The listing and the look-up are two views of the same files and must agree on which of them exist.",
    "clients": "A tool that removes dead links checks each file by its title, and deletes links to files that exist."
  },
  "duplicatefiles.normalized": {
    "why": "The records concern changed titles only. The absence of the field shows a client that its title needed no change.",
    "clients": "An empty list is truthy: the client searches for the change of a title that was not changed."
  },
  "duplicatefiles.normalization": {
    "why": "Each change is a pair: the title that was sent, and the title that it became.",
    "clients": "From a bare title, a client cannot tell to which of its titles it belongs."
  },
  "duplicatefiles.from": {
    "why": "It is the key by which a client finds its own spelling again.",
    "clients": "A title that looks like a number and is delivered as one never equals the string that was sent."
  },
  "duplicatefiles.to": {
    "why": "It is the value by which the record is then found in `pages`.",
    "clients": "The chain from request to record breaks off at `undefined`."
  },
  "duplicatefiles.normalized-when-changed": {
    "why": "With one record for each changed title and none for the others, the list maps the whole request.",
    "clients": "Where the record is missing, the client searches `pages` for its own spelling and reports an existing file as not found."
  },
  "duplicatefiles.from-as-sent": {
    "why": "Clients look up the string that they sent by equality, so that not even its URL encoding may show.",
    "clients": "`File%3AMy_file.png`, or a tidied spelling, matches no open request, and the promise for that title is never resolved."
  },
  "duplicatefiles.to-with-spaces": {
    "why": "The change is exactly from underscore to space, so that a client can make it itself and save a request.",
    "clients": "The title that a client computes is not the one in the answer, and a local cache never hits."
  },
  "allimages.aicontinue": {
    "why": "It is the cursor. The client copies it into the next request without interpreting it, so it must be present and be a string.",
    "clients": "Without it, a walk ends after ten files, and a wiki with a million of them looks like one with ten."
  },
  "allimages.continue-marker": {
    "why": "From it, the server reads which modules are done; for this query alone it is always `-||`.",
    "clients": "A server that receives another marker may treat the listing as finished, and answer the next request without `query`."
  },
  "allimages.next-page-start": {
    "why": "The cursor names the first file that was not delivered, so that each file is delivered exactly once.",
    "clients": "A page that starts one file later omits that file from every backup, and one that starts earlier counts a file twice."
  },
  "allimages.continue-only-when-more": {
    "why": "`continue` promises at least one more entry; it is the only reason for a client to send another request.",
    "clients": "Each complete walk costs one request for nothing, and \"load more\" buttons open an empty page."
  },
  "allimages.cursor-advances": {
    "why": "A walk ends only because each page leads to files that were on no page before.",
    "clients": "A crawler requests the same pages again and again until somebody stops it, at the wiki's cost as well as its own."
  },
  "envelope.debuginfo": {
    "why": "Diagnostics are in a block of their own, so that they can be dropped in one step before answers are compared or stored.",
    "clients": "Nothing, if it ignores the block as it should. A debugging tool that opens the block finds no fields."
  },
  "envelope.debuginfo-engine": {
    "why": "Performance figures are meaningful only together with the runtime that produced them.",
    "clients": "A bug report does not show whether PHP or another runtime answered. The wiki's users lose nothing."
  },
  "envelope.debuginfo-runtime-version": {
    "why": "Faults come and go with versions of the runtime, and with dots, two versions can be compared.",
    "clients": "Slow answers cannot be grouped by the version of the runtime."
  },
  "envelope.debuginfo-time": {
    "why": "A number of seconds can be added and plotted; MediaWiki may round it to a plain 0.",
    "clients": "A profiler that adds up the times concatenates strings to `00.0120.034`."
  },
  "envelope.debuginfo-log": {
    "why": "The text, type and caller of an entry belong together, so that warnings can be told from notices.",
    "clients": "A filter for warnings finds none, although the log is full of them."
  },
  "envelope.debuginfo-trace": {
    "why": "A trace is a sequence of lines, which a tool shows one by one.",
    "clients": "A trace viewer shows a single line, or `[object Object]`."
  },
  "envelope.debuginfo-queries": {
    "why": "The slowest query of a request is found by sorting these by their seconds.",
    "clients": "Sorted as text, 10 ms comes before 2 ms, and the wrong query is tuned."
  },
  "envelope.debuginfo-request": {
    "why": "What arrived at the server is compared with what was sent, to find the proxy that changed it.",
    "clients": "That a header was lost on the way cannot be proved. A server also echoes credentials here, which the suite redacts."
  },
  "envelope.debuginfo-memory": {
    "why": "The number needs its unit, which MediaWiki writes in the language of the wiki.",
    "clients": "`4.71` can be kilobytes or gigabytes."
  },
  "envelope.debuginfo-memory-peak": {
    "why": "The peak, not the final use, decides whether a request exceeds the memory limit.",
    "clients": "A request that came close to the limit looks like any other."
  },
  "envelope.debuginfo-includes": {
    "why": "Names with sizes show which code a request loaded, and therefore which extension makes it slow.",
    "clients": "Nobody sees that a query loads a megabyte of an extension's code. The file names also show attackers where the code is."
  },
  "envelope.debuginfo-first-line": {
    "why": "With the request at its head, a trace can be matched to a line of the access log. Engines before 1.39 start with an address or a cache line.",
    "clients": "Traces that were saved without their requests can no longer be told apart."
  },
  "envelope.engine-version": {
    "why": "Known deviations depend on the version: before 1.34 there is no `languageinfo`; before 1.35, an address that ends in `.png` is redirected.",
    "clients": "A client that works around an old version must recognize it by its faults. A suffix, as in development builds, breaks a naive comparison."
  },
  "envelope.same-question": {
    "why": "Clients write the same question in many ways: libraries sort parameters, escape more or less, ask for compression, and share connections.",
    "clients": "A client that works in a browser gets another listing from a script, or gets the answer to the question before it."
  },
  "envelope.cache-mode": {
    "why": "An answer that depends on the user must not be stored for others, and a proxy can learn that only from this header.",
    "clients": "Without it, every proxy follows its own rule: one serves stale listings, another asks the wiki each time."
  },
  "languageinfo.complete": {
    "why": "The codes fit into one answer, so clients do not have a loop for them.",
    "clients": "A menu of languages ends at `atj`, where the server stopped, and nobody notices that three quarters are missing."
  },
  "allimages.continue": {
    "why": "Two values must be sent together with the next request, so they are in one object whose members can be copied into the request unchanged.",
    "clients": "`Object.assign(request, answer.continue)` spreads a string into `0`, `1`, `2`, and the first page is returned again and again."
  },
  "allimages.page-size": {
    "why": "The contract promises ten entries where no size is requested. A server that returns fewer, because it cut the page at a number of bytes or removed hidden files from it, breaks the arithmetic of pages.",
    "clients": "A client that expects ten takes a page of nine for the last one and stops, or lays out a grid with gaps. Larger pages exceed buffers and budgets planned for ten."
  },
  "allimages.mime-filter": {
    "why": "With a filter on the server, a client needs one page of ten sounds instead of a walk through a million pictures. Large wiki farms refuse the filter because it is too expensive for their databases, and declare so with `{mime_filter}`.",
    "clients": "A media player must walk the whole wiki and guess types from file extensions, which are no proof of the content."
  },
  "allimages.mime-subset": {
    "why": "A filter removes entries and never adds or reorders any, so that what holds for the whole listing holds for each part.",
    "clients": "Files appear in a filtered view that are found nowhere else, and cursors from one listing are meaningless in the other."
  },
  "allimages.mime-disjoint": {
    "why": "A file has exactly one media type: the one detected from its content.",
    "clients": "Statistics by type add up to more files than the wiki has, and a converter that handles each type in turn handles some files twice."
  },
  "allimages.mime-union": {
    "why": "The pipe means \"or\": one request for two types must return what two requests would.",
    "clients": "A gallery of PNG and GIF shows only the last named type, and nothing indicates that the other was dropped."
  },
  "allimages.mime-unknown-empty": {
    "why": "A filter for an unknown type must return nothing; it must not be ignored.",
    "clients": "A check for forbidden types, which expects an empty list, receives the whole wiki, and so does any script that deletes by that list."
  },
  "allimages.mime-finds": {
    "why": "An empty list is the one wrong answer that raises no suspicion. Nothing ties a media type to an extension, so that only another listing, such as that of two types, can show that files of the type exist.",
    "clients": "An export of all SVG files ends at once, successfully, with nothing in it."
  },
  "allimages.mime-pages": {
    "why": "The next request repeats the filter together with the cursor, and the server must honour both; the first page alone proves little.",
    "clients": "From the eleventh file on, an audio library fills with pictures."
  },
  "dbrepllag.complete": {
    "why": "Clients follow any `continue` that they find, and the report has no further pages.",
    "clients": "A monitor requests hosts that never come, again and again, or treats a whole report as the first part of one."
  },
  "duplicatefiles.missing-record": {
    "why": "\"No such file\" is an answer like any other and has its own form: the key -1, with `missing`.",
    "clients": "An upload form that first checks whether the name is free cannot tell a free name from a failed request, and overwrites a file or blocks the upload."
  },
  "duplicatefiles.complete": {
    "why": "A `continue` asks a client to send another request, and for a title without a page there is nothing more to request.",
    "clients": "A client that follows it requests duplicates of a file that does not exist, without end."
  },
  "duplicatefiles.spellings": {
    "why": "Titles are written with spaces in text and with underscores in addresses, and nobody converts them before a request.",
    "clients": "The same link works when typed and fails when copied from the address bar."
  },
  "session.no-credentials": {
    "why": "The four queries read what is public. A private wiki answers them with HTTP 200 and an error, which looks like success to a client that checks the status only.",
    "clients": "Statistics, mirrors and search engines, which have no account, see an empty wiki."
  },
  "session.same-status": {
    "why": "A cookie left over from an earlier visit is neither a credential nor an offence; browsers send it automatically.",
    "clients": "A reader whose session has expired gets 403 where a new visitor gets the page, until the reader deletes the cookies."
  },
  "session.same-answer": {
    "why": "Without a user id there is no user for whom the answer could differ, and anything else that depends on a session would end up in shared caches.",
    "clients": "Two readers behind one proxy see each other's version of an answer, and a bug appears only in browsers that have visited the wiki before."
  },
  "session.no-live-cookie": {
    "why": "Anonymous reading needs no state. A cookie makes each later answer private to a cache, and privacy law requires that it be disclosed.",
    "clients": "From the second request on, no shared cache serves the client any more, and a simple reading script must store cookies."
  },
  "duplicatefiles.not-an-error": {
    "why": "Whether a title has a page is exactly what was requested, and errors are for requests that could not be answered.",
    "clients": "A batch that stops on `error` stops at the first title that does not exist, with the others unanswered, and a retry changes nothing."
  }
};
