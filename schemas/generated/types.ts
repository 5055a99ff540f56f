// Generated from schemas/contract.md by `npm run generate`. Do not edit.

/**
 * Contract section 4.1; its `query` is described in section 2.1.
 */
export interface Languageinfo {
  /**
   * The empty string, in every successful answer, including a page of the file listing that is continued. (For a continued list of an existing file's duplicates, 4.4 is silent.)
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
 * The requested data.
 */
export interface LanguageQuery {
  /**
   * One entry for each language code.
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
   * The language code again, as a string.
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
   * The empty string, in every successful answer, including a page of the file listing that is continued. (For a continued list of an existing file's duplicates, 4.4 is silent.)
   */
  batchcomplete: "";
  query: ListingQuery;
  continue?: Continuation;
  [k: string]: unknown;
}
/**
 * The requested data.
 */
export interface ListingQuery {
  /**
   * The entries of this page: an array, even when there are none.
   */
  allimages: File[];
  [k: string]: unknown;
}
/**
 * Contract section 2.2: one entry of `query.allimages`.
 */
export interface File {
  /**
   * The file's name as stored: underscores where its title has spaces.
   */
  name: string;
  /**
   * When the file was last uploaded: ISO 8601 in UTC, to the second, without a fraction.
   */
  timestamp: string;
  /**
   * The absolute URL of the file itself.
   */
  url: string;
  /**
   * The absolute URL of the file's description page.
   */
  descriptionurl: string;
  /**
   * The absolute URL of the description page by its page id.
   */
  descriptionshorturl: string;
  /**
   * The number of the namespace of files.
   */
  ns: 6;
  /**
   * The title of the description page.
   */
  title: string;
  [k: string]: unknown;
}
/**
 * An object, present when more entries follow.
 */
export interface Continuation {
  /**
   * The name of the file that the next page starts with.
   */
  aicontinue: string;
  /**
   * A fixed marker, to be sent back together with `aicontinue`.
   */
  continue: "-||";
  [k: string]: unknown;
}

/**
 * Contract section 4.3; its `query` is described in section 2.3.
 */
export interface Dbrepllag {
  /**
   * The empty string, in every successful answer, including a page of the file listing that is continued. (For a continued list of an existing file's duplicates, 4.4 is silent.)
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
 * The requested data.
 */
export interface LagQuery {
  /**
   * The database hosts and their lag; a deployment without replication has an entry as well.
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
   * The name of the database host, empty where there is no separate replica.
   */
  host: string;
  /**
   * The lag in seconds, or -1 where it cannot be measured.
   */
  lag: number;
  [k: string]: unknown;
}

/**
 * Contract section 4.4; its `query` is described in section 2.4.
 */
export interface Duplicatefiles {
  /**
   * The empty string, in every successful answer, including a page of the file listing that is continued. (For a continued list of an existing file's duplicates, 4.4 is silent.)
   */
  batchcomplete: "";
  query: PagesQuery;
  [k: string]: unknown;
}
/**
 * The requested data.
 */
export interface PagesQuery {
  /**
   * One record for each title.
   */
  pages: {
    [k: string]: Page;
  };
  /**
   * The titles that were changed by normalization; absent when none was.
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
   * The number of the namespace: 6 for the title of a file.
   */
  ns: 6;
  /**
   * The normalized title.
   */
  title: string;
  /**
   * The empty string where the title has no page; absent where it has one.
   */
  missing?: "";
  [k: string]: unknown;
}
/**
 * Contract section 2.5: one entry of `query.normalized`.
 */
export interface Normalization {
  /**
   * The title as it was sent.
   */
  from: string;
  /**
   * The title after normalization.
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
