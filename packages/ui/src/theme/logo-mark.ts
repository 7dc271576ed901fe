/** A brand's sign as two filled shapes: one in the accent, one in the second colour. */
export interface LogoMark {
  readonly viewBox: string;
  /** Path data. */
  readonly accent: string;
  readonly second: string;
}
