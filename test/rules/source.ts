import { type ESTree, parseSync } from 'vite';

/** A node of the syntax tree, with what it stands in. */
export interface Place {
  readonly node: ESTree.Node;
  readonly parent: ESTree.Node | null;
}

export interface Source {
  /** Every node, outer before inner. */
  readonly places: readonly Place[];
  /** A finding as people read it: file, line, and the text that it is about. */
  readonly at: (node: ESTree.Node) => string;
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function childrenOf(node: ESTree.Node): readonly ESTree.Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** A node and all that is inside it, types left out. */
export function within(node: ESTree.Node): readonly ESTree.Node[] {
  const isType = /^TS(TypeAnnotation|LiteralType|TypeParameterInstantiation)$/.test(node.type);
  return isType ? [] : [node, ...childrenOf(node).flatMap(within)];
}

function placesIn(node: ESTree.Node, parent: ESTree.Node | null): readonly Place[] {
  return [{ node, parent }, ...childrenOf(node).flatMap((child) => placesIn(child, node))];
}

const parsed = new Map<string, { readonly text: string; readonly source: Source }>();

/** A file as its syntax tree; throws where it is not TypeScript, so that nothing passes because it could not be read. */
export function parse(path: string, text: string): Source {
  const known = parsed.get(path);
  if (known?.text === text) return known.source;
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  const source: Source = {
    places: placesIn(program, null),
    at: ({ start, end }) => {
      const line = text.slice(0, start).split('\n').length;
      return `${path}:${line} ${text.slice(start, end).trim().split('\n')[0]}`;
    },
  };
  parsed.set(path, { text, source });
  return source;
}

/** The text of a string in quotes or of a template without holes; null for anything else. */
export function textOfNode(node: ESTree.Node | null | undefined): string | null {
  if (node?.type === 'TSAsExpression') return textOfNode(node.expression);
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? null;
  return null;
}

/** What a called function is called: `useTranslation` or, of `console.log`, `log`. */
export function calledName({ callee }: ESTree.CallExpression): string | null {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
    return callee.property.name;
  return null;
}
