import { existsSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { type Mode, modesOf } from '../../.storybook/modes.ts';
import { defaultBrand } from '../../packages/ui/src/brands/default-brand.ts';
import { brandIds } from '../brands/pack-folder.ts';
import type { IndexedStory } from '../static-storybook.ts';
import { pictureOf, sameness } from './pictures.ts';
import { pictured, test } from './storybook-pages.ts';

// A test for each part and not for each story: beginning and ending a test takes a third of the time of a picture.
const parts = Map.groupBy(pictured, ({ title }) => title);

const others = brandIds().filter((id) => id !== defaultBrand.id);

/**
 * All states in the main brand on a phone. What a width changes of a part, it changes in each state and brand alike: some will do. Parts are looked at
 * on a phone in every brand; screens in one more there, the brands by turns from state to state, and every fourth state in one more on a desktop.
 */
function storiesOf(title: string, stories: readonly IndexedStory[], { brand, viewport }: Mode) {
  const isScreen = /^(Screens|Frame)\//.test(title);
  if (brand === defaultBrand.id) {
    return viewport === 'desktop' && !isScreen ? stories.filter((_, place) => place % 4 === 0) : stories;
  }
  const turnOf = (place: number) => others[place % others.length];
  if (viewport === 'phone360') {
    return isScreen ? stories.filter((_, place) => turnOf(place) === brand) : stories;
  }
  return isScreen ? stories.filter((_, place) => place % 4 === 0 && turnOf(place / 4) === brand) : [];
}

for (const [name, mode] of Object.entries(modesOf(brandIds()))) {
  for (const [title, all] of parts) {
    const stories = storiesOf(title, all, mode);
    if (stories.length === 0) continue;
    test(`${name} / ${title}`, async ({ show }, info) => {
      info.setTimeout(30_000 + stories.length * 10_000);
      for (const story of stories) {
        const picture = await pictureOf(await show(name, mode, story));
        const file = [name, `${story.id}.png`];
        // Nearly all are alike to the byte, which is seen in no time; the distance of colours takes long.
        const accepted = info.snapshotPath(...file);
        if (existsSync(accepted) && picture.equals(readFileSync(accepted))) continue;
        expect.soft(picture, story.name).toMatchSnapshot(file, sameness);
      }
    });
  }
}
