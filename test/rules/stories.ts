import { parse } from './source.ts';

/** Names of the lists of states in a part: `buttonStates`. */
export function declaredStates(text: string): readonly string[] {
  return [...text.matchAll(/^export const (\w+States) = \[/gm)].flatMap(([, name]) => name ?? []);
}

/** Names of the lists that a file of stories shows to the end; the compiler sees to it that nothing is left out. */
export function shownStates(text: string): readonly string[] {
  return [...text.matchAll(/^showsEvery\((\w+), \{/gm)].flatMap(([, name]) => name ?? []);
}

/** What `showsEvery` or `showsKind` is told to be a story and is none, since the file does not export it (under this name). */
export function falseStories(path: string, text: string): readonly string[] {
  const { places, at } = parse(path, text);
  const exported = new Set(
    places.flatMap(({ node }) =>
      node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
        ? node.declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
        : [],
    ),
  );
  return places.flatMap(({ node }) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return [];
    const { name } = node.callee;
    const stories = node.arguments.at(-1);
    if ((name !== 'showsEvery' && name !== 'showsKind') || stories?.type !== 'ObjectExpression') return [];
    return stories.properties
      .filter((property) => {
        if (property.type !== 'Property' || property.value.type !== 'Identifier') return true;
        const isRenamed = name === 'showsEvery' && !property.shorthand;
        return isRenamed || !exported.has(property.value.name);
      })
      .map(at);
  });
}
