import { areas } from '@fortuna/domain/areas.ts';
import { areas as wordAreas } from '@fortuna/ui/locales/areas.ts';
import type { ESTree } from 'vite';
import { calledName, parse, textOfNode } from './source.ts';

/** Whether something is named for an area of the dictionary: `cashier`, `cashier-withdrawals`. */
export function isOfArea(name: string): boolean {
  return areas.some((area) => name === area || name.startsWith(`${area}-`));
}

const nameOf = (path: string) => (path.split('/').at(-1) ?? '').replace(/(\.test)?\.\w+$/, '');

/** Names of files that belong to no area, nor to what several areas share. */
export function strayFiles(paths: readonly string[], shared: readonly string[]): readonly string[] {
  return paths.map(nameOf).filter((name) => !isOfArea(name) && !shared.includes(name));
}

/** Names of folders right below this one that belong to no area. */
export function strayFolders(
  folder: string,
  paths: readonly string[],
  shared: readonly string[],
): readonly string[] {
  const folders = paths.flatMap((path) => {
    const [name, ...rest] = path.slice(folder.length + 1).split('/');
    return rest.length > 0 && name !== undefined ? [name] : [];
  });
  return [...new Set(folders)].filter((name) => !isOfArea(name) && !shared.includes(name));
}

const isKnown = (node: ESTree.Node) => wordAreas.some((area) => area === textOfNode(node));

/** Calls of `useTranslation` whose areas the build cannot read, or that are none: an area is a word in quotes. */
export function unreadableAreas(path: string, text: string): readonly string[] {
  const { places, at } = parse(path, text);
  return places.flatMap(({ node }) => {
    if (node.type !== 'CallExpression' || calledName(node) !== 'useTranslation') return [];
    const [asked] = node.arguments;
    const named = asked === undefined ? [] : asked.type === 'ArrayExpression' ? asked.elements : [asked];
    return named.every((one) => one !== null && isKnown(one)) ? [] : [at(node)];
  });
}
