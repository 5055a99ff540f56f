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
    "why": "HTTP libraries sort answers by status before anybody reads a body: 2xx is handed on, everything else is thrown, retried or cached in another way.",
    "clients": "An answer that is right but comes with 404 or 500 is thrown away unread, and a retry loop asks for it until it gives up."
  },
  "envelope.media-type": {
    "why": "The `Content-Type` is the only thing that tells a program, before it parses, that it holds JSON and not the HTML page of the same address.",
    "clients": "Libraries that parse by media type hand over a bare string instead of an object, and a browser offers the answer as a download or, worse, renders a file name in it as markup."
  },
  "envelope.unicode": {
    "why": "JSON is exchanged as UTF-8, and a wiki's titles use all of it: a name cut within a character, or half of a surrogate pair from a careless cut, is no text in any language.",
    "clients": "A strict decoder refuses the whole answer because of one name; a lenient one puts U+FFFD into it, and asks later for a file that does not exist."
  },
  "envelope.json": {
    "why": "PHP warnings before the text, or an HTML error page behind a text already sent, are the commonest way in which an API that works stops being one.",
    "clients": "`JSON.parse` throws at the first stray character, so that not one of the results in the body can be used."
  },
  "envelope.unique-keys": {
    "why": "JSON leaves open what a repeated key means: parsers keep the first value, keep the last, or refuse.",
    "clients": "Two clients read different answers out of the same bytes, and what stood under the other key is lost without any error."
  },
  "envelope.object": {
    "why": "Results, continuation and diagnostics are found by their names at the top level, which only an object has.",
    "clients": "Each look-up of `query` or `continue` on a list or a string is undefined, or an exception, in the first line that touches the answer."
  },
  "envelope.batchcomplete": {
    "why": "It tells whether the data on everything asked for is all there. The empty string is the form of the first format version; `true` betrays the second, in which `missing` and other fields change as well.",
    "clients": "A client that waits for the key before it uses a batch waits forever; one that compares with the empty string takes `true` for an answer in a dialect that it was not written for."
  },
  "envelope.query": {
    "why": "All four questions deliver under this one name, so that a client tells data from warnings and errors by a single look.",
    "clients": "With HTTP 200 and no `query`, an unknown module or an error passes for an answer, and shows as \"no results\" instead of as a fault."
  },
  "html.media-type": {
    "why": "The form without `format` is made for people with a browser, and a browser goes by the `Content-Type`.",
    "clients": "A developer who opens the address sees a download or a page full of tags instead of an answer to read."
  },
  "html.embedded-json": {
    "why": "The page shows what the API would have answered, so the JSON must survive the escaping exactly: too little of it lets a file name become markup, too much shows `&amp;amp;` for an ampersand.",
    "clients": "What is copied out of the page is not the answer, and a title that holds a tag runs in the reader's browser."
  },
  "html.pretty": {
    "why": "An answer in one line cannot be read by eye; the page has no other purpose than to be read.",
    "clients": "Somebody who looks for a wrong field in 500 language codes finds a single line of some 12,000 characters."
  },
  "html.notice": {
    "why": "The page looks like a result of the API, and the reader must learn on the spot that it is something else.",
    "clients": "A newcomer has nothing on the page that points to `format=json`, and starts to scrape."
  },
  "html.notice-debugging": {
    "why": "The page's markup is promised to nobody and differs from version to version; only the words \"for debugging, not for applications\" keep programs away from it.",
    "clients": "A scraper is built on the markup in good faith, and breaks with the next skin or the next syntax highlighter."
  },
  "html.same-object": {
    "why": "The page is how a developer checks what a program received; it serves only if the two forms cannot differ.",
    "clients": "A bug is hunted in the client because the page shows the right value, while the plain form delivers a wrong one."
  },
  "languageinfo.map": {
    "why": "Codes are looked up, so they are the keys. An empty PHP array comes out as a list, which is the classic slip of servers written in that language.",
    "clients": "`languageinfo['de']` on a list is undefined for every language, as if the wiki knew none."
  },
  "languageinfo.key": {
    "why": "A code goes into URLs, CSS selectors and `lang` attributes, where case and separators count. Local additions such as `en_us` are let through by the wiki that configures them.",
    "clients": "Matching against the browser's `Accept-Language` misses `AA-Upper` or `en_us`, and the page is tagged with a language that no screen reader knows."
  },
  "languageinfo.entry": {
    "why": "An entry is the place for further properties of a language, so it is an object even where it holds only the code.",
    "clients": "Code that reads `entry.code`, or later `entry.autonym`, fails on the one language whose entry is a plain string."
  },
  "languageinfo.code": {
    "why": "Entries are often taken out of the map, as with `Object.values`, and must then still say which language they are. PHP turns a numeric key into an integer on the way.",
    "clients": "A list of languages made from the values has a gap, or a number on which every method of strings fails."
  },
  "languageinfo.only-code": {
    "why": "Properties come when they are asked for. An answer of 500 languages that brings fallbacks and variants unasked is many times as large and can no longer be given in one piece.",
    "clients": "A phone downloads names, directions and fallback chains that it did not ask for, each time it fills a menu."
  },
  "languageinfo.code-is-key": {
    "why": "Key and `code` are the same fact told twice, and two tellings that differ leave nobody to believe.",
    "clients": "A program that indexes by key and one that indexes by `code` send the same user to different languages."
  },
  "languageinfo.order": {
    "why": "Byte order is the one order that needs no locale, so two copies of the map can be compared line by line or merged in one pass.",
    "clients": "A diff between yesterday's languages and today's shows hundreds of moved lines instead of the one that was added."
  },
  "allimages.list": {
    "why": "Order is part of this answer, and only a list keeps it; on a wiki without files it is empty, not absent.",
    "clients": "The loop over the files throws on the empty wiki, which is the first one that every new installation meets."
  },
  "allimages.entry": {
    "why": "Seven facts about each file stand side by side under their names.",
    "clients": "A listing of bare names leaves the client to ask again for every file, ten requests where one was enough."
  },
  "allimages.name": {
    "why": "The stored name is the key of a file: it orders the listing, names the next page and ends the URL. A space in it is the displayed form in the wrong place.",
    "clients": "A name with a space sent back as `aicontinue` starts before its own file, since the space sorts before the underscore, and entries come twice."
  },
  "allimages.timestamp": {
    "why": "One fixed form in UTC can be sorted and compared as text, and means the same instant everywhere.",
    "clients": "A synchronizer that asks \"newer than my copy?\" by comparing strings skips new uploads because of an offset or a fraction."
  },
  "allimages.url": {
    "why": "The entry is used outside of the wiki's pages, where a relative address has nothing to be relative to.",
    "clients": "A downloader that takes `/images/a/ab/X.png` asks its own host for the file, or fails to parse the address."
  },
  "allimages.descriptionurl": {
    "why": "Licence and authors of a file stand on its description page, and whoever reuses the file has to link there.",
    "clients": "The credit line of a reused picture leads nowhere."
  },
  "allimages.descriptionshorturl": {
    "why": "The address by page id stays short and stays the same when the file is renamed. MediaWiki leaves it out where a file has lost its description page.",
    "clients": "Bookmarks and e-mails have only the long address, which dies with the next move of the page."
  },
  "allimages.ns": {
    "why": "Clients that treat pages of all kinds alike branch on the number. It is an integer: a `\"6\"` in quotes fails a strict comparison.",
    "clients": "Files fall through to the treatment of articles, without a preview and without a download."
  },
  "allimages.title": {
    "why": "It is the one form of the name that all other modules take as `titles=` and that people read.",
    "clients": "Each client builds the title itself from the name, and gets it wrong on the wiki whose namespace is called `Datei`."
  },
  "allimages.name-bare": {
    "why": "The prefix depends on the wiki's language, the stored name does not; a name that carries it is a title in the wrong field.",
    "clients": "The client that puts `File:` before it asks for `File:File:X.png`, and is told that the file is missing."
  },
  "allimages.timestamp-real": {
    "why": "Thirty days of February and a clock that runs ahead pass any pattern, and come from hand-written formatting or a host without a time service.",
    "clients": "Some date libraries throw, others roll over to March; a time in the future makes every later upload look older than the copy at hand."
  },
  "allimages.url-prefix": {
    "why": "Firewalls, proxies, mirrors and content policies are set up with the one address under which uploads lie.",
    "clients": "Downloads from another host are blocked by the policy that lets the declared one through, and a mirror copies the same file twice."
  },
  "allimages.url-fan-out": {
    "why": "The folders spread files over the disk; mirrors and thumbnailers derive the place of a file's relatives from them, in lower case since most file systems tell cases apart.",
    "clients": "A mirror that lays out its tree by the two folders puts the file where its own web server never looks."
  },
  "allimages.url-name": {
    "why": "A download is saved under the last segment of its address, and a cache finds the file by it.",
    "clients": "A file is saved under another file's name and silently overwrites that one."
  },
  "allimages.descriptionurl-target": {
    "why": "Article addresses can be computed from one template, and thousands of links are, without any request.",
    "clients": "Computed links differ from delivered ones, so that a visited page is shown as new and purging the cache of one address leaves the other stale."
  },
  "allimages.descriptionshorturl-target": {
    "why": "`curid` is the only place in this listing where the page id can be read.",
    "clients": "Who joins the listing with other data by page id reads none, or joins under a host that the browser treats as a foreign origin."
  },
  "allimages.curid-unique": {
    "why": "A page id names exactly one page; two files under one id mean that one of the links is another file's.",
    "clients": "A database keyed by page id overwrites one file with the other, and a short link shows the wrong picture."
  },
  "allimages.title-from-name": {
    "why": "Name and title are two spellings of one thing, and the step between them is a fixed one that clients take in both directions.",
    "clients": "The file found by its title is not the file listed by its name: look-ups, links and the list of duplicates speak of something else."
  },
  "allimages.order": {
    "why": "Byte order makes the listing a sorted sequence: the cursor is a place in it, and a sort by the database's collation, as PostgreSQL has it, breaks that silently.",
    "clients": "A client that bisects for a name, or merges the listing with its own sorted copy, concludes that files are gone which are merely elsewhere."
  },
  "dbrepllag.list": {
    "why": "A report on replication names at least the database that was asked; even a wiki without replicas has one.",
    "clients": "Taking the maximum over an empty list gives minus infinity, and a bot believes that the wiki could not be more up to date."
  },
  "dbrepllag.entry": {
    "why": "A lag is of use only together with the host that has it.",
    "clients": "From a bare number, an operator cannot tell which replica to take out of service."
  },
  "dbrepllag.host": {
    "why": "The name tells replicas apart where there are several, and the empty string is how a wiki says that it has none or does not show it.",
    "clients": "A `null` for the host ends the monitoring script in its first call of a method for strings."
  },
  "dbrepllag.lag": {
    "why": "Bots slow down by this number, in whole seconds. Clusters that measure by heartbeat deliver fractions, and a server unable to measure may be tempted to say `false`.",
    "clients": "A typed client refuses 0.004 as an integer; one without types takes `false` for no lag at all, and writes on into a database that is behind."
  },
  "dbrepllag.unmeasured-host": {
    "why": "-1 stands for \"nothing to measure\": a named host beside it says at once that there is a replica and that there is none.",
    "clients": "An alarm keyed by host fires for a machine that is no replica, or shows it as healthy for ever at -1."
  },
  "dbrepllag.unmeasured-alone": {
    "why": "Where nothing is replicated there is nothing to list twice; -1 in a list of several hides a broken measurement among good ones.",
    "clients": "The minimum over all hosts is -1 and passes for \"fully caught up\" while another replica is minutes behind."
  },
  "dbrepllag.declared": {
    "why": "The operator has said how the database is set up, so that here, and only here, the report can be held to the facts.",
    "clients": "After replication was switched off, or has died, dashboards go on showing the comfortable picture of the day before."
  },
  "duplicatefiles.pages": {
    "why": "Records are looked up by page id, so they are the members of an object. A list is what the second format version answers.",
    "clients": "`Object.keys` on a list gives 0, 1, 2, which are taken for page ids and joined with the wrong pages."
  },
  "duplicatefiles.normalized": {
    "why": "The records tell of changed titles only; there being no such field is how a client knows that its title was already in order.",
    "clients": "An empty list is truthy: the client goes looking for the change of a title that nobody has changed."
  },
  "duplicatefiles.page-id": {
    "why": "The key is the id in decimal digits, or -1 where there is no page: it carries a fact that the record does not repeat.",
    "clients": "A key such as `0` or `File:X.png` is stored as the id of a page, and every later request by that id fails."
  },
  "duplicatefiles.page": {
    "why": "Whether the title exists, and what its namespace is, stands in the fields of its record.",
    "clients": "Under `null` or a bare title, `'missing' in record` throws instead of answering."
  },
  "duplicatefiles.ns": {
    "why": "A prefix can be an alias or a translation, so the number is the server's word on how it has understood the title.",
    "clients": "The typing mistake `Fiel:X.png` is taken for an article that is missing rather than for a wrong namespace, and nobody corrects it."
  },
  "duplicatefiles.title": {
    "why": "With the title in the record, an answer can be understood without the request that led to it.",
    "clients": "In a cache or a log of answers, the record of key -1 belongs to no title at all."
  },
  "duplicatefiles.missing": {
    "why": "Its presence alone is the message, as an empty string; `false` for an existing page would be presence too.",
    "clients": "Clients that test with `in` take every page for missing, and those that test for truth take none."
  },
  "duplicatefiles.title-normalized": {
    "why": "It is the canonical title under which the wiki files everything about the page, with spaces and in the namespace's own name.",
    "clients": "Results of several requests cannot be put together, since the same page is known by as many titles as it has spellings."
  },
  "duplicatefiles.existing-record": {
    "why": "The listing and the look-up are two windows on the same files and have to agree on what exists.",
    "clients": "A tool that removes dead links checks each file by its title and deletes links to files that are there."
  },
  "duplicatefiles.normalization": {
    "why": "Each change is a pair: what was sent, and what it became.",
    "clients": "From a bare title, a client cannot tell which of its titles is meant."
  },
  "duplicatefiles.from": {
    "why": "It is the key for the way back from the answer to the caller's own spelling.",
    "clients": "A title that looks like a number and is delivered as one never equals the string that was sent."
  },
  "duplicatefiles.to": {
    "why": "It is the value by which the record is then found in `pages`.",
    "clients": "The chain from request to record ends in the middle, at `undefined`."
  },
  "duplicatefiles.normalized-when-changed": {
    "why": "One record for each changed title and none for the others makes the list a complete map of what happened to the request.",
    "clients": "Where the record is left out, the client searches `pages` for its own spelling and reports an existing file as not found."
  },
  "duplicatefiles.from-as-sent": {
    "why": "Clients look the sent string up by equality, so not even the encoding of the URL may show in it.",
    "clients": "`File%3AMy_file.png`, or a tidied spelling, matches nothing in the table of open requests, and the promise for that title is never resolved."
  },
  "duplicatefiles.to-with-spaces": {
    "why": "The step is exactly underscore to space, so that a client can take it by itself and spare a request.",
    "clients": "A title computed on the client's side is not the one in the answer, and a local cache never hits."
  },
  "allimages.aicontinue": {
    "why": "It is the cursor: the client copies it into the next request without knowing what it means, so it must be there and be text.",
    "clients": "Without it, a walk ends after ten files, and a wiki with a million of them looks like one with ten."
  },
  "allimages.continue-marker": {
    "why": "The server reads from it which modules are done; for this question alone it is always `-||`.",
    "clients": "A server that gets another marker back may take the listing for finished, and answers the next page with no `query` at all."
  },
  "allimages.next-page-start": {
    "why": "The cursor names the first file that was not delivered, so that each file is delivered exactly once.",
    "clients": "A page that starts one file later drops that file from every backup, and one that starts earlier has it counted twice."
  },
  "allimages.continue-only-when-more": {
    "why": "`continue` is the promise of another entry; a client asks on for that reason alone.",
    "clients": "Each complete walk costs one request for nothing, and \"load more\" buttons open onto an empty page."
  },
  "allimages.cursor-advances": {
    "why": "A walk ends only because each page leads to files that were on none before.",
    "clients": "A crawler goes round the same pages until somebody stops it, at the wiki's cost as well as its own."
  },
  "envelope.debuginfo": {
    "why": "Diagnostics stand apart in one block, so that they can be dropped in one step before answers are compared or stored.",
    "clients": "Nothing, if it ignores the block as it should; a debugging tool that opens it finds no fields."
  },
  "envelope.debuginfo-engine": {
    "why": "Reports of performance are read beside the runtime that produced them.",
    "clients": "A bug report does not say whether PHP or another runtime answered; the wiki's users lose nothing."
  },
  "envelope.debuginfo-runtime-version": {
    "why": "Faults come and go with versions of the runtime, and dots let two versions be compared.",
    "clients": "Whoever groups slow answers by version of the runtime has one heap without a label."
  },
  "envelope.debuginfo-time": {
    "why": "As a number of seconds it can be added up and plotted; MediaWiki may round it to a plain 0.",
    "clients": "A profiler that sums up the times joins strings to `00.0120.034`."
  },
  "envelope.debuginfo-log": {
    "why": "Text, kind and caller of each entry belong together, so that warnings can be told from notices.",
    "clients": "Filtering the log for warnings finds none, though it is full of them."
  },
  "envelope.debuginfo-trace": {
    "why": "A trace is a sequence of lines, which a tool shows one by one.",
    "clients": "A trace viewer shows a single line, or the words `[object Object]`."
  },
  "envelope.debuginfo-queries": {
    "why": "The slowest query of a request is found by sorting these by their seconds.",
    "clients": "Sorted as text, 10 ms stands before 2 ms, and the wrong query is tuned."
  },
  "envelope.debuginfo-request": {
    "why": "What arrived at the server is compared with what was sent, to find the proxy that changed it.",
    "clients": "A header that went missing on the way cannot be proved to have been lost. It is also the place where credentials are echoed, which the suite redacts."
  },
  "envelope.debuginfo-memory": {
    "why": "The number needs its unit, which MediaWiki writes in the language of the wiki.",
    "clients": "`4.71` can be kilobytes or gigabytes."
  },
  "envelope.debuginfo-memory-peak": {
    "why": "The highest use, not the final one, decides whether a request hits the memory limit.",
    "clients": "A request that nearly died looks as harmless as any other."
  },
  "envelope.debuginfo-includes": {
    "why": "Names with sizes show which code a request loaded, and so which extension makes it slow.",
    "clients": "One cannot see that a question loads a megabyte of an extension's code; the file names also tell attackers where the code lies."
  },
  "envelope.debuginfo-first-line": {
    "why": "With the request at its head, a trace can be matched to a line of the access log. Engines before 1.39 start with an address or a cache line.",
    "clients": "Traces that were saved without their requests can no longer be told apart."
  },
  "envelope.engine-version": {
    "why": "Known deviations depend on the version: before 1.34 there is no `languageinfo`, before 1.35 an address that ends in `.png` is redirected.",
    "clients": "Who wants to work around an old version has to find it out by its faults; development builds with a suffix break a naive comparison."
  },
  "envelope.cache-mode": {
    "why": "An answer that depends on who asks must not be kept for others, and the header is the only way to tell a proxy so.",
    "clients": "With none, every proxy follows a rule of its own: one serves stale listings, another asks the wiki each time."
  },
  "languageinfo.complete": {
    "why": "The codes fit into one answer, so clients are written without a loop for them.",
    "clients": "A menu of languages ends at `atj`, where the server stopped, and nobody notices that three quarters are missing."
  },
  "allimages.continue": {
    "why": "Two values have to travel to the next page together, so they are one object whose members are copied into the request as they are.",
    "clients": "`Object.assign(request, answer.continue)` spreads a string into `0`, `1`, `2`, and the first page comes again, for ever."
  },
  "allimages.page-size": {
    "why": "Ten is promised to who names no size. A server that returns fewer, because a limit on bytes cut the page or hidden files were taken out of it, breaks the arithmetic of pages.",
    "clients": "A client that counts on ten takes a page of nine for the last one and stops, or lays out a grid with holes; larger pages overrun buffers and budgets planned for ten."
  },
  "allimages.mime-filter": {
    "why": "Choosing by type on the server is the difference between one page of ten sounds and a walk through a million pictures. Large farms refuse it, as too dear for their databases, which `{mime_filter}` declares.",
    "clients": "A media player has to walk the whole wiki and guess types from extensions, which say nothing certain about the content."
  },
  "allimages.mime-subset": {
    "why": "A filter takes away and never adds or reorders, so that what is true of the whole listing is true of each part.",
    "clients": "Files turn up in a filtered view that are found nowhere else, and cursors taken from one listing are senseless in the other."
  },
  "allimages.mime-disjoint": {
    "why": "A file has exactly one media type, the one detected from its content.",
    "clients": "A statistic by type adds up to more files than the wiki has, and a converter that handles each type in turn handles some files twice."
  },
  "allimages.mime-union": {
    "why": "The pipe means \"or\": one request for two types has to bring what two requests would.",
    "clients": "A gallery of PNG and GIF shows only the type named last, and nothing tells that the other was dropped."
  },
  "allimages.mime-unknown-empty": {
    "why": "A filter that does not know a type must answer that there is none, not drop the filter.",
    "clients": "An integrity check for forbidden types, which hopes for an empty list, gets the whole wiki, and so does whatever deletes by that list."
  },
  "allimages.mime-finds": {
    "why": "The empty list is the one wrong answer that raises no suspicion, and a `+` in `image/svg+xml` that is decoded to a space is enough to get it.",
    "clients": "An export of all SVG files ends at once, successfully, with nothing in it."
  },
  "allimages.mime-pages": {
    "why": "The next page repeats the filter along with the cursor, and the server has to honour both; the first page alone proves little.",
    "clients": "From the eleventh file on, an audio library fills with pictures."
  },
  "dbrepllag.complete": {
    "why": "Clients follow any `continue` that they see, and the report has no pages to go on to.",
    "clients": "A monitor asks again and again for hosts that never come, or takes a whole report for the first part of one."
  },
  "duplicatefiles.missing-record": {
    "why": "\"No such file\" is an answer like any other and has a form of its own: the key -1, with `missing`.",
    "clients": "An upload form that first asks whether the name is free cannot tell a free name from a failed request, and overwrites or blocks."
  },
  "duplicatefiles.complete": {
    "why": "A `continue` tells a client to ask again, and for a title without a page there is nothing to ask for.",
    "clients": "A client that obeys it asks without end for duplicates of a file that does not exist."
  },
  "duplicatefiles.spellings": {
    "why": "Titles are written with spaces in text and with underscores in addresses, and nobody converts them before asking.",
    "clients": "The same link works when typed and fails when copied from the address bar."
  },
  "session.no-credentials": {
    "why": "The four questions read what is public. A private wiki answers them with HTTP 200 and an error, which looks like success to who sees the status only.",
    "clients": "Statistics, mirrors and search engines, which have no account, see an empty wiki."
  },
  "session.same-status": {
    "why": "A cookie left over from an earlier visit is no credential and no offence; browsers send it along unasked.",
    "clients": "A reader whose session has run out gets 403 where a stranger gets the page, and mends it only by deleting cookies."
  },
  "session.same-answer": {
    "why": "Without a user id there is nobody to answer differently to, and whatever else depends on a session would end up in shared caches.",
    "clients": "Two readers behind one proxy see each other's version of an answer, and a bug shows only in browsers that were there before."
  },
  "session.no-live-cookie": {
    "why": "Who reads anonymously needs no state. A cookie that is set makes each later answer private to a cache and has to be disclosed under privacy law.",
    "clients": "From the second request on, no shared cache serves the client any more, and a simple reading script has to keep a jar of cookies."
  },
  "duplicatefiles.not-an-error": {
    "why": "That a title has no page is the very thing that was asked, and errors are for requests that could not be answered.",
    "clients": "A batch that stops on `error` stops at the first title that does not exist, with the others unanswered, and a retry changes nothing."
  }
};
