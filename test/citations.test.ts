import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, textOf } from './files.ts';

/** Whatever a comment or a document cites can be looked up in this repository. */

const folders = ['.storybook', 'apps', 'docs', 'openapi', 'packages', 'scripts', 'test'];
const files = [
  ...folders.flatMap((folder) => filesBelow(folder, /\.(tsx?|ya?ml|mdx?)$/)),
  '.dependency-cruiser.cjs',
  'README.md',
].filter((path) => !/\/(generated|dist)\//.test(path));

/** Comments of program code; all of a document or of YAML. Addresses of other sites cite nothing of ours. */
function proseOf(path: string): string {
  const text = textOf(path).replace(/https?:\/\/\S+/g, '');
  return /\.(tsx?|cjs)$/.test(path)
    ? (text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? []).join('\n').replace(/\n\s*\* /g, '\n')
    : text;
}

const proses = files.map((path) => ({ path, prose: proseOf(path) }));

function citations(pattern: RegExp): readonly { readonly path: string; readonly cited: string }[] {
  return proses.flatMap(({ path, prose }) =>
    [...prose.matchAll(pattern)].map(([, cited = '']) => ({ path, cited })),
  );
}

const requirements = textOf('docs/requirements.md');
const promises = textOf('docs/promises.md');

/** `ROUTE-01..56` stands for all of them. */
const requirementNumbers = new Set(
  [...requirements.matchAll(/^- ([A-Z]+)-(\d\d)(?:\.\.(\d\d))?/gm)].flatMap(([, area, first, last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${area}-${String(Number(first) + index).padStart(2, '0')}`,
    ),
  ),
);

/** Standards whose names look like requirement numbers. */
const standards = ['BCP-47', 'CRC-16'];

function headingsOf(path: string): string {
  return (textOf(path).match(/^#+ .*$/gm) ?? []).join('\n');
}

/** The numbers of the promises below a heading. */
function numberedBelow(heading: string): readonly string[] {
  const [, section = ''] = promises.split(new RegExp(`^## ${heading}$`, 'im'));
  return [...(section.split(/^## /m)[0] ?? '').matchAll(/^(\d+)\. /gm)].map(([, number = '']) => number);
}

describe('what is cited exists', () => {
  test('documents: beside the file that names them, in docs, or at the root', () => {
    const named = citations(/(?<![\w./*>-])([\w./-]*[\w-]\.mdx?)\b/g);
    expect(named.length).toBeGreaterThan(30);
    expect(
      named.filter(
        ({ path, cited }) => ![dirname(path), 'docs', '.'].some((folder) => existsSync(join(folder, cited))),
      ),
    ).toEqual([]);
  });

  test('requirements', () => {
    const cited = citations(/\b([A-Z]{2,6}-\d\d)\b/g).filter(
      (one) => one.path !== 'docs/requirements.md' && !standards.includes(one.cited),
    );
    expect(cited.length).toBeGreaterThan(15);
    expect(cited.filter((one) => !requirementNumbers.has(one.cited))).toEqual([]);
  });

  test('decisions', () => {
    const numbers = filesBelow('docs/decisions', /\.md$/).map((path) => Number(/\d+/.exec(path)?.[0]));
    const cited = citations(/\b[Dd]ecisions? (\d+)\b/g);
    expect(cited.length).toBeGreaterThan(5);
    expect(cited.filter((one) => !numbers.includes(Number(one.cited)))).toEqual([]);
  });

  test('sections of the specification', () => {
    const headings = headingsOf('docs/specification.md');
    const cited = citations(/\b[Ss]pecification,? section (\d+)\b/g);
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter((one) => !headings.includes(`## ${one.cited}. `))).toEqual([]);
  });

  test.each(['reliability', 'security', 'accessibility'])('promises on %s', (heading) => {
    const cited = citations(new RegExp(`promises\\.md, ${heading} (\\d+)`, 'g'));
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((one) => !numberedBelow(heading).includes(one.cited))).toEqual([]);
  });
});
