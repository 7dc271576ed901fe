export const prizeKinds = ['coins', 'spins', 'gift', 'bonus', 'nothing', 'default'] as const;
export type PrizeKind = (typeof prizeKinds)[number];
