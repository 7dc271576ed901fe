import { vars } from './vars.ts';

/** Red and green of a roulette wheel: a brand's own, as deep as light figures on them ask for, whatever its messages are. */
export const wheelColours = {
  red: `oklch(from ${vars.color.danger} min(l, 0.5) max(c, 0.19) h)`,
  green: `oklch(from ${vars.color.success} min(l, 0.45) c h)`,
} as const;
