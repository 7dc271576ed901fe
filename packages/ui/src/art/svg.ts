/** Small helpers that build SVG text. Large numbers are rounded to whole units: a tile shows two units in a pixel. */

function short(value: string | number): string {
  if (typeof value === 'string') return value;
  const size = Math.abs(value);
  const scale = size < 2 ? 100 : size < 20 ? 10 : 1;
  const text = String(Math.round(value * scale) / scale);
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

/** Template tag that rounds the numbers in markup and path data. */
export function svg(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  let text = parts[0] ?? '';
  for (let index = 0; index < values.length; index += 1) {
    text += short(values[index] ?? '') + (parts[index + 1] ?? '');
  }
  return text;
}

/** An attribute, left out where it would say its default. */
const at = (name: string, value: number): string => (value === 0 ? '' : svg` ${name}="${value}"`);

export const fade = (opacity: number): string => svg` opacity="${opacity}"`;

/** Strokes inherit round caps from the root element. */
export const ROOT = 'xmlns="http://www.w3.org/2000/svg" stroke-linecap="round"';

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

export function stroke(d: string, colour: string, width: number, more = ''): string {
  return svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;
}

export function disc(x: number, y: number, r: number, fill: string, more = ''): string {
  return svg`<circle${at('cx', x)}${at('cy', y)} r="${r}" fill="${fill}"${more}/>`;
}

export function ring(x: number, y: number, r: number, colour: string, width: number, more = ''): string {
  return svg`<circle${at('cx', x)}${at('cy', y)} r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return svg`<ellipse${at('cx', x)}${at('cy', y)} rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`;
}

export function box(x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string {
  const round = r > 0 ? svg` rx="${r}"` : '';
  return svg`<rect${at('x', x)}${at('y', y)} width="${w}" height="${h}"${round} fill="${fill}"${more}/>`;
}

/** Moves, turns (degrees) and scales what was drawn around the origin. */
export function place(content: string, x: number, y: number, turn = 0, scale = 1): string {
  const rotate = turn === 0 ? '' : svg` rotate(${turn})`;
  const size = scale === 1 ? '' : svg` scale(${scale})`;
  return svg`<g transform="translate(${x} ${y})${rotate}${size}">${content}</g>`;
}

/** `count` results side by side. */
export function repeat(count: number, draw: (index: number) => string): string {
  let text = '';
  for (let index = 0; index < count; index += 1) text += draw(index);
  return text;
}

/** Points on a circle; angle in turns, 0 at the top, clockwise. */
export function polar(x: number, y: number, r: number, turn: number): readonly [number, number] {
  const angle = (turn - 0.25) * Math.PI * 2;
  return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
}

export function polygon(x: number, y: number, r: number, corners: number, turn = 0): string {
  return starPath(x, y, r, r, corners / 2, turn);
}

/** A star with `points` tips between the outer and the inner radius. */
export function starPath(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  turn = 0,
): string {
  const corners = points * 2;
  return `${repeat(corners, (index) => {
    const [px, py] = polar(x, y, index % 2 === 0 ? outer : inner, turn + index / corners);
    return svg`${index === 0 ? 'M' : 'L'}${px} ${py}`;
  })}z`;
}

/** A wedge of a ring, angles in turns. */
export function wedge(x: number, y: number, outer: number, from: number, to: number): string {
  const [ax, ay] = polar(x, y, outer, from);
  const [bx, by] = polar(x, y, outer, to);
  return svg`M${x} ${y}L${ax} ${ay}A${outer} ${outer} 0 ${to - from > 0.5 ? 1 : 0} 1 ${bx} ${by}z`;
}

/** A pointed leaf from (x, y) along an angle in turns. */
export function leafPath(x: number, y: number, length: number, width: number, turn: number): string {
  const [tipX, tipY] = polar(x, y, length, turn);
  const [midX, midY] = polar(x, y, length * 0.45, turn);
  const [leftX, leftY] = polar(midX, midY, width, turn - 0.25);
  const [rightX, rightY] = polar(midX, midY, width, turn + 0.25);
  return svg`M${x} ${y}Q${leftX} ${leftY} ${tipX} ${tipY}Q${rightX} ${rightY} ${x} ${y}z`;
}

/** An even swell from left to right, closed at `bottom`. */
export function swellPath(
  y: number,
  height: number,
  length: number,
  shift: number,
  bottom: number,
  width = 300,
): string {
  const start = -length + (shift % length);
  const halves = Math.ceil((width - start) / (length / 2));
  return svg`M${start} ${y}q${length / 4} ${-height} ${length / 2} 0${'t'.concat(svg`${length / 2} 0`).repeat(halves)}V${bottom}H${start}z`;
}

/** Fish-scale scallops, closed at `bottom`. */
export function scallopPath(y: number, radius: number, shift: number, bottom: number, width = 300): string {
  const start = -radius * 2 + (shift % (radius * 2));
  const count = Math.ceil((width - start) / (radius * 2));
  return svg`M${start} ${y}${svg`a${radius} ${radius * 0.8} 0 0 1 ${radius * 2} 0`.repeat(count)}V${bottom}H${start}z`;
}

/** Breaking crests with hooked tips, closed at `bottom`. */
export function curlPath(
  y: number,
  height: number,
  length: number,
  shift: number,
  bottom: number,
  width = 300,
): string {
  const start = -length + (shift % length);
  const count = Math.ceil((width - start) / length);
  const l = length;
  const h = height;
  const unit = svg`c${l * 0.3} 0 ${l * 0.3} ${-h} ${l * 0.62} ${-h}c${l * 0.2} 0 ${l * 0.24} ${h * 0.5} ${l * 0.06} ${h * 0.5}c${l * 0.06} ${h * 0.3} ${l * 0.16} ${h * 0.5} ${l * 0.32} ${h * 0.5}`;
  return svg`M${start} ${y}${unit.repeat(count)}V${bottom}H${start}z`;
}

/** As `svg`, but to a tenth of a unit: for line work whose wobble would show. */
export function fine(parts: TemplateStringsArray, ...values: readonly number[]): string {
  let text = parts[0] ?? '';
  for (let index = 0; index < values.length; index += 1) {
    text += String(Math.round((values[index] ?? 0) * 10) / 10) + (parts[index + 1] ?? '');
  }
  return text;
}
