import { box, disc, place, repeat, shape, stroke, svg, wedge } from '../svg.ts';
import { INK, WHITE } from './colours.ts';
import { blast, dots, joint, type Scene, type Stage, scenes, sparks, stairs } from './hero-stage.ts';
import { slab } from './layouts.ts';
import { creature, drawSprite, drawSprites } from './sprite.ts';
import { cards, ghost, machine } from './sprites-beings.ts';
import { cloud, star } from './sprites-sky.ts';
import { bell, chip, diamond, rocket, seven } from './sprites-things.ts';
import { chest, coin, crown } from './sprites-treasure.ts';

function cut({ flat, random }: Stage, x: number, y: number, size: number): string {
  const outline = 'M-190-50L-104-154H104L190-50L0 184z';
  return place(
    shape(outline, INK, ' transform="translate(18 18)"') +
      shape(outline, flat.one, joint) +
      shape('M-104-154L-72-50H-190zM104-154L190-50H72z', flat.two, joint) +
      shape('M-72-50L0-154L72-50z', WHITE, joint) +
      shape('M72-50H190L0 184z', flat.three, joint) +
      stroke('M-72-50L0 184', INK, 8),
    x,
    y,
    random.whole(-8, 8),
    size,
  );
}

/** One gem in the light, smaller ones around it. */
export const gem: Scene = scenes({
  wide: (stage) =>
    dots(stage) +
    cut(stage, 0, -8, 0.98) +
    cut(stage, -232, 112, 0.38) +
    cut(stage, 238, -104, 0.34) +
    sparks([-214, -120, 34], [252, 130, 26]),
  square: (stage) => dots(stage) + cut(stage, 0, -10, 1.12) + sparks([-196, -168, 34], [206, 150, 28]),
  tall: (stage) =>
    dots(stage) +
    slab(-196, 196, 392, 100, stage.flat.three) +
    slab(-140, 122, 280, 74, stage.flat.two) +
    cut(stage, 0, -76, 0.98) +
    sparks([-170, -250, 30], [168, -262, 22], [178, 96, 20]),
});

/** Up and away. */
export const launch: Scene = scenes({
  wide: (stage) =>
    dots(stage) +
    stairs(stage, -300, 186, 8, 30) +
    drawSprite(stage, rocket, 40, -64, 13, { turn: stage.random.whole(48, 58) }) +
    sparks([-230, -96, 34], [-140, -160, 18], [236, -160, 22]),
  square: (stage) =>
    dots(stage) +
    disc(0, -10, 208, stage.flat.dots, joint) +
    disc(-70, -60, 30, stage.flat.ground) +
    disc(96, 84, 44, stage.flat.ground) +
    disc(-104, 76, 22, stage.flat.ground) +
    drawSprite(stage, rocket, 0, -14, 18, { turn: stage.random.whole(30, 44) }) +
    sparks([-216, -170, 34], [222, 156, 26]),
  tall: (stage) =>
    dots(stage) +
    drawSprite(stage, rocket, 0, -74, 21) +
    drawSprites(
      stage,
      cloud,
      'c',
      [
        [-100, 232],
        [104, 244],
        [-4, 204],
      ],
      5.6,
      { shadow: 1 },
    ) +
    sparks([-160, -210, 36], [164, -130, 26], [-172, 40, 20]),
});

/** The ghost and its arcade. */
export const swarm: Scene = scenes({
  wide: (stage) =>
    dots(stage) +
    drawSprites(
      stage,
      creature(stage.random),
      'w',
      [
        ...[-192, 192].flatMap((x) => [-116, 0, 116].map((y) => [x, y] as const)),
        ...[-270, 270].flatMap((x) => [-58, 58].map((y) => [x, y] as const)),
      ],
      5,
    ) +
    drawSprite(stage, ghost, -4, -4, 14.5, { isSticker: true }),
  square: (stage) =>
    dots(stage) +
    drawSprites(
      stage,
      creature(stage.random),
      'w',
      [-176, 0, 176].map((x) => [x, -140] as const),
      10,
    ) +
    drawSprite(stage, ghost, -4, 74, 13, { isSticker: true }),
  tall: (stage) =>
    dots(stage) +
    drawSprites(
      stage,
      creature(stage.random),
      'w',
      [-132, 0, 132].flatMap((x) => [-228, -96].map((y) => [x, y] as const)),
      8.2,
    ) +
    stroke('M-2-20V60', stage.flat.one, 14, ' stroke-dasharray="26 16" stroke-linecap="butt"') +
    drawSprite(stage, ghost, -4, 182, 14, { isSticker: true }),
});

const strike = (stage: Stage, rx: number, ry: number): string =>
  blast(rx, ry, 13, INK, ' transform="translate(12 13)"') +
  blast(rx, ry, 13, stage.flat.one, joint) +
  blast(rx * 0.76, ry * 0.76, 13, stage.flat.three);

/** A crown as hard as a blow. */
export const burst: Scene = scenes({
  wide: (stage) =>
    dots(stage) +
    strike(stage, 300, 192) +
    drawSprite(stage, crown, -4, -2, 7.4, { turn: stage.random.whole(-7, 7), isSticker: true }),
  square: (stage) =>
    dots(stage) +
    strike(stage, 248, 208) +
    drawSprite(stage, crown, -4, -4, 7.6, { turn: stage.random.whole(-7, 7), isSticker: true }),
  tall: (stage) =>
    dots(stage) +
    strike(stage, 200, 286) +
    drawSprite(stage, crown, -4, -30, 7, { turn: stage.random.whole(-7, 7), isSticker: true }) +
    drawSprite(stage, star, -2, 158, 3.4, { name: 'st' }),
});

function reels(stage: Stage, count: number, x: number, y: number): string {
  const { flat, random } = stage;
  const middle = random.pick([bell, diamond, seven]);
  const width = 28 + count * 120;
  return place(
    slab(-width / 2, -108, width, 216, flat.three) +
      repeat(count, (index) => {
        const left = -width / 2 + 20 + index * 120;
        const thing = index % 2 === 0 ? seven : middle;
        return (
          box(left, -84, 108, 168, 0, WHITE, ` stroke="${INK}" stroke-width="6"`) +
          drawSprite(stage, thing, left + 52, -2, 6.6, { name: `j${index}`, shadow: 0.9 })
        );
      }) +
      box(-width / 2, -156, width, 38, 0, INK) +
      stroke(svg`M${22 - width / 2}-137H${width / 2 - 14}`, flat.one, 18, ' stroke-dasharray="0 28"'),
    x,
    y,
  );
}

const coins = (stage: Stage, at: readonly (readonly [x: number, y: number])[], pixel = 3): string =>
  drawSprites(stage, coin, 'c', at, pixel, { shadow: 1.6 });

/** Three of a kind, or nearly. */
export const jackpot: Scene = scenes({
  wide: (stage) =>
    dots(stage) +
    reels(stage, 4, -10, -8) +
    coins(stage, [
      [-236, 110],
      [-140, 128],
      [214, 110],
      [118, 128],
    ]),
  square: (stage) =>
    dots(stage) +
    place(reels(stage, 3, 0, 0), -6, -22, 0, 1.14) +
    coins(stage, [
      [-154, 112],
      [-52, 132],
      [54, 112],
      [156, 132],
    ]),
  tall: (stage) =>
    dots(stage) +
    drawSprite(stage, machine, -4, -84, 23, { name: 'm' }) +
    coins(
      stage,
      [
        [-128, 190],
        [4, 212],
        [134, 186],
      ],
      4,
    ),
});

/** Rays of a low sun, a floor that runs to it. */
const dusk = ({ flat }: Stage, horizon: number, reach: number, sun: number): string =>
  disc(0, horizon - 20, sun, flat.dots) +
  repeat(6, (index) =>
    box(-sun - 4, horizon - 120 + index * 24, sun * 2 + 8, 4 + index * 3, 0, flat.ground),
  ) +
  box(-reach, horizon, reach * 2, 520, 0, INK) +
  stroke(
    repeat(13, (index) => svg`M${(index - 6) * 34} ${horizon}L${(index - 6) * 150} ${horizon + 400}`) +
      repeat(7, (index) => svg`M${-reach} ${horizon + 6 + index * index * 9}H${reach}`),
    flat.dots,
    4,
    ' opacity=".8"',
  );

/** What the sun leaves. */
export const sunset: Scene = scenes({
  wide: (stage) =>
    dots(stage) +
    disc(0, -6, 192, stage.flat.dots, joint) +
    slab(-280, 126, 560, 66, stage.flat.three) +
    drawSprite(stage, chest, -4, -14, 7.2) +
    coins(stage, [
      [-226, 82],
      [226, 82],
    ]) +
    sparks([-236, -126, 32], [232, -136, 24]),
  square: (stage) =>
    dots(stage) +
    dusk(stage, 110, 400, 212) +
    drawSprite(stage, chest, -4, 16, 9) +
    sparks([-208, -164, 30], [204, -178, 22]),
  tall: (stage) =>
    dots(stage) +
    dusk(stage, 130, 340, 200) +
    drawSprite(stage, chest, -4, 66, 8.6) +
    coins(
      stage,
      [
        [-122, -176],
        [0, -244],
        [126, -170],
      ],
      3.4,
    ),
});

function wheel({ flat, random }: Stage, r: number): string {
  const tints = [flat.one, flat.two, WHITE, flat.three];
  const wedges = tints.map((tint, index) =>
    shape(
      repeat(3, (turn) => wedge(0, 0, r, (index + turn * 4) / 12, (index + 1 + turn * 4) / 12)),
      tint,
      ` stroke="${INK}" stroke-width="6"`,
    ),
  );
  return (
    disc(12, 14, r + 4, INK) +
    place(
      wedges.join('') + disc(0, 0, r * 0.44, flat.ground, ` stroke="${INK}" stroke-width="10"`),
      0,
      0,
      random.whole(0, 29),
    ) +
    shape(svg`M-28 ${-r - 16}H28L0 ${-r + 44}z`, WHITE, joint)
  );
}

/** Round it goes. */
export const fortune: Scene = scenes({
  wide: (stage) =>
    dots(stage) +
    place(wheel(stage, 176), 0, 12) +
    drawSprite(stage, star, -3, 10, 3.4) +
    drawSprite(stage, cards, -232, 76, 8.4, { name: 'k', turn: -12 }) +
    drawSprite(stage, chip, 228, 96, 8.4, { name: 'o', turn: 8 }),
  square: (stage) => dots(stage) + place(wheel(stage, 194), 0, 14) + drawSprite(stage, star, -3, 12, 3.8),
  tall: (stage) =>
    dots(stage) +
    shape('M-54 60H54L120 286H-120z', stage.flat.three, joint) +
    place(wheel(stage, 190), 0, -70) +
    drawSprite(stage, star, -3, -72, 3.7),
});
