import { type CustomPlugin, optimize } from 'svgo';
import svgpath from 'svgpath';
import { type ViewBox, viewBoxIn } from '../view-box.ts';
import { type Contour, contoursOf, withOneRule } from './contours.ts';
import { type Attributes, outlineOf } from './outlines.ts';
import { isSamePaint, opacityOf } from './paints.ts';
import { transformOf } from './transforms.ts';

/** A filled shape of a logo, where it is drawn. */
export interface LogoShape {
  /** As the file says it first, or the ink that it names itself (`data-ink`). */
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

/** Elements whose content is drawn only where something refers to it. */
const undrawn = ['defs', 'clippath', 'lineargradient', 'radialgradient'];

/** Attributes that change the drawing in ways that a filled path cannot. */
const effects = ['clip-path', 'opacity', 'fill-opacity', 'mix-blend-mode'] as const;
const plain = [undefined, '1', 'none', 'normal'];

/** Says the same with `transform` alone. */
function place(attributes: Record<string, string>, box: ViewBox): void {
  const transform = transformOf(attributes, box);
  if (transform !== undefined) attributes.transform = transform;
  delete attributes['transform-origin'];
}

interface Element {
  readonly name: string;
  readonly attributes: Attributes;
}

const isFadedStop = ({ name, attributes }: Element): boolean =>
  name === 'stop' &&
  (!plain.includes(attributes['stop-opacity']) || opacityOf(attributes['stop-color'] ?? '') < 1);

/** Every filled shape of a drawing with what groups and transforms do to it, read by SVGO's parser. Throws where it is not well-formed. */
export function logoShapes(svg: string): LogoShapes {
  const shapes: LogoShape[] = [];
  const strokes: string[] = [];
  const noticed: string[] = [];
  const faded: string[] = [];
  let box: ViewBox = { left: 0, top: 0, width: 0, height: 0 };
  const trail: Element[] = [];

  const isDrawn = () =>
    trail.every(
      ({ name, attributes }) => !undrawn.includes(name.toLowerCase()) && attributes.display !== 'none',
    );
  const inheritedOf = (key: 'fill' | 'fill-rule' | 'stroke' | 'visibility') =>
    trail.findLast(({ attributes }) => attributes[key])?.attributes[key];
  const take = (name: string, attributes: Attributes): LogoShape | null => {
    const data = outlineOf(name, attributes, box);
    if ((data === null && name !== 'line') || !isDrawn() || inheritedOf('visibility') === 'hidden')
      return null;
    if ((inheritedOf('stroke') ?? 'none') !== 'none') strokes.push(name);
    const isChanged = (effect: string) => trail.some((one) => !plain.includes(one.attributes[effect]));
    noticed.push(...effects.filter(isChanged));
    const fill = inheritedOf('fill') ?? 'black';
    if (data === null || fill === 'none' || opacityOf(fill) === 0) return null;
    if (opacityOf(fill) < 1) noticed.push(`the transparency of ${fill}`);
    const placed = trail
      .flatMap((one) => one.attributes.transform ?? [])
      .toReversed()
      .reduce((path, transform) => path.transform(transform), svgpath(data));
    const rule = inheritedOf('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero';
    const contours = withOneRule(contoursOf(placed.toString()), rule);
    const paint = attributes['data-ink'] ?? fill;
    const known = shapes.find((one) => isSamePaint(one.paint, paint))?.paint;
    return contours.length === 0 ? null : { paint: known ?? paint, contours };
  };
  const reader: CustomPlugin = {
    name: 'read-shapes',
    fn: () => ({
      element: {
        enter: (node) => {
          if (trail.length === 0) box = viewBoxIn(node.attributes.viewBox ?? '') ?? box;
          place(node.attributes, box);
          if (isFadedStop(node)) faded.push(node.name);
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
  if (faded.length > 0 && shapes.some(({ paint }) => paint.startsWith('url('))) noticed.push('stop-opacity');
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
