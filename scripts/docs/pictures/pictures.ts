/** Every picture of the documentation: what it shows, how the page gets there, and what its numbers mark. */
import type { Page } from 'playwright-core';
import type { Subject } from './subjects.js';

export const PICTURES_FOLDER = 'docs/pictures';

export interface Picture {
  readonly subject: Subject;
  /** Of the window, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** After the `#` of the address. */
  readonly place?: string;
  /** What a user would do before looking. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The element that the picture shows; the window otherwise. */
  readonly only?: string;
  /** Selectors of what has the numbers 1, 2, and so on. */
  readonly marks?: readonly string[];
}

/** 1,200 pixels wide, however wide the window is. */
export const PICTURE_WIDTH = 1_200;

/** The card of the failure that a parameter explains. */
const explained = '.failure:has(.compare mark)';

/** By file name; each is taken in light and in dark. */
export const pictures: Readonly<Record<string, Picture>> = {
  report: { subject: 'report', width: 1_000, height: 610 },
  'report-parts': {
    subject: 'report',
    width: 1_000,
    height: 880,
    marks: ['header h1', 'ul.causes', '.causes [data-copy]', '#filter', 'ul.totals', '.list[open]', '.parts'],
  },
  'report-failure': {
    subject: 'report',
    width: 760,
    height: 1_000,
    only: explained,
    marks: [
      `${explained} h3`,
      `${explained} .seen`,
      `${explained} .hint`,
      `${explained} .compare`,
      `${explained} pre.answer`,
      `${explained} [data-copy^=Request]`,
      `${explained} .statement`,
      `${explained} .clients`,
      `${explained} > button`,
    ],
  },
  'report-search': {
    subject: 'report',
    width: 1_000,
    height: 640,
    place: '?outcome=failed&area=allimages&text=0_zero',
    marks: ['input[type=search]', '#filter label:not(.grow)', '#shown', '#filter [type=reset]'],
  },
  'report-request': {
    subject: 'report',
    width: 1_000,
    height: 720,
    place: 'exchange-3',
    prepare: async page => {
      await page.evaluate('scrollBy(0, -80)');
    },
    marks: [
      '#exchange-3 summary',
      '#exchange-3 [data-copy]',
      '#exchange-3 h4 + pre',
      '#exchange-3 pre.answer mark:first-of-type',
    ],
  },
  'report-audit': {
    subject: 'report',
    width: 760,
    height: 900,
    only: 'section[aria-labelledby=audit]',
    marks: ['.facts', '.again', '.areas'],
    prepare: page => page.locator('.areas summary').click(),
  },
  compare: { subject: 'compare', width: 1_000, height: 560 },
};

/** Its picture is shown by other sites too, some of which know only PNG. */
const HEAD = 'report';

/** The files of a picture, by the colour scheme. */
export function filesOf(name: string): { readonly light: string; readonly dark: string } {
  const type = name === HEAD ? 'png' : 'webp';
  return { light: `${name}.${type}`, dark: `${name}-dark.${type}` };
}
