/** The questions of the contract (section 4) as URLs. */

export const forms = ['languageinfo', 'allimages', 'dbrepllag', 'duplicatefiles'] as const;
/** One of the contract's four query forms. */
export type Form = (typeof forms)[number];

export interface Cursor {
  readonly aicontinue: string;
  readonly continue: string;
}

/** A cursor of a hostile server may hold half of a surrogate pair, which has no UTF-8 form. */
const encoded = (value: string) => encodeURIComponent(value.toWellFormed());

const subject: Readonly<Record<Exclude<Form, 'duplicatefiles'>, string>> = {
  languageinfo: 'meta=languageinfo',
  allimages: 'list=allimages',
  dbrepllag: 'meta=siteinfo&siprop=dbrepllag',
};

const onTitle = (title: string) => `titles=${encoded(title)}&prop=duplicatefiles`;

const htmlForm = (api: string, question: string) => `${api}?action=query&${question}`;

// `format=json` comes last, and `titles` never: old MediaWikis redirect a URL that ends like a file name.
const plainForm = (api: string, question: string) => `${htmlForm(api, question)}&format=json`;

/** The URL of a question in its plain form. */
export function plainUrl(api: string, form: Exclude<Form, 'duplicatefiles'>): string {
  return plainForm(api, subject[form]);
}

export function titleUrl(api: string, title: string): string {
  return plainForm(api, onTitle(title));
}

/** The URL of the same question in its HTML form; `title` matters to `duplicatefiles` only. */
export function htmlUrl(api: string, form: Form, title: string): string {
  return htmlForm(api, form === 'duplicatefiles' ? onTitle(title) : subject[form]);
}

/** The URL of a page of the listing, restricted to media types where some are given. */
export function listingUrl(api: string, types: readonly string[], cursor?: Cursor): string {
  const restricted = types.length > 0 ? `&aimime=${encoded(types.join('|'))}` : '';
  const from = cursor ? `&aicontinue=${encoded(cursor.aicontinue)}&continue=${encoded(cursor.continue)}` : '';
  return plainForm(api, subject.allimages + restricted + from);
}
