import type { ViewBox } from '../view-box.ts';
import { type Attributes, lengthIn } from './outlines.ts';

const sides: Readonly<Record<string, string>> = {
  left: '0',
  top: '0',
  center: '50%',
  right: '100%',
  bottom: '100%',
};

/** `transform` with what `transform-origin` says of it, which few programs read; undefined where there is none. */
export function transformOf(attributes: Attributes, box: ViewBox): string | undefined {
  const { transform, 'transform-origin': origin } = attributes;
  if (!transform || !origin) return transform;
  const named = origin.trim().split(/[\s,]+/);
  const isTurned = /^(top|bottom)$/.test(named[0] ?? '') || /^(left|right)$/.test(named[1] ?? '');
  const [across = 'center', down = 'center'] = isTurned ? named.toReversed() : named;
  const [x, y] = [lengthIn(box, 'x', sides[across] ?? across), lengthIn(box, 'y', sides[down] ?? down)];
  return `translate(${x} ${y}) ${transform} translate(${-x} ${-y})`;
}
