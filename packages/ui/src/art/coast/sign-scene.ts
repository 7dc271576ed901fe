import { heroFocus } from '../hero-focus.ts';
import type { HeroShape } from '../hero-shapes.ts';
import { roundPlace, type Sign, type SignPlace, signAt, signDefs, signEcho, signSize } from '../sign.ts';
import { isWarm, lifted, toned } from '../sign-colours.ts';
import { disc, fade, oval, place, repeat, ring, shape, stroke, svg } from '../svg.ts';
import { islands } from './heroes.ts';
import { glitter, rays, sky, stars, water } from './layers.ts';
import type { Tone } from './palette.ts';
import type { Scene } from './scene.ts';

/**
 * A night in a brand's two colours: sea and sky in the second, all light in the accent; the other way round where the second would be a
 * brown in the dark and the accent not.
 */
export function toneOfSign({ accent, second }: Sign): Tone {
  const [night, day] = isWarm(second) && !isWarm(accent) ? [accent, second] : [second, accent];
  return {
    name: 'sign',
    isNight: true,
    sky: [toned(night, 0.15, 0.06), toned(night, 0.3, 0.11), toned(night, 0.56, 0.16)],
    light: toned(day, 0.9, 0.1),
    sea: [
      toned(night, 0.36, 0.1),
      toned(night, 0.28, 0.08),
      toned(night, 0.21, 0.06),
      toned(night, 0.15, 0.045),
    ],
    land: [toned(night, 0.27, 0.08), toned(night, 0.17, 0.055)],
    warm: [lifted(accent, 0.16), accent, lifted(accent, -0.34)],
    cool: [lifted(second, 0.16), second, lifted(second, -0.34)],
    ink: toned(night, 0.11, 0.035),
    pale: toned(day, 0.965, 0.03),
  };
}

/** Where the sign stands and how high the water is, for each shape. */
const stages: Readonly<
  Record<HeroShape, { readonly size: readonly [number, number]; readonly horizon: number }>
> = {
  wide: { size: [520, 256], horizon: 348 },
  square: { size: [450, 290], horizon: 430 },
  tall: { size: [372, 380], horizon: 612 },
};

/** What runs off the sign's foot, down to `foot`: the same upside down, broken by the swell. */
function mirrorOf(
  { prefix, tone }: Scene,
  sign: Sign,
  lamp: SignPlace,
  horizon: number,
  foot: number,
): string {
  const [wide, high] = signSize(sign, lamp);
  const depth = Math.min(high * 0.6, foot - horizon - 10);
  const at = { ...lamp, y: horizon + 8 + depth / 2 };
  const inks = { accent: tone.warm[1], second: tone.cool[1] };
  const gaps = repeat(11, (index) => {
    const swing = index % 2 === 0 ? 7 : -7;
    return svg`M${at.x - wide * 0.6} ${horizon + 10 + index * (depth / 10)}q${wide * 0.15} ${swing} ${wide * 0.3} 0t${wide * 0.3} 0t${wide * 0.3} 0t${wide * 0.3} 0`;
  });
  return (
    signAt(sign, prefix, at, inks, { flip: -depth / high, more: fade(0.5) }) + stroke(gaps, tone.sea[1], 5)
  );
}

/** The sign as a great lantern: thick, lit from its front, with light that runs around it. */
function lantern(scene: Scene, sign: Sign, at: SignPlace): string {
  const { paint, prefix, tone } = scene;
  const [wide, high] = signSize(sign, at);
  const thick = Math.max(8, Math.min(wide, high) * 0.06);
  const side = repeat(6, (index) =>
    signAt(
      sign,
      prefix,
      { ...at, y: at.y + (thick * (6 - index)) / 6 },
      { accent: tone.warm[2], second: tone.cool[2] },
    ),
  );
  return (
    signEcho(
      sign,
      prefix,
      at,
      9,
      Array.from({ length: 6 }, () => `${tone.light}16`),
    ) +
    signEcho(sign, prefix, { ...at, y: at.y + thick }, 4, [tone.ink]) +
    side +
    signEcho(sign, prefix, at, 2.2, [tone.pale]) +
    signAt(sign, prefix, at, { accent: paint.warm, second: paint.cool })
  );
}

/** Paper lanterns that drift on the water, each with its light below. */
function drifters(
  { tone, paint }: Scene,
  at: readonly (readonly [x: number, y: number, size: number])[],
): string {
  return at
    .map(([x, y, size], index) => {
      const [light, body] = index % 2 === 0 ? [tone.warm[0], tone.warm[1]] : [tone.cool[0], tone.cool[1]];
      return place(
        disc(0, -9, 34, paint.glow) +
          oval(0, 3, 15, 3, light, fade(0.5)) +
          shape('M-9 0C-13-10-10-19-6-21H6C10-19 13-10 9 0z', body) +
          shape('M-4-1C-6-10-5-17-3-20H3C5-17 6-10 4-1z', light) +
          stroke('M-7 12h14M-4 19h8', light, 2, fade(0.5)),
        x,
        y,
        0,
        size,
      );
    })
    .join('');
}

/** The sign rises over the water, its light upon it. */
export function signRises(scene: Scene, sign: Sign, kind: HeroShape): string {
  const { paint, prefix, width, height } = scene;
  const focus = heroFocus[kind];
  const { size, horizon } = stages[kind];
  const x = focus.x + focus.width / 2;
  const box = { x, y: 0, width: size[0], height: size[1] };
  const [, high] = signSize(sign, box);
  // What is left of the height is shared by the water and the sky.
  const y = horizon - 34 - high / 2 - Math.max(0, horizon - 34 - high - focus.y) * 0.42;
  const lamp = { ...box, y };
  const reach = Math.max(...size);
  const sea = water(scene, horizon, kind === 'wide' ? 'ribbons' : 'swell', 1.6).join('');
  const at = (dx: number, dy: number, grow: number) => [x + dx, horizon + dy, grow] as const;
  return (
    signDefs(sign, prefix) +
    sky(scene, kind === 'wide' ? focus.x : 4) +
    stars(scene, kind === 'wide' ? 30 : 46, horizon * 0.75, kind === 'wide' ? focus.x : 4) +
    rays(scene, x, y, 30, width) +
    disc(x, y, reach * 0.95, paint.glow) +
    islands(scene, horizon) +
    sea +
    mirrorOf(scene, sign, lamp, horizon, focus.y + focus.height) +
    glitter(scene, x, horizon + 16, height - 16, reach * 0.4) +
    lantern(scene, sign, lamp) +
    drifters(
      scene,
      kind === 'wide'
        ? [at(-250, 30, 0.9), at(-178, 52, 1.25), at(226, 40, 1.1), at(276, 22, 0.7)]
        : [at(-190, 28, 0.9), at(-120, 64, 1.3), at(146, 48, 1.15), at(200, 20, 0.75)],
    )
  );
}

/** The sign in the sun that rises, dark upon its light. */
export function signInSun(scene: Scene, sign: Sign, kind: HeroShape): string {
  const { paint, tone, prefix, width } = scene;
  const focus = heroFocus[kind];
  const [r, horizon] = ({ wide: [172, 372], square: [196, 446], tall: [200, 610] } as const)[kind];
  const x = focus.x + focus.width / 2;
  const y = horizon - r - 6;
  const from = kind === 'wide' ? focus.x : 4;
  const at = roundPlace(sign, x, y, r * 0.94);
  return (
    signDefs(sign, prefix) +
    sky(scene, from) +
    rays(scene, x, y, 36, width) +
    disc(x, y, r * 1.9, paint.glow) +
    disc(x, y, r, tone.light) +
    repeat(3, (index) => ring(x, y, r - 9 - index * 8, tone.warm[1], 2.5, fade(0.55 - index * 0.14))) +
    signAt(sign, prefix, { ...at, y: y + 5 }, { accent: tone.pale, second: tone.pale }) +
    signAt(sign, prefix, at, { accent: tone.warm[2], second: tone.cool[2] }) +
    islands(scene, horizon) +
    water(scene, horizon, kind === 'wide' ? 'swell' : 'scales', 1.6).join('') +
    glitter(scene, x, horizon + 16, horizon + 150, r * 0.8) +
    drifters(scene, [
      [x - r * 1.1, horizon + 34, 1.1],
      [x + r * 1.2, horizon + 46, 1.2],
      [x + r * 0.7, horizon + 22, 0.7],
    ])
  );
}
