import type { ESTree } from 'vite';
import { calledName, parse, type Source, textOfNode, within } from './source.ts';

type Functions = ReadonlyMap<string, ESTree.Node>;

function functionsOf({ places }: Source): Functions {
  return new Map(
    places.flatMap(({ node }): readonly (readonly [string, ESTree.Node])[] => {
      if (node.type === 'FunctionDeclaration' && node.id) return [[node.id.name, node]];
      if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
        return [[node.id.name, node.init]];
      return [];
    }),
  );
}

/** The nodes of a piece of code, and of the functions of the same file that it calls. */
function reached(
  node: ESTree.Node,
  functions: Functions,
  seen: Set<ESTree.Node> = new Set(),
): readonly ESTree.Node[] {
  if (seen.has(node)) return [];
  seen.add(node);
  return within(node).flatMap((inner) => {
    const called = inner.type === 'CallExpression' && functions.get(calledName(inner) ?? '');
    return called ? [inner, ...reached(called, functions, seen)] : [inner];
  });
}

/** Operations that the functions of a file of packages/api read or write, as far as they are not handed in. */
export function operationsOf(kind: 'read' | 'write', text: string): readonly string[] {
  const source = parse('calls.ts', text);
  const functions = functionsOf(source);
  const isOfKind = (node: ESTree.Node): node is ESTree.CallExpression =>
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.object.type === 'Identifier' &&
    node.callee.object.name === 'api' &&
    calledName(node) === kind;
  return source.places
    .flatMap(({ node }) => (isOfKind(node) ? reached(node, functions) : []))
    .flatMap((node) =>
      node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'operation'
        ? (textOfNode(node.value) ?? [])
        : [],
    );
}

/** A read of the site: the operation that its answer is kept under, and the call that is made. */
export interface NamedRead {
  readonly operation: string;
  readonly call: string;
}

export function readsIn(text: string): readonly NamedRead[] {
  const pattern = /(?:member|public)Read\(\s*'(\w+)',\s*(?:\(api[^=]*=>\s*)?(\w+)/g;
  return [...text.matchAll(pattern)].map(([, operation = '', call = '']) => ({ operation, call }));
}

/** Reads whose call does not have their operation: neither in its own code nor in what it calls in its file. */
export function misnamedReads(reads: readonly NamedRead[], files: readonly string[]): readonly NamedRead[] {
  const sources = files.map((text) => functionsOf(parse('calls.ts', text)));
  return reads.filter(({ operation, call }) =>
    sources.every((functions) => {
      const body = functions.get(call);
      return !body || !reached(body, functions).some((node) => textOfNode(node) === operation);
    }),
  );
}
