import type { ArtFamily } from '../../../packages/ui/src/art/family.ts';
import type { FontFamily } from './subset-fonts.ts';

/** How wide a face runs: what size its headings bear. */
export type Run = 'narrow' | 'even' | 'wide';

interface Cut extends Omit<FontFamily, 'role' | 'fallback'> {
  readonly like: FontFamily['fallback']['like'];
  /** The families of pictures beside which it looks at home. */
  readonly suits: readonly ArtFamily[];
}

/** A cut for headings: one weight, and one width where the face has several. */
export interface DisplayCut extends Cut {
  readonly run: Run;
  /** Between the letters of headings, in em. */
  readonly spacing: number;
  /** Small labels in capitals, which go with narrow and heavy headings. */
  readonly hasCapitalLabels: boolean;
}

/** A cut for all other text. */
export interface BodyCut extends Cut {
  readonly weights: { readonly regular: number; readonly medium: number; readonly strong: number };
}

const packages = {
  archivo: '@fontsource-variable/archivo',
  baloo: '@fontsource-variable/baloo-2',
  bricolage: '@fontsource-variable/bricolage-grotesque',
  fraunces: '@fontsource-variable/fraunces',
  manrope: '@fontsource-variable/manrope',
  nunito: '@fontsource-variable/nunito',
  onest: '@fontsource-variable/onest',
  oswald: '@fontsource-variable/oswald',
  saira: '@fontsource-variable/saira',
  unbounded: '@fontsource-variable/unbounded',
} as const;

/**
 * Cuts of the faces that are installed. Each has a name of its own, since a page may carry several brands, and none is one that a brand of
 * the product has its headings in. Fine letters do not go with pixels, nor the heaviest with an engraver's lines.
 * Left out: Bitter, whose words run together (a space is a quarter of an n).
 */
export const displayCuts: readonly DisplayCut[] = [
  {
    family: 'Archivo Condensed Variable',
    package: packages.archivo,
    files: 'archivo-{subset}-wdth-normal.woff2',
    weight: [600, 600],
    axes: { wdth: [75, 75] },
    like: 'sans',
    suits: ['guilloche'],
    run: 'narrow',
    spacing: 0,
    hasCapitalLabels: true,
  },
  {
    family: 'Archivo Extended Variable',
    package: packages.archivo,
    files: 'archivo-{subset}-wdth-normal.woff2',
    // Lighter ones draw the money sign as a low S with hairs for a bar: amounts read "Rs".
    weight: [650, 650],
    axes: { wdth: [125, 125] },
    like: 'sans',
    suits: ['guilloche'],
    run: 'wide',
    spacing: -0.02,
    hasCapitalLabels: false,
  },
  {
    family: 'Archivo Broad Variable',
    package: packages.archivo,
    files: 'archivo-{subset}-wdth-normal.woff2',
    weight: [700, 700],
    axes: { wdth: [112, 112] },
    like: 'sans',
    suits: ['coast'],
    run: 'wide',
    spacing: -0.02,
    hasCapitalLabels: false,
  },
  {
    family: 'Bricolage Condensed Variable',
    package: packages.bricolage,
    files: 'bricolage-grotesque-{subset}-wdth-normal.woff2',
    weight: [800, 800],
    axes: { wdth: [75, 75] },
    like: 'sans',
    suits: ['coast', 'halftone'],
    run: 'narrow',
    spacing: -0.005,
    hasCapitalLabels: true,
  },
  {
    family: 'Fraunces Soft Variable',
    package: packages.fraunces,
    files: 'fraunces-{subset}-full-normal.woff2',
    weight: [800, 800],
    axes: { opsz: [72, 72], SOFT: [100, 100] },
    like: 'serif',
    suits: ['coast', 'guilloche'],
    run: 'even',
    spacing: -0.015,
    hasCapitalLabels: false,
  },
  {
    family: 'Baloo Heavy Variable',
    package: packages.baloo,
    files: 'baloo-2-{subset}-wght-normal.woff2',
    weight: [800, 800],
    like: 'sans',
    suits: ['coast', 'halftone'],
    run: 'even',
    spacing: -0.005,
    hasCapitalLabels: false,
  },
  {
    family: 'Oswald Strong Variable',
    package: packages.oswald,
    files: 'oswald-{subset}-wght-normal.woff2',
    weight: [600, 600],
    like: 'sans',
    suits: ['guilloche', 'halftone'],
    run: 'narrow',
    spacing: -0.005,
    hasCapitalLabels: true,
  },
  {
    family: 'Onest Heavy Variable',
    package: packages.onest,
    files: 'onest-{subset}-wght-normal.woff2',
    weight: [800, 800],
    like: 'sans',
    suits: ['coast', 'halftone'],
    run: 'even',
    spacing: -0.025,
    hasCapitalLabels: false,
  },
  {
    family: 'Onest Calm Variable',
    package: packages.onest,
    files: 'onest-{subset}-wght-normal.woff2',
    weight: [500, 500],
    like: 'sans',
    suits: ['guilloche'],
    run: 'even',
    spacing: -0.025,
    hasCapitalLabels: false,
  },
  {
    family: 'Saira Condensed Variable',
    package: packages.saira,
    files: 'saira-{subset}-wdth-normal.woff2',
    weight: [700, 700],
    axes: { wdth: [75, 75] },
    like: 'sans',
    suits: ['coast', 'halftone'],
    run: 'narrow',
    spacing: 0,
    hasCapitalLabels: true,
  },
  {
    family: 'Saira Extended Variable',
    package: packages.saira,
    files: 'saira-{subset}-wdth-normal.woff2',
    weight: [700, 700],
    axes: { wdth: [125, 125] },
    like: 'sans',
    suits: ['coast', 'halftone'],
    run: 'wide',
    spacing: -0.015,
    hasCapitalLabels: false,
  },
  {
    family: 'Unbounded Light Variable',
    package: packages.unbounded,
    files: 'unbounded-{subset}-wght-normal.woff2',
    weight: [400, 400],
    like: 'sans',
    suits: ['coast', 'guilloche'],
    run: 'wide',
    spacing: -0.025,
    hasCapitalLabels: false,
  },
];

/** Left out: Bricolage, Fraunces and other serifs in several weights, too heavy for a phone's first load; Plus Jakarta Sans and a narrow Archivo, whose words run together. */
export const bodyCuts: readonly BodyCut[] = [
  {
    family: 'Onest Variable',
    package: packages.onest,
    files: 'onest-{subset}-wght-normal.woff2',
    weight: [400, 700],
    like: 'sans',
    suits: ['coast', 'guilloche', 'halftone'],
    weights: { regular: 400, medium: 520, strong: 640 },
  },
  {
    family: 'Archivo Variable',
    package: packages.archivo,
    files: 'archivo-{subset}-wght-normal.woff2',
    weight: [400, 700],
    like: 'sans',
    suits: ['coast', 'guilloche', 'halftone'],
    weights: { regular: 400, medium: 520, strong: 620 },
  },
  {
    family: 'Manrope Variable',
    package: packages.manrope,
    files: 'manrope-{subset}-wght-normal.woff2',
    weight: [400, 700],
    like: 'sans',
    suits: ['coast', 'guilloche', 'halftone'],
    weights: { regular: 420, medium: 540, strong: 660 },
  },
  {
    family: 'Nunito Variable',
    package: packages.nunito,
    files: 'nunito-{subset}-wght-normal.woff2',
    weight: [400, 700],
    like: 'sans',
    suits: ['coast', 'halftone'],
    weights: { regular: 460, medium: 580, strong: 700 },
  },
  {
    family: 'Saira Variable',
    package: packages.saira,
    files: 'saira-{subset}-wght-normal.woff2',
    weight: [400, 700],
    like: 'sans',
    suits: ['coast', 'halftone'],
    weights: { regular: 420, medium: 520, strong: 680 },
  },
];
