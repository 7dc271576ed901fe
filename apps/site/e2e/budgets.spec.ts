import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Request } from '@playwright/test';
import { sizeOfCopy } from './built-site.ts';
import { ownHome } from './environment.ts';
import { test } from './journey.ts';

/** Exact figures of the built home page: a guest's first visit, nothing cached. KB are 1024 bytes of bodies as sent. */
const budgets = {
  'first-load JS KB': 140,
  'total KB': 280,
  'brand CSS KB': 6,
  requests: 30,
  'DOM elements': 700,
  'scripts with XState': 0,
} as const;

interface Sent {
  readonly kind: string;
  readonly bytes: number;
  readonly hasXState: boolean;
}

async function sent(request: Request): Promise<Sent> {
  const kind = request.resourceType();
  const response = await request.response();
  // Over plain http a browser takes no brotli but from this machine's own name: production is https, and sends the copies.
  const copy = sizeOfCopy(new URL(request.url()).pathname);
  const bytes =
    copy ??
    (kind === 'document'
      ? brotliCompressSync((await response?.body()) ?? '').byteLength
      : (await request.sizes()).responseBodySize);
  const hasXState = kind === 'script' && ((await response?.text()) ?? '').includes('xstate.');
  return { kind, bytes, hasXState };
}

/** Everything that the first visit has fetched. */
async function firstVisit(page: Page, home: string): Promise<readonly Sent[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('http')) requests.push(request);
  });
  await page.goto(home, { waitUntil: 'networkidle' });
  return Promise.all(requests.map(sent));
}

/** Tokens, fonts and base rules stand in the page itself; what the parts bring along is marked as styled. */
async function inlineStyles(page: Page): Promise<number> {
  const texts = await page.locator('style:not([data-styled])').allTextContents();
  return inKilobytes(brotliCompressSync(texts.join('')).byteLength);
}

function inKilobytes(bytes: number): number {
  return Math.round((bytes / 1024) * 10) / 10;
}

function kilobytes(all: readonly Sent[], kind?: string): number {
  const counted = all.filter((one) => kind === undefined || one.kind === kind);
  return inKilobytes(counted.reduce((sum, one) => sum + one.bytes, 0));
}

test.use({ viewport: { width: 412, height: 823 } });

for (const brand of ['mare', 'salao', 'pulo']) {
  test(`the home of ${brand} keeps the budgets on a first visit to its own host`, async ({ page }) => {
    const all = await firstVisit(page, ownHome(brand));
    const figures: Record<keyof typeof budgets, number> = {
      'first-load JS KB': kilobytes(all, 'script'),
      'total KB': kilobytes(all),
      'brand CSS KB': kilobytes(all, 'stylesheet') + (await inlineStyles(page)),
      requests: all.length,
      'DOM elements': await page.evaluate(() => document.querySelectorAll('*').length),
      'scripts with XState': all.filter(({ hasXState }) => hasXState).length,
    };
    console.log(figures);
    for (const [name, most] of Object.entries(budgets)) {
      expect.soft(figures[name as keyof typeof budgets], name).toBeLessThanOrEqual(most);
      if (most > 0)
        expect.soft(figures[name as keyof typeof budgets], `${name} was measured`).toBeGreaterThan(0);
    }
  });
}
