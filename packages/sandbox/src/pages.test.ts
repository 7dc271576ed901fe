import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  depositOf,
  openGame,
  origin,
  playToken,
  type TestSandbox,
  testSandbox,
  withdrawalOf,
} from './testing/test-sandbox.ts';

let sandbox: TestSandbox;
let rica: string;
beforeEach(async () => {
  sandbox = testSandbox();
  rica = await sandbox.session('rica');
});
afterEach(() => sandbox.close());

async function open(address: string): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await sandbox.fetch(new Request(new URL(address, origin)));
  return { status: response.status, text: await response.text(), headers: response.headers };
}

async function submit(address: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields);
  const response = await sandbox.fetch(
    new Request(new URL(address, origin), { method: 'POST', body, headers }),
  );
  return response.status;
}

async function money(): Promise<number | undefined> {
  return (await sandbox.post('/api/auth/me', {}, rica)).body.data?.money;
}

async function payAddress(): Promise<{ address: string; billNo: string }> {
  const { pay_url, data } = (
    await sandbox.post('/api/recharge/online', depositOf(100, { payment_id: 12 }), rica)
  ).body;
  return { address: pay_url ?? '', billNo: data?.bill_no ?? '' };
}

test('the provider page takes a payment once and leads back to the site', async () => {
  const { address, billNo } = await payAddress();
  const asked = await open(address);
  expect(asked.text).toContain('Demonstração sem dinheiro real');
  expect(asked.text).toContain(billNo);
  expect(asked.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await submit(address, { outcome: 'confirm' })).toBe(303);
  expect(await submit(address, { outcome: 'fail' })).toBe(303);
  expect(await money()).toBe(25_100);
  const done = await open(`${address}&lang=en`);
  expect(done.text).toContain('The payment is confirmed.');
  expect(done.text).toContain(`http://127.0.0.1:5173/recharge-payment?bill_no=${billNo}`);
});

test('the provider page returns only to the sites, and only its signature opens it', async () => {
  const { address } = await payAddress();
  await submit(address, { outcome: 'fail' });
  expect(await money()).toBe(25_000);
  const foreign = await open(`${address}&return=${encodeURIComponent('https://evil.example/')}`);
  expect(foreign.text).not.toContain('evil.example');
  const own = await open(`${address}&return=${encodeURIComponent('http://localhost:5173/cztx')}`);
  expect(own.text).toContain('href="http://localhost:5173/cztx"');
  expect((await open(address.replace(/s=.*/, 's=00000000000000000000000000000000'))).status).toBe(404);
});

test.each([
  ['pt', 'À espera do seu pagamento', 'O prazo para pagar acabou'],
  ['en', 'Waiting for your payment', 'The time to pay is over'],
  ['cn', '等待您付款', '付款时间已过'],
])(
  'the provider page says in %s whether it still waits, and takes a late payment',
  async (lang, waiting, over) => {
    const { address } = await payAddress();
    expect((await open(`${address}&lang=${lang}`)).text).toContain(waiting);
    sandbox.world.clock.set(sandbox.world.clock.now() + 3_600_000);
    const late = (await open(`${address}&lang=${lang}`)).text;
    expect(late).toContain(over);
    expect(late).not.toContain('role="img"');
    await submit(address, { outcome: 'confirm' });
    expect(await money()).toBe(25_100);
  },
);

test('an order number on the provider page breaks between its groups only, and is whole when copied', async () => {
  const { address, billNo } = await payAddress();
  const { text } = await open(address);
  const shown = /<span class="groups">(.*?)<\/span><\/dd>/.exec(text)?.[1] ?? '';
  expect(shown.match(/<wbr>/g)).toHaveLength(3);
  expect(shown.replace(/<[^>]+>/g, '')).toBe(billNo);
});

test('pages have their stylesheets and typefaces from the sandbox alone', async () => {
  for (const name of ['pages', 'desk', 'provider']) {
    const { status, text, headers } = await open(`/assets/${name}.css`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    for (const [, file] of text.matchAll(/url\(([^)]+)\)/g)) {
      const font = await open(file ?? '');
      expect([file, font.status, font.headers.get('content-type')]).toEqual([file, 200, 'font/woff2']);
    }
  }
  expect((await open('/assets/fonts/../../../package.json')).status).toBe(404);
  expect((await open('/assets/none.css')).status).toBe(404);
});

test('the desk approves and rejects withdrawals and confirms payments', async () => {
  const first = (await sandbox.post('/api/drawing', withdrawalOf(50), rica)).body.data?.bill_no ?? '';
  const second = (await sandbox.post('/api/drawing', withdrawalOf(70), rica)).body.data?.bill_no ?? '';
  const order = (await sandbox.post('/api/recharge/online', depositOf(100), rica)).body.data?.bill_no ?? '';
  const desk = await open('/__desk?lang=en');
  for (const billNo of [first, second, order]) expect(desk.text).toContain(billNo);
  expect(desk.text).toContain('Balanced');
  expect(await submit(`/__desk/withdrawals/${first}`, { decision: 'approve' })).toBe(303);
  expect(await submit(`/__desk/withdrawals/${second}`, { decision: 'reject', reason: ' ' })).toBe(422);
  await submit(`/__desk/withdrawals/${second}`, { decision: 'reject', reason: '<b>não</b>' });
  await submit(`/__desk/deposits/${order}`, { status: 'success' });
  expect(await money()).toBe(25_050);
  const records = await sandbox.post('/api/drawing/list', { limit: 2 }, rica);
  expect(records.body.data?.data?.map(({ status }) => status)).toEqual([3, 2]);
  expect((await open('/__desk?lang=en')).text).toContain('No withdrawal waits');
});

test('the desk forces a member offline, and takes no orders from other pages', async () => {
  const address = '/__desk/members/rica/force-offline';
  expect(await submit(address, {}, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await submit(address, {}, { origin: 'https://evil.example' })).toBe(403);
  expect((await open('http://evil.example/__desk')).status).toBe(403);
  expect((await sandbox.post('/api/auth/me', {}, rica)).status).toBe(200);
  expect(await submit(address, {}, { 'sec-fetch-site': 'same-origin' })).toBe(303);
  expect((await sandbox.post('/api/auth/me', {}, rica)).body.force_offline).toBe(true);
});

test('what members type is text on the desk, wherever it is shown', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  const account = { card_no: 'evil@example.com', bank_type: 'PIX_EMAIL', cpf_id: '52998224725' };
  const saved = await sandbox.post('/api/memberbanks/save', { ...account, owner_name: evil }, rica);
  const to = {
    member_bank_id: saved.body.data?.id,
    account: 'evil@example.com',
    member_remark: `"'>${evil}`,
  };
  await sandbox.post('/api/drawing', withdrawalOf(50, to), rica);
  await submit('/__desk/write', { member: 'rica', as: 'message', title: evil, content: evil });
  for (const address of [
    '',
    '/withdrawals',
    '/messages',
    `/members?text=${evil}`,
    `/ledger?member="${evil}`,
  ]) {
    const { text } = await open(`/__desk${address}`);
    expect(text, address).not.toContain('<img');
    expect(text, address).not.toContain(`"'>`);
  }
  expect((await open('/__desk/withdrawals')).text).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('the game page opens for any slot in three languages, framed by the sites only', async () => {
  const game = openGame();
  const pt = await open(`/play/${game.code}?lang=pt`);
  expect(pt.text).toContain('Demonstração sem dinheiro real');
  expect(pt.text).toContain('<html lang="pt-BR"');
  expect(pt.headers.get('content-security-policy')).toContain('frame-ancestors http://127.0.0.1:5173 ');
  expect((await open(`/play/${game.code}?lang=en`)).text).toContain(game.englishName);
  expect((await open(`/play/${game.code}?lang=cn`)).text).toContain('演示');
  expect((await open('/play/no-such-game')).status).toBe(404);
  expect((await open('/play/assets/slot.js')).text).toMatch(/^\(function slotClient\(/);
});

test('a launch in the look of a site leads to a page in that look', async () => {
  const { code, providerKey } = openGame();
  const palette = ['#08262b', '#1f7a80', '#ffd36b'];
  const look = { brand: 'pulo', art: 'halftone', palette };
  const launch = { platType: providerKey, gameCode: code, currency: 'BRL', ...look };
  const url = new URL((await sandbox.post('/api/day7/day7LoginV2', launch, rica)).body.data?.url ?? '');
  const page = await open(`${url.pathname}${url.search}`);
  expect(page.text).toContain('data-brand="pulo" data-art="halftone"');
  expect(page.text).toContain('href="/play/brands/pulo/brand.css"');
  const [, style = ''] = /href="(\/play\/assets\/look\/[^"]+)"/.exec(page.text) ?? [];
  expect((await open(style)).text).toBe(':root{--dark:#08262b;--middle:#1f7a80;--light:#ffd36b}');
});

test('of an address nothing gets into the page or its colours that is no look', async () => {
  const { code } = openGame();
  const odd = encodeURIComponent('"><script>alert(1)</script>');
  const page = await open(`/play/${code}?brand=${odd}&art=${odd}&palette=${odd}`);
  expect(page.text).not.toContain('alert(1)');
  expect(page.text).toContain('data-brand="" data-art=""');
  const style = await open(`/play/assets/look/${code}.css?palette=ffffff-red;}body{display:none}-000000`);
  expect(style.text).toMatch(/^:root\{--dark:oklch\([^;]+;--middle:oklch\([^;]+;--light:oklch\([^;]+\}$/);
});

test('drawings of games have the hues of a brand whose pictures are turned, and of its folder nothing else gets into their style', async () => {
  const layouts: Readonly<Record<string, string>> = {
    'turned/layout.json': '{"artFamily":"coast","artTurn":-80}',
    'plain/layout.json': '{"artFamily":"coast"}',
    'odd/layout.json': '{"artTurn":"0deg}body{display:none"}',
    'broken/layout.json': '{',
  };
  const readBrandFile = async (path: string) =>
    layouts[path] === undefined ? null : new TextEncoder().encode(layouts[path]);
  const served = testSandbox({ readBrandFile });
  const answer = async (path: string) => (await served.fetch(new Request(`${origin}${path}`))).text();
  const styleOf = (brand: string) => answer(`/play/brands/${brand}/art.css`);
  expect(await styleOf('turned')).toBe(':root{--art-turn:-80deg;--turned:hue-rotate(-80deg)}');
  for (const brand of ['plain', 'odd', 'broken', 'unheard-of', 'Turned'])
    expect(await styleOf(brand)).toBe('');
  expect(await answer(`/play/${openGame().code}?brand=turned`)).toContain(
    'href="/play/brands/turned/art.css"',
  );
  const styles = ['slot', 'crash'].map((engine) => answer(`/play/assets/${engine}.css`));
  for (const style of await Promise.all(styles))
    expect(style).toContain('filter:var(--turned,) drop-shadow(');
  // Red and black of a wheel are said by their names.
  const wheel = await answer('/play/assets/solo-roulette.css');
  expect(wheel).not.toMatch(/--(?:red|black|green):[^;}]*--art-turn/);
  expect(wheel).toMatch(/--brass:[^;}]*--art-turn/);
  served.close();
});

test('a slot has the symbols that the brand of its site has made for its reels, in their own colours', async () => {
  const reels = Array.from({ length: 8 }, (_none, place) => ({
    name: 'sign',
    art: `<g data-own="${place}"/>`,
  }));
  const files: Readonly<Record<string, string>> = {
    'own/art/reels.json': JSON.stringify(reels),
    'odd/art/reels.json': '[{"name":"sign"}]',
    'broken/art/reels.json': '{',
  };
  const readBrandFile = async (path: string) =>
    files[path] === undefined ? null : new TextEncoder().encode(files[path]);
  const served = testSandbox({ readBrandFile });
  const answer = async (path: string) => (await served.fetch(new Request(`${origin}${path}`))).text();
  const page = await answer(`/play/${openGame().code}?brand=own`);
  for (const { art } of reels) expect(page).toContain(art);
  expect(page).toContain('data-reels="own"');
  expect(await answer('/play/assets/slot.css')).toContain(':root[data-reels=own]{--turned:}');
  for (const brand of ['odd', 'broken', 'unheard-of']) {
    const plain = await answer(`/play/${openGame().code}?brand=${brand}`);
    expect(plain).toContain('data-reels=""');
    expect(plain).toContain('id="symbol-');
  }
  served.close();
});

test('of the brands only tokens and fonts are served', async () => {
  const asked: string[] = [];
  const readBrandFile = async (path: string) => {
    asked.push(path);
    return new TextEncoder().encode('read');
  };
  const served = testSandbox({ readBrandFile });
  const status = async (path: string) =>
    (await served.fetch(new Request(`${origin}/play/brands/${path}`))).status;
  const files = ['mare/brand.css', 'mare/fonts.css', 'mare/fonts/body-latin.woff2'];
  for (const path of files) expect(await status(path)).toBe(200);
  for (const path of [
    'mare/brand.json',
    'mare/../../secret.css',
    '%2e%2e/fonts.css',
    'mare/fonts/..%2fx.woff2',
  ])
    expect(await status(path)).toBe(404);
  expect(asked).toEqual(files);
  served.close();
});

test('a launch token opens a game once', async () => {
  const game = openGame();
  const launch = { platType: game.providerKey, gameCode: game.code, currency: 'BRL' };
  const url = new URL((await sandbox.post('/api/day7/day7LoginV2', launch, rica)).body.data?.url ?? '');
  const token = url.searchParams.get('t');
  expect((await sandbox.post('/play/api/session', { token })).status).toBe(200);
  expect((await sandbox.post('/play/api/session', { token })).status).toBe(401);
  expect((await sandbox.post('/play/api/slot/spin', { key: 'round-0001', stake: 100 }, rica)).status).toBe(
    401,
  );
});

test('a round is played once for a key, with stakes of the list only', async () => {
  const token = await playToken(sandbox, rica);
  const spin = (key: unknown, stake: unknown) => sandbox.post('/play/api/slot/spin', { key, stake }, token);
  const first = await spin('round-0001', 100);
  expect(await spin('round-0001', 100)).toEqual(first);
  expect((await spin('round-0001', 200)).status).toBe(422);
  for (const stake of [0, -100, 150, 1.5, '100', null])
    expect((await spin('round-0002', stake)).status).toBe(422);
  expect((await spin('x', 100)).status).toBe(422);
  expect(first.body.balance).toBe(25_000_00 - 100 + (first.body.win ?? 0));
  expect(first.body.result?.net).toBe((first.body.win ?? 0) - 100);
});

test('a stake above the balance is refused', async () => {
  const token = await playToken(sandbox, await sandbox.session('nova'));
  const refused = await sandbox.post(
    '/play/api/slot/spin',
    { key: 'round-0001', stake: 50, lang: 'en' },
    token,
  );
  expect(refused).toMatchObject({ status: 409, body: { message: 'Your balance is not sufficient.' } });
});

test('a page without an origin may call the game, and nothing else', async () => {
  const preflight = async (path: string) => {
    const headers = { origin: 'null', 'access-control-request-method': 'POST' };
    const response = await sandbox.fetch(new Request(`${origin}${path}`, { method: 'OPTIONS', headers }));
    return response.headers.get('access-control-allow-origin');
  };
  expect(await preflight('/play/api/slot/spin')).toBe('null');
  expect(await preflight('/api/auth/me')).toBeNull();
});
