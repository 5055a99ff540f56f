/** What must be true of a checkout before its package is published, as far as a program can tell. */

/** What the check reads. */
export interface Checkout {
  /** The address of the repository in `schemas/addresses.ts`. */
  readonly repository: string;
  readonly manifest: {
    readonly version: string;
    readonly repository?: unknown;
    readonly homepage?: unknown;
    readonly bugs?: unknown;
  };
  readonly changelog: string;
}

const PLACEHOLDER = /^https:\/\/github\.com\/example\//;

/** What the manifest must hold of the address; npm compares it with the repository that the provenance names. */
export function addressesOf(repository: string) {
  return {
    repository: { type: 'git', url: `git+${repository}.git` },
    homepage: `${repository}#readme`,
    bugs: `${repository}/issues`,
  };
}

/** A line for each reason not to publish. */
export function reasonsAgainst({ repository, manifest, changelog }: Checkout): string[] {
  const isPlaceholder = PLACEHOLDER.test(repository);
  return [
    ...(isPlaceholder
      ? [`schemas/addresses.ts: the address of the repository is a placeholder: ${repository}`]
      : wrongAddresses(repository, manifest)),
    ...(changelog.includes(`\n## [${manifest.version}] - `)
      ? []
      : [`CHANGELOG.md: has no section of version ${manifest.version} with its date`]),
  ];
}

function wrongAddresses(repository: string, manifest: Checkout['manifest']): string[] {
  return Object.entries(addressesOf(repository)).flatMap(([name, value]) => {
    const wanted = JSON.stringify(value);
    return JSON.stringify(manifest[name as keyof typeof manifest]) === wanted
      ? []
      : [`package.json: ${name} must be ${wanted}, after schemas/addresses.ts`];
  });
}
