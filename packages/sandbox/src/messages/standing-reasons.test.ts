import { expect, test } from 'vitest';
import { reasonText } from './standing-reasons.ts';

test('a code is told in the words of the reader', () => {
  expect(['pt', 'en', 'cn'].map((language) => reasonText('notPaid', language as 'pt'))).toEqual([
    'Pagamento não realizado',
    'The payment was not made',
    '未完成支付',
  ]);
});

test('what somebody typed stays word for word', () => {
  expect(reasonText('Nome diferente', 'en')).toBe('Nome diferente');
  expect(reasonText('toString', 'en')).toBe('toString');
});
