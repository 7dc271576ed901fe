/** The model's kinds of prize, and a picture for those that only the platform knows by name. */
export const prizeKinds = ['cash', 'spins', 'points', 'nothing', 'other'] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** Which picture a prize of the model gets. */
export function prizeKindOf({ kind }: { readonly kind: string }): PrizeKind {
  return prizeKinds.find((known) => known === kind) ?? 'other';
}
