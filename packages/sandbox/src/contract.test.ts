import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { contractOperations } from './contract/document.ts';
import { handlers } from './operations/registry.ts';
import { contractRequests } from './testing/contract-requests.ts';
import type { OperationRequest } from './testing/operation-request.ts';
import { testSandbox } from './testing/test-sandbox.ts';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

const requests = contractRequests(sandbox);

async function send(
  operation: (typeof contractOperations)[number],
  { path = {}, query = '' }: OperationRequest,
  body: unknown,
  token?: string,
) {
  const place = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
  const address = `${place}?${query}`;
  if (operation.method === 'GET') return sandbox.get(address, token);
  if (operation.method === 'DELETE') return sandbox.delete(address, token);
  return sandbox.post(address, body, token);
}

test('every operation of the contract has a handler, and none is left over', () => {
  expect(Object.keys(handlers).sort()).toEqual(contractOperations.map(({ id }) => id).sort());
});

test.each(contractOperations)('$id succeeds with an answer that fits the contract', async (operation) => {
  const request = requests[operation.id];
  const token = await sandbox.session(request.as ?? 'rica');
  const reply = await send(operation, request, await request.body?.(), token);
  expect(reply).toMatchObject({ status: 200, body: { status: 'success' } });
});

test.each(contractOperations.filter(({ isPublic }) => !isPublic))(
  '$id needs a valid token',
  async (operation) => {
    for (const token of [undefined, 'forged', 'eyJhbGciOiJub25lIn0.eyJzdWIiOjF9.']) {
      const { status, body } = await send(operation, requests[operation.id], {}, token);
      expect({ status, body }).toEqual({ status: 401, body: { message: 'Unauthenticated.' } });
    }
  },
);

test.each(contractOperations)('$id answers odd bodies within the contract', async (operation) => {
  const token = await sandbox.session('nova');
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue())), async (odd) => {
      const { status } = await send(operation, requests[operation.id], odd, token);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 20 },
  );
});

test('unreadable JSON is a 400, an unknown address a 404, a huge body a 413', async () => {
  const response = await sandbox.fetch(
    new Request('http://127.0.0.1:8787/api/auth/login2', { method: 'POST', body: '{"name":' }),
  );
  expect(response.status).toBe(400);
  expect((await sandbox.get('/api/nothing')).status).toBe(404);
  const huge = { name: 'x'.repeat(1024 * 1024 + 1) };
  expect((await sandbox.post('/api/auth/login2?lang=en', huge)).body.message).toBe(
    'The request is too large.',
  );
});

test('messages by field come in the language of the request', async () => {
  const messages = async (lang: string) =>
    (await sandbox.post(`/api/auth/login2?lang=${lang}`, {})).body.errors?.name;
  expect(await messages('en')).toEqual(['This field is required.']);
  expect(await messages('pt')).toEqual(['Este campo é obrigatório.']);
  expect(await messages('cn')).toEqual(['此项为必填。']);
});
