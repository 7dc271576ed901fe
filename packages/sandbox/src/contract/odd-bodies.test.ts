import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { depositOf, keyHeader, origin, type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { contractOperations } from './document.ts';
import { bodyErrors } from './validate.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = testSandbox();
});
afterEach(() => sandbox.close());

function nested(levels: number): unknown {
  return JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
}

test.each([undefined, 'key-of-a-deep-body'])(
  'a body of more than 32 levels is a 422, with key %s',
  async (key) => {
    const token = await sandbox.session('rica');
    const send = (levels: number) =>
      sandbox.post(
        '/api/recharge/online?lang=en',
        { ...depositOf(100), x: nested(levels) },
        token,
        keyHeader(key),
      );
    for (const levels of [32, 3_000]) {
      const { status, body } = await send(levels);
      expect([status, body.errors]).toEqual([422, { body: ['The data is nested too deeply.'] }]);
    }
    expect((await send(31)).body.status).toBe('success');
  },
);

test.each([
  ['items', '{},'.repeat(330_000)],
  ['fields', Array.from({ length: 60_000 }, (_, index) => `"${index}":[1],`).join('')],
])('a body of too many %s is a 422 before anything is made of it', async (kind, parts) => {
  const parse = vi.spyOn(JSON, 'parse');
  const body = kind === 'items' ? `{"ids":[${parts}{}]}` : `{${parts}"ids":[1]}`;
  const token = await sandbox.session('rica');
  parse.mockClear();
  const answer = await sandbox.fetch(
    new Request(`${origin}/api/member/message/read?lang=en`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    }),
  );
  const parsed = parse.mock.calls.filter(([text]) => text === body);
  parse.mockRestore();
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toEqual({ body: ['The data holds too many items.'] });
  expect(parsed).toEqual([]);
});

test('what stands in a text is no level and no item', async () => {
  const token = await sandbox.session('rica');
  const remark = `"[{\\"${',['.repeat(60)}`;
  const { body } = await sandbox.post(
    '/api/recharge/online',
    { ...depositOf(100), x: remark.repeat(200) },
    token,
  );
  expect(body.status).toBe('success');
});

test('of a list without end the first hundred errors are enough', () => {
  const operation = contractOperations.find(({ id }) => id === 'readNotifications');
  if (!operation) throw new Error('no operation');
  const errors = bodyErrors(operation, { ids: Array.from({ length: 100_000 }, () => ({})) });
  expect(errors).toHaveLength(100);
  expect(errors[0]?.keyword).toBe('maxItems');
  expect(bodyErrors(operation, { ids: Array.from({ length: 100 }, (_, id) => id + 1) })).toEqual([]);
});
