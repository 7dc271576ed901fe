import { describe, expect, it } from 'vitest';
import { placeServerErrors } from './server-errors.ts';

const form = { names: ['name', 'phone', 'captcha'], aliases: { captchaKey: 'captcha' } } as const;

describe('placeServerErrors', () => {
  it('puts messages at the form fields in the order of the screen', () => {
    const problem = { kind: 'invalid', fields: { phone: 'bad phone', name: 'taken' } } as const;
    expect(placeServerErrors(problem, form)).toEqual({
      fields: [
        { name: 'name', message: 'taken' },
        { name: 'phone', message: 'bad phone' },
      ],
      others: [],
    });
  });

  it('shows one message where two names meet in one form field', () => {
    const problem = { kind: 'invalid', fields: { captchaKey: 'expired', captcha: 'wrong' } } as const;
    expect(placeServerErrors(problem, form).fields).toEqual([{ name: 'captcha', message: 'expired' }]);
  });

  it('keeps messages about what the form does not have', () => {
    const problem = { kind: 'invalid', fields: { amount: 'too much' }, others: ['not today'] } as const;
    expect(placeServerErrors(problem, form)).toEqual({ fields: [], others: ['too much', 'not today'] });
  });

  it('takes no inherited name for one of its own', () => {
    const problem = { kind: 'invalid', fields: { constructor: 'odd' } } as const;
    expect(placeServerErrors(problem, form)).toEqual({ fields: [], others: ['odd'] });
  });

  it('has nothing to place for other problems', () => {
    expect(placeServerErrors({ kind: 'network' }, form)).toEqual({ fields: [], others: [] });
    expect(placeServerErrors(null, form)).toEqual({ fields: [], others: [] });
  });
});
