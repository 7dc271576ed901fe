import { optimize } from 'svgo';
import svgpath from 'svgpath';

/** Edge of the grid that all sets but pixels are drawn on. */
export const grid = 24;

/** Path data on the grid, moved by as much both ways, as short as it can be written in hundredths: every page of a brand carries its set. */
export function onGrid(d: string, edge: number, shift = 0): string {
  const scaled = svgpath(d)
    .scale(grid / edge)
    .translate(shift, shift)
    .toString();
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${scaled}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 2 } }],
  });
  return / d="([^"]+)"/.exec(data)?.[1] ?? '';
}

const shape = /<(path|circle) ([^>]*)>/g;

function discOf(attributes: string): string {
  const [x, y, r] = ['cx', 'cy', 'r'].map((name) =>
    Number(RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1]),
  );
  return `M${Number(x) - Number(r)} ${y}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0-${2 * Number(r)} 0z`;
}

/** All shapes of a piece of markup as one path. Throws where one is neither a path nor a circle. */
export function pathOf(markup: string): string {
  if (/<(?!\/?(?:g|path|circle)\b)/.test(markup)) throw new Error(`not of paths and circles: ${markup}`);
  return [...markup.matchAll(shape)]
    .map(([, kind, attributes = '']) =>
      kind === 'circle' ? discOf(attributes) : (/\bd="([^"]+)"/.exec(attributes)?.[1] ?? ''),
    )
    .join('');
}
