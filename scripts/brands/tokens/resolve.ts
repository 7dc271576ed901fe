import { type BrandTokens, tokenContract } from '../../../packages/ui/src/theme/contract.ts';
import { cssValue } from './css-value.ts';

export type Node = Readonly<Record<string, unknown>>;

/** Where the format has no type for a value, its CSS stands here (`css-value.ts`). */
const cssExtension = 'fortuna.css';

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Found {
  readonly value: unknown;
  readonly type: string | undefined;
  readonly css: string | undefined;
}

function find(root: Node, path: string): Found | undefined {
  let type: string | undefined;
  let node: unknown = root;
  for (const part of path.split('.')) {
    node = isNode(node) && Object.hasOwn(node, part) ? node[part] : undefined;
    if (isNode(node) && typeof node.$type === 'string') type = node.$type;
  }
  if (!isNode(node) || node.$value === undefined) return undefined;
  return { value: node.$value, type, css: ownCss(node) };
}

/** The CSS expression of a token, where it has one. */
export function ownCss(token: Node): string | undefined {
  const css = isNode(token.$extensions) ? token.$extensions[cssExtension] : undefined;
  return typeof css === 'string' ? css : undefined;
}

const alias = /^\{([^{}]+)\}$/;

/** Follows aliases, inside composite values too. Throws on an alias that leads nowhere and on a circular one. */
function follow(root: Node, value: unknown, trail: readonly string[]): unknown {
  if (typeof value === 'string') {
    const path = alias.exec(value)?.[1];
    if (path === undefined) return value;
    if (trail.includes(path)) throw new Error(`goes in a circle: ${[...trail, path].join(' -> ')}`);
    const found = find(root, path);
    if (!found) throw new Error(`points to {${path}}, which does not exist`);
    return follow(root, found.value, [...trail, path]);
  }
  if (Array.isArray(value)) return value.map((part) => follow(root, part, trail));
  if (isNode(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, follow(root, part, trail)]));
  return value;
}

const isAlias = (value: unknown) => typeof value === 'string' && alias.test(value);

/** Groups whose values are of one type, whatever a token says of itself. */
const wholeGroups: Readonly<Record<string, string>> = {
  color: 'color',
  font: 'fontFamily',
  shadow: 'shadow',
};

export interface ResolvedTokens {
  /** Complete where `problems` is empty. */
  readonly tokens: BrandTokens;
  /** In an operator's words. */
  readonly problems: readonly string[];
}

/** Every role of the contract from `sem.json` over `ref.json`, as CSS text. */
export function resolveTokens(ref: Node, sem: Node): ResolvedTokens {
  const root = { ...ref, ...sem };
  const problems: string[] = [];
  const resolveRole = (group: string, name: string): string => {
    const path = `sem.${group}.${name}`;
    const token = find(root, path);
    if (!token) {
      problems.push(`The role "${group}.${name}" is missing. Add it to tokens/sem.json.`);
      return '';
    }
    const isColor = group === 'color';
    if (isColor && (!isAlias(token.value) || token.css !== undefined)) {
      problems.push(
        `tokens/sem.json: "${group}.${name}" holds a raw colour. Let it point to a step, like "{ref.accent.9}"; change colours in tokens/seeds.json.`,
      );
      return '';
    }
    try {
      return cssValue(wholeGroups[group] ?? token.type, follow(root, token.value, [path]), token.css);
    } catch (error) {
      problems.push(
        `tokens/sem.json: "${group}.${name}" ${error instanceof Error ? error.message : String(error)}.`,
      );
      return '';
    }
  };
  const tokens = Object.fromEntries(
    Object.entries(tokenContract).map(([group, names]) => [
      group,
      Object.fromEntries(names.map((name) => [name, resolveRole(group, name)])),
    ]),
  ) as BrandTokens;
  const known = new Map<string, readonly string[]>(Object.entries(tokenContract));
  const semRoot = isNode(sem.sem) ? sem.sem : {};
  for (const [group, roles] of Object.entries(semRoot)) {
    if (group.startsWith('$') || !isNode(roles)) continue;
    for (const name of Object.keys(roles).filter((key) => !key.startsWith('$'))) {
      if (!known.get(group)?.includes(name))
        problems.push(
          `tokens/sem.json: no part of the site uses "${group}.${name}". Remove it, or correct its spelling.`,
        );
    }
  }
  return { tokens, problems };
}
