import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { brandIds, repositoryRoot } from './brands/pack-folder.ts';
import { chromiumArgs, ensureChromium } from './chromium.ts';
import { serveStorybook } from './static-storybook.ts';

export interface ShownBrand {
  readonly id: string;
  readonly title: string;
  /** Folder for the pictures. */
  readonly pictures: string;
}

const width = 1280;

function build(folder: string): void {
  const { status } = spawnSync('storybook', ['build', '--output-dir', folder], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  if (status !== 0) throw new Error('Storybook is not built with the brand');
}

/** The documents inside of Storybook's own, as soon as they are those of the brand. */
async function canvasOf(page: Page, id: string) {
  const canvas = page.frameLocator('#storybook-preview-iframe');
  await canvas.locator(`html[data-brand="${id}"]`).waitFor();
  return canvas;
}

/** Chosen on the toolbar, as a designer does: every pair of colours that the kit uses is measured and is enough. */
async function lookAtContrast(page: Page, url: string, { id, title, pictures }: ShownBrand): Promise<void> {
  await page.goto(`${url}/?path=/story/foundations-contrast--matrix&globals=brand:${id}`);
  const tool = page
    .getByRole('button', { name: title })
    .or(page.getByRole('button').filter({ hasText: title }));
  await tool.first().waitFor();
  const canvas = await canvasOf(page, id);
  await canvas.locator('[data-enough="true"]').first().waitFor();
  const faint = await canvas.locator('[data-enough="false"]').allTextContents();
  if (faint.length > 0) throw new Error(`Contrast in Storybook: ${faint.join(', ')}`);
  await page.screenshot({ path: join(pictures, 'storybook-contrast.png') });
}

/** Beside the others, in a page of its own. */
async function lookAtWall(page: Page, url: string, { id, title, pictures }: ShownBrand): Promise<void> {
  await page.goto(`${url}/?path=/story/brands-wall--home`);
  const wall = page.frameLocator('#storybook-preview-iframe').locator('.brand-frame');
  const own = wall.filter({ has: page.locator('figcaption', { hasText: title }) });
  await own.scrollIntoViewIfNeeded();
  const home = own.frameLocator('iframe');
  await home.locator(`html[data-brand="${id}"]`).waitFor();
  await home.getByRole('heading', { level: 1 }).waitFor();
  const count = await wall.count();
  if (count !== brandIds().length)
    throw new Error(`The wall has ${count} brands and not ${brandIds().length}`);
  await page.screenshot({ path: join(pictures, 'storybook-wall.png') });
}

async function lookAt(browser: Browser, url: string, brand: ShownBrand): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await lookAtContrast(page, url, brand);
  await lookAtWall(page, url, brand);
  if (errors.length > 0) throw new Error(`Storybook with the brand ${brand.id}: ${errors.join(', ')}`);
}

/** Builds Storybook as it is now and looks for a brand on its toolbar, its page of contrasts and its wall. */
export async function showInStorybook(brand: ShownBrand): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'storybook-of-brand-'));
  try {
    build(folder);
    const { url, close } = await serveStorybook(folder);
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] });
    try {
      await lookAt(browser, url, brand);
    } finally {
      await browser.close();
      await close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
