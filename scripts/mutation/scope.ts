/** The code whose tests are tested: the checks, what they stand on, and the generator. */
const suites = [
  'allimages allimages-entries allimages-pages allimages-mime envelope html languageinfo dbrepllag duplicatefiles',
  'session info urls timestamps same shape judge walk page cookies drift media-types raw-json reading',
].flatMap(line => line.split(' '));

export const MUTATED: readonly string[] = [
  ...suites.map(name => `suites/${name}.ts`),
  'scripts/contract-*.ts',
  '!scripts/*.test.ts',
];
