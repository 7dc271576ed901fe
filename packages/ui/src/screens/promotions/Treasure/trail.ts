/** How much of the leg to a goal has been gone, 0 to 1; it begins at the goal before it. */
export function partOfLeg(goals: readonly { readonly from: number }[], index: number, gone: number): number {
  const end = goals[index]?.from ?? 0;
  const start = goals[index - 1]?.from ?? 0;
  if (end <= start) return gone >= end ? 1 : 0;
  return Math.min(1, Math.max(0, (gone - start) / (end - start)));
}
