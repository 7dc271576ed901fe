import { box, disc, fade, fine, polar, repeat, ring, shape, stroke, svg } from '../svg.ts';
import { around, type Sheet } from './sheet.ts';

/** A closed curve that swings `depth` in and out of radius `r`, `lobes` times: one line of the engine-turning lathe. */
export function lobed(r: number, depth: number, lobes: number, turn = 0): string {
  const steps = lobes * 2;
  const controlAt = (index: number) =>
    polar(0, 0, r + (index % 2 === 0 ? depth : -depth) * 2, turn + (index + 0.5) / steps);
  /** In the middle between two controls, where one curve goes on as the other has come. */
  const jointAt = (index: number) => {
    const [[ax, ay], [bx, by]] = [controlAt(index - 1), controlAt(index)];
    return [(ax + bx) / 2, (ay + by) / 2] as const;
  };
  const [x, y] = jointAt(0);
  return `${fine`M${x} ${y}`}${repeat(steps, (index) => {
    const [cx, cy] = controlAt(index);
    const [px, py] = jointAt(index + 1);
    return fine`Q${cx} ${cy} ${px} ${py}`;
  })}z`;
}

export interface Rosette {
  readonly r: number;
  readonly depth: number;
  readonly lobes: number;
  /** How many lines the lathe has cut. */
  readonly lines?: number;
  readonly colour?: string;
  readonly width?: number;
}

/** Many turned copies of one lobed line, as on banknotes. */
export function rosette(
  sheet: Sheet,
  name: string,
  { r, depth, lobes, lines = 8, colour, width = 1.1 }: Rosette,
): string {
  const line = stroke(lobed(r, depth, lobes), colour ?? sheet.inks.field, width);
  return around(sheet, name, line, lines, 1 / lobes / lines);
}

/** A star of long narrow loops: deep curves turned so little that they stay in sheaves. */
export function starburst(
  sheet: Sheet,
  name: string,
  {
    outer,
    inner,
    points,
    lines = 9,
    colour,
    width = 1.1,
  }: {
    readonly outer: number;
    readonly inner: number;
    readonly points: number;
    readonly lines?: number;
    readonly colour?: string;
    readonly width?: number;
  },
): string {
  const line = stroke(
    lobed((outer + inner) / 2, (outer - inner) / 2, points),
    colour ?? sheet.inks.field,
    width,
  );
  return around(sheet, name, line, lines, 0.46 / points / lines);
}

/** A band of radial lines, like the edge of a coin. */
export function milled(x: number, y: number, r: number, width: number, colour: string, gap = 3): string {
  return ring(x, y, r, colour, width, svg` stroke-dasharray="1.300 ${gap}" stroke-linecap="butt"`);
}

export function beads(x: number, y: number, r: number, colour: string, size = 3, gap = 8): string {
  return ring(x, y, r, colour, size, svg` stroke-dasharray="0 ${gap}"`);
}

/** Engraved rays from a point over the whole sheet. */
export function glory(x: number, y: number, reach: number, colour: string, count: number): string {
  const length = (Math.PI * reach) / count;
  return ring(
    x,
    y,
    reach / 2,
    colour,
    reach,
    fine` stroke-dasharray="${length * 0.42} ${length * 0.58}" stroke-linecap="butt"`,
  );
}

const rule = (inset: number, sheet: Sheet, colour: string, width: number, more = ''): string =>
  box(
    inset,
    inset,
    sheet.width - inset * 2,
    sheet.height - inset * 2,
    0,
    'none',
    svg` stroke="${colour}" stroke-width="${width}"${more}`,
  );

/** Two hairlines. */
export function hairFrame(sheet: Sheet): string {
  return rule(12, sheet, sheet.inks.body, 2.4) + rule(18, sheet, sheet.inks.body, 1, fade(0.7));
}

/** A broad band of fine lines between two rules, as on share certificates. */
export function certificateFrame(sheet: Sheet): string {
  return (
    rule(21, sheet, sheet.inks.field, 16, ' stroke-dasharray="1.400 3" stroke-linecap="butt"') +
    rule(10, sheet, sheet.inks.body, 1.6) +
    rule(32, sheet, sheet.inks.body, 2.4)
  );
}

export function beadFrame(sheet: Sheet): string {
  return (
    rule(10, sheet, sheet.inks.body, 1.4) +
    rule(19, sheet, sheet.inks.accent, 5, ' stroke-dasharray="0 10.070"') +
    rule(28, sheet, sheet.inks.body, 1.4)
  );
}

/** Interlaced waves along all sides, a small rosette at each corner. */
export function waveFrame(sheet: Sheet): string {
  const { inks, prefix, width, height } = sheet;
  const id = `${prefix}-wf`;
  const across = width - 64;
  const down = height - 64;
  const side = (length: number): string =>
    repeat(3, (phase) => {
      const count = Math.round(length / 16);
      return stroke(
        svg`M${-length / 2} 0q${length / count / 2} ${(phase - 1) * 15 + 2} ${length / count} 0${'t'.concat(fine`${length / count} 0`).repeat(count - 1)}`,
        inks.field,
        1.4,
      );
    });
  const corner = rosette(sheet, 'wc', { r: 8, depth: 7, lobes: 5, lines: 3, colour: inks.body, width: 1 });
  const corners = [
    [20, 20],
    [width - 20, 20],
    [20, height - 20],
    [width - 20, height - 20],
  ]
    .map(([x = 0, y = 0]) => svg`<use href="#${id}c" x="${x}" y="${y}"/>`)
    .join('');
  return (
    rule(8, sheet, inks.body, 1.6) +
    rule(32, sheet, inks.body, 1.6) +
    svg`<defs><g id="${id}c">${corner}</g><g id="${id}h" transform="translate(${width / 2} 20)">${side(across)}</g><g id="${id}v" transform="translate(20 ${height / 2}) rotate(90)">${side(down)}</g></defs>` +
    `<use href="#${id}h"/><use href="#${id}h" y="${height - 40}"/><use href="#${id}v"/><use href="#${id}v" x="${width - 40}"/>${corners}`
  );
}

/** A frame whose corners are cut round, with a dot in each. */
export function ticketFrame(sheet: Sheet): string {
  const { inks, width: w, height: h } = sheet;
  const line = (m: number, r: number): string =>
    svg`M${m + r} ${m}H${w - m - r}a${r} ${r} 0 0 0 ${r} ${r}V${h - m - r}a${r} ${r} 0 0 0 ${-r} ${r}H${m + r}a${r} ${r} 0 0 0 ${-r} ${-r}V${m + r}a${r} ${r} 0 0 0 ${r} ${-r}z`;
  const dots = [
    [18, 18],
    [w - 18, 18],
    [18, h - 18],
    [w - 18, h - 18],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 5, inks.accent))
    .join('');
  return stroke(line(12, 24), inks.body, 2.6) + stroke(line(19, 24), inks.body, 1, fade(0.75)) + dots;
}

/** Fans of fine lines in the four corners. */
export function fanFrame(sheet: Sheet): string {
  const { inks, width: w, height: h, prefix } = sheet;
  const id = `${prefix}-ff`;
  const fan =
    repeat(4, (index) => ring(0, 0, 26 + index * 15, inks.field, index === 3 ? 2.4 : 1.2)) +
    ring(0, 0, 49, inks.field, 44, ' stroke-dasharray="1.300 5.700" stroke-linecap="butt"') +
    disc(0, 0, 14, inks.accent);
  const corners = [
    [12, 12],
    [w - 12, 12],
    [12, h - 12],
    [w - 12, h - 12],
  ]
    .map(([x = 0, y = 0]) => svg`<use href="#${id}" x="${x}" y="${y}"/>`)
    .join('');
  return (
    svg`<defs><g id="${id}">${fan}</g><clipPath id="${id}k"><path d="M12 12h${w - 24}v${h - 24}h${24 - w}z"/></clipPath></defs>` +
    `<g clip-path="url(#${id}k)">${corners}</g>${rule(12, sheet, inks.body, 2)}`
  );
}

/** A small flourish for the middle of a foot or a head. */
export function flourish({ inks }: Sheet, x: number, y: number, size: number): string {
  const s = size / 100;
  return svg`<g transform="translate(${x} ${y}) scale(${s})">${
    stroke(
      'M-100 0Q-60-24-30 0T-8 0M100 0Q60-24 30 0T8 0M-64-2Q-40 24-20 10M64-2Q40 24 20 10',
      inks.field,
      3,
    ) + shape('M0-14L12 0L0 14L-12 0z', inks.accent)
  }</g>`;
}
