import { catalogue } from '@fortuna/sandbox/catalogue/catalogue.ts';
import { engineNameOf } from '@fortuna/sandbox/engines/playable.ts';
import { type Browser, chromium, type Frame, type Page } from '@playwright/test';
import { stageOf } from '../apps/site/e2e/sample-games.ts';
import { logIn } from './bench-member.ts';
import { chromiumArgs } from './chromium.ts';
import { siteUrl } from './servers.ts';

/** A processor a quarter as fast, in a game's frame too where it is a process of its own. */
async function slowDown(page: Page, of: Page | Frame = page): Promise<void> {
  const session = await page.context().newCDPSession(of);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** From the press until the game has drawn its controls, in milliseconds. */
async function firstFrame(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
  await logIn(page, 'rica');
  await page.goto(`${siteUrl}${address}`);
  const launch = page.getByRole('button', { name: 'Jogar agora' });
  await launch.waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  // Refused for a frame that shares the page's process, and is as slow as that.
  page.on('frameattached', (frame) => slowDown(page, frame).catch(() => undefined));
  const pressed = performance.now();
  await launch.click();
  await page.frameLocator('iframe').getByRole('button').first().waitFor();
  const taken = performance.now() - pressed;
  await page.close();
  return taken;
}

/** The first frame of a game of each engine, by the engine's name. */
export async function openEngines(executablePath: string): Promise<ReadonlyMap<string, number>> {
  const addresses = new Map<string, string>();
  for (const game of catalogue().games) {
    const engine = game.isOpen ? engineNameOf(game) : undefined;
    if (engine !== undefined && !addresses.has(engine)) addresses.set(engine, stageOf(game));
  }
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  const taken = new Map<string, number>();
  for (const [engine, address] of addresses) taken.set(engine, await firstFrame(browser, address));
  await browser.close();
  return taken;
}
