import { describe, expect, it } from 'vitest';
import { isWithdrawalPassword, minAge, minPasswordLength, withdrawalPasswordLength } from './credentials.ts';

describe('credentials', () => {
  it('has the limits of the product', () => {
    expect({ minPasswordLength, withdrawalPasswordLength, minAge }).toEqual({
      minPasswordLength: 6,
      withdrawalPasswordLength: 6,
      minAge: 18,
    });
  });

  it.each(['000000', '123456'])('takes %s as a withdrawal password', (text) => {
    expect(isWithdrawalPassword(text)).toBe(true);
  });

  it.each(['', '12345', '1234567', '12345a', '12345 ', '12345\n', '-12345', '1234.5', '١٢٣٤٥٦'])(
    'refuses %j',
    (text) => {
      expect(isWithdrawalPassword(text)).toBe(false);
    },
  );
});
