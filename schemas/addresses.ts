/** Where the project can be found. It has no public repository yet, so this address is a placeholder, and the only one in the code. */

export const REPOSITORY = 'https://github.com/example/wiki-query-conformance';

/** The page that explains a rule of this version. */
export function rulePage(rule: string): string {
  return `${REPOSITORY}/blob/main/docs/rules/${encodeURIComponent(rule)}.md`;
}
