import { afterEach, expect, test } from 'vitest';
import { clearStored, readStored, writeStored } from './storage.ts';
import { keepWithdrawalDraft, readWithdrawalDraft } from './withdrawal-draft.ts';

afterEach(clearStored);

test('what was typed is kept for its member, and forgotten when the form is empty', () => {
  expect(readWithdrawalDraft(1)).toBeUndefined();
  keepWithdrawalDraft(1, { amount: 5_000, remark: 'Aluguel' });
  expect(readWithdrawalDraft(1)).toEqual({ amount: 5_000, remark: 'Aluguel' });
  expect(readWithdrawalDraft(2)).toBeUndefined();
  keepWithdrawalDraft(1, { amount: 0, remark: '' });
  expect(readStored('session', 'fortuna.draft.withdrawal.1')).toBeNull();
});

test.each(['{', 'null', '3', '{"amount":"5"}', '{"amount":0.5,"remark":""}', '{"amount":5}'])(
  'what is no draft is none: %s',
  (text) => {
    writeStored('session', 'fortuna.draft.withdrawal.1', text);
    expect(readWithdrawalDraft(1)).toBeUndefined();
  },
);
