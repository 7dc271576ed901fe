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
    dataset: {},
  };
  return { said, element: element as unknown as HTMLElement & SVGPathElement };
}

/** As a crash game's multiplier grows. */
const valueAt = (flown: number) => Math.exp(flown * 1e-4);

function plotted() {
  const [curve, area, flyer, exit] = [drawn(), drawn(), drawn(), drawn()];
  const plot = crashPlot({
    curve: curve.element,
    area: area.element,
    flyer: flyer.element,
    exit: exit.element,
    sky: drawn().element,
  });
  return { curve, area, flyer, exit, plot };
}

test('what lies below the curve goes straight down to the ground that it began on', () => {
  const { curve, area, plot } = plotted();
  plot.draw(5_000, null, valueAt);
  const line = curve.said.get('d') ?? '';
  const [start = '', end = ''] = [line.slice(1).split('L').at(0), line.split('L').at(-1)];
  const [ground] = start.split(' ').slice(1);
  const [endX] = end.split(' ');
  expect(area.said.get('d')).toBe(`${line}L${endX} ${Number(ground)}Z`);
});

test('where the player has got out stays on the curve while the flight goes on', () => {
  const { flyer, exit, plot } = plotted();
  plot.draw(4_000, 4_000, valueAt);
  expect(exit.element.style.transform).toBe(flyer.element.style.transform);
  plot.draw(9_000, 4_000, valueAt);
  const [x = 0, y = 0] = (exit.element.style.transform.match(/[\d.]+/g) ?? []).map(Number);
  const [flyerX = 0, flyerY = 0] = (flyer.element.style.transform.match(/[\d.]+/g) ?? []).map(Number);
  expect(x).toBeLessThan(flyerX);
  expect(y).toBeGreaterThan(flyerY);
});

test('what is said of it stands inside of the sky', () => {
  const { exit, plot } = plotted();
  plot.draw(6_000, 1_000, valueAt);
  expect(exit.element.dataset.side).toBe('after');
  plot.draw(6_000, 6_000, valueAt);
  expect(exit.element.dataset.side).toBe('before');
});
