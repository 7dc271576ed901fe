import { describe, expect, it } from 'vitest';
import { placeServerErrors } from './server-errors.ts';

const fieldMap = { name: 'name', key: 'captcha', captcha: 'captcha', phone: 'phone' } as const;

describe('placeServerErrors', () => {
  it('puts messages at the form fields in the order of the screen', () => {
    const problem = { kind: 'invalid', fields: { phone: 'bad phone', name: 'taken' } } as const;
    expect(placeServerErrors(problem, fieldMap)).toEqual({
      fields: [
        { name: 'name', message: 'taken' },
        { name: 'phone', message: 'bad phone' },
      ],
      others: [],
    });
  });

  it('shows one message where two wire fields meet in one form field', () => {
    const problem = { kind: 'invalid', fields: { key: 'expired', captcha: 'wrong' } } as const;
    expect(placeServerErrors(problem, fieldMap).fields).toEqual([{ name: 'captcha', message: 'expired' }]);
  });

  it('keeps messages of fields that the form does not have', () => {
    const problem = { kind: 'invalid', fields: { money: 'too much' } } as const;
    expect(placeServerErrors(problem, fieldMap)).toEqual({ fields: [], others: ['too much'] });
  });

  it('has nothing to place for other problems', () => {
    expect(placeServerErrors({ kind: 'network' }, fieldMap)).toEqual({ fields: [], others: [] });
    expect(placeServerErrors(null, fieldMap)).toEqual({ fields: [], others: [] });
  });
});
