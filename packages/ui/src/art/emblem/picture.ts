import { spotRoot } from '../spot-inks.ts';
import { place, ROOT, svg } from '../svg.ts';
import { ownFigures } from './figures/own.ts';
import { figures } from './figures/shared.ts';
import type { FigureName, Hand, Inks, PlaceFigure, Stage } from './stage.ts';

/** Of the field that figures are drawn in. */
const SIDE = 512;

const shared: Readonly<Record<string, string>> = { ...figures, ...ownFigures };

const pathOf = ({ figures }: Hand, name: FigureName): string =>
  (figures as Readonly<Record<string, string>>)[name] ?? shared[name] ?? '';

const insetOf = ({ insets }: Hand, name: FigureName, prefix: string): string => {
  const inset = insets?.[name];
  return inset === undefined ? '' : `<g id="${prefix}${name}-in">${inset}</g>`;
};

/** Figures by what they are of, each written once in a picture. */
export interface Figures {
  readonly at: (name: FigureName, stage: Pick<Stage, 'x' | 'y' | 'inks'>) => PlaceFigure;
  /** What `at` refers to. */
  readonly defs: () => string;
}

/** A figure about a point, as a hand prints it. */
export function figuresOf(hand: Hand, prefix: string): Figures {
  const used = new Set<FigureName>();
  return {
    at:
      (name, { x, y, inks: own }) =>
      (dx, dy, size, { turn = 0, inks = own } = {}) => {
        used.add(name);
        const inset = hand.insets?.[name] === undefined ? '' : `<use href="#${prefix}${name}-in"/>`;
        const printed = hand.print((paint) => `<use href="#${prefix}${name}" ${paint}/>`, inks) + inset;
        return place(place(printed, (-size / 2) | 0, (-size / 2) | 0, 0, size / SIDE), x + dx, y + dy, turn);
      },
    defs: () =>
      `<defs>${[...used].map((name) => `<path id="${prefix}${name}" d="${pathOf(hand, name)}"/>${insetOf(hand, name, prefix)}`).join('')}</defs>`,
  };
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly prefix: string;
  /** Of the root. */
  readonly more?: string;
}

/** A drawing in spot inks. */
export function inFrame(
  { width, height, prefix, more = '' }: Frame,
  hand: Hand,
  draw: (figures: Figures) => string,
): string {
  const figures = figuresOf(hand, prefix);
  const body = draw(figures);
  return svg`<svg ${spotRoot} ${ROOT} viewBox="0 0 ${width} ${height}"${more}>${figures.defs()}${body}</svg>`;
}

/** The inks of a number, the same ones again for it. */
export const inksAt = ({ inks }: Hand, at: number): Inks => inks[at % inks.length] ?? inks[0];

/** Those of what is too small for a line to be read by itself: a symbol of a reel, a badge. */
export const smallInks = ({ tokenInks }: Hand, inks: Inks): Inks => tokenInks?.(inks) ?? inks;
