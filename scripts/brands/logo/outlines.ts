import type { ViewBox } from '../view-box.ts';

export type Attributes = Readonly<Record<string, string>>;

const sideOf: Readonly<Record<string, 'width' | 'height'>> = {
  x: 'width',
  width: 'width',
  cx: 'width',
  rx: 'width',
  y: 'height',
  height: 'height',
  cy: 'height',
  ry: 'height',
};

/** A length in a drawing's own units; a share is of the view box, along the way that `name` measures, and of its mean side where that is neither. */
export function lengthIn(box: ViewBox, name: string, text: string | undefined): number {
  const value = Number.parseFloat(text ?? '') || 0;
  if (!text?.trim().endsWith('%')) return value;
  const along = sideOf[name];
  const side = along ? box[along] : Math.hypot(box.width, box.height) / Math.SQRT2;
  return (value / 100) * side;
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0Z`;
}

function rectangle(attributes: Attributes, at: (name: string) => number): string {
  const [x, y, width, height] = [at('x'), at('y'), at('width'), at('height')];
  // One radius stands for both, and none is larger than half a side.
  const rx = Math.min(at(attributes.rx === undefined ? 'ry' : 'rx'), width / 2);
  const ry = Math.min(at(attributes.ry === undefined ? 'rx' : 'ry'), height / 2);
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (toX: number, toY: number) => `a${rx} ${ry} 0 0 1 ${toX} ${toY}`;
  return `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}Z`;
}

/** A shape as path data; null for what is none. */
export function outlineOf(name: string, attributes: Attributes, box: ViewBox): string | null {
  const at = (key: string) => lengthIn(box, key, attributes[key]);
  switch (name) {
    case 'path':
      return attributes.d ?? '';
    case 'rect':
      return rectangle(attributes, at);
    case 'circle':
      return ellipse(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'polygon':
    case 'polyline':
      return attributes.points ? `M${attributes.points.trim()}Z` : '';
    default:
      return null;
  }
}
