/**
 * The token contract: every role that a brand gives a value for. A component knows roles only, never a brand's raw values
 * (docs/reskin.md). A role's CSS custom property is its group and name: `color.onAccent` -> `--color-on-accent`.
 */
export const tokenContract = {
  color: [
    /** Page, and the steps that stand on it: depth comes from surfaces, not from glow. */
    'bg',
    'surface1',
    'surface2',
    'surface3',
    /** Ground of plain buttons. */
    'control',
    /** Behind dialogs. */
    'scrim',
    /** Under text that lies on art. */
    'artScrim',
    'text',
    'textMuted',
    'textSubtle',
    /** Text that lies on art, over `artScrim`. */
    'onArt',
    'onArtMuted',
    'accent',
    'accentHover',
    'accentPressed',
    'onAccent',
    /** The accent as text or icon on a surface. */
    'accentText',
    'accentSoft',
    'second',
    'onSecond',
    'secondSoft',
    /** The second colour as it was given, where it is seen at all: for what is decoration alone, bears no text and says nothing. */
    'ornament',
    /** Money won. */
    'win',
    'success',
    'successSoft',
    'warning',
    'warningSoft',
    'danger',
    'dangerSoft',
    'onDanger',
    'info',
    'infoSoft',
    'line',
    'lineStrong',
    /** The line around surfaces and controls, in a brand that draws one. */
    'edge',
    /** The same around cards, around plain buttons, and around the main button; transparent where the brand has none there. */
    'surfaceEdge',
    'controlEdge',
    'accentEdge',
    /** One pixel of light on the upper edge of a raised surface. */
    'topLight',
    'focus',
    'fieldBg',
    'fieldLine',
    'fieldLineHover',
    'disabledBg',
    'disabledText',
    'skeleton',
    'skeletonShine',
    'barBg',
    'qrBg',
    'qrInk',
  ],
  font: ['display', 'body', 'mono'],
  text: ['xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'hero'],
  weight: ['regular', 'medium', 'strong', 'display'],
  space: ['s1', 's2', 's3', 's4', 's5', 's6', 's8', 's10', 's12'],
  /** `round` is for what is a circle in brands that have circles: knobs, radio buttons, dots. */
  radius: ['sm', 'md', 'lg', 'pill', 'round'],
  /**
   * Outlines as clip paths: `disc` of what is a disc in brands that have discs (signs of steps, the sign for 18 and over), `portrait` of
   * a member's picture, `badge`; and `tick`, the mark itself. `turn` is how far radio buttons and dots are turned: a square becomes a lozenge.
   */
  shape: ['disc', 'portrait', 'badge', 'tick', 'turn'],
  /** `surface` and `control` set a card or a button off from its ground; `pressed` applies to a control while it is held. */
  shadow: ['surface', 'control', 'pressed', 'raised', 'overlay'],
  /** `spin` is the pace of what turns while it waits. */
  motion: ['fast', 'base', 'slow', 'ease', 'spring', 'spin'],
  /** What a touch does: `scale` and `shift` (translate) while held, `lift` (translate) and `zoom` (of its picture) under a pointer. */
  press: ['scale', 'shift', 'lift', 'zoom'],
  /** Letter spacing of headings and of small labels; `labelCase` and `actionCase` are text transforms of labels and of buttons. */
  lettering: ['display', 'label', 'labelCase', 'actionCase'],
  /**
   * `target` is locked for every brand: 44 px (WCAG 2.5.8; docs/promises.md, accessibility 3). `edge` is the width of `color.edge`
   * and of a field's line. `tabLine` is the line under the tab on show, `tabPoint` the edge of the lozenge on it, in a brand that has one.
   */
  size: ['edge', 'target', 'control', 'topBar', 'bottomNav', 'sideNav', 'content', 'tabLine', 'tabPoint'],
  /** Where the head of a page and what is narrower than the column stand: a keyword of alignment. */
  page: ['axis'],
  tile: ['ratio'],
} as const;

export type TokenContract = typeof tokenContract;
export type TokenGroup = keyof TokenContract;

/** A value for every role: what a brand is made of. */
export type BrandTokens = {
  readonly [Group in TokenGroup]: Readonly<Record<TokenContract[Group][number], string>>;
};

/** `color`, `onAccent` -> `--color-on-accent`. */
export function tokenProperty(group: string, name: string): string {
  return `--${group}-${name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}`;
}
