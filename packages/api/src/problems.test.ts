import { describe, expect, it } from 'vitest';
import { problemOfBody, renameFields } from './problems.ts';

describe('problemOfBody', () => {
  it('lets a success through', () => {
    expect(problemOfBody({ status: 'success', code: 200, message: 'ok', data: null })).toBeNull();
  });

  it('is not fooled by force_offline false', () => {
    expect(problemOfBody({ status: 'success', code: 200, message: 'ok', force_offline: false })).toBeNull();
  });

  it('leaves a blank message to the catalogue', () => {
    expect(problemOfBody({ status: 'error', code: 400, message: '  ' })).toEqual({
      kind: 'refused',
      code: 400,
    });
  });
});

describe('renameFields', () => {
  it('renames known fields, keeps others, and is safe against inherited names', () => {
    const problem = { kind: 'invalid', fields: { money: 'a', toString: 'b', other: 'c' } } as const;
    expect(renameFields(problem, { money: 'amount' })).toEqual({
      kind: 'invalid',
      fields: { amount: 'a', toString: 'b', other: 'c' },
    });
  });

  it('leaves every other problem as it is', () => {
    const problem = { kind: 'timeout' } as const;
    expect(renameFields(problem, { money: 'amount' })).toBe(problem);
  });
});
