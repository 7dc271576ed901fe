import { afterEach, beforeEach, expect, test } from 'vitest';
import { origin, type TestSandbox, testSandbox } from '../../testing/test-sandbox.ts';
import { largestPicture } from '../../world/site-picture.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = testSandbox();
});
afterEach(() => sandbox.close());

interface Configuration {
  readonly title: string;
  readonly logo: string | null;
  readonly download_url: string | null;
  readonly is_maintenance: number;
  readonly maintenance_until: string | null;
  readonly maintenance_message: string | null;
}

interface Reply {
  readonly status: number;
  readonly message: string;
  readonly is_maintenance?: number;
  readonly data: never;
}

async function ask(path: string, init?: RequestInit): Promise<Reply> {
  const response = await sandbox.fetch(new Request(origin + path, init));
  return { ...((await response.json()) as Reply), status: response.status };
}

const configuration = async (host: string, lang = 'pt'): Promise<Configuration> =>
  (await ask(`/api/dynamicwebs/getdata?domain=${host}&lang=${lang}`)).data;

const socials = async (site: string): Promise<readonly Record<string, string>[]> =>
  (await ask(`/api/socialmedialinks/get?site=${site}`)).data;

const languages = async (site: string): Promise<readonly Record<string, string>[]> =>
  (await ask(`/api/language/site?site=${site}`)).data;

async function press(form: string, fields: Record<string, string>, site = 'salao'): Promise<Response> {
  const body = new URLSearchParams(fields);
  return sandbox.fetch(new Request(`${origin}/__desk/sites/${form}?site=${site}`, { method: 'POST', body }));
}

async function upload(bytes: Uint8Array<ArrayBuffer>, type = 'image/png'): Promise<Response> {
  const body = new FormData();
  body.set('logo', new Blob([bytes], { type }), 'logo');
  return sandbox.fetch(new Request(`${origin}/__desk/sites/logo?site=salao`, { method: 'POST', body }));
}

/** The head of a PNG of this size, with as much behind it as is wanted. */
function png(width: number, height: number, length = 64): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}

function webp(form: 'VP8 ' | 'VP8L' | 'VP8X', side: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64);
  bytes.set(new TextEncoder().encode(`RIFF    WEBP${form}`));
  const view = new DataView(bytes.buffer);
  if (form === 'VP8 ') {
    view.setUint16(26, side, true);
    view.setUint16(28, side, true);
  } else if (form === 'VP8L') view.setUint32(21, (side - 1) | ((side - 1) << 14), true);
  else {
    view.setUint16(24, side - 1, true);
    view.setUint16(27, side - 1, true);
  }
  return bytes;
}

const names = { name: 'Grande Salão', default: 'en', speaks_pt: '1', speaks_en: '1', speaks_vi: '1' };

test('a site is renamed and speaks other languages, and no other site does', async () => {
  expect((await press('names', names)).status).toBe(303);
  expect((await configuration('salao.example')).title).toBe('Grande Salão');
  expect((await configuration('mare.example')).title).toBe('Maré');
  expect((await languages('salao')).map((row) => row.language_code)).toEqual(['en', 'pt', 'vi']);
  expect((await ask('/api/language/host?domain=salao.example')).data).toEqual({ language_code: 'en' });
  expect((await ask('/api/language/host?domain=mare.example')).data).toEqual({ language_code: 'pt' });
});

test('a language that a site does not offer is none to start in', async () => {
  const refused = await press('names', { ...names, default: 'cn' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('value="Grande Salão"');
  expect((await press('names', { ...names, name: '' })).status).toBe(422);
  expect((await press('names', { ...names, name: 'x'.repeat(25) })).status).toBe(422);
  expect((await press('names', names, 'nobody')).status).toBe(422);
  expect((await configuration('salao.example')).title).toBe('Salão');
});

test('languages come with a picture where there is one', async () => {
  const [pt] = await languages('mare-en');
  const flag = await sandbox.fetch(new Request(origin + pt?.language_flag_link));
  expect(flag.headers.get('content-type')).toBe('image/svg+xml');
  expect(flag.headers.get('content-security-policy')).toContain("default-src 'none'");
  const thai = (await languages('mare')).find((row) => row.language_code === 'th');
  expect(thai?.language_flag_link).toBeNull();
});

test('a logo is put up, is nothing but a picture, and is taken away', async () => {
  expect((await upload(png(300, 80))).status).toBe(303);
  const { logo } = await configuration('salao.example');
  expect(logo).toMatch(/^\/api\//);
  const picture = await sandbox.fetch(new Request(origin + logo));
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(png(300, 80));
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
  expect(picture.headers.get('content-security-policy')).toContain('sandbox');
  expect((await configuration('mare.example')).logo).toBeNull();

  await upload(webp('VP8X', 200));
  const { logo: next } = await configuration('salao.example');
  expect(next).not.toBe(logo);
  expect((await sandbox.fetch(new Request(origin + logo))).status).toBe(404);
  await press('logo', { remove: '1' });
  expect((await configuration('salao.example')).logo).toBeNull();
});

test.each<[string, Uint8Array<ArrayBuffer>]>([
  [
    'SVG',
    new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>${' '.repeat(64)}`,
    ),
  ],
  [
    'HTML that calls itself a PNG',
    new TextEncoder().encode('<html><body>hello hello hello hello hello</body></html>'),
  ],
  ['a PNG that is too large a file', png(300, 80, largestPicture + 1)],
  ['a PNG that unpacks to too much', png(60_000, 60_000)],
  ['a PNG without a size', png(0, 80)],
  ['a WebP that unpacks to too much', webp('VP8L', 9_000)],
  ['nothing', new Uint8Array()],
])('%s is no logo', async (_, bytes) => {
  expect((await upload(bytes)).status).toBe(422);
  expect((await configuration('salao.example')).logo).toBeNull();
});

test.each([
  ['a picture straight from a camera', new FormData(), /no PNG or WebP, or too large/],
  ['any other form', new URLSearchParams(), /A field is missing or wrong/],
] as const)(
  '%s that is larger than a request may be is refused on the desk’s own page',
  async (_, body, says) => {
    const large = 'x'.repeat(3_000_000);
    if (body instanceof FormData) body.set('logo', new Blob([large], { type: 'image/png' }), 'logo');
    else body.set('name', large);
    const address = `${origin}/__desk/sites/logo?site=salao&lang=en`;
    const answer = await sandbox.fetch(new Request(address, { method: 'POST', body }));
    expect(answer.status).toBe(413);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await answer.text()).toMatch(says);
    expect((await configuration('salao.example')).logo).toBeNull();
  },
);

test.each(['VP8 ', 'VP8L', 'VP8X'] as const)('a WebP of the form %s is a logo', async (form) => {
  expect((await upload(webp(form, 120), 'image/webp')).status).toBe(303);
  const { logo } = await configuration('salao.example');
  expect((await sandbox.fetch(new Request(origin + logo))).headers.get('content-type')).toBe('image/webp');
});

test('links are added, changed and removed, and lead to https only', async () => {
  const before = await socials('salao');
  await press('links', { title: 'Threads', url: 'https://threads.example/salao' });
  const added = (await socials('salao')).at(-1);
  expect(added).toMatchObject({ type: 'threads', title: 'Threads', url: 'https://threads.example/salao' });
  for (const url of [
    'http://threads.example',
    'javascript:alert(1)',
    'https://a:b@threads.example',
    'threads',
  ]) {
    expect((await press('links', { title: 'Bad', url })).status, url).toBe(422);
  }
  await press(`links/${added?.id}`, { title: '链接', url: 'https://threads.example/x' });
  expect((await socials('salao')).at(-1)).toMatchObject({ type: 'link', title: '链接' });
  await press(`links/${added?.id}`, { remove: '1' }, 'pulo');
  expect(await socials('salao')).toHaveLength(before.length + 1);
  await press(`links/${added?.id}`, { remove: '1' });
  expect(await socials('salao')).toEqual(before);
});

test('the address of the operator’s app is set and taken away, and leads to https only', async () => {
  expect((await configuration('salao.example')).download_url).toBeNull();
  expect((await press('app', { app: 'https://app.example/salao.apk' })).status).toBe(303);
  expect((await configuration('salao.example')).download_url).toBe('https://app.example/salao.apk');
  expect((await configuration('mare.example')).download_url).toBeNull();
  for (const url of ['http://app.example', 'javascript:alert(1)', 'app'])
    expect((await press('app', { app: url })).status, url).toBe(422);
  expect((await configuration('salao.example')).download_url).toBe('https://app.example/salao.apk');
  await press('app', { app: '' });
  expect((await configuration('salao.example')).download_url).toBeNull();
});

test('a closed site answers what it must, and nothing else, until it opens', async () => {
  const token = await sandbox.session('rica');
  const host = { 'x-forwarded-host': 'salao.example' };
  const me = () =>
    ask('/api/auth/me?lang=en', { method: 'POST', headers: { ...host, authorization: `Bearer ${token}` } });
  sandbox.world.clock.set(Date.parse('2026-05-04T06:00:00Z'));
  expect((await press('maintenance', { until: '2026-05-04T02:00' })).status).toBe(422);
  const sent = { until: '2026-05-04T05:30', message_pt: 'Trocando as cartas.', message_en: 'New cards.' };
  expect((await press('maintenance', sent)).status).toBe(303);

  expect(await configuration('salao.example', 'en')).toMatchObject({
    is_maintenance: 1,
    maintenance_until: '2026-05-04 05:30:00',
    maintenance_message: 'New cards.',
  });
  expect((await configuration('salao.example', 'cn')).maintenance_message).toBe('Trocando as cartas.');
  expect(await me()).toMatchObject({ status: 503, is_maintenance: 1, message: 'New cards.' });
  expect((await ask('/api/games/listsv2', { headers: host })).status).toBe(503);
  expect((await ask('/api/auth/captcha', { method: 'POST', headers: host })).status).toBe(503);
  const open = [
    '/api/language/getList',
    '/api/language/site?site=salao',
    '/api/language/host?domain=salao.example',
    '/api/socialmedialinks/get?site=salao',
    '/api/informationcenter/support',
  ];
  for (const path of open) expect((await ask(path, { headers: host })).status, path).toBe(200);
  expect((await ask('/api/games/listsv2')).status).toBe(200);

  const desk = await sandbox.fetch(new Request(`${origin}/__desk/sites?site=salao&lang=en`));
  expect(await desk.text()).toContain('Open the site?');
  await press('maintenance', { open: '1' });
  expect((await me()).status).toBe(200);
  expect((await configuration('salao.example')).is_maintenance).toBe(0);
});

test('a site that is closed without words says something all the same', async () => {
  await press('maintenance', {}, 'mare');
  expect(await ask('/api/games/listsv2?lang=en')).toMatchObject({
    status: 503,
    message: 'The site is closed for maintenance. We will be back soon.',
  });
  expect(await configuration('mare.example')).toMatchObject({
    is_maintenance: 1,
    maintenance_until: null,
    maintenance_message: null,
  });
});
