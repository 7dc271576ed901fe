import { expect, it } from 'vitest';
import { magnetField, magnetFrame } from './magnet-dots.ts';

const goals = [3, 10, 30];

it('a dot for each friend that the last goal asks for, those who are here first', () => {
  const { dots, lines } = magnetField(goals, 4);
  expect(dots).toHaveLength(30);
  expect(lines).toHaveLength(3);
  expect(dots.map(({ isHere }) => isHere).lastIndexOf(true)).toBe(3);
});

it('more friends than the last goal asks for fill it, none more', () => {
  expect(magnetField(goals, 500).dots.every(({ isHere }) => isHere)).toBe(true);
  expect(magnetField(goals, 0).dots.some(({ isHere }) => isHere)).toBe(false);
});

it('where a goal asks for hundreds a dot stands for several, and all is within the drawing', () => {
  const { dots } = magnetField([5, 1_005], 505);
  expect(dots).toHaveLength(31);
  expect(dots.filter(({ isHere }) => isHere)).toHaveLength(18);
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(magnetFrame.width);
    expect(y).toBeGreaterThan(0);
  }
});

it('goals that do not rise are no goals', () => {
  expect(magnetField([], 3)).toEqual({ dots: [], lines: [] });
  expect(magnetField([3, 3, 5], 3).lines).toHaveLength(2);
});
