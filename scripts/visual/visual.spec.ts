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

/** Of so many states one is looked at: all in the main brand on a phone. */
const pace = {
  main: { phone360: 1, desktop: 8 },
  another: { phone360: 6, desktop: 12 },
} as const;

/** Of each state but the first: below them all states of a screen end alike. */
const furtherWindows = 3;

/**
 * What a width or a brand changes of a part or a screen, it changes in each state alike: some will do. The first state is looked at on a phone in
 * every brand; of the others that are, the brands take turns. Parts are looked at on a desktop in the main brand alone.
 */
function storiesOf({ brand, viewport }: Mode, title: string, stories: readonly IndexedStory[], turn: number) {
  if (brand === defaultBrand.id) return stories.filter((_, place) => place % pace.main[viewport] === 0);
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
        const pictures = await picturesOf(
          await show(name, mode, story),
          story === all[0] ? undefined : furtherWindows,
        );
        for (const [place, picture] of pictures.entries()) {
          // With their number in the name, one that is gone is seen as well.
          const file = [name, `${story.id}-${place + 1}-of-${pictures.length}.png`];
          // Nearly all are alike to the byte, which is seen in no time; the distance of colours takes long.
          const accepted = info.snapshotPath(...file);
          if (existsSync(accepted) && picture.equals(readFileSync(accepted))) continue;
          expect.soft(picture, story.name).toMatchSnapshot(file, sameness);
        }
      }
    });
  }
}
