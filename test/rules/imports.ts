import type { ESTree } from 'vite';
import { parse, textOfNode } from './source.ts';

/** What a file takes in, at once, on demand or as a type. */
function importedBy(node: ESTree.Node): ESTree.Node | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node.source;
    case 'ExportNamedDeclaration':
      return node.source;
    default:
      return null;
  }
}

/** Imports of the sandbox, which serves tests, journeys and Storybook only. */
export function sandboxImports(path: string, text: string): readonly string[] {
  const { places, at } = parse(path, text);
  return places
    .filter(({ node }) => /@fortuna\/sandbox|\/sandbox\//.test(textOfNode(importedBy(node)) ?? ''))
    .map(({ node }) => at(node));
}
