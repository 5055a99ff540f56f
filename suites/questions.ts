/** The questions of the contract (section 4) as URLs. */

export const forms = ['languageinfo', 'allimages', 'dbrepllag', 'duplicatefiles'] as const;
/** One of the contract's four query forms. */
export type Form = (typeof forms)[number];

type Parameters = readonly (readonly [name: string, value: string])[];

export interface Cursor {
  readonly aicontinue: string;
  readonly continue: string;
}

function url(api: string, parameters: Parameters): string {
  // A cursor of a hostile server may hold half of a surrogate pair, which has no UTF-8 form.
  const pairs = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`);
  return `${api}?action=query&${pairs.join('&')}`;
}

// `format=json` comes last, and `titles` never: old MediaWikis redirect a URL that ends like a file name.
const json: Parameters = [['format', 'json']];

const subject: Readonly<Record<Exclude<Form, 'duplicatefiles'>, Parameters>> = {
  languageinfo: [['meta', 'languageinfo']],
  allimages: [['list', 'allimages']],
  dbrepllag: [
    ['meta', 'siteinfo'],
    ['siprop', 'dbrepllag'],
  ],
};

const onTitle = (title: string): Parameters => [
  ['titles', title],
  ['prop', 'duplicatefiles'],
];

/** The URL of a question in its plain form. */
export function plainUrl(api: string, form: Exclude<Form, 'duplicatefiles'>): string {
  return url(api, [...subject[form], ...json]);
}

export function titleUrl(api: string, title: string): string {
  return url(api, [...onTitle(title), ...json]);
}

/** The URL of the same question in its HTML form; `title` matters to `duplicatefiles` only. */
export function htmlUrl(api: string, form: Form, title: string): string {
  return url(api, form === 'duplicatefiles' ? onTitle(title) : subject[form]);
}

/** The URL of a page of the listing, restricted to media types where some are given. */
export function listingUrl(api: string, types: readonly string[], cursor?: Cursor): string {
  return url(api, [
    ...subject.allimages,
    ...(types.length > 0 ? [['aimime', types.join('|')] as const] : []),
    ...(cursor
      ? ([
          ['aicontinue', cursor.aicontinue],
          ['continue', cursor.continue],
        ] as const)
      : []),
    ...json,
  ]);
}
