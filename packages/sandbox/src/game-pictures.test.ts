import { afterAll, expect, test } from 'vitest';
import { origin, testSandbox } from './testing/test-sandbox.ts';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

const fileOf = (url: string, host: string) =>
  sandbox.fetch(new Request(`${origin}${url}`, { headers: { 'x-forwarded-host': host } }));

const sites = ['mare.example', 'salao.example', 'pulo.example'];

async function slots(host: string) {
  const pages = [5, 6, 7, 8, 9].map(async (page) => {
    const address = `${origin}/api/games/listsv2?game_type=slots&limit=60&page=${page}`;
    const reply = await sandbox.fetch(new Request(address, { headers: { 'x-forwarded-host': host } }));
    const { data } = (await reply.json()) as { data: { data: { id: number; img_url: string | null }[] } };
    return data.data;
  });
  return (await Promise.all(pages)).flat();
}

test.each(sites)('on %s some slots have a picture of their own, none like another', async (host) => {
  const urls = (await slots(host)).flatMap(({ img_url: url }) => url ?? []);
  expect(urls.length).toBeGreaterThan(4);
  const drawings = new Set<string>();
  for (const url of urls) {
    const reply = await fileOf(url, host);
    expect(reply.headers.get('content-type')).toBe('image/svg+xml');
    expect(reply.headers.get('cache-control')).toMatch(/^public/);
    expect(reply.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const text = await reply.text();
    expect(text).toMatch(/^<svg [\s\S]*<\/svg>$/);
    expect(text).not.toMatch(/<script|href="(?!#)|NaN|undefined/);
    expect(text.length).toBeLessThan(20_000);
    drawings.add(text);
  }
  expect(drawings.size).toBe(urls.length);
});

test('the hottest games and other types have none, and no file is made for what is no such game', async () => {
  const hot = (await sandbox.get('/api/games/popular?name=')).body.data ?? [];
  expect(hot.length).toBeGreaterThan(0);
  expect(hot.filter(({ img_url: url }) => url !== null)).toEqual([]);
  const crash = hot.find(({ game_type: type }) => type === 'crash');
  for (const file of [`${crash?.id}.svg`, '999999.svg', '0.svg', 'x.svg', '5.png'])
    expect((await fileOf(`/api/games/pictures/${file}`, 'mare.example')).status).toBe(404);
});

test.each(sites)(
  'a picture of %s is found from other sites too: an image does not say whose site it is on',
  async (host) => {
    const url = (await slots(host)).find(({ img_url: address }) => address !== null)?.img_url ?? '';
    const drawings = await Promise.all(sites.map(async (site) => (await fileOf(url, site)).text()));
    expect(drawings[0]).toMatch(/^<svg /);
    expect(new Set(drawings).size).toBe(1);
  },
);
