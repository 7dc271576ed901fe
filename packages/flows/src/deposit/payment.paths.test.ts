import { expect, test } from 'vitest';
import { buildPayment } from '../../test/builds.ts';
import { failing, network, notFound, order, unauthenticated } from '../../test/fixtures.ts';
import { walk } from '../../test/paths.ts';
import type { Stage } from '../../test/stage.ts';
import { paymentView } from './payment.view.ts';

const model = {
  build: buildPayment,
  inputs: [{ billNo: 'D1', now: () => 0, pace: [1_000] }],
  playerEvents: [{ type: 'page.focused' }, { type: 'player.lookAgain' }, { type: 'player.retry' }],
  outcomes: {
    loadOrder: [
      { output: order },
      { output: { ...order, expiresAt: null } },
      { output: { ...order, expiresAt: order.serverTime } },
      { output: { ...order, status: 'approved' } },
      { output: { ...order, status: 'rejected', reason: 'Conta inválida' } },
      { output: { ...order, status: 'unknown' } },
      failing(network),
      failing(notFound),
      failing(unauthenticated),
    ],
  },
  view: paymentView,
};

/** One look at a time. */
function checkPath(stage: Stage) {
  const open = stage.named('loadOrder').filter((call) => call.state === 'open');
  expect(open.length).toBeLessThanOrEqual(1);
}

test('every state and transition is walked, and the screen sees exactly these moves', {
  timeout: 30_000,
}, async () => {
  const report = await walk(model, checkPath);
  expect(report.missed).toEqual([]);
  expect(report.moves).toEqual([
    'failed --player.retry--> loading',
    'loading --done loading--> overdue',
    'loading --done loading--> paid',
    'loading --done loading--> rejected',
    'loading --done loading--> waiting',
    'loading --error loading--> failed',
    'loading --error loading--> notFound',
    'overdue --done looking--> paid',
    'overdue --done looking--> rejected',
    'overdue --done looking--> waiting',
    'waiting --done looking--> overdue',
    'waiting --done looking--> paid',
    'waiting --done looking--> rejected',
  ]);
});
