import { type Browser, chromium, type Page } from 'playwright';
import { pictureWidths } from '../.storybook/modes.ts';
import { chromiumArgs, ensureChromium } from './chromium.ts';
import { docsFaults, missedDocsFaults } from './docs-faults.ts';
import { type IndexedStory, indexedStories, serveStorybook } from './static-storybook.ts';
import { docsAreDrawn, openStory, showStory, viewportOf } from './storybook-page.ts';
import { toolbarProblems } from './toolbar-check.ts';

/**
 * Opens every story and every page of the built Storybook, several at a time, and fails where the console shows an error, something
 * is missing or asked from elsewhere, a page stays empty or cannot be read, or the steps of a story fail. `--grep=<pattern>` takes those
 * whose id matches.
 */
const grep = process.argv.find((argument) => argument.startsWith('--grep='))?.slice('--grep='.length);
const pattern = new RegExp(grep ?? '');

/** Pages of the browser that are open at once. */
const tabs = 3;
/** How long one story or page may take, in milliseconds: a page of the documentation has up to forty stories, and two others are drawn beside it. */
const patience = 120_000;

let problems = 0;

/** Told at once: a run of minutes that is broken off has said what it knew. */
function tell(problem: string): void {
  problems += 1;
  console.error(problem);
}

/** A page that tells of its problems under the name of what it shows. */
interface Tab {
  readonly page: Page;
  current: string;
}

/** As wide as where the stories' steps are tested, where a story does not say itself how wide; the wall has them in phones. */
const viewport = { width: 1200, height: 900 };

async function openTab(browser: Browser, url: string, current: string): Promise<Tab> {
  const page = await browser.newPage({ viewport });
  page.setDefaultTimeout(patience);
  const tab: Tab = { page, current };
  const complain = (problem: string) => tell(`${tab.current}: ${problem}`);
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text().slice(0, 400));
  });
  page.on('pageerror', (error) => complain(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const address = request.url();
    if (address.startsWith('http') && !address.startsWith(url)) complain(`asks ${address}`);
  });
  return tab;
}

async function checkManager(browser: Browser, url: string): Promise<void> {
  const { page } = await openTab(browser, url, 'manager');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${url}/`);
  try {
    await page.locator('[data-item-id="start-here-welcome--docs"]').first().waitFor();
    // A tool that fails takes the canvas with it, after the sidebar is there.
    await page.frameLocator('#storybook-preview-iframe').locator('.sbdocs h1').first().waitFor();
  } catch (error) {
    tell(`manager: ${String(error).split('\n')[0]}`);
  }
  await page.close();
}

async function checkDocs({ page }: Tab, url: string, entry: IndexedStory): Promise<void> {
  await openStory(page, url, entry);
  await docsAreDrawn(page);
  for (const fault of await docsFaults(page)) tell(`${entry.id}: ${fault}`);
}

/** A check that finds nothing has to be one that would. */
async function checkDocsFaults(browser: Browser, url: string): Promise<void> {
  const id = 'primitives-tabs--docs';
  const { page } = await openTab(browser, url, id);
  for (const fault of await missedDocsFaults(page, url, id)) tell(`${id}: ${fault}`);
  await page.close();
}

/** Axe has its own run. */
const globals = 'a11y.manual:!true';

async function checkStory({ page }: Tab, { id, tags }: IndexedStory): Promise<void> {
  await page.setViewportSize({ ...viewport, ...(await ownWidth(page, id)) });
  const status = await showStory(page, id, patience);
  if (status !== 'success') tell(`${id}: its steps ended with ${status}`);
  // Journeys run by themselves; the wall's stories are looked at where they are at home.
  if (tags.includes('journey') || !tags.includes('test')) return;
  for (const problem of await toolbarProblemsTwice(page, id)) tell(`${id}: on the toolbar ${problem}`);
}

/** What comes late on a busy machine is there at the second look. */
async function toolbarProblemsTwice(page: Page, id: string): Promise<readonly string[]> {
  const first = await toolbarProblems(page, id);
  if (first.length === 0) return first;
  await showStory(page, id, patience);
  await page.waitForTimeout(1_000);
  const second = await toolbarProblems(page, id);
  return first.filter((problem) => second.includes(problem));
}

/** What the toolbar would set for a story that is about one width. */
async function ownWidth(page: Page, id: string): Promise<{ readonly width?: number }> {
  const own = await viewportOf(page, id);
  if (own === null) return {};
  const width = Object.entries(pictureWidths).find(([known]) => known === own.name)?.[1] ?? own.width;
  if (width === null) throw new Error(`no such viewport: ${own.name}`);
  return { width };
}

/** Hands the entries out to tabs; one that hangs is told of and left, and a fresh tab goes on. */
async function crawl(
  entries: readonly IndexedStory[],
  open: () => Promise<Tab>,
  check: (tab: Tab, entry: IndexedStory) => Promise<void>,
): Promise<void> {
  const waiting = [...entries];
  const work = async () => {
    let tab = await open();
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      tab.current = entry.id;
      try {
        await check(tab, entry);
      } catch (error) {
        tell(`${entry.id}: ${String(error).split('\n')[0]}`);
        await tab.page.close();
        tab = await open();
      }
    }
    await tab.page.close();
  };
  await Promise.all(Array.from({ length: Math.min(tabs, waiting.length) }, work));
}

const started = performance.now();
const { url, close } = await serveStorybook();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] });
const entries = indexedStories().filter(({ id }) => pattern.test(id));
const docs = entries.filter(({ type }) => type === 'docs');
const stories = entries.filter(({ type }) => type === 'story');
const [first] = indexedStories().filter(({ type }) => type === 'story');
if (!first) throw new Error('The built Storybook is empty');
const openFirst = ({ page }: Tab) => openStory(page, url, first, globals);

await checkManager(browser, url);
if (docs.length > 0) await checkDocsFaults(browser, url);
await crawl(
  docs,
  () => openTab(browser, url, 'docs'),
  (tab, entry) => checkDocs(tab, url, entry),
);
await crawl(
  stories,
  async () => {
    const tab = await openTab(browser, url, first.id);
    await openFirst(tab);
    return tab;
  },
  async (tab, entry) => {
    // Without a manager a preview keeps its events until a frame in it speaks, and then writes out with them its window and frames that are not ready.
    if (entry.tags.includes('frames')) await openFirst(tab);
    await checkStory(tab, entry);
  },
);

await browser.close();
await close();
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
  `Built Storybook: ${stories.length} stories and ${docs.length} pages opened in ${seconds} s, ${problems} problems`,
);
process.exitCode = problems > 0 ? 1 : 0;
