/** Names of the lists of states in a part: `buttonStates`. */
export function declaredStates(text: string): readonly string[] {
  return [...text.matchAll(/^export const (\w+States) = \[/gm)].flatMap(([, name]) => name ?? []);
}

/** Names of the lists that a file of stories shows to the end. */
export function shownStates(text: string): readonly string[] {
  return [...text.matchAll(/^showsEvery\((\w+), \{/gm)].flatMap(([, name]) => name ?? []);
}
