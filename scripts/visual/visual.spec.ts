import { existsSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { type Mode, modesOf } from '../../.storybook/modes.ts';
import { defaultBrand } from '../../packages/ui/src/brands/default-brand.ts';
import { brandIds } from '../brands/pack-folder.ts';
import type { IndexedStory } from '../static-storybook.ts';
import { picturesOf, sameness } from './pictures.ts';
import { pictured, test } from './storybook-pages.ts';

// A test for each part and not for each story: beginning and ending a test takes a third of the time of a picture.
const parts = Map.groupBy(pictured, ({ title }) => title);

const others = brandIds().filter((id) => id !== defaultBrand.id);

/** In the main brand on a phone so many states of a part are looked at, and of further ones every third. */
const whole = 6;

/** Of so many states one is looked at. */
const pace = {
  main: { phone360: 3, desktop: 8 },
  another: { phone360: 6, desktop: 12 },
} as const;

/** How many windows of a page, at most: one with all games is long. Of each state but the first fewer, since all states of a screen end alike. */
const firstWindows = 14;
const furtherWindows = 3;

/**
 * What a width or a brand changes of a part or a screen, it changes in each state alike: some will do. The first state is looked at on a phone in
 * every brand; of the others that are, the brands take turns. Parts are looked at on a desktop in the main brand alone.
 */
function storiesOf({ brand, viewport }: Mode, title: string, stories: readonly IndexedStory[], turn: number) {
  if (brand === defaultBrand.id) {
    const least = viewport === 'phone360' ? whole : 0;
    return stories.filter((_, place) => place < least || place % pace.main[viewport] === 0);
  }
  const isScreen = /^(Screens|Frame)\//.test(title);
  if (viewport === 'desktop' && !isScreen) return [];
  const every = pace.another[viewport];
  return stories.filter((_, place) => {
    if (place === 0 && viewport === 'phone360') return true;
    return place % every === 0 && others[(turn + place / every) % others.length] === brand;
  });
}

for (const [name, mode] of Object.entries(modesOf(brandIds()))) {
  for (const [turn, [title, all]] of [...parts].entries()) {
    const stories = storiesOf(mode, title, all, turn);
    if (stories.length === 0) continue;
    test(`${name} / ${title}`, async ({ show }, info) => {
      info.setTimeout(30_000 + stories.length * 10_000);
      for (const story of stories) {
        const most = story === all[0] ? firstWindows : furtherWindows;
        const differing = async () => {
          const pictures = await picturesOf(await show(name, mode, story), most);
          return pictures.flatMap((picture, place) => {
            // With their number in the name, one that is gone is seen as well.
            const file = [name, `${story.id}-${place + 1}-of-${pictures.length}.png`];
            // Nearly all are alike to the byte, which is seen in no time; the distance of colours takes long.
            const accepted = info.snapshotPath(...file);
            const isAlike = existsSync(accepted) && picture.equals(readFileSync(accepted));
            return isAlike ? [] : [{ picture, file }];
          });
        };
        let left = await differing();
        // One that was taken a moment too early is taken again before it counts as different.
        if (left.length > 0 && info.config.updateSnapshots === 'none') left = await differing();
        for (const { picture, file } of left) {
          expect.soft(picture, story.name).toMatchSnapshot(file, sameness);
        }
      }
    });
  }
}
