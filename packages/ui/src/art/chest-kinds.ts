/** What a chest of treasure is made of, the humblest first. */
export const chestRungs = ['wood', 'silver', 'gold'] as const;
export type ChestRung = (typeof chestRungs)[number];

/** Under lock and key; open with all that is in it; open with nothing left. */
export const chestPoses = ['locked', 'full', 'empty'] as const;
export type ChestPose = (typeof chestPoses)[number];

export const chestFrame = { width: 120, height: 104 } as const;

/** Three or more rungs stand on three: the last is of gold, the first of wood, what lies between of silver. */
export function chestRungOf(index: number, count: number): ChestRung {
  if (index === 0) return 'wood';
  return index === count - 1 ? 'gold' : 'silver';
}
