import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addressesSource, pageFiles, pagesSource, readPageFile } from '../apps/site/build/page-files.ts';
import recorded from '../apps/site/src/routes/operations.json' with { type: 'json' };
import { jsonOf, textOf } from './files.ts';
import { operationIdsOf, strayRecords } from './rules/contract.ts';

const operationIds = operationIdsOf(jsonOf('packages/api/src/generated/openapi.json'));
const paths = pageFiles().map(({ path }) => path);

describe('site map', () => {
  test('every address of the site map has its page, and every page its address', () => {
    const table =
      /export interface SiteMap \{(.*?)\n\}/s.exec(textOf('packages/domain/src/site-map.ts'))?.[1] ?? '';
    const addresses = [...table.matchAll(/^ {2}'([^']+)':/gm)].map(([, address]) => address);
    expect([...addresses].sort()).toEqual([...paths].sort());
  });

  test('the tables of pages and of addresses are what the page files say', () => {
    expect(readFileSync('apps/site/src/routes/pages.ts', 'utf8')).toBe(pagesSource());
    expect(readFileSync('apps/site/src/routes/addresses.ts', 'utf8')).toBe(addressesSource());
  });

  test('a page file that says no path is no page', () => {
    expect(() => readPageFile('x.page.tsx', 'export const page = definePage({ isAlone: true }, X);')).toThrow(
      'x.page.tsx has no',
    );
    expect(
      readPageFile(
        'x.page.tsx',
        "export const page = defineMemberPage(\n  { path: '/x', feature: 'faq' },\n  X);",
      ),
    ).toEqual({
      file: 'x.page.tsx',
      path: '/x',
      isMember: true,
      isAlone: false,
      feature: 'faq',
    });
  });
});

describe('recorded operations', () => {
  test('are operations of the contract, at addresses of the site', () => {
    expect(operationIds.length).toBeGreaterThan(50);
    expect(recorded.everyPage.length).toBeGreaterThan(0);
    expect(strayRecords(recorded, operationIds, paths)).toEqual([]);
  });
});
