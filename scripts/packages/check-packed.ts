import { deepEqual, ok } from 'node:assert/strict';
import type { Packed } from './pack.ts';

/** Throws where a tarball is not what is promised in docs/packages.md. */
export function checkPacked({ name, files, manifest }: Packed): void {
  for (const file of ['README.md', 'LICENSE', 'package.json'])
    ok(files.includes(file), `${name} comes without ${file}`);
  const strays = files.filter((file) =>
    /\.(stories|snippet|test|fixtures?)\.|\/(testing|story)\//.test(file),
  );
  deepEqual(strays, [], `${name} carries what only the repository needs`);
  const sources = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  deepEqual(sources, [], `${name} carries sources`);
  const untyped = files.filter(
    (file) => file.endsWith('.js') && !files.includes(file.replace(/js$/, 'd.ts')),
  );
  deepEqual(untyped, [], `${name} has modules without types`);
  const needs = { ...manifest.dependencies, ...manifest.peerDependencies };
  const inward = Object.entries(needs).filter(([, range]) => range.startsWith('workspace:'));
  deepEqual(inward, [], `${name} needs what only the repository has`);
}
