import { type CustomPlugin, optimize } from 'svgo';
import svgpath from 'svgpath';
import { type Contour, contoursOf, withOneRule } from './contours.ts';

type Attributes = Readonly<Record<string, string>>;

/** A filled shape of a logo, where it is drawn. */
export interface LogoShape {
  /** As the file says it, or the ink that it names itself (`data-ink`). */
  readonly paint: string;
  readonly contours: readonly Contour[];
}

export interface LogoShapes {
  readonly shapes: readonly LogoShape[];
  /** What of the drawing is no filled shape, each once, in an operator's words. */
  readonly lost: readonly string[];
  /** The drawing with its shapes in `inks`: the first one's paint in the accent's, all others in the second's. */
  readonly painted: string;
}

/** Plain colours, which no smoothing of edges turns into each other. */
export const inks = { accent: '#f00', second: '#00f' } as const;

const measure = (attributes: Attributes, name: string) => Number.parseFloat(attributes[name] ?? '') || 0;

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0Z`;
}

function rectangle(attributes: Attributes): string {
  const [x, y, width, height] = (['x', 'y', 'width', 'height'] as const).map((name) =>
    measure(attributes, name),
  ) as [number, number, number, number];
  // One radius stands for both, and none is larger than half a side.
  const rx = Math.min(measure(attributes, attributes.rx === undefined ? 'ry' : 'rx'), width / 2);
  const ry = Math.min(measure(attributes, attributes.ry === undefined ? 'rx' : 'ry'), height / 2);
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (toX: number, toY: number) => `a${rx} ${ry} 0 0 1 ${toX} ${toY}`;
  return `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}Z`;
}

/** A shape as path data; null for what is none. */
function dataOf(name: string, attributes: Attributes): string | null {
  const at = (key: string) => measure(attributes, key);
  switch (name) {
    case 'path':
      return attributes.d ?? '';
    case 'rect':
      return rectangle(attributes);
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

/** Elements whose content is drawn only where something refers to it. */
const undrawn = ['defs', 'clippath', 'lineargradient', 'radialgradient'];

/** Attributes that change the drawing in ways that a filled path cannot. */
const effects = ['clip-path', 'opacity', 'fill-opacity'] as const;

/** Every filled shape of a drawing with what groups and transforms do to it, read by SVGO's parser. Throws where it is not well-formed. */
export function logoShapes(svg: string): LogoShapes {
  const shapes: LogoShape[] = [];
  const strokes: string[] = [];
  const noticed: string[] = [];
  const trail: { readonly name: string; readonly attributes: Attributes }[] = [];

  const isDrawn = () =>
    trail.every(
      ({ name, attributes }) => !undrawn.includes(name.toLowerCase()) && attributes.display !== 'none',
    );
  const inheritedOf = (key: 'fill' | 'fill-rule' | 'stroke' | 'visibility') =>
    trail.findLast(({ attributes }) => attributes[key])?.attributes[key];
  const take = (name: string, attributes: Attributes): LogoShape | null => {
    const data = dataOf(name, attributes);
    if ((data === null && name !== 'line') || !isDrawn() || inheritedOf('visibility') === 'hidden')
      return null;
    if ((inheritedOf('stroke') ?? 'none') !== 'none') strokes.push(name);
    const isChanged = (effect: string) =>
      trail.some((one) => ![undefined, '1', 'none'].includes(one.attributes[effect]));
    noticed.push(...effects.filter(isChanged));
    const fill = inheritedOf('fill') ?? 'black';
    if (data === null || fill === 'none' || fill === 'transparent') return null;
    const placed = trail
      .flatMap((one) => one.attributes.transform ?? [])
      .toReversed()
      .reduce((path, transform) => path.transform(transform), svgpath(data));
    const rule = inheritedOf('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero';
    const contours = withOneRule(contoursOf(placed.toString()), rule);
    return contours.length === 0 ? null : { paint: attributes['data-ink'] ?? fill, contours };
  };
  const reader: CustomPlugin = {
    name: 'read-shapes',
    fn: () => ({
      element: {
        enter: (node) => {
          trail.push(node);
          const shape = take(node.name, node.attributes);
          if (!shape) return;
          shapes.push(shape);
          node.attributes.fill = shape.paint === shapes[0]?.paint ? inks.accent : inks.second;
        },
        exit: () => {
          trail.pop();
        },
      },
    }),
  };
  const { data: painted } = optimize(svg, { plugins: [reader] });
  return {
    shapes,
    painted,
    lost: [
      ...(strokes.length > 0
        ? [
            `lines that are drawn and not filled (stroke on ${strokes.length} ${strokes.length === 1 ? 'shape' : 'shapes'}): convert strokes to outlines`,
          ]
        : []),
      ...[...new Set(noticed)].map((effect) => `what ${effect} does to it: apply it before you export it`),
    ],
  };
}
