import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { depositOf, withdrawalOf } from '../testing/test-sandbox.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess('memory:');
}, 30_000);
afterAll(() => server.kill());

/** The first line of the answer to bytes that are sent as they are. */
async function statusLine(bytes: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  // The server hangs up on misbehaving clients, sometimes while bytes are still on their way.
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return answer.split('\r\n', 1)[0] ?? '';
}

async function bearer(member: string): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await server.session(member)}` };
}

async function login(password: string): Promise<string> {
  const captcha = JSON.parse((await server.post('/api/auth/captcha', {})).text).data;
  const solved = await fetch(`${server.url}/__test__/captcha/${captcha.key}`, {
    headers: { 'x-test-key': 'a-test-key' },
  });
  const { answer } = await solved.json();
  const fields = { key: captcha.key, captcha: answer, name: 'rtl', password };
  return (await server.post('/api/auth/login2?lang=en', fields)).text;
}

test.concurrent('whoever sends headers slowly is told 408 and hung up on', { timeout: 25_000 }, async () => {
  expect(await statusLine('POST /api/auth/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ')).toBe(
    'HTTP/1.1 408 Request Timeout',
  );
});

test.concurrent('headers without end are a 431', async () => {
  const filler = `X-Filler: ${'x'.repeat(40_000)}\r\n`;
  expect(await statusLine(`GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n${filler}\r\n`)).toMatch(/ 431 /);
});

test.concurrent('a body above a megabyte is a 413, with its length announced or not', async () => {
  const headers = { 'content-type': 'application/json', ...(await bearer('rica')) };
  const huge = JSON.stringify({ ...depositOf(100), payment_desc: 'x'.repeat(1024 * 1024) });
  const announced = await fetch(`${server.url}/api/recharge/online`, { method: 'POST', headers, body: huge });
  expect(announced.status).toBe(413);
  const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`;
  const head = 'POST /api/auth/login2 HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n';
  const unannounced = `${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}${chunk}0\r\n\r\n`;
  expect(await statusLine(unannounced)).toMatch(/ 413 /);
});

test.concurrent('what is no HTTP is a 400', async () => {
  expect(await statusLine('EHLO example.com\r\n\r\n')).toMatch(/ 400 /);
});

// Not among the concurrent ones, which keep the processors busy.
test('the server answers others between two of two hundred wrong passwords that come at once', {
  timeout: 30_000,
}, async () => {
  const names = ['nova', 'sempin', 'agente', 'indicada1', 'indicado2', 'indicada3', 'girouma', 'semgiro'];
  const bearers = await Promise.all(names.map(bearer));
  let isOver = false;
  const guesses = Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      server.post('/api/member/password/verify', { password: `x${index}` }, bearers[index % names.length]),
    ),
  ).finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  while (!isOver) {
    const start = performance.now();
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    waits.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const replies = await guesses;
  const isHashed = ({ status, text }: (typeof replies)[number]) =>
    status !== 429 && !/Too many attempts/.test(text);
  const hashed = replies.filter(isHashed).length;
  waits.sort((one, other) => one - other);
  const at = (part: number) => `${Math.round(waits[Math.floor((waits.length - 1) * part)] ?? 0)} ms`;
  console.log(
    `/healthz while 200 passwords are tried: p50 ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)} of ${waits.length}; ${hashed} hashed`,
  );
  // How long it takes is this machine's; that it does not wait for the next hash is the server's.
  expect(waits.length).toBeGreaterThan(hashed);
  expect(hashed).toBeGreaterThan(0);
  expect(hashed).toBeLessThanOrEqual(names.length * 5);
  expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});

test.concurrent('five wrong passwords lock the name, even for the right one', {
  timeout: 30_000,
}, async () => {
  for (let attempt = 0; attempt < 5; attempt++) expect(await login('Adivinhada1')).toMatch(/"error"/);
  expect(await login('Fortuna!2026')).toMatch(/Too many attempts/);
});

test.concurrent('five wrong withdrawal passwords lock it, also when they come together', async () => {
  const headers = await bearer('rica');
  const draw = (qk_pwd: string) => server.post('/api/drawing?lang=en', withdrawalOf(50, { qk_pwd }), headers);
  const guesses = await Promise.all(Array.from({ length: 30 }, (_, index) => draw(String(100_000 + index))));
  expect(guesses.filter(({ text }) => /Too many attempts/.test(text))).toHaveLength(25);
  expect((await draw('246810')).text).toMatch(/Too many attempts/);
});
