import { afterEach, beforeEach, expect, test } from 'vitest';
import { depositOf, origin, type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
let address: string;
let back: string;
beforeEach(async () => {
  sandbox = testSandbox();
  const rica = await sandbox.session('rica');
  const order = await sandbox.post('/api/recharge/online', depositOf(100, { payment_id: 12 }), rica);
  address = order.body.pay_url ?? '';
  back = `http://127.0.0.1:5173/recharge-payment?bill_no=${order.body.data?.bill_no}`;
});
afterEach(() => sandbox.close());

async function decide(outcome: string): Promise<void> {
  const body = new URLSearchParams({ outcome });
  await sandbox.fetch(new Request(new URL(address, origin), { method: 'POST', body }));
}

/** How often the page leads back, and how often as its first action. */
async function waysBack(language: string) {
  const page = await sandbox.fetch(new Request(new URL(`${address}&lang=${language}`, origin)));
  const main = /<main[\s\S]*<\/main>/.exec(await page.text())?.[0] ?? '';
  const links = [...main.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)];
  return links
    .filter(([, attributes]) => attributes?.includes(`href="${back}"`))
    .map(([, attributes, words]) => ({ words, isLoud: attributes?.includes('button') ?? false }));
}

test.each([
  ['pt', 'Voltar ao site'],
  ['en', 'Back to the site'],
  ['cn', '返回站点'],
])('a way back in %s stands in every state, and quietly while the order waits', async (language, words) => {
  expect(await waysBack(language)).toEqual([{ words, isLoud: false }]);
  const { clock } = sandbox.world;
  const before = clock.now();
  clock.set(before + 3_600_000);
  expect(await waysBack(language)).toEqual([{ words, isLoud: true }]);
  clock.set(before);
  await decide(language === 'pt' ? 'confirm' : 'fail');
  expect(await waysBack(language)).toEqual([{ words, isLoud: true }]);
});
