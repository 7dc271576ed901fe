import { describe, expect, it } from 'vitest';
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
