import { type ChestPose, type ChestRung, chestFrame } from '../chest-kinds.ts';
import { flatNamed, print } from './picture.ts';
import { drawSprite, dyed, type Sprite } from './sprite.ts';

/** In the letters of a make: `A` its own colour, `B` its shade, `C` its mounts. */
const lids: Readonly<Record<ChestRung, readonly string[]>> = {
  wood: ['AAAAAAAAAAAAAA', 'AACAAAAAAAAAAA', 'AACAAAAAAAAAAA', 'BBCBBBBBBBBBBB'],
  silver: ['....AAAAAAAAAA', '..AAACAAAAAAAA', '.AAAACAAAAAAAA', 'AAAAACAAAAAAAA', 'BBBBBCBBBBBBBB'],
  gold: [
    '..........C..C',
    '..........CCCC',
    '..........CCCC',
    '.....AAAAAAAAA',
    '..AAACCAAAAAAA',
    '.AAAACCAAAAAAA',
    'AAAAACCAAAAAAA',
    'BBBBBCCBBBBBBB',
  ],
};

/** The lid thrown back: its edge, and the dark below it. */
const raised: Readonly<Record<ChestRung, readonly string[]>> = {
  wood: [
    'AAAAAAAAAAAAAA',
    'AABBBBBBBBBBBB',
    'AB############',
    'AB############',
    'AB############',
    'AB############',
  ],
  silver: [
    '....AAAAAAAAAA',
    '..AABBBBBBBBBB',
    '.AABB#########',
    'AAB###########',
    'AB############',
    'AB############',
    'AB############',
  ],
  gold: [
    '..........C..C',
    '..........CCCC',
    '......AAAAAAAA',
    '...AAABBBBBBBB',
    '..AABB########',
    '.AAB##########',
    'AAB###########',
    'AB############',
    'AB############',
    'AB############',
  ],
};

/** What lies in it, from its top down, over the last rows of the open lid. */
const hoards: Readonly<Record<ChestRung, readonly string[]>> = {
  wood: ['....##oyyo##oy', '..#oyyyyyyyyyy'],
  silver: ['......##oyyooy', '...#oyywyyyyyy', '..#oyyyyyywyyy'],
  gold: ['........#oyyow', '....##oyywyyyy', '..#oyyyyyyyywy', '..oywyyyyyyyyy'],
};

const body: readonly string[] = [
  'CCCCCCCCCCCCCC',
  'AACAAAAAAAAAAA',
  'AACAAAAAAAAAAA',
  'AACAAAAAAAAAAA',
  'BBCBBBBBBBBBBB',
  'AACAAAAAAAAAAA',
  'AACAAAAAAAAAAA',
  'AACAAAAAAAAAAA',
  'BBCBBBBBBBBBBB',
  'BBCBBBBBBBBBBB',
];

/** The colours of `A`, `B` and `C`. */
const makes: Readonly<Record<ChestRung, string>> = { wood: 'tnd', silver: 'wcb', gold: 'yop' };

const padlock: Sprite = `
..wwww|
.ww...|
.ww...|
rrrrrr|
rrrrrr|
rrrr##|
rrrr##|
rrrrrr|
`;

function chestOf(rung: ChestRung, pose: ChestPose): Sprite {
  const open = raised[rung];
  const hoard = pose === 'full' ? hoards[rung] : [];
  const top =
    pose === 'locked'
      ? lids[rung]
      : open.map((row, index) => {
          const lying = hoard[index - (open.length - hoard.length)];
          return lying
            ? [...row].map((pixel, x) => (lying[x] === '.' ? pixel : (lying[x] ?? pixel))).join('')
            : row;
        });
  return dyed([...top, ...body].map((row) => `${row}|`).join('\n'), 'ABC', makes[rung]);
}

/** A chest of blocks, as a sticker. */
export function drawChest(rung: ChestRung, pose: ChestPose): string {
  const flat = flatNamed({ wood: 'cyan-lime', silver: 'pink-violet', gold: 'violet-cyan' }[rung]);
  const sprite = chestOf(rung, pose);
  const pixel = 3.4;
  const middle = 92 - (sprite.split('\n').length * pixel) / 2;
  return print({ seed: 1, prefix: `pc${rung}${pose}`, ...chestFrame, flat }, (board) => {
    const chest = drawSprite(board, sprite, 58, middle, pixel, { name: 'c', isSticker: true, shadow: 1 });
    return pose === 'locked' ? chest + drawSprite(board, padlock, 58, 76, 3, { name: 'l' }) : chest;
  });
}
