import { tokenProperty } from '../../theme/contract.ts';

interface PictureFont {
  readonly family: string;
  readonly weight: string;
}

/** The brand's roles as a canvas takes them: colours and fonts by value, since it knows no custom properties. */
export interface PictureLook {
  readonly bg: string;
  readonly surface1: string;
  readonly surface3: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly accentText: string;
  readonly second: string;
  readonly edge: string;
  readonly qrBg: string;
  readonly qrInk: string;
  /** Corners of the code, in pixels of the picture. */
  readonly radius: number;
  readonly display: PictureFont;
  readonly body: PictureFont;
}

/** What the brand's custom properties are where an element stands. */
export function readLook(element: Element): PictureLook {
  const style = getComputedStyle(element);
  const role = (group: string, name: string) => style.getPropertyValue(tokenProperty(group, name)).trim();
  const color = (name: string) => role('color', name);
  return {
    bg: color('bg'),
    surface1: color('surface1'),
    surface3: color('surface3'),
    text: color('text'),
    muted: color('textMuted'),
    accent: color('accent'),
    accentText: color('accentText'),
    second: color('second'),
    // A brand that draws no edges has the line of its text.
    edge: role('size', 'edge') === '1px' ? color('lineStrong') : color('edge'),
    qrBg: color('qrBg'),
    qrInk: color('qrInk'),
    radius: 2 * (Number.parseFloat(role('radius', 'md')) || 0),
    display: { family: role('font', 'display'), weight: role('weight', 'display') },
    body: { family: role('font', 'body'), weight: role('weight', 'medium') },
  };
}
