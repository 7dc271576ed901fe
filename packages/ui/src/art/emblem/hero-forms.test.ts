import { expect, test } from 'vitest';
import { heroFrames } from '../hero-shapes.ts';
import type { Composition } from './hero-forms.ts';
import { heroForms } from './hero-forms.ts';

interface Thing {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the things of luck are, turned ones a little larger than they are. */
function thingsOf({ x, y, around }: Composition): readonly Thing[] {
  const things: Thing[] = [];
  around((_at, dx, dy, size, turn = 0) => {
    const reach = (size / 2) * (turn === 0 ? 1 : 1.1);
    things.push({ left: x + dx - reach, right: x + dx + reach, top: y + dy - reach, bottom: y + dy + reach });
    return '';
  });
  return things;
}

test('behind windows all symbols stand whole in those at the sides, and the subject in the middle one', () => {
  const composition = heroForms.panes?.square;
  if (!composition) throw new Error('not composed');
  const { width, height } = heroFrames.square;
  const side = width * 0.2 - 12;
  // What is seen at 1.3 : 1, the flattest.
  const [top, seen] = [(height - width / 1.3) / 2, width / 1.3];
  for (const thing of thingsOf(composition)) {
    const isFirst = thing.right < width / 2;
    expect(isFirst ? thing.left : width - thing.right).toBeGreaterThan(6);
    expect(isFirst ? thing.right : width - thing.left).toBeLessThan(side);
    expect(thing.top).toBeGreaterThan(top + seen * (isFirst ? 0.15 : 0.1));
    expect(thing.bottom).toBeLessThan(top + seen * (isFirst ? 1 : 0.88));
  }
  // The largest setting that hands have there.
  const reach = composition.r * 1.5;
  expect(composition.x - reach).toBeGreaterThan(side + 12);
  expect(composition.y + reach).toBeLessThan(top + seen * 0.93);
});

test('below a slanted cut a phone shows the subject in the middle and whole things only', () => {
  const composition = heroForms.flood?.wide;
  if (!composition) throw new Error('not composed');
  const { width, height } = heroFrames.wide;
  const left = width - height / 0.44;
  expect(Math.abs(composition.x - (left + width) / 2)).toBeLessThan(20);
  for (const thing of thingsOf(composition)) {
    const cut = (0.32 - 0.27 * ((thing.left - left) / (width - left))) * height;
    expect(thing.right < left || thing.left > left).toBe(true);
    if (thing.left > left) expect(thing.top).toBeGreaterThan(cut);
    expect(thing.bottom).toBeLessThan(height);
    expect(thing.right).toBeLessThan(width);
  }
});
