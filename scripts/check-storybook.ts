import { chromium, type Page } from 'playwright';
import { chromiumArgs, ensureChromium } from './chromium.ts';
import { type IndexedStory, indexedStories, serveStorybook } from './static-storybook.ts';
import { openStory, showStory } from './storybook-page.ts';

/**
 * Opens the built Storybook and a sample of it, one story of each title, all guides, journeys and walls, and fails where the
 * console shows an error, something is missing or a play function fails.
 */
function sample(entries: readonly IndexedStory[]): readonly IndexedStory[] {
  const seen = new Set<string>();
  return entries.filter(({ title, type, tags }) => {
    if (type === 'docs') return tags.includes('unattached-mdx');
    const isWhole = title.startsWith('Journeys/') || title.startsWith('Brands/');
    if (isWhole || !seen.has(title)) {
      seen.add(title);
      return true;
    }
    return false;
  });
}

function listen(page: Page, complain: (problem: string) => void): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text().slice(0, 400));
  });
  page.on('pageerror', (error) => complain(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.status()} ${response.url()}`);
  });
}

const { url, close } = await serveStorybook();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] });
const problems: string[] = [];
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
page.setDefaultTimeout(60_000);
let current = 'manager';
listen(page, (problem) => problems.push(`${current}: ${problem}`));

await page.goto(`${url}/`);
await page.locator('[data-item-id="start-here-welcome--docs"]').first().waitFor();
await page.setViewportSize({ width: 390, height: 844 });

const entries = sample(indexedStories());
const [first] = entries.filter(({ type }) => type === 'story');
if (!first) throw new Error('The built Storybook is empty');
for (const entry of entries.filter(({ type }) => type === 'docs')) {
  current = entry.id;
  await openStory(page, url, entry);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
// Axe has its own run.
await openStory(page, url, first, 'a11y.manual:!true');
for (const { id, type } of entries) {
  if (type === 'docs') continue;
  current = id;
  const status = await showStory(page, id);
  if (status !== 'success') problems.push(`${id}: its steps ended with ${status}`);
}

await browser.close();
await close();
for (const problem of problems) console.error(problem);
console.log(`Built Storybook: ${entries.length} pages opened, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
