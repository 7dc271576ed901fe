import { afterAll, expect, test } from 'vitest';
import { origin, testSandbox } from '../testing/test-sandbox.ts';
import { withPicturesInAnswers } from './pictures-in-answers.ts';

const sandbox = testSandbox();
afterAll(() => sandbox.close());
const send = withPicturesInAnswers((request) => sandbox.fetch(request));

const slots = `${origin}/api/games/listsv2?game_type=slots&limit=60&page=5`;

interface Row {
  readonly id: number;
  readonly img_url: string | null;
}

async function rowsOf(answer: Response): Promise<readonly Row[]> {
  return ((await answer.json()) as { data: { data: readonly Row[] } }).data.data;
}

test('a list has the pictures themselves where the server has their addresses, and is the same otherwise', async () => {
  const named = await rowsOf(await sandbox.fetch(new Request(slots)));
  const drawn = await rowsOf(await send(new Request(slots)));
  expect(named.some(({ img_url: url }) => url !== null)).toBe(true);
  expect(drawn.map(({ id }) => id)).toEqual(named.map(({ id }) => id));
  for (const [place, { img_url: url }] of named.entries()) {
    const picture = drawn[place]?.img_url ?? null;
    if (url === null) {
      expect(picture).toBeNull();
      continue;
    }
    const file = await sandbox.fetch(new Request(`${origin}${url}`));
    const [head, content = ''] = picture?.split(',') ?? [];
    expect(head).toBe('data:image/svg+xml;base64');
    expect(atob(content)).toBe(await file.text());
  }
});

test('a portrait that is chosen arrives at the back end by its address', async () => {
  const token = await sandbox.session('rica');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await send(new Request(`${origin}/api/profilepictures`, { headers }));
  const [portrait] = ((await answer.json()) as { data: { male: { profileurl: string }[] } }).data.male;
  expect(portrait?.profileurl).toMatch(/^data:image\/svg\+xml;base64,/);
  const member = await send(new Request(`${origin}/api/auth/me`, { method: 'POST', headers, body: '{}' }));
  const { id } = ((await member.json()) as { data: { id: number } }).data;
  const chosen = await send(
    new Request(`${origin}/api/profilepictures/set`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ member_id: id, profileurl: portrait?.profileurl }),
    }),
  );
  // A portrait that it does not know is refused.
  expect(await chosen.json()).toMatchObject({
    status: 'success',
    data: { profileurl: portrait?.profileurl },
  });
});
