import { createRandom } from '../random.ts';
import { motifsFor, type ReelSymbol } from '../reels.ts';
import type { Sign } from '../sign.ts';
import { box, place, svg } from '../svg.ts';
import { type Flat, INK } from './colours.ts';
import { flatOfSign, pixelIn, thick } from './sign-scene.ts';
import { type Board, drawSprite, type Sprite, type SpriteLook } from './sprite.ts';
import { alien, cat, crab, gift, hourglass, joystick, octopus, popcorn, robot } from './sprites-beings.ts';
import { melon } from './sprites-garden.ts';
import { bomb, clover, crown, die, flame, saucer, star, trophy } from './sprites-things.ts';

const motifs: Readonly<Record<string, Sprite>> = {
  alien,
  cat,
  crab,
  gift,
  hourglass,
  joystick,
  octopus,
  popcorn,
  robot,
  melon,
  bomb,
  clover,
  crown,
  die,
  flame,
  saucer,
  star,
  trophy,
};
export const reelMotifs = Object.keys(motifs);

/** In the middle of the field, with room for outline and shadow. */
function dotted(flat: Flat, prefix: string, sprite: Sprite, size: number, look: SpriteLook = {}): string {
  const board: Board = { random: createRandom(1), flat, prefix, width: 220, height: 220 };
  return drawSprite(board, sprite, -4, -4, pixelIn(sprite, size, size), look);
}

const field = (content: string): string => place(content, 32, 32, 0, 0.29);

/** The sign on a tile of the second colour. */
function signSymbol(sign: Sign, flat: Flat): string {
  const edge = svg` stroke="${INK}" stroke-width="8"`;
  return field(
    box(-90, -90, 196, 196, 0, INK) +
      box(-100, -100, 196, 196, 0, flat.two, edge) +
      box(-86, -86, 168, 168, 0, flat.ground) +
      dotted(flat, 'reel-sign', thick(sign.pixels), 126, { isSticker: true, shadow: 1 }),
  );
}

/** The reels of an arcade: its sign on a tile, and sprites in its colours, which take turns. */
export function drawSignReels(sign: Sign, brandId: string): readonly ReelSymbol[] {
  const flat = flatOfSign(sign);
  const turned: Flat = { ...flat, one: flat.two, two: flat.one };
  return [
    { name: 'sign', art: signSymbol(sign, flat) },
    ...motifsFor(brandId, reelMotifs).map((name, index) => ({
      name,
      art: field(dotted(index % 2 === 0 ? flat : turned, `reel-${name}`, motifs[name] ?? '', 184)),
    })),
  ];
}
