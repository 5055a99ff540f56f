// Generated from schemas/contract.md by `npm run generate`. Do not edit.

/**
 * Contract section 4.1; its `query` is described in section 2.1.
 */
export interface Languageinfo {
  /**
   * `batchcomplete` is the empty string in every successful answer, including a page of the file listing that is continued. (For a continued list of an existing file's duplicates, 4.4 is silent.)
   */
  batchcomplete: "";
  query: LanguageQuery;
  /**
   * All codes come in one answer: there is no `continue`.
   */
  continue?: {
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
/**
 * `query` is an object that holds the requested data.
 */
export interface LanguageQuery {
  /**
   * `languageinfo` is an object with one entry for each language code.
   */
  languageinfo: {
    [k: string]: Language;
  };
  [k: string]: unknown;
}
/**
 * Contract section 2.1: one member of `query.languageinfo`.
 */
export interface Language {
  /**
   * `code` is a string, the language code again.
   */
  code: string;
  /**
   * When no further properties are requested, an entry has no field other than `code`.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string;
}

/**
 * Contract section 4.2; its `query` is described in section 2.2.
 */
export interface Allimages {
  /**
   * `batchcomplete` is the empty string in every successful answer, including a page of the file listing that is continued. (For a continued list of an existing file's duplicates, 4.4 is silent.)
   */
  batchcomplete: "";
  query: ListingQuery;
  continue?: Continuation;
  [k: string]: unknown;
}
/**
 * `query` is an object that holds the requested data.
 */
export interface ListingQuery {
  /**
   * `allimages` is an array of the entries of this page, even if it is empty.
   */
  allimages: File[];
  [k: string]: unknown;
}
/**
 * Contract section 2.2: one entry of `query.allimages`.
 */
export interface File {
  /**
   * `name` is a string, the file's name as stored: with underscores where its title has spaces.
   */
  name: string;
  /**
   * `timestamp` is the time of the latest upload: ISO 8601 in UTC, to the second, without a fraction.
   */
  timestamp: string;
  /**
   * `url` is the absolute URL of the file itself.
   */
  url: string;
  /**
   * `descriptionurl` is the absolute URL of the file's description page.
   */
  descriptionurl: string;
  /**
   * `descriptionshorturl` is the absolute URL of the description page by its page id.
   */
  descriptionshorturl: string;
  /**
   * `ns` is the integer 6, the namespace of files.
   */
  ns: 6;
  /**
   * `title` is a string, the title of the description page.
   */
  title: string;
  [k: string]: unknown;
}
/**
 * `continue` is an object; it is present if more entries follow.
 */
export interface Continuation {
  /**
   * `aicontinue` is a string, the name of the file that the next page starts with.
   */
  aicontinue: string;
  /**
   * `continue` is the fixed marker `-||`, to be sent back together with `aicontinue`.
   */
  continue: "-||";
  [k: string]: unknown;
}

/**
 * Contract section 4.3; its `query` is described in section 2.3.
 */
export interface Dbrepllag {
  /**
   * `batchcomplete` is the empty string in every successful answer, including a page of the file listing that is continued. (For a continued list of an existing file's duplicates, 4.4 is silent.)
   */
  batchcomplete: "";
  query: LagQuery;
  /**
   * The report comes in one answer: there is no `continue`, which only truncated listings have.
   */
  continue?: {
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
/**
 * `query` is an object that holds the requested data.
 */
export interface LagQuery {
  /**
   * `dbrepllag` is an array of the database hosts and their lag, with at least one entry even without replication.
   *
   * @minItems 1
   */
  dbrepllag: [Lag, ...Lag[]];
  [k: string]: unknown;
}
/**
 * Contract section 2.3: one entry of `query.dbrepllag`.
 */
export interface Lag {
  /**
   * `host` is a string, the name of the database host; it is empty if there is no separate replica.
   */
  host: string;
  /**
   * `lag` is an integer, the lag in seconds, or -1 if it cannot be measured.
   */
  lag: number;
  [k: string]: unknown;
}

/**
 * Contract section 4.4; its `query` is described in section 2.4.
 */
export interface Duplicatefiles {
  /**
   * `batchcomplete` is the empty string in every successful answer, including a page of the file listing that is continued. (For a continued list of an existing file's duplicates, 4.4 is silent.)
   */
  batchcomplete: "";
  query: PagesQuery;
  [k: string]: unknown;
}
/**
 * `query` is an object that holds the requested data.
 */
export interface PagesQuery {
  /**
   * `pages` is an object with one record for each title.
   */
  pages: {
    [k: string]: Page;
  };
  /**
   * `normalized` is an array of the titles that normalization changed; it is absent if there are none.
   *
   * @minItems 1
   */
  normalized?: [Normalization, ...Normalization[]];
  [k: string]: unknown;
}
/**
 * Contract section 2.4: one member of `query.pages`.
 */
export interface Page {
  /**
   * `ns` is the integer 6, the namespace of files.
   */
  ns: 6;
  /**
   * `title` is a string, the normalized title.
   */
  title: string;
  /**
   * `missing` is the empty string if the title has no page, and absent if it has one.
   */
  missing?: "";
  [k: string]: unknown;
}
/**
 * Contract section 2.5: one entry of `query.normalized`.
 */
export interface Normalization {
  /**
   * `from` is a string, the title as it was sent.
   */
  from: string;
  /**
   * `to` is a string, the title after normalization.
   */
  to: string;
  [k: string]: unknown;
}

/**
 * Contract section 2.7: the top-level `debuginfo`.
 */
export interface Debuginfo {
  /**
   * The name of the runtime.
   */
  phpEngine?: string;
  /**
   * The version of the runtime, with dots.
   */
  phpVersion?: string;
  /**
   * The seconds spent on the request.
   */
  time?: number;
  /**
   * Log entries.
   */
  log?: {
    msg: string;
    type: string;
    caller: string;
    [k: string]: unknown;
  }[];
  /**
   * Lines of a trace.
   */
  debugLog?: string[];
  /**
   * The database queries, with their seconds.
   */
  queries?: {
    sql: string;
    function: string;
    time: number;
    [k: string]: unknown;
  }[];
  /**
   * The request as the server saw it.
   */
  request?: {
    method: string;
    url: string;
    headers: {
      [k: string]: string;
    };
    params: {
      [k: string]: string;
    };
    [k: string]: unknown;
  };
  /**
   * The memory used, with its unit.
   */
  memory?: string;
  /**
   * The peak memory use, with its unit.
   */
  memoryPeak?: string;
  /**
   * The source files that were loaded, with their sizes.
   */
  includes?: {
    name: string;
    size: string;
    [k: string]: unknown;
  }[];
  [k: string]: unknown;
}
