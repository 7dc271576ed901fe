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

function plotted(isStepped = false) {
  const [curve, trail, flyer, exit] = [drawn(), drawn(), drawn(), drawn()];
  const plot = crashPlot({
    curve: curve.element,
    trail: trail.element,
    flyer: flyer.element,
    exit: exit.element,
    sky: drawn().element,
    isStepped,
  });
  return { curve, trail, flyer, exit, plot };
}

test('a trail lies along the curve', () => {
  const { curve, trail, plot } = plotted();
  plot.draw(5_000, null, valueAt);
  expect(trail.said.get('d')).toBe(curve.said.get('d'));
});

test('where nothing slopes the curve goes along or up, to the same end', () => {
  const placesOf = ({ curve, plot }: ReturnType<typeof plotted>) => {
    plot.draw(5_000, null, valueAt);
    return (curve.said.get('d') ?? '').slice(1).split('L');
  };
  const places = placesOf(plotted(true));
  for (const [index, place] of places.entries()) {
    const [x, y] = place.split(' ');
    const [beforeX, beforeY] = places[Math.max(0, index - 1)]?.split(' ') ?? [];
    expect(x === beforeX || y === beforeY).toBe(true);
  }
  expect(places.at(-1)).toBe(placesOf(plotted()).at(-1));
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
