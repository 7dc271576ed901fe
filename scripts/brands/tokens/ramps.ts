import type { Oklch } from 'culori';
import { type ColorValue, colorCss, contrast, hueGap, readColor, toColorValue } from './color.ts';

export const rampNames = ['neutral', 'accent', 'second', 'success', 'warning', 'danger', 'info'] as const;
export type RampName = (typeof rampNames)[number];

/** What a brand's colours grow from (`tokens/seeds.json`). */
export interface BrandSeeds {
  readonly scheme: 'dark' | 'light';
  /** The page's ground; its hue and chroma tint the neutral ramp. */
  readonly neutral: string;
  readonly accent: string;
  readonly second: string;
  /** Seeds of the colours for outcomes, where a brand wants its own. */
  readonly status?: Partial<Record<'success' | 'warning' | 'danger' | 'info', string>>;
  /** Steps that a designer has fixed by hand; the rest of the ramp is still worked out. */
  readonly anchors?: Partial<Record<RampName, Readonly<Record<string, string>>>>;
  /** Colours beside the ramps, translucent ones above all: `{ref.extra.<name>}`. They win over those worked out. */
  readonly extra?: Readonly<Record<string, string>>;
}

type Ramp = readonly Oklch[];

/**
 * Steps of the neutral ramp: 1 page, 2 bar, 3 surface, 4 field, 5 and 6 raised surfaces, 7 line, 8 line that means something,
 * 9 the same under the pointer, 10 subtle text, 11 muted text, 12 text.
 */
const lightness = {
  dark: (ground: number) => [
    ...[0, 0.02, 0.04, 0.06, 0.085, 0.135, 0.185].map((rise) => ground + rise),
    0.57,
    0.68,
    0.72,
    0.8,
    0.965,
  ],
  light: (ground: number) => [ground, 0.982, 0.992, 0.997, 0.938, 0.903, 0.845, 0.58, 0.5, 0.48, 0.42, 0.24],
} as const;
const chromaShare = [1, 1, 1, 1, 1.1, 1.2, 1.2, 1.25, 1.4, 1.1, 1, 0.4] as const;

const statusSeeds = {
  dark: {
    success: 'oklch(0.82 0.17 152)',
    warning: 'oklch(0.85 0.14 90)',
    danger: 'oklch(0.76 0.14 25)',
    info: 'oklch(0.8 0.1 215)',
  },
  light: {
    success: 'oklch(0.45 0.11 152)',
    warning: 'oklch(0.47 0.1 70)',
    danger: 'oklch(0.5 0.19 27)',
    info: 'oklch(0.46 0.09 240)',
  },
} as const;

const stepOfLightness = 0.005;

/** The colour, moved away in lightness from the grounds (up in a dark scheme, down in a light one) until it stands out enough. */
function fit(color: Oklch, grounds: Ramp, least: number, scheme: BrandSeeds['scheme']): Oklch {
  const direction = scheme === 'dark' ? stepOfLightness : -stepOfLightness;
  let fitted = { ...color, l: Math.min(0.98, Math.max(0.03, color.l)) };
  while (
    fitted.l > 0.02 &&
    fitted.l < 0.99 &&
    // A hair above the bar, since the written value is rounded.
    grounds.some((ground) => contrast(fitted, ground) < least + 0.03)
  ) {
    fitted = { ...fitted, l: fitted.l + direction };
  }
  return fitted;
}

function pick(ramp: Ramp, steps: readonly number[]): Ramp {
  return steps.flatMap((step) => ramp[step - 1] ?? []);
}

function neutralRamp(seeds: BrandSeeds): Ramp {
  const tint = readColor(seeds.neutral);
  const fixed = anchorsOf(seeds, 'neutral');
  const drawn = lightness[seeds.scheme](tint.l).map(
    (l, index) => fixed.get(index + 1) ?? { ...tint, l, c: tint.c * (chromaShare[index] ?? 1) },
  );
  const fitStep = (step: number, grounds: readonly number[], least: number) => {
    const color = drawn[step - 1];
    if (color && !fixed.has(step)) drawn[step - 1] = fit(color, pick(drawn, grounds), least, seeds.scheme);
  };
  for (const step of [8, 9]) fitStep(step, [1, 3, 4, 5], 3);
  for (const step of [10, 11, 12]) fitStep(step, [1, 2, 3, 4, 5, 6], 4.5);
  return drawn;
}

/** Hues as near as this, in degrees, are tones of one colour. */
const oneColour = 60;

/**
 * The ground in a tint of the colour. A dark one is as light as a dark page is at least, and as strong; one of the page's own colour is
 * lighter and stronger, since nothing else tells it from the page.
 */
function softOf(seed: Oklch, [page]: Ramp, isDark: boolean): Oklch {
  if (!isDark || !page) return { ...seed, l: 0.925, c: seed.c * 0.22 };
  const rise = hueGap(seed, page) < oneColour ? 0.09 : 0;
  return {
    ...seed,
    l: Math.max(0.295, page.l + rise),
    c: Math.max(seed.c * 0.36, Math.min(seed.c, page.c * 1.3)),
  };
}

/**
 * Steps of a colour's ramp: 1 text on the solid colour, 2-7 from a tinted ground (3 is the one used) towards it, 8 pressed,
 * 9 solid, 10 under the pointer, 11 as text on surfaces, 12 at its strongest.
 */
function colorRamp(name: RampName, seed: Oklch, neutral: Ramp, seeds: BrandSeeds): Ramp {
  const { scheme } = seeds;
  const isDark = scheme === 'dark';
  const fixed = anchorsOf(seeds, name);
  const at = (step: number, color: () => Oklch): Oklch => fixed.get(step) ?? color();
  const surfaces = pick(neutral, [1, 2, 3, 4, 5, 6]);
  const soft = at(3, () => softOf(seed, neutral, isDark));
  const isAccent = name === 'accent';
  const solid = at(9, () => {
    const seen = fit(seed, isAccent ? surfaces : [...surfaces, soft], isAccent ? 3 : 4.5, scheme);
    return fitForText(seen, scheme);
  });
  const [pressed, hover] = [at(8, () => darker(solid)), at(10, () => lighter(solid))];
  const asText = at(11, () => fit({ ...solid }, [...surfaces, soft], 4.5, scheme));
  const strongest = at(12, () => ({ ...solid, l: isDark ? 0.9 : 0.36, c: solid.c * 0.85 }));
  const on = at(1, () => textOn(solid, [pressed, solid, hover, asText]));
  const towards = (share: number): Oklch => ({
    ...solid,
    l: soft.l + (pressed.l - soft.l) * share,
    c: soft.c + (pressed.c - soft.c) * share,
  });
  const between = [4, 5, 6, 7].map((step) => at(step, () => towards((step - 3) / 5)));
  const deep = at(2, () => ({ ...soft, l: soft.l + (isDark ? -0.04 : 0.03), c: soft.c * 0.7 }));
  return [on, deep, soft, ...between, pressed, solid, hover, asText, strongest];
}

const darker = (solid: Oklch): Oklch => ({ ...solid, l: solid.l - 0.045 });
const lighter = (solid: Oklch): Oklch => ({ ...solid, l: Math.min(0.985, solid.l + 0.04) });

/** A ground between light and dark suits neither text: it is moved until it carries one, pressed and hovered included. */
function fitForText(solid: Oklch, scheme: BrandSeeds['scheme']): Oklch {
  const direction = scheme === 'dark' ? stepOfLightness : -stepOfLightness;
  let fitted = solid;
  const isLegible = () => {
    const grounds = [darker(fitted), fitted, lighter(fitted)];
    const text = textOn(fitted, grounds);
    return grounds.every((ground) => contrast(text, ground) >= 4.53);
  };
  while (fitted.l > 0.02 && fitted.l < 0.985 && !isLegible()) fitted = { ...fitted, l: fitted.l + direction };
  return fitted;
}

/** The darker or the lighter text, whichever is more legible on all of these. */
function textOn(solid: Oklch, grounds: Ramp): Oklch {
  const choices: Oklch[] = [
    { ...solid, l: 0.2, c: Math.min(0.04, solid.c) },
    { ...solid, l: 0.985, c: Math.min(0.01, solid.c) },
  ];
  const worst = (color: Oklch) => Math.min(...grounds.map((ground) => contrast(color, ground)));
  const [dark, light] = choices as [Oklch, Oklch];
  return worst(dark) >= worst(light) ? dark : light;
}

function anchorsOf(seeds: BrandSeeds, name: RampName): Map<number, Oklch> {
  return new Map(
    Object.entries(seeds.anchors?.[name] ?? {}).map(([step, text]) => [Number(step), readColor(text)]),
  );
}

/** The second colour as it was given, moved only where it would be lost on the ground. */
const seenAtAll = 1.6;

/** Translucent veils, what lies on art or in a QR code, and decoration: the same idea in every brand, in its own hue. */
function extras(seeds: BrandSeeds, surfaces: Ramp): Readonly<Record<string, string>> {
  const { h = 0, c } = readColor(seeds.neutral);
  const hue = Number(h.toFixed(1));
  const tint = Number(Math.min(c, 0.03).toFixed(3));
  const dark = seeds.scheme === 'dark';
  return {
    scrim: `oklch(0.1 ${tint} ${hue} / ${dark ? 0.72 : 0.62})`,
    artScrim: dark ? `oklch(0.14 ${tint} ${hue} / 0.82)` : `oklch(0.98 ${tint} ${hue} / 0.88)`,
    onArt: dark ? `oklch(0.98 0.008 ${hue})` : `oklch(0.22 ${tint} ${hue})`,
    clear: 'oklch(0 0 0 / 0)',
    topLight: `oklch(0.95 0.02 ${hue} / ${dark ? 0.1 : 0})`,
    overlayLight: `oklch(0.95 0.02 ${hue} / ${dark ? 0.12 : 0})`,
    shadow: `oklch(0.08 ${tint} ${hue} / ${dark ? 0.35 : 0.1})`,
    deepShadow: `oklch(0.06 ${tint} ${hue} / ${dark ? 0.6 : 0.22})`,
    white: 'oklch(1 0 0)',
    ink: `oklch(0.15 ${tint} ${hue})`,
    ornament: colorCss(toColorValue(fit(readColor(seeds.second), surfaces, seenAtAll, seeds.scheme))),
    ...seeds.extra,
  };
}

function seedOf(seeds: BrandSeeds, name: RampName): Oklch {
  if (name === 'accent' || name === 'second' || name === 'neutral') return readColor(seeds[name]);
  return readColor(seeds.status?.[name] ?? statusSeeds[seeds.scheme][name]);
}

/** What becomes of a seed: the solid step of its ramp, as CSS. */
export function solidOf(seeds: BrandSeeds, name: 'accent' | 'second'): string {
  const [solid] = pick(colorRamp(name, seedOf(seeds, name), neutralRamp(seeds), seeds), [9]);
  if (!solid) throw new Error(`the ramp of "${name}" has no step 9`);
  return colorCss(toColorValue(solid));
}

/** The whole `tokens/ref.json`: seven ramps of twelve steps, and the extras. */
export function refTokens(seeds: BrandSeeds): { readonly ref: Readonly<Record<string, unknown>> } {
  const neutral = neutralRamp(seeds);
  const group = (colors: Readonly<Record<string, ColorValue>>) => ({
    $type: 'color',
    ...Object.fromEntries(Object.entries(colors).map(([name, $value]) => [name, { $value }])),
  });
  const ramp = (colors: Ramp) =>
    group(Object.fromEntries(colors.map((color, index) => [String(index + 1), toColorValue(color)])));
  return {
    ref: {
      $description: 'Generated from seeds.json by npm run generate.',
      ...Object.fromEntries(
        rampNames.map((name) => [
          name,
          ramp(name === 'neutral' ? neutral : colorRamp(name, seedOf(seeds, name), neutral, seeds)),
        ]),
      ),
      extra: group(
        Object.fromEntries(
          Object.entries(extras(seeds, pick(neutral, [1, 2, 3]))).map(([name, text]) => [
            name,
            toColorValue(readColor(text)),
          ]),
        ),
      ),
    },
  };
}
