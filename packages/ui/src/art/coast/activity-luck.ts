import type { ActivityDrawings } from '../activity-art.ts';
import { isWide } from '../activity-frame.ts';
import { box, disc, fade, oval, place, polar, repeat, shape, starPath, stroke, svg, wedge } from '../svg.ts';
import { activity, arcArrow, thickCoin } from './activity-scene.ts';
import { chestFigure } from './chest.ts';
import { glitter, hills, nightSky, rays, sky, underwater, water } from './layers.ts';
import { coin, coral, fish, palm, sailBoat, shell } from './props.ts';
import type { Composition, Scene } from './scene.ts';

/** The wheel of fortune rises from the sea like a sun. */
const rising: Composition = (scene) => {
  const { tone, paint, width } = scene;
  const middle = width / 2;
  const fills = [paint.warm, tone.sea[3], paint.cool, paint.pale];
  const bulbs = repeat(20, (index) => {
    const [x, y] = polar(0, 0, 117, index / 20);
    return disc(x, y, 4, index % 2 === 0 ? tone.light : tone.warm[1]);
  });
  const wheel =
    disc(0, 0, 126, tone.warm[2]) +
    disc(0, 0, 122, tone.ink) +
    repeat(12, (index) =>
      shape(wedge(0, 0, 109, index / 12, (index + 1) / 12), fills[index % 4] ?? paint.warm),
    ) +
    repeat(12, (index) => {
      const [x, y] = polar(0, 0, 84, (index + 0.5) / 12);
      return index % 4 === 0
        ? shape(starPath(x, y, 13, 5, 5), tone.warm[2])
        : disc(x, y, 8, index % 4 === 3 ? tone.cool[1] : tone.light);
    }) +
    bulbs +
    disc(0, 0, 34, tone.ink) +
    disc(0, 0, 29, paint.warm) +
    shape(starPath(0, 0, 17, 8, 5), tone.warm[0]);
  const [far, mid, near] = water(scene, 176, 'ribbons', 0.9);
  return (
    sky(scene) +
    rays(scene, middle, 150, 22, width) +
    disc(middle, 150, 200, paint.glow) +
    hills(scene, 180, middle - 250) +
    place(wheel, middle, 152, 11) +
    shape(
      svg`M${middle - 18} 6H${middle + 18}L${middle} 48z`,
      tone.pale,
      ` stroke="${tone.ink}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    far +
    glitter(scene, middle, 180, 240, 110) +
    shape(
      repeat(6, (index) => wedge(middle, 176, 96 - index * 8, 0.3 + index * 0.08, 0.34 + index * 0.08)),
      tone.light,
      fade(0.2),
    ) +
    mid +
    near
  );
};

const shut = ({ paint, tone }: Scene): string =>
  shape('M-70-44C-72-96 72-96 70-44z', paint.cool) +
  shape('M-72-44H72L66 6H-66z', paint.cool) +
  stroke('M-70-20H70', tone.cool[2], 3) +
  shape('M-74-50H74v12H-74zM-52-74h14V6h-14zM52-74H38V6h14z', paint.warm) +
  box(-14, -54, 28, 28, 6, tone.warm[0]) +
  disc(0, -42, 5, tone.ink);

/** Three chests on the bottom of the sea, the largest is open. */
const sunken: Composition = (scene) => {
  const { tone, width } = scene;
  const middle = width / 2;
  return (
    underwater(scene) +
    shape(svg`M-10 196q${width * 0.25} -34 ${width * 0.5} -10t${width * 0.6} -8V250H-10z`, tone.sea[2]) +
    coral(middle - 176, 208, 84, tone.cool[1]) +
    coral(middle + 190, 212, 100, tone.warm[1]) +
    fish(scene, middle + 108, 48, 44, 'warm') +
    fish(scene, middle + 140, 74, 26, 'warm') +
    fish(scene, middle - 206, 96, 34, 'cool') +
    place(shut(scene), middle - 106, 196, -8, 0.5) +
    place(shut(scene), middle + 108, 204, 6, 0.68) +
    place(chestFigure(scene), middle - 6, 206, -3, 1.12) +
    shape(svg`M-10 226q${width * 0.3} -26 ${width * 0.55} -6t${width * 0.6} -4V250H-10z`, tone.warm[2]) +
    coin(scene, middle - 92, 220, 11) +
    coin(scene, middle + 60, 224, 12) +
    coin(scene, middle + 84, 230, 9)
  );
};

const cloud = 'M-104 30a30 30 0 0 1 0-60a42 42 0 0 1 70-30a54 54 0 0 1 98 12a38 38 0 0 1 38 78z';

/** A night cloud rains coins into an umbrella that is held the wrong way round. */
const rain: Composition = (scene) => {
  const { tone, paint, width } = scene;
  const middle = width / 2;
  const drops = [
    [-84, 120, 12],
    [-52, 148, 15],
    [-10, 126, 13],
    [22, 152, 14],
    [60, 126, 15],
    [92, 152, 11],
    [-112, 154, 9],
  ] as const;
  const umbrella =
    shape('M-92-30Q0 6 92-30Q84 44 8 54H-8Q-84 44-92-30z', paint.warm) +
    shape(
      'M-92-30Q-60-14-34-12Q-30 36-8 54Q-84 44-92-30zM92-30Q60-14 34-12Q30 36 8 54Q84 44 92-30z',
      paint.cool,
    ) +
    stroke('M-92-30Q0 6 92-30', tone.ink, 4, fade(0.6));
  const [sea, , swell] = water(scene, 200, 'scales', 0.6);
  return (
    nightSky(scene, 130) +
    disc(middle, 70, 170, paint.glow, fade(0.55)) +
    hills(scene, 206, middle - 190) +
    sea +
    stroke(
      drops.map(([x, y, r]) => svg`M${middle + x} ${y - r - 8}v-20`).join(''),
      tone.light,
      2.5,
      fade(0.7),
    ) +
    place(shape(cloud, tone.land[1]), middle + 12, 84, 0, 0.8) +
    place(shape(cloud, paint.pale), middle, 77, 0, 0.8) +
    place(
      stroke('M-96 16H88M-60-6a24 24 0 0 1 36-22M10-34a30 30 0 0 1 46 20', tone.sky[1], 5, fade(0.55)),
      middle,
      77,
      0,
      0.8,
    ) +
    coin(scene, middle - 40, 190, 13) +
    coin(scene, middle - 8, 184, 14) +
    coin(scene, middle + 30, 188, 13) +
    place(umbrella, middle - 2, 190, -3, 0.92) +
    swell +
    sailBoat(scene, middle + 196, 212, 22, false) +
    drops.map(([x, y, r]) => coin(scene, middle + x, y, r)).join('')
  );
};

/** A starfish becomes a coin, and there are more starfish. */
const trade: Composition = (scene) => {
  const { tone, paint, width, height } = scene;
  const middle = width / 2;
  const ripples = repeat(
    5,
    (index) => svg`M0 ${96 + index * 34}q${width / 4} ${-18 + index * 4} ${width / 2} 0t${width / 2} 0`,
  );
  const starfish = (x: number, y: number, r: number, turn: number): string =>
    shape(
      starPath(x, y, r, r * 0.42, 5, turn),
      tone.cool[1],
      ` stroke="${tone.cool[1]}" stroke-width="${(r * 0.24).toFixed()}" stroke-linejoin="round"`,
    ) +
    repeat(5, (index) => {
      const [ax, ay] = polar(x, y, r * 0.5, turn + index / 5);
      const [bx, by] = polar(x, y, r * 0.88, turn + index / 5);
      return stroke(
        svg`M${ax} ${ay}L${bx} ${by}`,
        tone.cool[0],
        r * 0.1,
        svg` stroke-dasharray="0 ${r * 0.17}"`,
      );
    }) +
    disc(x, y, r * 0.2, tone.cool[0]);
  const tide = (lift: number): string =>
    svg`M-10-10H${width + 10}V${18 + lift}Q${middle + 150} ${40 + lift} ${middle + 80} ${18 + lift}T${middle - 60} ${34 + lift}T${middle - 190} ${30 + lift}T-10 ${56 + lift}z`;
  const lying = (x: number, y: number, r: number): string =>
    oval(x + 6, y + 12, r, r * 0.94, tone.warm[2], fade(0.4));
  return (
    box(0, 0, width, height, 0, tone.warm[0]) +
    box(0, 0, width, height, 0, paint.glow, fade(0.6)) +
    stroke(ripples, tone.warm[1], 3, fade(0.4)) +
    shape(tide(22), tone.pale, fade(0.5)) +
    shape(tide(10), tone.sea[0], svg` stroke="${tone.pale}" stroke-width="6"`) +
    shape(tide(-12), tone.sea[1]) +
    arcArrow(middle, 168, 112, 0.9, 1.07, tone.sea[2], 13) +
    arcArrow(middle, 104, 112, 0.4, 0.57, tone.sea[2], 13) +
    lying(middle - 84, 136, 46) +
    starfish(middle - 84, 136, 56, -0.04) +
    lying(middle + 84, 136, 54) +
    thickCoin(scene, middle + 84, 134, 54, shape(starPath(middle + 84, 134, 30, 13, 5), tone.warm[0])) +
    shell(scene, middle - 196, 200, 18) +
    shell(scene, middle + 204, 140, 16, true)
  );
};

/** Fireworks over the bay. */
const fireworks: Composition = (scene) => {
  const { tone, width } = scene;
  const middle = width / 2;
  const burst = (x: number, y: number, r: number, colour: string): string => {
    const lines = repeat(14, (index) => {
      const [ax, ay] = polar(x, y, r * 0.3, index / 14);
      const [bx, by] = polar(x, y, r * (index % 2 === 0 ? 1 : 0.78), index / 14);
      return svg`M${ax} ${ay}L${bx} ${by}`;
    });
    const ends = repeat(14, (index) => {
      const [bx, by] = polar(x, y, r * (index % 2 === 0 ? 1.14 : 0.92), index / 14);
      return disc(bx, by, 3.4, tone.pale);
    });
    return (
      disc(x, y, r, scene.paint.glow, fade(0.5)) +
      stroke(lines, colour, 4.5) +
      ends +
      disc(x, y, 6, tone.pale)
    );
  };
  return (
    nightSky(scene, 150) +
    hills(scene, 190, middle - 190) +
    stroke(
      svg`M${middle - 10} 190Q${middle - 22} 140 ${middle - 8} 100M${middle + 92} 190Q${middle + 90} 150 ${middle + 84} 130`,
      tone.light,
      2,
      fade(0.6),
    ) +
    burst(middle - 10, 84, 70, tone.warm[1]) +
    burst(middle + 92, 118, 42, tone.cool[1]) +
    burst(middle - 108, 128, 36, tone.cool[0]) +
    (isWide(scene)
      ? burst(middle - 192, 70, 30, tone.warm[1]) + burst(middle + 190, 76, 34, tone.cool[0])
      : '') +
    water(scene, 188, 'ribbons', 0.7).slice(0, 3).join('') +
    glitter(scene, middle - 10, 192, 240, 90) +
    palm(scene, middle - 152, 246, 96, 22)
  );
};

export const luck = {
  'lottery-wheel': activity('violet', rising),
  treasure: activity('jade', sunken),
  mysterious: activity('dusk', rain),
  exchange: activity('tropic', trade),
  other: activity('ocean', fireworks),
} satisfies Partial<ActivityDrawings>;
