import type { Hair, Portrait, Role, Shape } from './portraits.ts';

/** How a site draws its members: in flat colours over water, engraved like a note, on a grid of pixels, or in tones of one colour. */
export const manners = ['flat', 'engraved', 'pixel', 'toned'] as const;
export type Manner = (typeof manners)[number];

const size = 24;

function svg(content: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"${attributes}>${content}</svg>`;
}

const ground: Shape = { role: 'ground', x: 12, y: 12, w: 12, h: 12, isBox: true };

function markup({ x, y, w, h, isBox }: Shape, paint: string): string {
  const at = (value: number) => Number(value.toFixed(2));
  return isBox
    ? `<rect x="${at(x - w)}" y="${at(y - h)}" width="${at(2 * w)}" height="${at(2 * h)}" ${paint}/>`
    : `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(w)}" ry="${at(h)}" ${paint}/>`;
}

const hairColours: Readonly<Record<Hair, string>> = {
  black: '#1d1716',
  brown: '#5a3623',
  copper: '#a8552b',
  blond: '#d9ab5c',
  grey: '#a9a6a2',
};

function skinColour(lightness: number): string {
  return `hsl(${Math.round(18 + lightness * 10)},${Math.round(38 + lightness * 22)}%,${Math.round(lightness * 92)}%)`;
}

function coloursOf(
  { ground: hue, cloth, skin, hair }: Portrait,
  isLoud: boolean,
): Readonly<Record<Role, string>> {
  const [strength, light] = isLoud ? [95, 58] : [42, 66];
  return {
    ground: `hsl(${hue},${strength}%,${light}%)`,
    cloth: `hsl(${cloth},${isLoud ? 85 : 45}%,${isLoud ? 45 : 38}%)`,
    skin: skinColour(skin),
    hair: hairColours[hair],
    ink: '#16110f',
    lips: `hsl(5,55%,${Math.round(skin * 62)}%)`,
    trim: `hsl(${(cloth + 150) % 360},${isLoud ? 95 : 60}%,62%)`,
  };
}

function drawFlat(portrait: Portrait): string {
  const colours = coloursOf(portrait, false);
  const wave = (y: number, opacity: number) =>
    `<path d="M0 ${y}c4-2 8 2 12 0s8-2 12 0V24H0z" fill="#fff" opacity="${opacity}"/>`;
  const shapes = portrait.shapes.map((shape) => markup(shape, `fill="${colours[shape.role]}"`));
  return svg(
    [markup(ground, `fill="${colours.ground}"`), wave(13, 0.18), wave(17, 0.18), ...shapes].join(''),
  );
}

/** Ink on paper: how dark a part is, is how close its lines lie. */
function drawEngraved(portrait: Portrait): string {
  const ink = '#3b2a24';
  const hatch = (id: string, step: number, width: number, angle: number) =>
    `<pattern id="${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><rect width="${step}" height="${step}" fill="#f6efe2"/><rect width="${step}" height="${width}" fill="${ink}"/></pattern>`;
  const shade = Number((0.06 + (1 - portrait.skin) * 0.36).toFixed(2));
  const defs = [
    hatch('g', 0.9, 0.1, portrait.ground),
    hatch('c', 0.7, 0.34, 45),
    hatch('s', 0.7, shade, 0),
    hatch('h', 0.6, portrait.hair === 'blond' || portrait.hair === 'grey' ? 0.24 : 0.46, 80),
  ].join('');
  const paints: Readonly<Record<Role, string>> = {
    ground: 'url(#g)',
    cloth: 'url(#c)',
    skin: 'url(#s)',
    hair: 'url(#h)',
    ink,
    lips: '#7a2f27',
    trim: '#a98a4b',
  };
  const shapes = portrait.shapes.map((shape) => {
    const isSmall = Math.min(shape.w, shape.h) < 1;
    return markup(
      shape,
      `fill="${paints[shape.role]}"${isSmall ? '' : ` stroke="${ink}" stroke-width=".14"`}`,
    );
  });
  return svg(`<defs>${defs}</defs>${markup(ground, 'fill="url(#g)"')}${shapes.join('')}`);
}

function covers({ x, y, w, h, isBox }: Shape, column: number, row: number): boolean {
  const [dx, dy] = [(column - x) / w, (row - y) / h];
  return isBox ? Math.abs(dx) <= 1 && Math.abs(dy) <= 1 : dx * dx + dy * dy <= 1;
}

/** The topmost part at the middle of each pixel, in runs of one colour. */
function drawPixels(portrait: Portrait): string {
  const colours = coloursOf(portrait, true);
  const onTop = [ground, ...portrait.shapes].toReversed();
  const pixels = Array.from({ length: size }, (_, index) => index);
  const runs = pixels.flatMap((row) => {
    const line = pixels.map(
      (column) => onTop.find((shape) => covers(shape, column + 0.5, row + 0.5))?.role ?? 'ground',
    );
    return line.flatMap((role, column) => {
      if (role === 'ground' || line[column - 1] === role) return [];
      const rest = line.slice(column).findIndex((next) => next !== role);
      const length = rest === -1 ? size - column : rest;
      return [`<path fill="${colours[role]}" d="M${column} ${row}h${length}v1h-${length}z"/>`];
    });
  });
  return svg(markup(ground, `fill="${colours.ground}"`) + runs.join(''), ' shape-rendering="crispEdges"');
}

/** Cut out of paper in tones of the portrait's own colour, dark to light as skin and hair are. */
function drawToned({ ground: hue, skin, hair, shapes }: Portrait): string {
  const tone = (lightness: number) => `hsl(${hue},44%,${Math.round(lightness)}%)`;
  const hairTones: Readonly<Record<Hair, number>> = { black: 10, brown: 18, copper: 30, blond: 74, grey: 66 };
  const paints: Readonly<Record<Role, string>> = {
    ground: tone(34),
    cloth: tone(56),
    skin: tone(38 + skin * 52),
    hair: tone(hairTones[hair]),
    ink: tone(7),
    lips: tone(24),
    trim: tone(82),
  };
  const paper = shapes.map((shape) => markup(shape, `fill="${paints[shape.role]}"`));
  return svg([markup(ground, `fill="${paints.ground}"`), ...paper].join(''));
}

const drawings: Readonly<Record<Manner, (portrait: Portrait) => string>> = {
  flat: drawFlat,
  engraved: drawEngraved,
  pixel: drawPixels,
  toned: drawToned,
};

/** A portrait as an SVG document. */
export function drawPortrait(portrait: Portrait, manner: Manner): string {
  return drawings[manner](portrait);
}
