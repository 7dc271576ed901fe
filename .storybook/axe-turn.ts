/** On the short test run axe looks at one half of the stories today, at the other tomorrow: it takes as long as all else together. */
const turn = import.meta.env.AXE_TURN as string | undefined;

/** Whether axe looks at a story in this run: by its id, so that a story keeps its day. */
export function isAxesTurn(storyId: string): boolean {
  if (!turn) return true;
  const sum = [...storyId].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  return sum % 2 === Number(turn);
}
