import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let page: EventTarget;
let signOfLife: () => Promise<unknown>;

/** A document as it has just been loaded. */
async function load(dataset: Readonly<Record<string, string>> = {}): Promise<void> {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { documentElement: { dataset } });
  ({ signOfLife } = await import('./sign-of-life.ts'));
}

beforeEach(() => load());
afterEach(() => vi.unstubAllGlobals());

const isOver = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(() => resolve(false), 0))]);

test('whoever asks after the first sign does not wait for the second', async () => {
  const early = signOfLife();
  expect(await isOver(early)).toBe(false);
  page.dispatchEvent(new Event('pointerover'));
  expect(await isOver(early)).toBe(true);
  expect(await isOver(signOfLife())).toBe(true);
});

test('what is drawn and not to be shown waits for nobody', async () => {
  await load({ look: 'own' });
  expect(await isOver(signOfLife())).toBe(true);
});
