import { performance } from 'node:perf_hooks';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArgs } from './chromium.ts';
import { sandboxUrl, siteUrl } from './servers.ts';

export interface ListFigures {
  /** Of a search at the server, over the network of this machine, in milliseconds: ninety-five of a hundred take no longer. */
  readonly searchP95: number;
  /** From the end of the pause after the last letter until the results stand, in milliseconds; the median. */
  readonly resultsAfterPause: number;
  /** The longest time between two frames while the list is scrolled on a processor a quarter as fast, in milliseconds. */
  readonly longestFrame: number;
  /** The most tiles in the document meanwhile. */
  readonly mostTiles: number;
  /** Places in sight that are still empty half a second after the finger has stopped. */
  readonly blank: number;
}

/** As `apps/site/src/routes/games/search-games.page.tsx` has it. */
const pause = 120;

const words = [
  'tigre',
  'mar',
  'ouro do',
  'mirante 9',
  'rainha',
  'dragao',
  'tesouro da mar',
  'lua',
  'peixe',
  'coral v',
];

/** Each word as it is typed, letter by letter, and mistyped once. */
const typed = words.flatMap((word) => [
  ...Array.from(word, (_, at) => word.slice(0, at + 1)),
  `${word.slice(0, 2)}q${word.slice(3)}`,
]);

function atPart(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

async function searchTimes(): Promise<readonly number[]> {
  const times: number[] = [];
  for (const word of typed) {
    const address = `${sandboxUrl}/api/games/listsv2?lang=pt&page=1&limit=60&name=${encodeURIComponent(word)}`;
    const start = performance.now();
    await (await fetch(address)).json();
    times.push(performance.now() - start);
  }
  // The first has the index made.
  return times.slice(1);
}

async function phone(browser: Browser, path: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
  await page.addInitScript(() => localStorage.setItem('fortuna.language', 'pt'));
  await page.goto(siteUrl + path);
  await page.waitForLoadState('networkidle');
  return page;
}

/** From the letter until the results of what has been typed stand, once for each word. */
async function resultTimes(browser: Browser): Promise<readonly number[]> {
  const page = await phone(browser, '/searchGames');
  const times: number[] = [];
  for (const word of words) {
    const shown = page.evaluate((text) => {
      const hasResults = () =>
        new URLSearchParams(window.location.search).get('search') === text &&
        document.querySelector('main [aria-busy=true]') === null &&
        document.querySelector('[data-part="game-window"] [data-place] [data-part="game-tile"]') !== null;
      return new Promise<number>((resolve) => {
        let start = 0;
        document.addEventListener('input', () => (start = performance.now()), { once: true });
        const look = () => {
          if (start > 0 && hasResults()) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      });
    }, word);
    await page.getByRole('searchbox').fill(word);
    times.push((await shown) - pause);
  }
  await page.close();
  return times;
}

/** Scrolls some screens down the catalogue as a finger does, quickly, and looks at every frame. */
async function scroll(browser: Browser): Promise<Omit<ListFigures, 'searchP95' | 'resultsAfterPause'>> {
  const page = await phone(browser, '/game');
  await page.mouse.move(180, 400);
  await page.waitForTimeout(1_500);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const seen = { gaps: [] as number[], tiles: 0, last: 0 };
    Object.assign(window, { seen });
    const look = (time: number) => {
      if (seen.last > 0) seen.gaps.push(time - seen.last);
      seen.last = time;
      seen.tiles = Math.max(seen.tiles, document.querySelectorAll('[data-part="game-tile"]').length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await session.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 500,
    yDistance: -9_000,
    speed: 2_500,
    gestureSourceType: 'touch',
  });
  const { gaps, tiles } = await page.evaluate(
    () => (window as unknown as { seen: { gaps: number[]; tiles: number } }).seen,
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForTimeout(500);
  const blank = await page.evaluate(
    () =>
      [...document.querySelectorAll('[data-place]')].filter((cell) => {
        const { top, bottom } = cell.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight && cell.querySelector('img') === null;
      }).length,
  );
  await page.close();
  return { longestFrame: Math.max(...gaps), mostTiles: tiles, blank };
}

/** What the catalogue costs: the search at the server and on the page, and scrolling through ten thousand games. */
export async function browseList(executablePath: string): Promise<ListFigures> {
  const times = await searchTimes();
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  try {
    const results = await resultTimes(browser);
    return {
      searchP95: atPart(times, 0.95),
      resultsAfterPause: atPart(results, 0.5),
      ...(await scroll(browser)),
    };
  } finally {
    await browser.close();
  }
}
