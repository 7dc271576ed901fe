import { describe, expect, it } from 'vitest';
import {
  isWeakWithdrawalPassword,
  isWithdrawalPassword,
  minAge,
  minPasswordLength,
  withdrawalPasswordLength,
} from './credentials.ts';

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

  it.each(['111111', '000000', '123456', '654321', '012345', '567890', '098765', '121212', '123123'])(
    'finds %s too easy for a withdrawal password',
    (text) => {
      expect(isWeakWithdrawalPassword(text)).toBe(true);
    },
  );

  it.each(['246810', '112233', '135790', '123457', '111112', '11111', ''])(
    'does not find %j too easy',
    (text) => {
      expect(isWeakWithdrawalPassword(text)).toBe(false);
    },
  );
});
