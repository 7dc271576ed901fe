import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import { findTransferByKey, transfer } from './games-transfers.ts';

const idempotencyKey = 'key-00000001';

it.each([
  [
    'transferIn',
    { kind: 'in', providerKey: 'mangue-games', amount: 10_000 },
    { platType: 'mangue-games', money: 100 },
  ],
  ['transferOut', { kind: 'out', providerKey: 'mangue-games', amount: null }, { platType: 'mangue-games' }],
  ['transferAllOut', { kind: 'allOut' }, {}],
] as const)('%s is sent with its key, and tells what was moved', async (operation, order, body) => {
  const server = fakeServer(jsonReply(answerExample(operation, 'moved')));
  const moved = await transfer(server.api, { order, idempotencyKey });
  expect(moved.kind).toBe(order.kind);
  expect(moved.amount).toBeGreaterThan(0);
  const request = server.onlyRequest();
  expect(request.body).toEqual(body);
  expect(request.headers.get('idempotency-key')).toBe(idempotencyKey);
  expect(requestViolations(operation, request.body)).toEqual([]);
});

it('a move whose answer was lost is found by its key', async () => {
  const reply = () => jsonReply(answerExample('listTransfers', 'transfers'));
  const found = await findTransferByKey(fakeServer(reply()).api, '018f4e2c-7a1b-7c3d-9e5f-102938475601');
  expect(found).toMatchObject({ billNo: 'T202605040000000001', kind: 'in', amount: 10_000 });
  expect(await findTransferByKey(fakeServer(reply()).api, idempotencyKey)).toBeNull();
});
