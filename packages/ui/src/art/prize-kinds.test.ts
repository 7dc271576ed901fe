import { expect, it } from 'vitest';
import { prizeKindOf } from './prize-kinds.ts';

it.each(['cash', 'spins', 'points', 'nothing'])('%s has a picture of its own', (kind) => {
  expect(prizeKindOf({ kind })).toBe(kind);
});

it('what only the platform knows by name has the picture for everything else', () => {
  expect(prizeKindOf({ kind: 'motorbike' })).toBe('other');
});
