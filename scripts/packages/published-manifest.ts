/** A `package.json`, as far as it matters here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** What only the repository needs: `private` keeps anybody from publishing the sources by mistake. */
const repositoryOnly: readonly string[] = ['private', 'scripts', 'devDependencies'];

const built = { types: './dist/*.d.ts', default: './dist/*.js' };

/** Files of the package that are no modules, by ending. */
export const assetEndings = ['css', 'json', 'svg', 'woff2'] as const;

/**
 * Every module by its path: without an ending for others, with that of the source as the product itself imports it
 * (`@fortuna/ui/theme/vars.ts`), and with that of the built file, which the compiler writes into types that it has inferred. The longest
 * pattern wins, so that the order does not matter.
 */
const published = {
  './*': built,
  './*.ts': built,
  './*.tsx': built,
  './*.js': built,
  ...Object.fromEntries(assetEndings.map((ending) => [`./*.${ending}`, `./dist/*.${ending}`])),
  './package.json': './package.json',
};

/** Ours belong together: they are released together, and one version of each fits. */
function versioned(needs: Readonly<Record<string, string>> | undefined, version: string) {
  return (
    needs &&
    Object.fromEntries(
      Object.entries(needs).map(([name, range]) => [name, range.startsWith('workspace:') ? version : range]),
    )
  );
}

/** The manifest of the package as others install it, from that of the repository. */
export function publishedManifest(manifest: Manifest): Manifest {
  const { version, dependencies, peerDependencies } = manifest;
  const kept = Object.entries(manifest).filter(([field]) => !repositoryOnly.includes(field));
  return {
    ...(Object.fromEntries(kept) as Manifest),
    exports: published,
    files: ['dist', 'CHANGELOG.md'],
    dependencies: versioned(dependencies, version),
    peerDependencies: versioned(peerDependencies, version),
  };
}
