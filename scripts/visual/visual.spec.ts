import { existsSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { modesOf } from '../../.storybook/modes.ts';
import { brandIds } from '../brands/pack-folder.ts';
import { pictureOf, sameness } from './pictures.ts';
import { pictured, test } from './storybook-pages.ts';

for (const [name, mode] of Object.entries(modesOf(brandIds()))) {
  for (const story of pictured) {
    test(`${name} / ${story.title} / ${story.name}`, async ({ show }, info) => {
      const picture = await pictureOf(await show(name, mode, story));
      const file = [name, `${story.id}.png`];
      // Nearly all are alike to the byte, which is seen in no time; the distance of colours takes a third of a run.
      const accepted = info.snapshotPath(...file);
      if (existsSync(accepted) && picture.equals(readFileSync(accepted))) return;
      expect(picture).toMatchSnapshot(file, sameness);
    });
  }
}
