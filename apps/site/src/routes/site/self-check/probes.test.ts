import type { Problem } from '@fortuna/domain/problem.ts';
import { problemText } from '@fortuna/ui/screens/problem-text.ts';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTransport } from '../../../platform/api.ts';
import { type FakeStorages, giveStorage } from '../../../platform/storage.fixtures.ts';
import { startI18n } from '../../../words/i18n.ts';
import { clockFinding, startProbes } from './probes.ts';

/** Each probe turns red by itself, when the one thing that it tries is taken away. */

let storages: FakeStorages;
let workers: { controller: object | null; getRegistration: () => Promise<object | undefined> };
let isOnline: boolean;
const serverTime = '2026-11-22T14:20:00.000Z';
const languages = { status: 'success', code: 200, message: '', data: [] };

const asking = {
  signal: new AbortController().signal,
  problemText: (problem: Problem) => problemText(i18next.getFixedT(null, 'errors'), problem),
};

const answering = async () =>
  Response.json(languages, { headers: { date: new Date(serverTime).toUTCString() } });

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(serverTime), toFake: ['Date'] });
  storages = giveStorage();
  isOnline = true;
  workers = { controller: {}, getRegistration: async () => ({}) };
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
    get serviceWorker() {
      return workers;
    },
  });
  vi.stubGlobal('document', {
    querySelector: () => ({ content: 'dev', dataset: { api: 'https://api.example' } }),
  });
  vi.stubGlobal('fetch', async () => Response.json({ version: 'dev' }));
  setTransport(answering);
  await startI18n('pt');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setTransport(undefined);
});

async function found(): Promise<Record<string, string>> {
  const probes = Object.entries(startProbes(asking));
  return Object.fromEntries(await Promise.all(probes.map(async ([check, one]) => [check, (await one).name])));
}

const allFine = {
  server: 'answered',
  clock: 'clockRight',
  language: 'languageShown',
  session: 'kept',
  device: 'kept',
  worker: 'workerActive',
  version: 'versionNewest',
};

test('where everything works, everything is fine', async () => {
  expect(await found()).toEqual(allFine);
});

test('without a connection nothing is asked, and the clock cannot be compared', async () => {
  isOnline = false;
  const asked = vi.fn(answering);
  setTransport(asked);
  expect(await found()).toEqual({ ...allFine, server: 'offline', clock: 'clockUnknown' });
  expect(asked).not.toHaveBeenCalled();
});

test('a server that refuses is a server that fails, in its own words', async () => {
  setTransport(async () => Response.json({ status: 'error', code: 500, message: 'Fechado' }));
  const { server } = startProbes(asking);
  expect(await server).toEqual({ name: 'failed', values: { reason: 'Fechado' } });
});

test('the call goes out as a guest’s, whoever is logged in', async () => {
  storages.session.setItem('fortuna.token', 'secret');
  const asked = vi.fn(answering);
  setTransport(asked);
  await found();
  const [[request] = []] = asked.mock.calls as unknown as [[Request]];
  expect(request?.headers.get('authorization')).toBeNull();
});

test('a clock that is off is off, by more than a minute and in either direction', () => {
  const server = Date.parse(serverTime);
  const nameAt = (device: number) => clockFinding({ device, server }, 'pt').name;
  expect([59_000, -59_000].map((off) => nameAt(server + off))).toEqual(['clockRight', 'clockRight']);
  expect([61_000, -61_000].map((off) => nameAt(server + off))).toEqual(['clockOff', 'clockOff']);
  expect(clockFinding({ device: server + 3_600_000, server }, 'pt').values).toEqual({
    device: expect.stringContaining('12:20'),
    server: expect.stringContaining('11:20'),
  });
});

test('words that did not arrive are missed', async () => {
  storages.local.setItem('fortuna.language', 'en');
  expect(await found()).toEqual({ ...allFine, language: 'languageMissing' });
});

test.each(['session', 'local'] as const)(
  'a %s storage that is full is told of, and no other',
  async (area) => {
    storages[area].isFull = true;
    const check = area === 'session' ? { session: 'sessionRefused' } : { device: 'deviceRefused' };
    expect(await found()).toEqual({ ...allFine, ...check });
  },
);

test.each([
  ['workerNone', { controller: null, getRegistration: async () => undefined }],
  ['workerStarting', { controller: null, getRegistration: async () => ({}) }],
  ['workerWaiting', { controller: {}, getRegistration: async () => ({ waiting: {} }) }],
  ['workerRefused', { controller: null, getRegistration: () => Promise.reject(new Error('SecurityError')) }],
  ['workerRefused', undefined],
])('a worker is %s', async (worker, state) => {
  workers = state as typeof workers;
  expect(await found()).toEqual({ ...allFine, worker });
});

test.each([
  ['versionOld', async () => Response.json({ version: 'newer' })],
  ['versionUnknown', async () => Response.json({})],
  ['versionUnknown', async () => new Response('<!doctype html>')],
  ['versionUnknown', () => Promise.reject(new TypeError('offline'))],
])('a version is %s', async (version, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await found()).toEqual({ ...allFine, version });
});
