/** A share of one as an operator reads it: `40%`. */
export const percentText = (share: number): string => `${Math.round(share * 100)}%`;
