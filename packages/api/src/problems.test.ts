import { describe, expect, it } from 'vitest';
import { problemOfBody } from './problems.ts';

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

  it('cuts a message that would fill the page', () => {
    const endless = 'a'.repeat(10_000);
    const problem = problemOfBody({
      status: 'error',
      code: 422,
      message: endless,
      errors: { name: [endless] },
    });
    const shown = `${'a'.repeat(300)}…`;
    expect(problem).toEqual({ kind: 'invalid', message: shown, fields: { name: shown } });
  });
});
