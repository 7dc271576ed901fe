import type { ESTree } from 'vite';
import { calledName, parse, type Source, textOfNode, within } from './source.ts';

const secret = /token|authorization/i;

/** Whether anything in an expression is called after the token, or says so. */
function speaksOfToken(node: ESTree.Node): boolean {
  return within(node).some((inner) => {
    if (inner.type === 'Identifier') return secret.test(inner.name);
    if (inner.type === 'TemplateElement') return secret.test(inner.value.raw);
    return inner.type === 'Literal' && typeof inner.value === 'string' && secret.test(inner.value);
  });
}

const helpers = ['readStored', 'writeStored', 'removeStored'];

/** What the helpers of storage.ts are called in a file, other names given on import included. */
function helperNames({ places }: Source): readonly string[] {
  const renamed = places.flatMap(({ node }) =>
    node.type === 'ImportSpecifier' &&
    node.imported.type === 'Identifier' &&
    helpers.includes(node.imported.name)
      ? [node.local.name]
      : [],
  );
  return [...helpers, ...renamed];
}

/** Constants of a file that are a text: `const key = 'fortuna.language'`. */
function constantsOf({ places }: Source): ReadonlyMap<string, ESTree.Node> {
  return new Map(
    places.flatMap(({ node }): readonly (readonly [string, ESTree.Node])[] =>
      node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init
        ? [[node.id.name, node.init]]
        : [],
    ),
  );
}

/**
 * Calls of the storage helpers that do, or could, put the token elsewhere than into session storage: what is kept anywhere else needs a
 * key that can be read in the same file and has nothing to do with it.
 */
export function tokenOutsideSession(path: string, text: string): readonly string[] {
  const source = parse(path, text);
  const names = helperNames(source);
  const constants = constantsOf(source);
  return source.places.flatMap(({ node }) => {
    if (node.type !== 'CallExpression' || !names.includes(calledName(node) ?? '')) return [];
    const [area, key, ...rest] = node.arguments;
    if (textOfNode(area) === 'session') return [];
    const keyText = key?.type === 'Identifier' ? constants.get(key.name) : key;
    const isReadable = keyText?.type === 'Literal' || keyText?.type === 'TemplateLiteral';
    const isSecret = [key, keyText, ...rest].some((part) => part && speaksOfToken(part));
    return isSecret || !isReadable ? [source.at(node)] : [];
  });
}

/** Storage that goes round the helpers, cookies among it. */
export function directStorage(path: string, text: string): readonly string[] {
  const { places, at } = parse(path, text);
  return places
    .filter(({ node, parent }) => {
      if (
        node.type === 'Identifier' &&
        /^(localStorage|sessionStorage|indexedDB|cookieStore)$/.test(node.name)
      )
        return true;
      const isMember = parent?.type === 'MemberExpression' && parent.property === node;
      if (node.type === 'Identifier') return isMember && node.name === 'cookie';
      return isMember && /^(localStorage|sessionStorage|indexedDB|cookie)$/.test(textOfNode(node) ?? '');
    })
    .map(({ node, parent }) => at(parent?.type === 'MemberExpression' ? parent : node));
}

/** The token in the console or in an address. */
export function tokenTold(path: string, text: string): readonly string[] {
  const { places, at } = parse(path, text);
  return places
    .filter(({ node }) => {
      if (node.type === 'TemplateElement') return /[?&#][\w-]*token=/i.test(node.value.raw);
      if (node.type === 'Literal')
        return typeof node.value === 'string' && /[?&#][\w-]*token=/i.test(node.value);
      if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
      const { object } = node.callee;
      const isConsole = object.type === 'Identifier' && object.name === 'console';
      const isQuery =
        /searchParams|query/i.test(
          object.type === 'Identifier'
            ? object.name
            : object.type === 'MemberExpression' && object.property.type === 'Identifier'
              ? object.property.name
              : '',
        ) && /^(set|append)$/.test(calledName(node) ?? '');
      return (isConsole || isQuery) && node.arguments.some(speaksOfToken);
    })
    .map(({ node }) => at(node));
}
