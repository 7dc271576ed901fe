import { expect, test } from 'vitest';
import { drawSignBackground } from './sign-background.ts';
import { findUnsafe } from './testing/safe-svg.ts';

const mark = { viewBox: '0 0 48 48', accent: 'M28 3 9 27h12z', second: 'M40 34h5v5h-5z' };
const drawing = drawSignBackground({ mark, accent: '#2f7dff', second: '#ff7a1a' });

test('the scenery of a tinted brand is its own sign, in its two colours', () => {
  expect(drawing).toContain(mark.accent);
  expect(drawing).toContain(mark.second);
  expect(drawing).toContain('#2f7dff');
  expect(drawing).toContain('#ff7a1a');
  expect(findUnsafe(drawing)).toEqual([]);
});

test('its lines stay in the corners: words stand on plain ground', () => {
  const places = [...drawing.matchAll(/translate\((\d+) (\d+)\)rotate/g)].map(([, x]) => Number(x));
  expect(places).toHaveLength(4);
  for (const x of places) expect(Math.abs(x - 800)).toBeGreaterThan(560);
});
