import { afterEach, beforeEach, expect, test } from 'vitest';
import { depositOf, keyHeader, type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
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

test('of a list without end the first hundred errors are enough', () => {
  const operation = contractOperations.find(({ id }) => id === 'readNotifications');
  if (!operation) throw new Error('no operation');
  const errors = bodyErrors(operation, { ids: Array.from({ length: 100_000 }, () => ({})) });
  expect(errors).toHaveLength(100);
  expect(errors[0]?.keyword).toBe('maxItems');
  expect(bodyErrors(operation, { ids: Array.from({ length: 100 }, (_, id) => id + 1) })).toEqual([]);
});
