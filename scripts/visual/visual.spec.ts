import { test as base, expect, type Page } from '@playwright/test';
import { modes, pictureWidths } from '../../.storybook/modes.ts';
import { indexedStories, type ServedStorybook, serveStorybook } from '../static-storybook.ts';
import { openStory, showStory } from '../storybook-page.ts';

const stories = indexedStories().filter(({ type, tags }) => type === 'story' && tags.includes('visual'));
const [firstStory] = stories;

interface WorkerFixtures {
  readonly storybook: ServedStorybook;
  /** One page per mode, steered from story to story. */
  readonly pages: Map<string, Page>;
}

const test = base.extend<object, WorkerFixtures>({
  storybook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed.
    async ({}, use) => {
      const storybook = await serveStorybook();
      await use(storybook);
      await storybook.close();
    },
    { scope: 'worker' },
  ],
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed.
    async ({}, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      for (const page of pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const [mode, { brand, viewport }] of Object.entries(modes)) {
  for (const story of stories) {
    test(`${mode} / ${story.title} / ${story.name}`, async ({ browser, storybook, pages }) => {
      let page = pages.get(mode);
      if (!page) {
        const size = { width: pictureWidths[viewport], height: 900 };
        page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
        pages.set(mode, page);
        // Axe has its own run; here it would take most of the time of a picture.
        const globals = `brand:${brand};motion:reduced;a11y.manual:!true`;
        await openStory(page, storybook.url, firstStory ?? story, globals);
      }
      await showStory(page, story.id);
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
      expect(picture).toMatchSnapshot([mode, `${story.id}.png`], { maxDiffPixelRatio: 0.001 });
    });
  }
}
