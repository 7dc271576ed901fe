import type { Problem } from '@fortuna/domain/problem.ts';
import { describe, expect, it } from 'vitest';
import { reads, writes } from '../test/all-calls.ts';
import { fakeServer, jsonReply } from '../test/fake-server.ts';
import { inInputWords } from './field-names.ts';

const names = { money: 'amount', account: 'account', evp: 'account', ids: 'ids' };

describe('inInputWords', () => {
  it('gives the names of the input and keeps what has none', () => {
    const fields = { money: 'too much', member_remark: 'too long' };
    expect(inInputWords({ kind: 'invalid', message: 'no', fields }, names)).toEqual({
      kind: 'invalid',
      message: 'no',
      fields: { amount: 'too much' },
      others: ['too long'],
    });
  });

  it('keeps the first message where two fields come from one', () => {
    const fields = { evp: 'no such key', account: 'unknown' };
    expect(inInputWords({ kind: 'invalid', fields }, names)).toEqual({
      kind: 'invalid',
      fields: { account: 'no such key' },
    });
  });

  it('takes the entry of an array for the array', () => {
    expect(inInputWords({ kind: 'invalid', fields: { 'ids.3': 'odd' } }, names)).toMatchObject({
      fields: { ids: 'odd' },
    });
  });

  it('takes no inherited name for a mapped one', () => {
    expect(inInputWords({ kind: 'invalid', fields: { constructor: 'odd' } }, names)).toMatchObject({
      fields: {},
      others: ['odd'],
    });
  });

  it('leaves other problems as they are', () => {
    expect(inInputWords({ kind: 'timeout' }, names)).toEqual({ kind: 'timeout' });
  });
});

/** About what is always sent empty. */
const constants = new Set(['about member_remark']);

/** The problem of a call whose every field the server refuses, and the wire names of those fields. */
async function refusedInFull(
  call: (api: ReturnType<typeof fakeServer>['api']) => Promise<unknown>,
): Promise<Pick<Extract<Problem, { kind: 'invalid' }>, 'fields' | 'others'>> {
  const { api, problems } = fakeServer(async (request) => {
    const sent: unknown = await request
      .clone()
      .json()
      .catch(() => ({}));
    const errors = Object.keys(Object(sent)).map((name) => [name, [`about ${name}`]]);
    return jsonReply({ message: 'no', errors: Object.fromEntries(errors) }, 422)(request);
  });
  await call(api).catch(() => undefined);
  const problem = problems[0]?.problem;
  if (problem === undefined) throw new Error('not refused');
  // Calls in words that are not the player's tell of no fields.
  return problem.kind === 'invalid' ? problem : { fields: {} };
}

describe('the messages of a refusal', () => {
  it.each(writes.filter(({ hasForm }) => hasForm))(
    '$operation finds a field of its input for each of them',
    async ({ call }) => {
      const { fields, others = [] } = await refusedInFull(call);
      expect(Object.keys(fields)).not.toEqual([]);
      expect(others.filter((message) => !constants.has(message))).toEqual([]);
    },
  );

  it.each([...reads, ...writes])('$operation lets no wire name out', async ({ call }) => {
    const names = Object.keys((await refusedInFull(call)).fields);
    // The platform's names are in snake case, or these.
    const wireNames = /_|^(key|money|uid|lang|realname|oldpassword)$/;
    expect(names.filter((name) => wireNames.test(name))).toEqual([]);
  });
});
