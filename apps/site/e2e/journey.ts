import { test as base } from '@playwright/test';
import { Player } from './player.ts';
import { recordCalls } from './records.ts';
import { sandbox } from './sandbox-control.ts';
import type { Language } from './texts.ts';

export interface JourneyOptions {
  /** The language that the player has chosen before; a project of the configuration sets it. */
  readonly language: Language;
}

interface JourneyFixtures {
  readonly player: Player;
  readonly freshWorld: undefined;
  readonly records: undefined;
}

/** A journey starts in a world as seeded, with one player at the screen; which page calls what is written down. */
export const test = base.extend<JourneyFixtures & JourneyOptions>({
  language: ['pt', { option: true }],
  freshWorld: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed.
    async ({}, use) => {
      await sandbox.reset();
      await use(undefined);
    },
    { auto: true },
  ],
  records: [
    async ({ context, freshWorld }, use) => {
      const write = await recordCalls(context);
      await use(freshWorld);
      await write();
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await use(page);
    // Requests that a fault still holds end with the page, and are nobody's failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  player: async ({ page, language }, use) => use(new Player(page, language)),
});
