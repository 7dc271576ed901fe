import type { Tint } from './shades.ts';

/**
 * The inks of the emblems, each of one plate: three colours from dark to light. They are drawn in these, and a brand's own stand in their places
 * without a filter: lines stay sharp, and a page of covers costs what flat colours cost.
 */
export const [a, b, c]: Tint = [
  ['#150a2b', '#53318b', '#b48bee', '#f3edff'],
  ['#1e1403', '#79540a', '#e9b447', '#fff3db'],
  ['#2a0713', '#8c2547', '#ef87a4', '#ffebf1'],
];

/** What the root of such a drawing carries. */
export const spotRoot = 'data-inks="spot"';
export const isInSpots = (svg: string): boolean => svg.startsWith(`<svg ${spotRoot}`);

/** The lightest shade of the colour that an ink is a shade of. */
export const palest = (ink: string): string => [a, b, c].find((shades) => shades.includes(ink))?.[3] ?? ink;

/** The drawing in a brand's colours. */
export const inSpots = (svg: string, tint: Tint): string =>
  [a, b, c].reduce(
    (inked, shades, which) =>
      shades.reduce(
        (text, ink, at) => text.replaceAll(ink, tint[which as 0 | 1 | 2][at as 0 | 1 | 2 | 3]),
        inked,
      ),
    svg,
  );
