import { createHmac } from 'node:crypto';
import { crashStakes, crashWin, drawCrashPoint } from '@fortuna/domain/fair-play/crash-flight.ts';
import {
  blockText,
  drawsFrom,
  type RandomInteger,
  type RoundSeeds,
} from '@fortuna/domain/fair-play/draws.ts';
import { drawPocket, returnOfBets } from '@fortuna/domain/fair-play/roulette.ts';
import { drawStops, outcomeAt, slotWin } from '@fortuna/domain/fair-play/slot-machine.ts';
import { slotMachines } from '@fortuna/domain/fair-play/slot-machines.ts';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { engineNameOf } from '../engines/playable.ts';
import { engineOf } from '../engines/registry.ts';
import { slotThemeOf } from '../slot/slot-theme.ts';
import { drawsOf } from '../world/fairness.ts';
import { isFullRun, times } from './run-length.ts';

/** Played for each machine, and for each place to get out. */
const rounds = times(20_000, 10_000_000);
const timeout = isFullRun ? 60 * 60_000 : 60_000;

function statedReturn(isIt: (game: ReturnType<typeof catalogue>['games'][number]) => boolean): number {
  const game = catalogue().games.find(isIt);
  const rules = game && engineOf(game)?.rulesOf(game);
  if (!rules) throw new Error('no such game');
  return rules.returnToPlayer;
}

/** The stream of a round by Node's own HMAC, which is quick enough for ten million of them. */
function quickDraws(seeds: RoundSeeds): RandomInteger {
  return drawsFrom((block) =>
    createHmac('sha256', seeds.serverSeed).update(blockText(seeds, block)).digest(),
  );
}

test('the quick stream is the one that rounds are drawn from', () => {
  const seeds = { serverSeed: '5eed'.repeat(16), clientSeed: 'returns', nonce: 3 };
  const [quick, real] = [quickDraws(seeds), drawsOf(seeds)];
  for (let place = 0; place < 40; place += 1) expect(quick(2 ** 32)).toBe(real(2 ** 32));
});

/** Plays rounds from the stream that real ones are drawn from, and compares what came back with what is stated. */
function expectReturn(stated: number, payoutOf: (random: RandomInteger) => number): void {
  const serverSeed = '5eed'.repeat(16);
  let sum = 0;
  let squares = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const payout = payoutOf(quickDraws({ serverSeed, clientSeed: 'returns', nonce }));
    sum += payout;
    squares += payout * payout;
  }
  const mean = sum / rounds;
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
  // Four standard errors: one run in 16,000 would fail by chance, and these seeds are always the same.
  expect({ mean, isRight: Math.abs(mean - stated) < 4 * error }).toEqual({ mean, isRight: true });
}

test.each(Object.entries(slotMachines))(
  'slots of %s give back what is stated',
  { timeout },
  (theme, machine) => {
    const stated = statedReturn((game) => game.type === 'slots' && slotThemeOf(game) === theme);
    expectReturn(stated, (random) => slotWin(machine, outcomeAt(machine, drawStops(machine, random)), 1));
  },
);

test.each([101, 200, 1_000])(
  'crash gives back what is stated to who gets out at %i hundredths',
  { timeout },
  (target) => {
    const stake = crashStakes[0] ?? 100;
    const stated = statedReturn(({ type }) => type === 'crash');
    expectReturn(
      stated,
      (random) => crashWin(stake, drawCrashPoint(random) >= target ? target : null) / stake,
    );
  },
);

test.each(['straight-17', 'corner-8-9-11-12', 'dozen-2', 'red'])(
  'roulette gives back what is stated to who bets on %s',
  { timeout },
  (spot) => {
    const stated = statedReturn((game) => engineNameOf(game) === 'solo-roulette');
    expect(statedReturn((game) => engineNameOf(game) === 'live-roulette')).toBe(stated);
    expectReturn(stated, (random) => returnOfBets([{ spot, amount: 100 }], drawPocket(random)) / 100);
  },
);
