import { describe, expect, it } from 'vitest';
import { allExamples, allOperations, arraysWithoutItems } from '../test/contract.ts';
import { requestViolations, violations } from '../test/validator.ts';

describe('the contract', () => {
  it.each(allExamples())('$label fits its schema', ({ schemaPointer, value }) => {
    expect(violations(schemaPointer, value)).toEqual([]);
  });

  it.each(allOperations)('$operationId has an example of success, and one of each request', (operation) => {
    const examples = Object.values(operation.responses['200']?.content?.['application/json']?.examples ?? {});
    expect(examples.map(({ value }) => value)).toContainEqual(
      expect.objectContaining({ status: 'success', code: 200 }),
    );
    if (operation.requestBody !== undefined) {
      expect(Object.keys(operation.requestBody.content['application/json']?.examples ?? {})).not.toEqual([]);
    }
  });

  it.each(allOperations)('$operationId takes exactly one language', ({ parameters = [] }) => {
    const languages = parameters.filter(
      ({ $ref }) => $ref?.endsWith('/Lang') || $ref?.endsWith('/RecordLang'),
    );
    expect(languages).toHaveLength(1);
  });

  it.each(allOperations)('$operationId names every shape of failure', ({ responses }) => {
    const common = ['400', '403', '404', '408', '409', '413', '422', '426', '429', '5XX'];
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(common));
  });

  it('says of every array what is in it, as outside judges want it', () => {
    expect(arraysWithoutItems()).toEqual([]);
  });
});

describe('requests that the contract refuses', () => {
  const deposit = { payment_desc: 'PIX', payment_id: 11, payment_type: 'online_pix' };

  it.each([-1, 0, 0.001, 2 ** 53, '100', [100], null])('a deposit of %j', (money) => {
    expect(requestViolations('createDeposit', { ...deposit, money })).not.toEqual([]);
  });

  it.each([0.01, 19.99, 100, 1500.5])('but not a deposit of %j', (money) => {
    expect(requestViolations('createDeposit', { ...deposit, money })).toEqual([]);
  });

  it('a registration without consent', () => {
    const member = {
      name: 'maria',
      password: 'segredo1',
      password_confirmation: 'segredo1',
      phone: '11987654321',
    };
    const captcha = { key: 'k', captcha: 'abcd' };
    expect(requestViolations('register', { ...member, ...captcha, is_adult: false })).not.toEqual([]);
    expect(requestViolations('register', { ...member, ...captcha, is_adult: true })).toEqual([]);
  });
});
