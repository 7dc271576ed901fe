import { box, disc, fade, leafPath, oval, place, polar, repeat, shape, stroke, svg } from '../svg.ts';
import { glitter, hills, jungle, nightSky, rays, sand, sky, sun, water } from './layers.ts';
import { palm } from './props.ts';
import { type Composition, stamp } from './scene.ts';

/** In full bloom on a hill, losing petals to the wind. */
export const tree: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const crown = [
    [62, 132, 42],
    [96, 86, 48],
    [150, 62, 52],
    [204, 84, 48],
    [240, 130, 42],
    [206, 152, 40],
    [94, 156, 38],
    [150, 118, 60],
  ] as const;
  const heads = (fill: string, dx: number, dy: number, size: number): string =>
    crown.map(([x, y, r]) => disc(x + dx, y + dy, r * size, fill)).join('');
  const blossoms = (count: number, shift: number): string =>
    repeat(count, () => {
      const [x, y] = polar(0, 0, random.between(24, 80), random.between(0, 1));
      return svg`M${150 + shift + x * 1.3} ${108 + shift + y * 0.85}h0`;
    });
  return (
    sky(scene) +
    sun(scene, random.whole(40, 70), random.whole(190, 214), 44) +
    hills(scene, 272, 190) +
    shape('M-10 296Q90 244 170 262T310 290V400H-10z', tone.land[0]) +
    shape('M-10 344Q110 290 310 334V400H-10z', paint.ink) +
    shape(
      'M112 292Q138 262 134 214Q128 176 84 150L92 140Q132 156 142 182L144 116H158L160 178Q172 150 206 134L212 144Q170 172 166 212Q164 260 192 290Q150 272 112 292z',
      tone.ink,
    ) +
    heads(tone.warm[2], 3, 8, 1) +
    heads(tone.warm[1], -2, -3, 0.9) +
    stroke(blossoms(34, -14), tone.warm[0], 13, fade(0.75)) +
    stroke(blossoms(18, -4), tone.pale, 6) +
    shape(
      repeat(10, (index) => leafPath(random.whole(20, 280), 190 + index * 11, 13, 6, random.between(0, 1))),
      tone.warm[1],
    ) +
    stroke('M134 276Q150 250 146 200', tone.light, 2.5, fade(0.45))
  );
};

/** A hibiscus so near that one could count its pollen. */
export const flower: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const petal =
    shape(
      'M0 6C-62-24-92-84-66-124Q-52-146-30-138Q-14-156 4-142Q30-156 44-134C74-110 62-34 0 6z',
      paint.cool,
    ) +
    stroke('M0-16Q-30-60-40-108M0-16Q-4-70 2-118M0-16Q28-60 40-104', tone.cool[2], 3, fade(0.55)) +
    shape('M0 6C-26-14-26-44-8-62Q0-50 8-62C26-44 26-14 0 6z', tone.cool[2]);
  const leaf = (x: number, y: number, turn: number, length: number): string => {
    const [tipX, tipY] = polar(x, y, length * 0.9, turn);
    return (
      shape(leafPath(x, y, length, length * 0.34, turn), tone.land[1]) +
      stroke(svg`M${x} ${y}L${tipX} ${tipY}`, tone.land[0], 3)
    );
  };
  const pollen = repeat(9, (index) =>
    disc(
      46 + (index % 3) * 14 + Math.floor(index / 3) * 5,
      -72 - (index % 3) * 9 + Math.floor(index / 3) * 12,
      5.5,
      tone.warm[0],
    ),
  );
  return (
    jungle(scene) +
    box(0, 0, 300, 400, 0, tone.ink, fade(0.3)) +
    disc(150, 150, 230, paint.glow) +
    leaf(150, 170, 0.09, 210) +
    leaf(140, 160, -0.1, 220) +
    leaf(170, 170, 0.33, 230) +
    leaf(130, 170, -0.34, 230) +
    leaf(150, 180, 0.5, 210) +
    leaf(160, 180, 0.21, 190) +
    place(
      stamp(
        scene,
        'p',
        petal,
        [0, 72, 144, 216, 288].map((turn) => [0, 0, turn]),
      ) +
        stroke('M0 0Q30-30 64-76', tone.warm[1], 12) +
        stroke('M0 0Q28-32 60-74', tone.warm[0], 4) +
        pollen,
      150,
      random.whole(146, 156),
      random.whole(-20, 20),
      0.94,
    )
  );
};

/** Pineapple, melon and cherries on a banana leaf. */
export const fruit: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const weave =
    'M-66-40L40 96M-72 0L10 104M-40-72L68 60M0-84L74 16M66-40L-40 96M72 0L-10 104M40-72L-68 60M0-84L-74 16';
  const crown = repeat(7, (index) =>
    leafPath(0, -74, 96 - Math.abs(index - 3) * 13, 17, -0.18 + index * 0.06),
  );
  const pineapple =
    shape(crown, paint.ink) +
    stroke('M0-80V-150M-14-86L-34-140M14-86L34-140', tone.light, 1.6, fade(0.5)) +
    shape('M0-86C54-86 78-40 76 12C74 68 40 106 0 106S-74 68-76 12C-78-40-54-86 0-86z', paint.warm) +
    stroke(weave, tone.warm[2], 4, fade(0.75)) +
    stroke('M-60-44Q-72 10-52 60', tone.warm[0], 6, fade(0.85));
  const melon =
    shape('M-100 0A100 100 0 0 0 100 0z', tone.land[1]) +
    shape('M-91 0A91 91 0 0 0 91 0z', tone.pale) +
    shape('M-82 0A82 82 0 0 0 82 0z', paint.cool) +
    shape(
      [
        [-50, 18],
        [-18, 16],
        [18, 16],
        [50, 18],
        [-34, 44],
        [0, 44],
        [34, 44],
        [0, 66],
      ]
        .map(([x = 0, y = 0]) => leafPath(x, y, 12, 5, 0.5))
        .join(''),
      tone.ink,
    );
  const cherry = (x: number, y: number): string =>
    disc(x, y, 26, paint.cool) + oval(x - 9, y - 10, 7, 5, '#fff', fade(0.75));
  return (
    box(0, 0, 300, 400, 0, paint.sky) +
    rays(scene, 170, 150, 16) +
    disc(170, 140, 190, paint.glow) +
    shape('M-20 250Q150 206 320 246V400H-20z', paint.ink) +
    shape('M-30 318Q40 226 170 232T330 270Q250 330 150 334T-30 318z', tone.land[0]) +
    stroke('M-30 318Q120 262 330 270', tone.light, 2.5, fade(0.5)) +
    place(pineapple, 186, 154, random.whole(6, 14), 0.94) +
    stroke('M226 252Q222 206 254 186M270 256Q270 214 254 186', tone.ink, 5) +
    shape(leafPath(254, 188, 40, 13, 0.18), tone.land[1]) +
    cherry(224, 266) +
    cherry(268, 270) +
    place(melon, 96, random.whole(212, 220), random.whole(-16, -8), 0.8)
  );
};

/** A bonfire on the beach. */
export const flame: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const log = (turn: number): string =>
    place(
      box(-92, -14, 184, 28, 14, tone.ink) +
        disc(86, 0, 13, tone.warm[2]) +
        disc(86, 0, 7, tone.warm[1]) +
        stroke('M-76-7H60', tone.warm[1], 2.5, fade(0.6)),
      150,
      262,
      turn,
    );
  const sparks = repeat(12, () =>
    disc(random.whole(50, 250), random.whole(20, 190), random.between(1.6, 4), tone.warm[0]),
  );
  return (
    nightSky(scene, 160) +
    hills(scene, 236) +
    water(scene, 236, 'ribbons')[0] +
    disc(150, 180, 210, paint.glow) +
    sand(scene, 276) +
    oval(150, 276, 140, 26, tone.light, fade(0.4)) +
    shape(
      'M156 20C164 78 226 104 232 176C236 226 202 262 150 264C94 264 62 222 70 170C76 138 96 126 98 96C114 108 120 122 118 142C138 112 152 78 156 20z',
      tone.warm[2],
    ) +
    shape('M218 130C234 112 236 92 230 76C252 100 262 140 236 176z', tone.warm[2]) +
    shape(
      'M158 66C164 112 212 130 212 186C212 230 186 258 150 258C110 258 84 226 90 184C94 164 104 152 106 136C120 148 124 160 122 174C142 144 156 112 158 66z',
      tone.warm[1],
    ) +
    shape(
      'M156 126C162 156 192 170 190 206C188 236 172 254 148 254C122 254 106 232 112 204C116 190 122 184 124 172C134 182 136 190 134 200C146 180 156 158 156 126z',
      tone.warm[0],
    ) +
    shape(
      'M150 188C158 206 170 212 168 230C166 246 158 254 148 254C136 254 128 242 132 228C138 216 148 208 150 188z',
      tone.pale,
    ) +
    log(14) +
    log(166) +
    sparks
  );
};

/** In eruption, over its own bay. */
export const volcano: Composition = (scene) => {
  const { random, paint, tone } = scene;
  const horizon = random.whole(254, 266);
  const [far, mid, near] = water(scene, horizon, random.pick(['swell', 'ribbons']));
  const plume = (fill: string, dx: number, dy: number, size: number): string =>
    (
      [
        [150, 64, 34],
        [112, 44, 36],
        [186, 34, 40],
        [74, 20, 34],
        [226, 8, 38],
        [150, 8, 44],
        [34, -4, 30],
      ] as const
    )
      .map(([x, y, r]) => disc(x + dx, y + dy, r * size, fill))
      .join('');
  const jets = repeat(9, (index) => {
    const side = (index - 4) / 4;
    const reach = 84 - Math.abs(side) * 26 + random.between(-8, 8);
    const x = 150 + side * 74;
    return svg`M${142 + index * 2} 124Q${150 + side * 34} ${124 - reach * 1.3} ${x} ${124 - reach}Q${156 + side * 34} ${124 - reach} ${146 + index * 2} 126z`;
  });
  const bombs = repeat(9, (index) =>
    disc(
      150 + (index - 4) * 26 + random.whole(-6, 6),
      100 - (4 - Math.abs(index - 4)) * 14 + random.whole(-8, 8),
      random.between(3, 6.5),
      index % 2 === 0 ? tone.warm[0] : tone.warm[1],
    ),
  );
  return (
    sky(scene) +
    disc(150, 110, 190, paint.glow) +
    plume(tone.land[1], 0, 0, 1) +
    plume(tone.land[0], -8, -8, 0.72) +
    disc(150, 112, 90, paint.glow) +
    far +
    shape(svg`M-30 ${horizon + 30}Q74 236 112 122q38 12 76 0Q226 236 330 ${horizon + 30}z`, paint.ink) +
    shape(
      'M112 122q38 12 76 0Q196 146 206 168Q190 150 184 176Q178 236 190 288H160Q166 220 156 178Q148 160 142 182Q134 226 112 288H86Q118 220 120 168Q112 150 96 172Q106 150 112 122z',
      paint.warm,
    ) +
    shape(
      'M116 124q34 10 68 0Q186 136 176 150Q170 220 174 288H166Q168 210 160 160Q148 140 138 164Q126 226 102 288H96Q126 220 128 154Q118 140 116 124z',
      tone.warm[0],
      fade(0.8),
    ) +
    shape(jets, paint.warm) +
    oval(150, 123, 39, 9, tone.pale) +
    bombs +
    mid +
    glitter(scene, 150, horizon + 24, 350, 90) +
    near +
    palm(scene, 26, 330, 120, 22)
  );
};
