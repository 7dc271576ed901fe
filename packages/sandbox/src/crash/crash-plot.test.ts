import { expect, test } from 'vitest';
import { crashPlot } from './crash-plot.ts';

/** As much of an element as the plot uses. */
function drawn() {
  const said = new Map<string, string>();
  const element = {
    clientWidth: 300,
    clientHeight: 300,
    setAttribute: (name: string, value: string) => said.set(name, value),
    style: { transform: '', setProperty: () => undefined },
  };
  return { said, element: element as unknown as HTMLElement & SVGPathElement };
}

test('what lies below the curve narrows to a point where the flight is, and where it began', () => {
  const [curve, area, flyer] = [drawn(), drawn(), drawn()];
  const plot = crashPlot({
    curve: curve.element,
    area: area.element,
    flyer: flyer.element,
    sky: drawn().element,
  });
  plot.draw(5_000, (flown) => Math.exp(flown * 1e-4));
  const line = curve.said.get('d') ?? '';
  const below = area.said.get('d') ?? '';
  expect(below.startsWith(line)).toBe(true);
  // From the end of the line one bow back to its start: no upright edge.
  const [start, end] = [line.slice(1).split('L').at(0), line.split('L').at(-1)];
  const [, bow = ''] = below.split('Q');
  const [endX] = (end ?? '').split(' ');
  expect(bow.startsWith(`${endX} `)).toBe(true);
  expect(bow.replace('Z', '').split(' ').slice(-2).map(Number)).toEqual((start ?? '').split(' ').map(Number));
});
