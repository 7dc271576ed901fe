import { afterAll, expect, test } from 'vitest';
import { depositOf, origin, testSandbox } from './testing/test-sandbox.ts';

/** A site of another origin calls from the browser (requirement ADD-12). */
const site = 'https://mare.example';
const sandbox = testSandbox({ siteOrigins: [site] });
afterAll(() => sandbox.close());

const deposits = '/api/recharge/online?lang=en';

interface Asked {
  readonly from: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
}

/** What a browser asks before a call that carries headers of its own. */
function preflight({ from, path = deposits }: Asked): Promise<Response> {
  const headers = {
    origin: from,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,idempotency-key',
  };
  return Promise.resolve(sandbox.fetch(new Request(`${origin}${path}`, { method: 'OPTIONS', headers })));
}

function send({ from, path = deposits, headers = {} }: Asked, body: unknown = {}): Promise<Response> {
  const init = { method: 'POST', body: JSON.stringify(body) };
  const request = new Request(`${origin}${path}`, {
    ...init,
    headers: { origin: from, 'content-type': 'application/json', ...headers },
  });
  return Promise.resolve(sandbox.fetch(request));
}

test('the sites that are set up may call, also from a host of their own, with the headers of the contract, and ask once in ten minutes', async () => {
  for (const from of [site, 'https://pulo.example']) {
    const { headers } = await preflight({ from });
    expect(headers.get('access-control-allow-origin')).toBe(from);
    expect(headers.get('access-control-allow-headers')).toBe('authorization,content-type,idempotency-key');
    expect(headers.get('access-control-allow-methods')).toBe('GET,POST,DELETE');
    expect(headers.get('access-control-max-age')).toBe('600');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
  }
});

test.each(['https://evil.example', 'https://mare.example.evil.example', 'http://mare.example', 'null', ''])(
  'nobody else may, not even "%s"',
  async (from) => {
    expect((await preflight({ from })).headers.get('access-control-allow-origin')).toBeNull();
    const answer = await send({ from, path: '/api/auth/captcha' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  },
);

test('every answer can be read by the site: taken, refused, not logged in, too large, unknown, broken', async () => {
  const authorization = `Bearer ${await sandbox.session('rica')}`;
  const paid = depositOf(100);
  const answers = [
    await send({ from: site, headers: { authorization, 'idempotency-key': 'far-away-1' } }, paid),
    await send({ from: site, headers: { authorization, 'idempotency-key': 'far-away-1' } }, depositOf(200)),
    await send({ from: site }, paid),
    await send({ from: site, headers: { authorization } }, { money: 'x'.repeat(2 * 1024 * 1024) }),
    await send({ from: site, path: '/api/nothing' }),
  ];
  await sandbox.control('/fault', { operation: 'createDeposit', kind: 'unavailable', times: 1 });
  answers.push(await send({ from: site, headers: { authorization, 'idempotency-key': 'far-away-2' } }, paid));
  expect(answers.map(({ status }) => status)).toEqual([200, 422, 401, 413, 404, 503]);
  for (const { headers } of answers) {
    expect(headers.get('access-control-allow-origin')).toBe(site);
    expect(headers.get('access-control-expose-headers')).toBe('date,retry-after');
  }
});

test('the question whether one may call is no call', async () => {
  await sandbox.control('/reset', {});
  await preflight({ from: site });
  expect((await sandbox.control('/calls')).body).toEqual([]);
});
