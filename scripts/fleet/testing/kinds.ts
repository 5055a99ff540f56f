/** The wikis of the tests that run whole fleets, and the few rules that they are audited on. */

/** Of six wikis, two conform, two do not, and two cannot be judged. */
export const kinds = [
  'reference',
  'languageinfo.code/integer',
  'reference',
  'absent',
  'dbrepllag.lag/absent',
  'garbled',
];

export const few = ['--rule', 'languageinfo.*', '--rule', 'dbrepllag.*', '--seed', 's', '--strength', '1'];
