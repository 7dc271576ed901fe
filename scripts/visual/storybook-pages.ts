import { test as base, type Page } from '@playwright/test';
import { type Mode, pictureWidths } from '../../.storybook/modes.ts';
import {
  type IndexedStory,
  indexedStories,
  type ServedStorybook,
  serveStorybook,
} from '../static-storybook.ts';
import { openStory, showStory, showWith } from '../storybook-page.ts';

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
  /**
   * Shows a story in the page of a mode's width, steered from story to story. The steps of a story are played once and not again in the next brand,
   * which is what most of the time would be spent on: that they hold in every brand is for the tests of the stories.
   */
  readonly show: (mode: Mode, story: IndexedStory) => Promise<Page>;
}

interface Shown {
  readonly page: Page;
  readonly brand: string;
  readonly storyId: string;
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
      const shown = new Map<Mode['viewport'], Shown>();
      await use(async ({ brand, viewport }, story) => {
        const last = shown.get(viewport);
        const page = last?.page ?? (await openPage(viewport, brand, story));
        const change = last && last.brand !== brand ? { brand } : undefined;
        if (last?.storyId === story.id && change) await showWith(page, story.id, change);
        else await showStory(page, story.id, { globals: change });
        shown.set(viewport, { page, brand, storyId: story.id });
        return page;
      });
      for (const { page } of shown.values()) await page.close();

      async function openPage(viewport: Mode['viewport'], brand: string, story: IndexedStory): Promise<Page> {
        const size = { width: pictureWidths[viewport], height: 900 };
        const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
        // Axe has its own run; here it would take most of the time of a picture.
        // A caret may be on or off.
        await page.addInitScript(() => {
          addEventListener('DOMContentLoaded', () => {
            document.head.insertAdjacentHTML(
              'beforeend',
              '<style>* { caret-color: transparent !important }</style>',
            );
          });
        });
        await openStory(page, storybook.url, story, `brand:${brand};motion:reduced;a11y.manual:!true`);
        return page;
      }
    },
    { scope: 'worker' },
  ],
});
