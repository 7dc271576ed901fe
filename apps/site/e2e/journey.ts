import { test as base } from '@playwright/test';
import { Player } from './player.ts';
import { sandbox } from './sandbox-control.ts';
import type { Language } from './texts.ts';

export interface JourneyOptions {
  /** The language that the player has chosen before; a project of the configuration sets it. */
  readonly language: Language;
}

interface JourneyFixtures {
  readonly player: Player;
  readonly freshWorld: undefined;
}

/** A journey starts in a world as seeded, with one player at the screen. */
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
  player: async ({ page, language }, use) => {
    await use(new Player(page, language));
    // Requests that a fault is still holding end with the page, and fail no test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
