import { describe, expect, test } from 'vitest';
import { manifest } from '../apps/site/src/routes/manifest.ts';
import { jsonOf, textOf } from './files.ts';

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
}

const contract = jsonOf('packages/api/src/generated/openapi.json') as Contract;
const operationIds = Object.values(contract.paths).flatMap((item) =>
  Object.values(item).flatMap(({ operationId }) => operationId ?? []),
);

describe('route manifest', () => {
  test('lists the addresses that the router has', () => {
    const source = textOf('apps/site/src/routes/routes.tsx');
    const routed = [...source.matchAll(/page\(\s*'([^']+)'/g)].map((match) => match[1]);
    expect(routed.sort()).toEqual(manifest.map(({ path }) => path as string).sort());
  });

  test('names operations of the contract only', () => {
    const named = manifest.flatMap(({ operations }) => operations as readonly string[]);
    expect(named.filter((operation) => !operationIds.includes(operation))).toEqual([]);
  });
});
