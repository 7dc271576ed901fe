export const emptyKinds = [
  'noRecords',
  'noGames',
  'noCards',
  'offline',
  'notFound',
  'signedOut',
  'waiting',
  'success',
] as const;
export type EmptyKind = (typeof emptyKinds)[number];
