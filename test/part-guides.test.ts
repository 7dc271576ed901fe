import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ownFiles, readPartFacts } from '../scripts/parts/read-part-facts.ts';
import { filesBelow, textOf } from './files.ts';
import { anatomyNames, guideFaults, partNames, snippetFaults, unsaidProps } from './rules/guides.ts';

/** Each part of the kit is written about in its folder: when to take it, how to write it, what each prop means. */
const folders = [
  ...new Set(
    filesBelow('packages/ui/src/components', /\/(\w+)\/\w+\.stories\.tsx$/).map((path) => dirname(path)),
  ),
];

const guideOf = (folder: string) => join(folder, `${basename(folder)}.guide.md`);
const snippetOf = (folder: string) => join(folder, `${basename(folder)}.snippet.tsx`);

function isThere(path: string): boolean {
  return existsSync(join(import.meta.dirname, '..', path));
}

const guided = folders.filter((folder) => isThere(guideOf(folder)));
const quoted = folders.filter((folder) => isThere(snippetOf(folder)));

const names = (paths: readonly string[]) => paths.map((path) => basename(path));

test('there are parts to look at', () => {
  expect(folders.length).toBeGreaterThan(90);
});

describe('guides', () => {
  test('stand beside each part', () => {
    expect(names(folders.filter((folder) => !guided.includes(folder)))).toEqual([]);
  });

  test.each(guided)('of %s has all its sections', (folder) => {
    const path = guideOf(folder);
    expect(guideFaults(path, textOf(path))).toEqual([]);
  });

  test.each(guided)('of %s names what its source names', (folder) => {
    const drawn = ownFiles(folder).flatMap((path) => partNames(path, textOf(path)));
    expect(anatomyNames(textOf(guideOf(folder))).toSorted()).toEqual([...new Set(drawn)].toSorted());
  });
});

describe('snippets', () => {
  test('stand beside each part', () => {
    expect(names(folders.filter((folder) => !quoted.includes(folder)))).toEqual([]);
  });

  test.each(quoted)('of %s can be copied', (folder) => {
    const path = snippetOf(folder);
    expect(snippetFaults(path, textOf(path))).toEqual([]);
  });
});

test('each prop of each part is explained', () => {
  const unsaid = folders.filter((folder) =>
    ownFiles(folder).some((path) => unsaidProps(path, textOf(path)).length > 0),
  );
  expect(names(unsaid)).toEqual([]);
});

describe('tables of props', () => {
  const props = [...readPartFacts()].flatMap(([path, { components }]) =>
    components.flatMap(({ name, props }) =>
      props.map((prop) => ({ ...prop, at: `${path}: ${name}.${prop.name}` })),
    ),
  );
  const at = (found: typeof props) => found.map(({ at }) => at);

  test('say something of each, of parts and screens alike', () => {
    expect(props.length).toBeGreaterThan(800);
    expect(at(props.filter(({ sentence }) => sentence === ''))).toEqual([]);
  });

  test('say what holds where one is left out', () => {
    const open = props.filter(({ isRequired, fallback }) => !isRequired && fallback === null);
    expect(at(open.filter(({ sentence }) => !/left out|default|undefined/i.test(sentence)))).toEqual([]);
  });
});

describe('the rules themselves find', () => {
  const guide = `---\nstatus: stable\n---\n## When\na\n## When not\nb\n## Anatomy\n| \`data-part\` | What |\n| --- | --- |\n| \`row\` | it |\n## Keyboard and screen reader\nc\n`;

  test('a guide without a section, with one of its own, or without a status', () => {
    expect(guideFaults('a', guide)).toEqual([]);
    expect(guideFaults('a', guide.replace('## When not\nb\n', ''))).toEqual(['a: no "When not"']);
    expect(guideFaults('a', `${guide}## Else\nd\n`)).toEqual(['a: "Else" is no section of a guide']);
    expect(guideFaults('a', guide.replace('\nb\n', '\n'))).toEqual(['a: "When not" is empty']);
    expect(guideFaults('a', guide.replace('stable', 'fine'))).toEqual(['a: no status']);
  });

  test('names in an anatomy and in a source', () => {
    expect(anatomyNames(guide)).toEqual(['row']);
    const source = `const a = <i data-part={b ? 'one' : 'two'} {...{ 'data-part': 'three' }}><b data-part="four" /></i>;`;
    expect(partNames('a.tsx', source).toSorted()).toEqual(['four', 'one', 'three', 'two']);
  });

  test('a snippet that shows another part, or cannot be copied', () => {
    const good = `import { A } from '@fortuna/ui/components/A/A.tsx';\nexport function Example() {\n  return <A />;\n}\n`;
    expect(snippetFaults('A.snippet.tsx', good)).toEqual([]);
    expect(snippetFaults('B.snippet.tsx', good)).toEqual(['B.snippet.tsx: does not import B']);
    expect(snippetFaults('A.snippet.tsx', good.replace('Example', 'Sample'))).toHaveLength(1);
    expect(
      snippetFaults('A.snippet.tsx', `import './a.ts';\nimport { b } from './b.ts';\n${good}`),
    ).toHaveLength(1);
  });

  test('a prop of which nothing is said', () => {
    const source =
      'export interface AProps {\n  /** Said. */\n  readonly a: string;\n  readonly b: string;\n}\n';
    expect(unsaidProps('a.ts', source)).toEqual(['a.ts:4 readonly b: string;']);
  });
});
