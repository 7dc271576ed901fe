import { spread } from '../random.ts';
import { box, disc, fine, place, repeat, shape, starPath, stroke, svg, wedge } from '../svg.ts';
import { type Flat, flats, INK, WHITE } from './colours.ts';
import { slab } from './layouts.ts';
import { print } from './picture.ts';
import { type Board, creature, drawSprite, drawSprites } from './sprite.ts';
import { alien, cards, gamepad, ghost, king, machine } from './sprites-beings.ts';
import { bell, chest, coin, crown, diamond, rocket, seven, star } from './sprites-things.ts';

type Scene = (board: Board) => string;

/** Columns of dots that grow to the right from the middle. */
function dots({ flat, width, height }: Board, colour = flat.dots): string {
  const pitch = 24;
  const columns = repeat(Math.ceil((width - 330) / pitch), (index) => {
    const x = 340 + index * pitch;
    return fine`<path d="M${x} ${index % 2 === 0 ? 0 : pitch / 2}V${height}" stroke-width="${2 + index * 1.15}"/>`;
  });
  return svg`<g stroke="${colour}" stroke-dasharray="0 ${pitch}">${columns}</g>`;
}

const sparks = shape(
  svg`${starPath(410, 96, 26, 8, 4)}${starPath(752, 64, 34, 10, 4)}${starPath(470, 408, 20, 6, 4)}`,
  WHITE,
  ` stroke="${INK}" stroke-width="4"`,
);

/** A gem as large as the sheet is high. */
const gem: Scene = (board) => {
  const { flat } = board;
  const joint = ` stroke="${INK}" stroke-width="9" stroke-linejoin="miter"`;
  const outline = 'M-190-50L-104-154H104L190-50L0 184z';
  return (
    dots(board) +
    place(
      shape(outline, INK, ' transform="translate(20 20)"') +
        shape(outline, flat.one, joint) +
        shape('M-104-154L-72-50H-190zM104-154L190-50H72z', flat.two, joint) +
        shape('M-72-50L0-154L72-50z', WHITE, joint) +
        shape('M72-50H190L0 184z', flat.three, joint) +
        stroke('M-72-50L0 184', INK, 9),
      600,
      236,
      board.random.between(6, 18),
    ) +
    sparks
  );
};

const launch: Scene = (board) => {
  const { flat } = board;
  return (
    dots(board) +
    repeat(6, (index) =>
      slab(410 + index * 70, 430 - index * 52, 58, 60 + index * 52, index % 2 === 0 ? flat.two : flat.three),
    ) +
    drawSprite(board, rocket, 614, 170, 17, { turn: board.random.between(30, 44) }) +
    sparks
  );
};

const swarm: Scene = (board) => {
  const small = creature(board.random);
  return (
    dots(board) +
    drawSprites(
      board,
      small,
      'w',
      [
        [420, 90],
        [420, 240],
        [420, 390],
        [760, 90],
        [760, 390],
      ],
      7,
    ) +
    drawSprite(board, ghost, 600, 236, 17, { isSticker: true, turn: board.random.between(-9, 9) })
  );
};

const burst: Scene = (board) => {
  const { flat } = board;
  const outline = starPath(600, 240, 236, 160, 13);
  return (
    dots(board) +
    shape(outline, INK, ' transform="translate(14 15)"') +
    shape(outline, flat.one, ` stroke="${INK}" stroke-width="8" stroke-linejoin="miter"`) +
    shape(starPath(600, 240, 176, 128, 13, 0.04), flat.three) +
    drawSprite(board, crown, 596, 232, 16, { isSticker: true, turn: board.random.between(-14, 14) })
  );
};

const jackpot: Scene = (board) => {
  const { flat } = board;
  return (
    dots(board) +
    slab(392, 118, 388, 216, flat.three) +
    [seven, board.random.pick([bell, diamond, star, seven]), seven]
      .map((sprite, index) => {
        const x = 410 + index * 120;
        return (
          box(x, 142, 108, 168, 0, WHITE, ` stroke="${INK}" stroke-width="6"`) +
          drawSprite(board, sprite, x + 52, 224, 6.4, { name: `j${index}`, shadow: 0.9 })
        );
      })
      .join('') +
    box(392, 72, 388, 34, 0, INK) +
    stroke('M412 89H764', flat.one, 16, ' stroke-dasharray="0 25"') +
    drawSprites(
      board,
      coin,
      'c',
      [
        [440, 392],
        [548, 412],
        [660, 390],
        [756, 416],
      ],
      5,
    )
  );
};

const sunset: Scene = (board) => {
  const { flat } = board;
  const lines =
    repeat(15, (index) => svg`M${600 + (index - 7) * 30} 330L${600 + (index - 7) * 150} 480`) +
    repeat(5, (index) => svg`M0 ${336 + index * index * 8}H800`);
  return (
    disc(600, 300, 212, flat.dots) +
    repeat(6, (index) => box(380, 190 + index * 26, 440, 4 + index * 3, 0, flat.ground)) +
    box(0, 330, 800, 150, 0, INK) +
    svg`<g stroke="${flat.dots}" stroke-width="4" fill="none" opacity=".8"><path d="${lines}"/></g>` +
    drawSprite(board, board.random.pick([machine, chest, gamepad]), 600, 226, 17) +
    sparks
  );
};

const fortune: Scene = (board) => {
  const { flat } = board;
  const tints = [flat.one, flat.two, WHITE, flat.three];
  return (
    dots(board) +
    disc(620, 256, 228, INK) +
    place(
      tints
        .map((tint, index) =>
          shape(
            repeat(3, (turn) => wedge(0, 0, 226, (index + turn * 4) / 12, (index + 1 + turn * 4) / 12)),
            tint,
            ` stroke="${INK}" stroke-width="7"`,
          ),
        )
        .join('') + disc(0, 0, 100, flat.ground, ` stroke="${INK}" stroke-width="12"`),
      606,
      240,
      board.random.between(0, 30),
    ) +
    drawSprite(board, board.random.pick([star, diamond, king, alien, cards]), 604, 238, 9)
  );
};

const scenes: readonly [Scene, ...Scene[]] = [gem, launch, swarm, burst, jackpot, sunset, fortune];

/** Grounds dark enough for light text. */
const nights: readonly [Flat, ...Flat[]] = [
  { ...flats[0], ground: '#3d1d66', dots: '#ff4fae', one: '#c5f52a', two: '#3fe0ff', three: '#ff6a13' },
  { ...flats[0], ground: '#1b1230', dots: '#8f52ff', one: '#ffd426', two: '#ff4fae', three: '#3fe0ff' },
  { ...flats[0], ground: '#0d2a4d', dots: '#2f8bff', one: '#ff4fae', two: '#ffd426', three: '#c5f52a' },
  { ...flats[0], ground: '#4a0f3c', dots: '#ff6a13', one: '#3fe0ff', two: '#ffd426', three: '#8f52ff' },
  { ...flats[0], ground: '#0e3a2c', dots: '#12c46b', one: '#ff4fae', two: '#ffd426', three: '#8f52ff' },
];

/** 800 x 480 on a dark flat ground: subject on the right, the left plain. */
export function drawHero(seed: number): string {
  const scene = scenes[spread(seed, 0, scenes.length)] ?? scenes[0];
  const flat = nights[spread(seed, 1, nights.length)] ?? nights[0];
  const more = ' preserveAspectRatio="xMaxYMid slice"';
  const prefix = `ph${(seed >>> 0).toString(36)}`;
  return print(
    { seed, prefix, width: 800, height: 480, flat, more },
    (board) => box(0, 0, 800, 480, 0, flat.ground) + scene(board),
  );
}
