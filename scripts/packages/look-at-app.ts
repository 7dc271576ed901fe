import { deepEqual, equal, ok } from 'node:assert/strict';
import { type Browser, chromium, type Page } from 'playwright';
import type { BrandTokens } from '../../packages/ui/src/theme/contract.ts';
import { chromiumArgs, ensureChromium } from '../chromium.ts';

export interface ExpectedBrand {
  readonly id: string;
  readonly tokens: BrandTokens;
}

/** A colour as the browser writes it. */
function asComputed(page: Page, color: string): Promise<string> {
  return page.evaluate((value) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = value;
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return computed;
  }, color);
}

async function lookAt(page: Page, { id, tokens }: ExpectedBrand): Promise<void> {
  const button = page.getByRole('button', { name: 'Entrar', exact: true });
  await button.waitFor();
  equal(
    await button.evaluate((element) => getComputedStyle(element).backgroundColor),
    await asComputed(page, tokens.color.accent),
    `the button's colour in ${id}`,
  );
  await page.getByRole('heading', { level: 1, name: 'Depositar' }).waitFor();
  await page.getByRole('radio', { name: /PIX Brisa/ }).waitFor();
  ok(
    await page.evaluate(() =>
      document.fonts.ready.then((faces) => [...faces].some(({ status }) => status === 'loaded')),
    ),
    `no face of ${id} has come`,
  );
}

/** The deposit through flow and client, up to the provider's page. */
async function deposit(page: Page): Promise<void> {
  await page.getByLabel('Valor do depósito').fill('100,00');
  await page.getByRole('button', { name: /^Depositar/ }).click();
  await page.getByRole('button', { name: 'Ir para pay.example.com' }).waitFor();
}

async function openIn(browser: Browser, url: string, brand: ExpectedBrand): Promise<void> {
  const page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => complaints.push(`${request.url()} did not come`));
  try {
    await page.goto(`${url}?brand=${brand.id}`);
    await lookAt(page, brand);
    await deposit(page);
  } catch (error) {
    throw new Error(`in ${brand.id}, console: ${complaints.join('\n') || 'silent'}`, { cause: error });
  }
  deepEqual(complaints, [], `complaints of the console in ${brand.id}`);
  await page.close();
}

/** Opens the built example in each brand. Throws what is not as it should be. */
export async function lookAtApp(url: string, brands: readonly ExpectedBrand[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    for (const brand of brands) await openIn(browser, url, brand);
  } finally {
    await browser.close();
  }
}
