import {
  box,
  curlPath,
  disc,
  fade,
  fine,
  leafPath,
  oval,
  polar,
  repeat,
  ring,
  scallopPath,
  shape,
  stroke,
  svg,
  swellPath,
} from '../svg.ts';
import type { Scene } from './scene.ts';

type WaterStyle = 'swell' | 'scales' | 'curls' | 'ribbons';

/** Sky with its weather: stars at night, bands of cloud by day. */
export function sky(scene: Scene, starsFrom = 4): string {
  const { paint, tone, width, height } = scene;
  const back = box(0, 0, width, height, 0, paint.sky);
  return back + (tone.isNight ? stars(scene, 26, height * 0.45, starsFrom) : clouds(scene));
}

/** The same sky after dark, whatever the hour of the palette. */
export function nightSky(scene: Scene, bottom: number): string {
  const { paint, tone, width, height } = scene;
  return (
    box(0, 0, width, height, 0, paint.sky) +
    box(0, 0, width, height, 0, tone.ink, fade(0.58)) +
    stars(scene, 34, bottom)
  );
}

/** `from`: left of it there are none. */
export function stars(scene: Scene, count: number, bottom: number, from = 4): string {
  const { random, tone, width } = scene;
  const dots = (amount: number): string =>
    repeat(amount, () => svg`M${random.whole(from, width - 4)} ${random.whole(6, bottom)}h0`);
  return stroke(dots(count), tone.pale, 1.6, fade(0.6)) + stroke(dots(Math.ceil(count / 5)), tone.pale, 3);
}

/** Each a long bar and a short one on it. */
export function clouds(scene: Scene): string {
  const { random, tone, width } = scene;
  const bars = Array.from({ length: 3 }, () => {
    const x = random.between(-60, width - 60);
    const y = random.between(26, 150);
    const w = random.between(70, 140);
    return [svg`M${x + 6} ${y + 6}h${w - 13}`, svg`M${x + w * 0.3 + 6} ${y - 4}h${w * 0.5 - 12}`] as const;
  });
  return [0, 1]
    .map((row) => stroke(bars.map((bar) => bar[row]).join(''), tone.pale, 13 - row, fade(0.16 - row * 0.04)))
    .join('');
}

/** Halo and disc. */
export function sun(scene: Scene, x: number, y: number, r: number): string {
  const { paint, tone } = scene;
  return disc(x, y, r * 2.5, paint.glow) + disc(x, y, r, tone.light);
}

export function crescent(scene: Scene, x: number, y: number, r: number): string {
  const { paint, tone } = scene;
  const moon = svg`M${x} ${y - r}a${r} ${r} 0 1 0 ${r} ${r}a${r * 0.78} ${r * 0.78} 0 0 1 ${-r} ${-r}z`;
  return disc(x, y, r * 2.6, paint.glow) + shape(moon, tone.light);
}

/** Beams from a point: the dashes of one very broad ring, which are as wide as they are far from it. */
export function rays(scene: Scene, x: number, y: number, count: number, length = 420): string {
  const offset = scene.random.between(0, 1 / count);
  const around = Math.PI * length;
  const dashes = fine` stroke-dasharray="${(around * 0.42) / count} ${(around * 0.58) / count}" stroke-dashoffset="${around * (0.25 - offset)}" stroke-linecap="butt"`;
  return ring(x, y, length / 2, scene.tone.light, length, dashes + fade(0.13));
}

/** Far and near ridges; the near one has the sugarloaf shape of a granite bay. */
export function hills(scene: Scene, base: number, side = 0): string {
  const { random, tone, width } = scene;
  const left = side === 0 ? random.between(-30, 70) : side;
  const high = random.between(54, 92);
  const far = svg`M-10 ${base + 4}V${base - 20}q40 ${-high * 0.5} 85 -8q50 ${-high * 0.7} 100 2t${width * 0.4} 0L${width + 30} ${base + 4}z`;
  const near = svg`M${left - 40} ${base + 6}c26 -6 30 ${-high} 62 ${-high}s34 ${high * 0.62} 56 ${high * 0.62}q18 ${-high * 0.2} 36 ${-high * 0.1}q26 8 40 ${high * 0.5}z`;
  const rim = svg`M${left + 4} ${base - high * 0.78}q8 ${-high * 0.2} 18 ${-high * 0.2}`;
  return (
    shape(far, tone.land[0], fade(0.75)) +
    shape(near, tone.land[1]) +
    stroke(rim, tone.light, 2.5, fade(0.55))
  );
}

/** Four rows of water from the horizon to the front: draw the subject between two of them. */
export function water(
  scene: Scene,
  horizon: number,
  style: WaterStyle,
  /** Of the waves; 1 suits a cover. */
  size = 1,
): readonly [string, string, string, string] {
  const { random, tone, width, height } = scene;
  const depth = height - horizon;
  const row = (index: 0 | 1 | 2 | 3): string => {
    const y = horizon + depth * ([0, 0.17, 0.42, 0.7][index] ?? 0);
    const grow = (0.6 + index * 0.32) * size;
    const shift = random.between(0, 120 * size);
    const colour = tone.sea[index];
    if (style === 'scales') {
      const r = 16 * grow + 7 * size;
      const inner = scallopPath(y + r * 0.5, r, shift + (index % 2) * r, height + 9, width);
      return (
        shape(scallopPath(y, r, shift, height, width), colour, edge(tone.pale, 0.22, 1.2)) +
        shape(inner, 'none', edge(tone.pale, 0.13, 1.2))
      );
    }
    if (style === 'curls') {
      const h = 20 * grow;
      return shape(
        curlPath(y + h * 0.4, h, 92 * grow, shift, height, width),
        colour,
        edge(tone.pale, 0.34, 1.6),
      );
    }
    if (style === 'ribbons') {
      const wave = (lift: number, paint: string, more: string): string =>
        shape(swellPath(y + lift, 9 * grow, 210 * size, shift + lift * 2, height + 9, width), paint, more);
      return (
        wave(0, colour, edge(tone.pale, 0.3, 1.4)) +
        wave(7 * grow, 'none', edge(tone.pale, 0.17, 1.2)) +
        wave(15 * grow, 'none', edge(tone.pale, 0.1, 1.2))
      );
    }
    const crest = swellPath(y, 15 * grow, 84 * grow + 26 * size, shift, height, width);
    return shape(crest, colour, edge(tone.pale, 0.26, 1.5));
  };
  return [row(0), row(1), row(2), row(3)];
}

const edge = (colour: string, opacity: number, width: number): string =>
  svg` stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}"`;

/** The broken column of light under a sun or a lamp. */
export function glitter(scene: Scene, x: number, from: number, to: number, half: number): string {
  const { random, tone } = scene;
  const steps = 9;
  const dashes = repeat(steps, (index) => {
    const y = from + ((to - from) * (index + 0.5)) / steps;
    const w = half * random.between(0.35, 1) * (1 - index / (steps * 1.6));
    return svg`M${x - w + random.between(-8, 8)} ${y}h${w * 2}`;
  });
  return stroke(dashes, tone.light, 2.4, fade(0.6));
}

/** Deep green shade between two ranks of leaves. */
export function jungle(scene: Scene): string {
  const { paint, random, tone, width, height } = scene;
  const rank = (count: number, y: number, length: number): string =>
    repeat(count, (index) =>
      leafPath(
        (width * (index + 0.5)) / count + random.between(-14, 14),
        y,
        length * random.between(0.8, 1.15),
        length * 0.17,
        random.between(-0.12, 0.12),
      ),
    );
  return (
    box(0, 0, width, height, 0, paint.sky) +
    shape(rank(7, height, height * 0.84), tone.land[0], fade(0.8)) +
    shape(rank(8, height * 1.04, height * 0.62), tone.land[1], fade(0.85)) +
    oval(width / 2, height * 1.08, width * 0.8, height * 0.26, tone.land[1])
  );
}

/** Shafts of light, motes and a deep gradient: the set of every picture below the surface. */
export function underwater(scene: Scene): string {
  const { paint, random, width, height } = scene;
  const source = random.between(40, width - 40);
  const shafts = repeat(4, (index) => {
    const x = source - 170 + index * 96 + random.between(-14, 14);
    return svg`M${source - 26 + index * 15} -10h14L${x + 58} 340H${x}z`;
  });
  return (
    box(0, 0, width, height, 0, paint.deep) +
    oval(source, -6, 210, 170, paint.glow, fade(0.85)) +
    shape(shafts, paint.beam, fade(0.42)) +
    bubbles(scene, 12)
  );
}

export function bubbles(scene: Scene, count: number): string {
  const { random, tone, width } = scene;
  return `<g fill="none" stroke="${tone.pale}" stroke-opacity=".45" stroke-width="1.4">${repeat(
    count,
    () =>
      svg`<circle cx="${random.whole(8, width - 8)}" cy="${random.whole(20, 300)}" r="${random.between(1.6, 6)}"/>`,
  )}</g>`;
}

/** A low band of sand with a lit ridge. */
export function sand(scene: Scene, y: number, tilt = 0): string {
  const { paint, tone, width, height } = scene;
  const ridge = svg`M-10 ${y}q${width * 0.3} ${-26 + tilt} ${width * 0.58} ${-6 + tilt}T${width + 10} ${y - 10 + tilt}`;
  return (
    shape(svg`${ridge}V${height}H-10z`, paint.warm) +
    shape(
      svg`M-10 ${y + 34}q${width * 0.4} -30 ${width + 20} ${tilt}V${height}H-10z`,
      tone.warm[2],
      fade(0.45),
    ) +
    stroke(ridge, tone.pale, 2, fade(0.6))
  );
}

/** Drops thrown up around (x, y). */
export function splash(scene: Scene, x: number, y: number, spread: number): string {
  const { random, tone } = scene;
  const tongues = repeat(7, (index) => {
    const side = (index - 3) / 3;
    const h = spread * (1.1 - Math.abs(side) * 0.55) * random.between(0.75, 1.1);
    const foot = x + side * spread * 0.8;
    return svg`M${foot - 7} ${y + 6}Q${foot} ${y - h * 0.5} ${foot + side * 22} ${y - h}Q${foot + 10} ${y - h * 0.4} ${foot + 8} ${y + 6}z`;
  });
  const drops = repeat(9, () => {
    const [dx, dy] = polar(x, y, spread * random.between(0.9, 1.5), random.between(-0.2, 0.2));
    return disc(dx, dy, random.between(1.6, 4.2), tone.pale);
  });
  return shape(tongues, tone.pale, fade(0.85)) + drops;
}
