/** Media queries of the kit. 600 px is the wide-screen threshold (specification section 9). */
export const media = {
  wide: '@media (min-width: 601px)',
  desktop: '@media (min-width: 1000px)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
