import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ContractOperation, contractOperations } from '../contract/document.ts';
import { contractRequests } from '../testing/contract-requests.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { findMemberByName } from '../world/members.ts';
import { belongingsOf } from './belongings.ts';
import { type RawReply, send } from './request.ts';
import { times } from './run-length.ts';
import { expectSound, tokenOf } from './sound-sandbox.ts';

/** Every operation of the document that takes a key; none is named by hand. */
const keyed = contractOperations.filter(({ headers }) =>
  headers.some(({ name }) => name === 'Idempotency-Key'),
);
const repeats = times(50, 1_000);

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = testSandbox();
});
afterEach(() => sandbox.close());

interface Caller {
  readonly memberId: number;
  readonly right: object;
  call(body: object, key?: string, on?: ContractOperation): Promise<RawReply>;
  belongings(): ReturnType<typeof belongingsOf>;
}

/** The member who can use an operation, and the right body for it. */
async function callerOf(operation: ContractOperation): Promise<Caller> {
  const { as = 'rica', body } = contractRequests(sandbox)[operation.id];
  const memberId = findMemberByName(sandbox.world, as)?.id ?? 0;
  return {
    memberId,
    right: { ...((await body?.()) ?? {}) },
    call: (fields, key, on = operation) =>
      send(sandbox, on, {
        token: tokenOf(sandbox, memberId),
        headers: key === undefined ? {} : { 'idempotency-key': key },
        body: JSON.stringify(fields),
      }),
    belongings: () => belongingsOf(sandbox.world.db, memberId),
  };
}

function statusIn(reply: RawReply): unknown {
  const body: { status?: unknown } = JSON.parse(reply.text);
  return body.status;
}

test('the document has a key for everything that moves money', () => {
  expect(keyed.length).toBeGreaterThanOrEqual(10);
});

test.each(keyed)('$id does its work once a key, and refuses the key for anything else', async (operation) => {
  const { right, call, belongings } = await callerOf(operation);
  const otherOperation =
    keyed.find(({ id }) => id !== operation.id && id !== 'createWithdrawal') ?? operation;
  const otherRight = (await callerOf(otherOperation)).right;

  const first = await call(right, 'once-0001');
  expect(statusIn(first)).toBe('success');
  const after = belongings();
  const replies = await Promise.all(Array.from({ length: repeats }, () => call(right, 'once-0001')));
  expect(new Set(replies.map(({ text }) => text))).toEqual(new Set([first.text]));

  for (const reply of [
    await call({ ...right, remark: 'another' }, 'once-0001'),
    await call(otherRight, 'once-0001', otherOperation),
  ]) {
    expect(reply.status).toBe(422);
    expect(JSON.parse(reply.text)).toHaveProperty(['errors', 'Idempotency-Key']);
  }
  expect(belongings()).toEqual(after);
  await expectSound(sandbox);
});

test.each(keyed)('$id is not confused by the key of another member', async (operation) => {
  const { right, call } = await callerOf(operation);
  const stranger = findMemberByName(sandbox.world, 'rtl')?.id ?? 0;
  const token = tokenOf(sandbox, stranger);
  await send(sandbox, operation, {
    token,
    headers: { 'idempotency-key': 'shared-001' },
    body: JSON.stringify(right),
  });
  expect(statusIn(await call(right, 'shared-001'))).toBe('success');
});

const claims = keyed.filter(({ id }) => id !== 'createDeposit' && id !== 'createWithdrawal');

test.each(claims)('$id pays no more than is due when it is claimed with fifty keys', async (operation) => {
  const { right, call } = await callerOf(operation);
  const replies = await Promise.all(
    Array.from({ length: repeats }, (_, index) => call(right, `claim-${operation.id}-${index}`)),
  );
  const paid = replies.filter((reply) => reply.status === 200 && statusIn(reply) === 'success');
  expect(paid.length).toBeGreaterThanOrEqual(1);
  // A wheel has at most a spin of the day, kept ones and those that are won on the way.
  expect(paid.length).toBeLessThan(operation.id.startsWith('spin') ? 12 : 5);
  const again = await call(right, 'claim-once-more');
  expect(again.status === 200 && statusIn(again) === 'success').toBe(false);
  await expectSound(sandbox);
});
