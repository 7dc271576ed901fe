/** Media queries of the kit. 600 px is the wide-screen threshold (specification section 9). */
export const media = {
  wide: '@media (min-width: 601px)',
  phone: '@media (max-width: 600px)',
  /** Wider than a phone, and the bar is at the bottom still. */
  tablet: '@media (min-width: 601px) and (max-width: 999px)',
  desktop: '@media (min-width: 1000px)',
  /** More room beside the navigation than a form or a text takes. */
  roomy: '@media (min-width: 1280px)',
  /** Room on both sides of a form or a text and what stands at its side. */
  vast: '@media (min-width: 1440px)',
  /** Zoomed to 400 %, or a phone on its side: no room for bars that stay. */
  short: '@media (max-height: 480px)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
