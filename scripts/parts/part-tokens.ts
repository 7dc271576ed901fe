import type { ESTree } from 'vite';
import { tokenContract } from '../../packages/ui/src/theme/contract.ts';
import { lookUp, type Module, moduleAt, within } from './module.ts';

const groups: Readonly<Record<string, readonly string[]>> = tokenContract;

/** `vars.color.accent` -> `color.accent`; where the name is computed (`vars.text[step]`), every role of the group. */
function tokenOf(node: ESTree.Node): readonly string[] {
  if (node.type !== 'MemberExpression') return [];
  const { object: inner } = node;
  if (inner.type !== 'MemberExpression' || inner.computed || inner.property.type !== 'Identifier') return [];
  if (inner.object.type !== 'Identifier' || inner.object.name !== 'vars') return [];
  const group = inner.property.name;
  if (node.computed) return (groups[group] ?? []).map((name) => `${group}.${name}`);
  return node.property.type === 'Identifier' ? [`${group}.${node.property.name}`] : [];
}

/** Pieces of CSS that the file takes from others: constants made with `css`, and what they are made of. */
function mixinsOf(module: Module, nodes: readonly ESTree.Node[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'Identifier' || !module.imported.has(node.name)) return [];
    const found = lookUp(module, node.name);
    const { node: mixin } = found?.declared ?? {};
    if (!found || mixin?.type !== 'TaggedTemplateExpression') return [];
    if (mixin.tag.type !== 'Identifier' || mixin.tag.name !== 'css') return [];
    return tokensIn(found.module, within(mixin));
  });
}

function tokensIn(module: Module, nodes: readonly ESTree.Node[]): readonly string[] {
  return [...nodes.flatMap(tokenOf), ...mixinsOf(module, nodes)];
}

const order = Object.entries(groups).flatMap(([group, names]) => names.map((name) => `${group}.${name}`));

/** The roles that these files read, in the order of the contract; those of the parts that they are made of are not theirs. */
export function tokensOf(paths: readonly string[]): readonly string[] {
  const read = new Set(
    paths.flatMap((path) => {
      const module = moduleAt(path);
      return tokensIn(module, module.body.flatMap(within));
    }),
  );
  return order.filter((token) => read.has(token));
}
