import { test as base, type Page } from '@playwright/test';
import { type Mode, pictureWidths } from '../../.storybook/modes.ts';
import {
  type IndexedStory,
  indexedStories,
  type ServedStorybook,
  serveStorybook,
} from '../static-storybook.ts';
import { openStory, showStory } from '../storybook-page.ts';

/** Story files that a change reaches; unset: all. */
const wanted = process.env.VISUAL_STORIES;
const reached = wanted === undefined ? null : new Set(JSON.parse(wanted) as readonly string[]);

/** What pictures are taken of. A journey is played and a wall frames other stories: neither rests. */
export const pictured: readonly IndexedStory[] = indexedStories().filter(
  ({ type, tags, importPath }) =>
    type === 'story' &&
    tags.includes('visual') &&
    importPath.startsWith('./packages/') &&
    (reached === null || reached.has(importPath.slice(2))),
);

interface WorkerFixtures {
  readonly storybook: ServedStorybook;
  /** Shows a story in the page of a mode, steered from story to story. */
  readonly show: (modeName: string, mode: Mode, story: IndexedStory) => Promise<Page>;
}

/** Dates stand in every story; what a page counts in seconds by itself stands here. Steps look more often, and go on. */
function stopTicking(): void {
  const { setInterval } = window;
  const tick = (handler: TimerHandler, milliseconds = 0, ...values: unknown[]) =>
    milliseconds >= 1_000 ? 0 : setInterval(handler, milliseconds, ...values);
  Object.assign(window, { setInterval: tick });
}

export const test = base.extend<object, WorkerFixtures>({
  storybook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed.
    async ({}, use) => {
      const storybook = await serveStorybook();
      await use(storybook);
      await storybook.close();
    },
    { scope: 'worker' },
  ],
  show: [
    async ({ browser, storybook }, use) => {
      // With what the page before it has fetched.
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      let page: Page | undefined;
      let shown = '';
      await use(async (modeName, { brand, viewport }, story) => {
        if (!page || shown !== modeName) {
          // One at a time: what a page shows goes on working when nobody looks.
          await page?.close();
          page = await context.newPage();
          await page.addInitScript(stopTicking);
          await page.setViewportSize({ width: pictureWidths[viewport], height: 900 });
          shown = modeName;
          // Axe has its own run; here it would take most of the time of a picture.
          const globals = `brand:${brand};motion:reduced;a11y.manual:!true`;
          await openStory(page, storybook.url, story, globals);
        }
        await showStory(page, story.id);
        return page;
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});
