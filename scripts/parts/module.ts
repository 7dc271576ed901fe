import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

const root = join(import.meta.dirname, '../..');

/** What a name of another file is called there, and which file that is. */
interface Imported {
  readonly path: string;
  readonly name: string;
}

export interface Declared {
  readonly node: ESTree.Node;
  /** The text of the doc comment above it, its lines joined; empty where there is none. */
  readonly comment: string;
}

/** A file of the kit as the readers below see it. Paths are relative to the repository's root. */
export interface Module {
  readonly path: string;
  readonly text: string;
  /** Everything declared at the top of the file, by name: types, constants, functions. */
  readonly declared: ReadonlyMap<string, Declared>;
  readonly exported: ReadonlySet<string>;
  /** Only from files of the repository. */
  readonly imported: ReadonlyMap<string, Imported>;
  readonly body: readonly ESTree.Node[];
  /** The doc comment that ends right before this place. */
  commentBefore(start: number): string;
}

const known = new Map<string, Module>();

function pathOf(from: string, source: string): string | null {
  const own = /^@fortuna\/(\w+)\/(.+)$/.exec(source);
  const path = own
    ? `packages/${own[1]}/src/${own[2]}`
    : source.startsWith('.')
      ? join(dirname(from), source)
      : null;
  return path !== null && /\.tsx?$/.test(path) && existsSync(join(root, path)) ? path : null;
}

function namesOf(node: ESTree.Node): readonly (readonly [string, ESTree.Node])[] {
  if (node.type === 'VariableDeclaration') {
    return node.declarations.flatMap((each) =>
      each.id.type === 'Identifier' && each.init ? [[each.id.name, each.init] as const] : [],
    );
  }
  const isNamed =
    node.type === 'FunctionDeclaration' ||
    node.type === 'TSInterfaceDeclaration' ||
    node.type === 'TSTypeAliasDeclaration';
  return isNamed && node.id ? [[node.id.name, node]] : [];
}

/** Reads and parses a file of the repository, once. */
export function moduleAt(path: string): Module {
  const before = known.get(path);
  if (before) return before;
  const text = readFileSync(join(root, path), 'utf8');
  const { program, errors, comments } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const commentBefore = (start: number) => {
    const doc = docs.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '');
    return doc
      ? doc.value
          .replace(/^\*|^\s*\* ?/gm, '')
          .replace(/\s+/g, ' ')
          .trim()
      : '';
  };
  const declared = new Map<string, Declared>();
  const exported = new Set<string>();
  const imported = new Map<string, Imported>();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const from = pathOf(path, statement.source.value);
      for (const each of statement.specifiers) {
        if (from === null || each.type !== 'ImportSpecifier' || each.imported.type !== 'Identifier') continue;
        imported.set(each.local.name, { path: from, name: each.imported.name });
      }
      continue;
    }
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? statement.declaration : statement;
    if (!declaration) continue;
    for (const [name, node] of namesOf(declaration)) {
      declared.set(name, { node, comment: commentBefore(statement.start) });
      if (isExport) exported.add(name);
    }
  }
  const module: Module = { path, text, declared, exported, imported, body: program.body, commentBefore };
  known.set(path, module);
  return module;
}

/** What a name stands for and in which file, imports followed; null where it comes from a library. */
export function lookUp(module: Module, name: string): { module: Module; declared: Declared } | null {
  const declared = module.declared.get(name);
  if (declared) return { module, declared };
  const other = module.imported.get(name);
  return other ? lookUp(moduleAt(other.path), other.name) : null;
}

/** As it is written in the file. */
export function textOf(module: Module, { start, end }: ESTree.Node): string {
  return module.text.slice(start, end);
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** A node and everything inside it. */
export function within(node: ESTree.Node): readonly ESTree.Node[] {
  return [node, ...Object.values(node).flat().filter(isNode).flatMap(within)];
}
