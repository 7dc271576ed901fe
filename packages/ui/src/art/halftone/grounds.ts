import { box, disc, fine, place, repeat, ring, shape, starPath, stroke, svg, wedge } from '../svg.ts';
import { INK, WHITE } from './colours.ts';
import type { Board } from './sprite.ts';

/** What lies behind the things on a tile, edge to edge. */
export type Ground = (board: Board) => string;

const flat = ({ flat: { ground }, width, height }: Board, colour = ground): string =>
  box(0, 0, width, height, 0, colour);

/** Rows of dots that grow from `from` to `to` (diameters), turned about the middle. */
export function dotRows(
  board: Board,
  colour: string,
  turn: number,
  from: number,
  to: number,
  pitch = 18,
): string {
  const reach = Math.hypot(board.width, board.height) / 2;
  const count = Math.ceil((reach * 2) / pitch);
  const rows = repeat(count, (index) => {
    const size = from + ((to - from) * index) / count;
    if (size < 1.5) return '';
    const y = -reach + index * pitch;
    return fine`<path d="M${-reach + (index % 2 === 0 ? 0 : pitch / 2)} ${y}H${reach}" stroke-width="${size}"/>`;
  });
  return svg`<g stroke="${colour}" stroke-dasharray="0 ${pitch}" transform="translate(${board.width / 2} ${board.height / 2}) rotate(${turn})">${rows}</g>`;
}

/** The printer's screen, fading across the tile. */
export const screen: Ground = (board) =>
  flat(board) + dotRows(board, board.flat.dots, board.random.pick([-52, -35, 35, 52, 140, 215]), -7, 21);

/** Rings of dots that grow outwards. */
export const halo: Ground = (board) => {
  const { flat: colours, width, height } = board;
  const rings = repeat(11, (index) => {
    const r = 62 + index * 19;
    const count = Math.round((r * 2 * Math.PI) / 21);
    return ring(
      width / 2,
      height / 2,
      r,
      colours.dots,
      3 + index * 1.7,
      fine` stroke-dasharray="0 ${(r * 2 * Math.PI) / count}"`,
    );
  });
  return flat(board) + rings;
};

export const rays: Ground = (board) => {
  const { flat: colours, width, height } = board;
  return (
    flat(board) +
    shape(
      repeat(10, (index) => wedge(width / 2, height / 2, width, index / 10, index / 10 + 0.05)),
      colours.dots,
    ) +
    dotRows(board, colours.ground, 0, -4, 13, 20)
  );
};

/** A burst, as around a blow in a comic. */
export const pow: Ground = (board) => {
  const { flat: colours, width, height } = board;
  const star = starPath(
    width / 2,
    height / 2,
    172,
    118,
    board.random.pick([10, 12, 13]),
    board.random.between(0, 0.1),
  );
  return (
    flat(board, colours.dots) +
    dotRows(board, colours.ground, 45, 3, 15, 18) +
    shape(star, INK, svg` transform="translate(${board.isFlipped === true ? -8 : 8} 9)"`) +
    shape(star, colours.ground, ` stroke="${INK}" stroke-width="5" stroke-linejoin="miter"`) +
    shape(starPath(width / 2, height / 2, 134, 100, 12, 0.03), colours.three, ' opacity=".9"')
  );
};

export const stripes: Ground = (board) => {
  const { flat: colours } = board;
  const bars = repeat(9, (index) => svg`M${-80 + index * 72} -20l-150 420h36l150-420z`);
  return flat(board) + shape(bars, colours.dots) + dotRows(board, colours.ground, 180, -6, 12, 24);
};

/** A floor of squares that runs to a horizon, and a sun in slices. */
export const horizon: Ground = (board) => {
  const { flat: colours, width, height } = board;
  const y = height * 0.64;
  const slices = repeat(5, (index) =>
    box(width / 2 - 130, y - 84 + index * 18, 260, 3 + index * 2.4, 0, colours.ground),
  );
  const lines =
    repeat(
      13,
      (index) => svg`M${width / 2 + (index - 6) * 26} ${y}L${width / 2 + (index - 6) * 110} ${height}`,
    ) + repeat(6, (index) => svg`M0 ${y + 4 + index * index * 5}H${width}`);
  return (
    flat(board) +
    dotRows(board, colours.dots, 180, -10, 10, 18) +
    disc(width / 2, y - 20, 124, colours.dots) +
    slices +
    box(0, y, width, height - y, 0, INK) +
    stroke(lines, colours.dots, 3) +
    stroke(svg`M0 ${y}H${width}`, WHITE, 4)
  );
};

export const checks: Ground = (board) => {
  const { flat: colours, prefix, width, height } = board;
  return (
    svg`<pattern id="${prefix}q" width="72" height="72" patternUnits="userSpaceOnUse"><path d="M0 0h36v72h36V36H0z" fill="${colours.dots}"/></pattern>` +
    flat(board) +
    box(0, 0, width, height, 0, `url(#${prefix}q)`) +
    dotRows(board, colours.ground, 0, 12, -9, 18)
  );
};

/** Two colours with a torn seam of steps. */
export const torn: Ground = (board) => {
  const { flat: colours, height } = board;
  const steps = repeat(9, (index) => svg`h40v${index % 2 === 0 ? -64 : 16}`);
  const edge = svg`M0 ${height * 0.86}${steps}V${height}H0z`;
  return (
    flat(board) +
    dotRows(board, colours.three, -38, 12, -12, 20) +
    shape(edge, INK, ' transform="translate(0 -9)"') +
    shape(edge, colours.dots)
  );
};

/** Squares within squares: a tunnel. */
export const tunnel: Ground = (board) => {
  const { flat: colours, width, height } = board;
  return (
    flat(board, colours.dots) +
    repeat(5, (index) =>
      place(
        box(
          -190 + index * 38,
          -190 + index * 38,
          380 - index * 76,
          380 - index * 76,
          0,
          index % 2 === 0 ? colours.ground : colours.dots,
          ` stroke="${INK}" stroke-width="3"`,
        ),
        width / 2,
        height / 2,
        index * 7,
      ),
    ) +
    dotRows(board, INK, 45, -22, 7, 20)
  );
};

/** Confetti of crosses, bars and blocks. */
export const confetti: Ground = (board) => {
  const { flat: colours, random, width, height } = board;
  const bits = repeat(22, (index) => {
    const x = ((index * 97) % 380) + random.whole(-10, 10);
    const y = ((index * 61) % 370) + random.whole(-8, 8);
    const colour = [colours.dots, WHITE, colours.two, INK][index % 4] ?? WHITE;
    const bit =
      index % 3 === 0
        ? 'M-10-3h7v-7h6v7h7v6h-7v7h-6v-7h-7z'
        : index % 3 === 1
          ? 'M-8-8h16v16h-16z'
          : 'M-16-4h32v8h-32z';
    return svg`<path d="${bit}" fill="${colour}" transform="translate(${x} ${y}) rotate(${(index * 45) % 180})"/>`;
  });
  return flat(board) + disc(width / 2, height / 2, 150, colours.dots, ' opacity=".55"') + bits;
};

/** Bars of light from the floor. */
export const equaliser: Ground = (board) => {
  const { flat: colours, random, height } = board;
  return (
    flat(board) +
    dotRows(board, colours.dots, 180, -8, 12, 18) +
    repeat(9, (index) => {
      const tall = random.whole(4, 11);
      return box(
        4 + index * 40,
        height - tall * 24,
        32,
        tall * 24,
        0,
        index % 2 === 0 ? colours.dots : colours.three,
        ` stroke="${INK}" stroke-width="3"`,
      );
    })
  );
};

/** A second ground for each, so that a thing reappears in other surroundings. */
const counterparts: ReadonlyMap<Ground, Ground> = new Map([
  [screen, stripes],
  [stripes, halo],
  [halo, checks],
  [checks, screen],
  [rays, torn],
  [torn, confetti],
  [confetti, tunnel],
  [tunnel, rays],
  [pow, halo],
  [horizon, equaliser],
  [equaliser, horizon],
]);

/** The ground of a tile, or its counterpart where the tile says so. */
export function lay(ground: Ground, board: Board): string {
  return (board.isAlternate === true ? (counterparts.get(ground) ?? ground) : ground)(board);
}
