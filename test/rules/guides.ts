import { basename } from 'node:path';
import { parse, within } from './source.ts';

const required = ['When', 'When not', 'Anatomy', 'Keyboard and screen reader'];
const optional = ['Content'];

/** What is wrong with the form of a guide. */
export function guideFaults(path: string, text: string): readonly string[] {
  const status = /^---\nstatus: (\w+)[ \t]*(?:#.*)?\n---\n/.exec(text)?.[1];
  const heads = [...text.matchAll(/^## (.+)$/gm)].map(([, head = '']) => head.trim());
  const sections = text.split(/^## .+$/m).slice(1);
  return [
    ...(status && ['draft', 'stable', 'deprecated'].includes(status) ? [] : [`${path}: no status`]),
    ...required.filter((head) => !heads.includes(head)).map((head) => `${path}: no "${head}"`),
    ...heads
      .filter((head) => !required.includes(head) && !optional.includes(head))
      .map((head) => `${path}: "${head}" is no section of a guide`),
    ...heads
      .filter((_, index) => sections[index]?.trim() === '')
      .map((head) => `${path}: "${head}" is empty`),
  ];
}

/** The names in the first column of the anatomy's table. */
export function anatomyNames(text: string): readonly string[] {
  const [, anatomy = ''] = /^## Anatomy$([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(text) ?? [];
  return [...anatomy.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w-]+)`/g)].flatMap(([, name = '']) => (name === 'data-part' ? [] : [name])),
  );
}

/** The names that a file gives to what it draws: `data-part="…"`, one of several included. */
export function partNames(path: string, text: string): readonly string[] {
  return parse(path, text).places.flatMap(({ node }) => {
    const isAttribute =
      node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' && node.name.name === 'data-part';
    const isProperty =
      node.type === 'Property' && node.key.type === 'Literal' && node.key.value === 'data-part';
    if ((!isAttribute && !isProperty) || !node.value) return [];
    return within(node.value).flatMap((each) =>
      each.type === 'Literal' && typeof each.value === 'string' ? [each.value] : [],
    );
  });
}

/** What is wrong with the form of a snippet: a module with one `Example` that uses the part of its folder. */
export function snippetFaults(path: string, text: string): readonly string[] {
  const part = basename(path, '.snippet.tsx');
  const { places } = parse(path, text);
  const exported = places.flatMap(({ node }) => (node.type === 'ExportNamedDeclaration' ? [node] : []));
  const [example] = exported.map(({ declaration }) => declaration);
  const lines = example ? text.slice(example.start, example.end).split('\n').length : 0;
  const isExample = example?.type === 'FunctionDeclaration' && example.id?.name === 'Example';
  return [
    ...(exported.length === 1 && isExample ? [] : [`${path}: does not export one function Example`]),
    ...(lines <= 30 ? [] : [`${path}: Example has ${lines} lines`]),
    ...(text.includes(`'@fortuna/ui/components/${part}/`) ? [] : [`${path}: does not import ${part}`]),
    ...(/from '\.{1,2}\//.test(text) ? [`${path}: imports by a path that one cannot copy`] : []),
  ];
}

/** Members of exported `…Props` without a sentence about them. */
export function unsaidProps(path: string, text: string): readonly string[] {
  const { places, at } = parse(path, text);
  return places.flatMap(({ node }) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'TSInterfaceDeclaration')
      return [];
    const { id, body } = node.declaration;
    if (!id.name.endsWith('Props')) return [];
    return body.body.filter((member) => !/\*\/\s*$/.test(text.slice(0, member.start))).map(at);
  });
}
