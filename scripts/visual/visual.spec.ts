import { expect } from '@playwright/test';
import { modesOf } from '../../.storybook/modes.ts';
import { brandIds } from '../brands/pack-folder.ts';
import { pictureOf, sameness } from './pictures.ts';
import { pictured, test } from './storybook-pages.ts';

for (const [name, mode] of Object.entries(modesOf(brandIds()))) {
  for (const story of pictured) {
    test(`${name} / ${story.title} / ${story.name}`, async ({ show }) => {
      const page = await show(name, mode, story);
      expect(await pictureOf(page)).toMatchSnapshot([name, `${story.id}.png`], sameness);
    });
  }
}
