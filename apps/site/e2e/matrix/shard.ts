import { chromium, devices } from '@playwright/test';
import { windowlessArgs } from '../../../../scripts/chromium.ts';
import { faultPort, siteOrigin } from '../environment.ts';
import { allCells, type Cell } from './cells.ts';
import { CellPlay } from './play.ts';
import { FaultProxy } from './proxy.ts';

/** How many cells are played at a time: most of the time of each is waiting. */
const lanes = Number(process.env.FAULT_LANES ?? 4);

/** The longest that a cell may take, in milliseconds: then something of it waits for ever. */
const longest = 60_000;

export interface CellResult {
  readonly name: string;
  /** What was wrong; none: it has passed. */
  readonly reasons: readonly string[];
  readonly milliseconds: number;
}

/** What this process is told to play. */
export interface Shard {
  readonly names: readonly string[];
  /** Milliseconds since 1970, after which only money is still played; null: all is. */
  readonly until: number | null;
}

async function limited(work: Promise<readonly string[]>): Promise<readonly string[] | 'endless'> {
  const { promise, resolve } = Promise.withResolvers<'endless'>();
  const timer = setTimeout(() => resolve('endless'), longest);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Plays cells on this worker's servers, several at a time, each in a tab of its own. */
async function playCells(
  cells: readonly Cell[],
  until: number | null,
  onResult: (result: CellResult) => void,
): Promise<void> {
  const proxy = new FaultProxy();
  await proxy.listen(faultPort);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    // Pictures are known by their words; to draw them would cost a third of the time, and a process for each tab another quarter.
    args: [...windowlessArgs, '--blink-settings=imagesEnabled=false', '--process-per-site'],
  });
  const newDevice = async () => {
    const context = await browser.newContext({
      ...devices['Pixel 7'],
      viewport: { width: 360, height: 780 },
      deviceScaleFactor: 1,
      baseURL: siteOrigin,
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(8_000);
    return context;
  };
  /** With a tab of the site that stays: the process, and what it has compiled, outlive the tabs of its cells. */
  const furnished = async () => {
    const context = await newDevice();
    const tab = await context.newPage();
    await tab.goto('/healthz');
    return { context, tab };
  };
  const left = cells.entries();
  const lane = async () => {
    let { context, tab } = await furnished();
    for (const [index, cell] of left) {
      if (until !== null && Date.now() > until && !cell.operation.isOwnMoney) continue;
      const started = performance.now();
      // What the cell before has left on the device (what has been read, say) is not this one's.
      await tab.evaluate(() => localStorage.clear());
      const outcome = await limited(
        CellPlay.play({ context, newDevice }, proxy, cell, String(1_000 + index)).catch((error: Error) => [
          error.message.split('\n').slice(0, 40).join(' | '),
        ]),
      );
      const reasons = outcome === 'endless' ? [`not over after ${longest / 1_000} s`] : outcome;
      onResult({ name: cell.name, reasons, milliseconds: Math.round(performance.now() - started) });
      if (outcome !== 'endless') continue;
      // What still goes on there would hold up the next ones.
      await context.close();
      ({ context, tab } = await furnished());
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await browser.close();
  proxy.close();
}

/** The part of a run that this process plays; the one that has started it hears of every cell. */
process.once('message', async ({ names, until }: Shard) => {
  const cells = new Map(allCells().map((cell) => [cell.name, cell]));
  await playCells(
    names.flatMap((name) => cells.get(name) ?? []),
    until,
    (result) => process.send?.(result),
  );
  process.disconnect();
});
