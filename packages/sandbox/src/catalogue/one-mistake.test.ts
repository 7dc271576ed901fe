import { expect, test } from 'vitest';
import { isOneMistakeAway } from './one-mistake.ts';

test.each([
  ['tigrre', 'one letter too many'],
  ['tgre', 'one missing'],
  ['tigra', 'one wrong'],
  ['itgre', 'two swapped'],
  ['tiger', 'the last two swapped'],
  ['tgr', 'the word is not finished'],
  ['xtigre', 'the first is too many'],
  ['igre', 'the first is missing'],
  ['tigres', 'the last is too many'],
])('%s is tigre: %s', (typed) => {
  expect(isOneMistakeAway(typed, 'tigre')).toBe(true);
});

test.each(['tgrre', 'tagra', 'ogre', 'tigresa', 'gitre', 'xy', 'tigx'])('%s is not', (typed) => {
  expect(isOneMistakeAway(typed, 'tigre')).toBe(false);
});
