import { sampleWheel } from '@fortuna/domain/testing/promotion-samples.ts';
import { ready } from '@fortuna/ui/screens/page/loadable.ts';
import type { OneWheelView, SpinView } from '@fortuna/ui/screens/promotions/Wheels/Wheels.view.ts';
import { expect, it } from 'vitest';
import { openingWheel } from './opening-wheel.ts';

const stands: SpinView = { kind: 'ready', problem: null };
const withSpins = (spinsLeft: number, spin: SpinView = stands): OneWheelView => ({
  wheel: ready({ ...sampleWheel, spinsLeft }),
  play: { kind: 'member', spin },
});
const loading: OneWheelView = { wheel: { kind: 'loading' }, play: { kind: 'member', spin: stands } };

it('opens on the first wheel that has spins left', () => {
  expect(openingWheel({ daily: withSpins(1), lottery: withSpins(3) })).toBe('daily');
  expect(openingWheel({ daily: withSpins(0), lottery: withSpins(3) })).toBe('lottery');
  expect(openingWheel({ daily: withSpins(1), lottery: withSpins(0) })).toBe('daily');
});

it('opens on the first where none has any', () => {
  expect(openingWheel({ daily: withSpins(0), lottery: withSpins(0) })).toBe('daily');
});

it('opens on the wheel whose spin has not ended, whatever is left', () => {
  const lost = withSpins(0, { kind: 'unknown' });
  expect(openingWheel({ daily: withSpins(1), lottery: lost })).toBe('lottery');
});

it('waits only for what could change it', () => {
  expect(openingWheel({ daily: loading, lottery: withSpins(3) })).toBeNull();
  expect(openingWheel({ daily: withSpins(0), lottery: loading })).toBeNull();
  expect(openingWheel({ daily: withSpins(1), lottery: loading })).toBe('daily');
});
