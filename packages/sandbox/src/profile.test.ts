import { afterEach, beforeEach, expect, test } from 'vitest';
import { profilePictures } from './pictures/profile-pictures.ts';
import { ricaId } from './testing/account-requests.ts';
import { origin, type TestSandbox, testSandbox } from './testing/test-sandbox.ts';

let sandbox: TestSandbox;
let rica: string;
let nova: string;
beforeEach(async () => {
  sandbox = testSandbox();
  rica = await sandbox.session('rica');
  nova = await sandbox.session('nova');
});
afterEach(() => sandbox.close());

const favourites = async (query = `member_id=${ricaId}&name=rica`, token = rica) =>
  sandbox.post(`/api/games/follow?${query}`, {}, token);
const ids = async () => (await favourites()).body.data?.map(({ game_id: id }) => id);

const fileOf = (url: string, host: string) =>
  sandbox.fetch(new Request(`${origin}${url}`, { headers: { 'x-forwarded-host': host } }));

test('pictures are small drawings that differ, in the manner of the site that asks', async () => {
  const urls = [...profilePictures.male, ...profilePictures.female].map(({ url }) => url);
  const drawings = new Set<string>();
  for (const url of urls)
    for (const host of ['mare.example', 'salao.example', 'pulo.example']) {
      const reply = await fileOf(url, host);
      expect(reply.headers.get('content-type')).toBe('image/svg+xml');
      expect(reply.headers.get('cache-control')).toMatch(/^public/);
      expect(reply.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      const text = await reply.text();
      expect(text).toMatch(/^<svg .*<\/svg>$/);
      expect(text.length).toBeLessThan(4_000);
      drawings.add(text);
    }
  expect(drawings.size).toBe(3 * urls.length);
  expect((await fileOf('/api/profilepictures/files/male-99.svg', 'mare.example')).status).toBe(404);
});

test('a picture of the list is set for oneself only', async () => {
  const set = (member: number, url: unknown, token = rica) =>
    sandbox.post('/api/profilepictures/set', { member_id: member, profileurl: url }, token);
  const url = profilePictures.male[1]?.url;
  expect((await set(ricaId, url)).body.data?.profileurl).toBe(url);
  const read = await sandbox.post('/api/profilepictures/user', { member_id: ricaId }, rica);
  expect(read.body.data?.profileurl).toBe(url);
  expect((await set(ricaId, 'https://evil.example/x.svg')).status).toBe(422);
  expect((await set(ricaId, url, nova)).status).toBe(403);
  expect((await sandbox.post('/api/profilepictures/user', { member_id: ricaId }, nova)).status).toBe(403);
});

test('the profile changes what is given, the real name once', async () => {
  const update = (fields: object, token = nova) =>
    sandbox.post('/api/auth/info/update?lang=en', fields, token);
  expect((await update({ realname: 'Nova Prado', is_trans_on: 0, lang: 'th' })).body.data).toEqual({
    nickname: 'Nova',
    realname: 'Nova Prado',
    gender: null,
    qq: null,
    lang: 'th',
    is_tips_on: 1,
    is_in_on: 0,
    is_trans_on: 0,
  });
  expect((await update({ realname: 'Outra Pessoa', nickname: 'X' })).body.message).toMatch(/already/);
  expect((await update({ realname: 'Nova Prado' })).body.status).toBe('success');
  expect((await update({ nickname: '  ' })).body.errors).toHaveProperty('nickname');
  expect((await update({ gender: 7 })).status).toBe(422);
  const me = (await sandbox.post('/api/auth/me', {}, nova)).body.data;
  expect(me).toMatchObject({ nickname: 'Nova', realname: 'Nova Prado', lang: 'th', is_trans_on: 0 });
});

test('what was said of the gender can be taken back, and a nickname passes for nobody of the house', async () => {
  const update = (fields: object) => sandbox.post('/api/auth/info/update?lang=en', fields, rica);
  expect((await update({ gender: null })).body.data).toMatchObject({ gender: null, nickname: 'Rica' });
  for (const nickname of ['Suporte Maré', '客服', 'ADMIN_1', 'Ri\u200bca', '\u202eacir']) {
    const refused = await update({ nickname });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toHaveProperty('nickname');
  }
  expect((await update({ nickname: '𠮷'.repeat(30) })).status).toBe(200);
  expect((await update({ nickname: '𠮷'.repeat(31) })).status).toBe(422);
});

test('favourites are added once, newest first, and removed', async () => {
  const set = (path: string, game: number, token = rica) =>
    sandbox.post(`/api/games/follow/${path}?lang=en`, { member_id: ricaId, game_id: game }, token);
  const before = (await ids()) ?? [];
  sandbox.world.clock.set(sandbox.world.clock.now() + 1_000);
  await set('set', 10_000);
  await set('set', 10_000);
  expect(await ids()).toEqual([10_000, ...before]);
  expect((await set('delete', 10_000)).body.status).toBe('success');
  expect((await set('delete', 10_000)).body.status).toBe('success');
  expect(await ids()).toEqual(before);
  expect((await set('set', 10_001)).status).toBe(404);
  expect((await set('set', 5, nova)).status).toBe(403);
  expect((await set('delete', 229, nova)).status).toBe(403);
  expect((await favourites(undefined, nova)).status).toBe(403);
  expect((await favourites(`member_id=${ricaId}&name=nova`)).status).toBe(403);
  expect(await ids()).toEqual(before);
});

test('there is room for two hundred favourites', async () => {
  const add = (game: number) =>
    sandbox.post('/api/games/follow/set?lang=en', { member_id: ricaId, game_id: game }, rica);
  const kept = (await ids())?.length ?? 0;
  for (let game = 301; game <= 500 - kept; game++) await add(game);
  expect((await add(600)).body.message).toMatch(/200/);
  expect(await ids()).toHaveLength(200);
});
