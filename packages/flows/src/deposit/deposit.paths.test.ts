import { expect, test } from 'vitest';
import type { EventObject } from 'xstate';
import { buildDeposit } from '../../test/builds.ts';
import {
  depositAttempt,
  depositInput,
  failing,
  network,
  order,
  refused,
  unauthenticated,
} from '../../test/fixtures.ts';
import { walk } from '../../test/paths.ts';
import type { Stage } from '../../test/stage.ts';
import { depositView } from './deposit.view.ts';

const allowedOrigins = ['https://pay.example.com'];
const model = {
  build: buildDeposit,
  inputs: [
    { attempt: null, allowedOrigins, checkingPace: [0] },
    { attempt: depositAttempt, allowedOrigins, checkingPace: [0] },
  ],
  playerEvents: [
    { type: 'player.submit', input: depositInput },
    { type: 'player.lookAgain' },
    { type: 'player.sendSame' },
    { type: 'player.discard' },
    { type: 'player.leave' },
    { type: 'player.openOrder' },
  ],
  outcomes: {
    openAttempt: [{ output: depositAttempt }, failing(network)],
    createDeposit: [
      { output: order },
      { output: { ...order, payUrl: 'https://pay.example.com/1' } },
      { output: { ...order, payUrl: 'https://evil.example.org/1' } },
      failing(network),
      failing(refused),
      failing(unauthenticated),
    ],
    findOrder: [{ output: null }, { output: order }, failing(network), failing(unauthenticated)],
  },
  view: depositView,
};

/** One send for each key that was stored, and one more for each time the player asked for the same again. */
function checkPath(stage: Stage, events: readonly EventObject[]) {
  const stored = stage.named('openAttempt').filter((call) => call.state === 'answered').length;
  const isResumed = stage.named('openAttempt').length === 0;
  const repeats = events.filter((event) => event.type === 'player.sendSame').length;
  expect(stage.named('createDeposit').length).toBeLessThanOrEqual(stored + repeats);
  if (isResumed && repeats === 0) expect(stage.named('createDeposit')).toEqual([]);
}

test('every state and transition is walked, and the screen sees exactly these moves', {
  timeout: 30_000,
}, async () => {
  const report = await walk(model, checkPath);
  expect(report.missed).toEqual([]);
  expect(report.moves).toEqual([
    'blockedAddress --player.openOrder--> ordered',
    'checking --done looking--> ordered',
    'checking --done looking--> unknown',
    'checking --error looking--> unknown',
    'editing --player.submit--> submitting',
    'leaving --player.openOrder--> ordered',
    'submitting --done sending--> blockedAddress',
    'submitting --done sending--> leaving',
    'submitting --done sending--> ordered',
    'submitting --error opening--> editing',
    'submitting --error sending--> checking',
    'submitting --error sending--> editing',
    'submitting --error sending--> unknown',
    'unknown --player.discard--> editing',
    'unknown --player.lookAgain--> checking',
    'unknown --player.sendSame--> submitting',
  ]);
});
