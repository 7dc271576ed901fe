import { afterAll, expect, test } from 'vitest';
import { sitesOfBrands } from './site/brand-sites.ts';
import { type SiteHints, siteOfRequest } from './site/site-of-request.ts';
import { testSandbox } from './testing/test-sandbox.ts';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

interface Row {
  readonly id: number;
  readonly game_code: string;
  readonly api_name: string;
  readonly name: string;
  readonly game_name: string;
  readonly payment_desc: string;
}

async function rows(path: string, headers: Record<string, string>, body?: object): Promise<readonly Row[]> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await sandbox.fetch(
    new Request(`http://127.0.0.1:8787${path}`, {
      ...init,
      headers: { ...headers, 'content-type': 'application/json' },
    }),
  );
  const { data } = (await response.json()) as { data: readonly Row[] & { readonly data?: readonly Row[] } };
  return data.data ?? data;
}

const salao = { 'x-forwarded-host': 'salao.example:5173' };

const brandSites = sitesOfBrands([
  { id: 'quarta', hosts: ['quarta.example', 'pulo.example'], artFamily: 'guilloche' },
]);
const siteOf = (hints: SiteHints) => siteOfRequest(hints, brandSites);

test('a site is told by the domain it names, by its origin, by the host that was asked, in this order', () => {
  const hints = { domain: undefined, origin: undefined, forwardedHost: undefined, host: '127.0.0.1:8787' };
  expect(siteOf(hints).site).toBe('mare');
  expect(siteOf({ ...hints, host: 'www.pulo.example:5173' }).site).toBe('pulo');
  expect(siteOf({ ...hints, forwardedHost: 'salao.example', host: 'pulo.example' }).site).toBe('salao');
  const origin = 'https://pulo.example';
  expect(siteOf({ ...hints, origin, forwardedHost: 'salao.example' }).site).toBe('pulo');
  expect(siteOf({ ...hints, domain: 'salao.example', origin }).site).toBe('salao');
  expect(siteOf({ ...hints, domain: 'localhost', origin: 'null', host: '__proto__' }).site).toBe('mare');
});

test('a host that nobody has set up has the games that suit its brand’s drawings, and begins them elsewhere', () => {
  const hints = {
    domain: undefined,
    origin: undefined,
    forwardedHost: 'quarta.example:5173',
    host: '127.0.0.1',
  };
  const { isSetUp, words, start } = siteOf(hints);
  expect({ isSetUp, words }).toEqual({ isSetUp: false, words: 'salao' });
  expect(start).toBeGreaterThan(0);
});

test('a host that nobody has set up has no name: its brand is called as its pack says', async () => {
  const titleOn = async (host: string) => {
    const address = 'http://127.0.0.1:8787/api/dynamicwebs/getdata?lang=pt&domain=localhost';
    const answer = await sandbox.fetch(new Request(address, { headers: { 'x-forwarded-host': host } }));
    return ((await answer.json()) as { data: { title: string } }).data.title;
  };
  expect(await titleOn('new-brand.example')).toBe('');
  expect(await titleOn('salao.example')).toBe('Salão');
  expect(await titleOn('127.0.0.1:5173')).toBe('Maré');
});

test('the same game has each site’s own name, in lists, details, search and records', async () => {
  const [game] = await rows('/api/games/listsv2?game_type=slots', salao);
  if (game === undefined) throw new Error('there are no slots');
  const query = `platType=${game.api_name}&gameCode=${game.game_code}`;
  const own = await sandbox.get(`/api/games/detail?${query}`);
  expect(own.body.data?.id).toBe(game.id);
  expect(own.body.data?.name).not.toBe(game.name);
  const found = await rows(`/api/games/listsv2?name=${encodeURIComponent(game.name)}`, salao);
  expect(found.map(({ id }) => id)).toContain(game.id);
  expect(await rows(`/api/games/listsv2?name=${encodeURIComponent(game.name)}`, {})).toEqual([]);
});

test('bets, deposits and channels are named in the words of the site that asks', async () => {
  const authorization = `Bearer ${await sandbox.session('rica')}`;
  const channels = async (headers: Record<string, string>) =>
    (await rows('/api/payment/online/list', { ...headers, authorization })).map(({ name }) => name);
  expect(await channels({})).toEqual([
    'PIX Brisa',
    'PIX Enseada',
    'PIX Recife',
    'TED Cais',
    'Carteira Marola',
  ]);
  const names = await channels(salao);
  expect(names).toHaveLength(5);
  expect(names.join()).not.toMatch(/Brisa|Enseada|Recife|Cais|Marola/);
  const bets = (headers: Record<string, string>) =>
    rows('/api/game/record?lang=zh_cn', { ...headers, authorization }, {});
  const [bet] = await bets({});
  const [same] = await bets(salao);
  expect(same?.game_code).toBe(bet?.game_code);
  expect(same?.game_name).not.toBe(bet?.game_name);
  const [deposit] = await rows('/api/recharge/list?lang=zh_cn', { ...salao, authorization }, {});
  expect(names).toContain(deposit?.payment_desc);
});
