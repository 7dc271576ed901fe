import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { converter, differenceCiede2000, formatCss } from 'culori';
import { modesOf } from '../../.storybook/modes.ts';
import { brandIds } from '../brands/pack-folder.ts';
import { indexedStories } from '../static-storybook.ts';
import { picturesOf, sameness } from './pictures.ts';
import { test } from './storybook-pages.ts';

/** The comparison sees what an eye sees: small changes of a part are made in the page, and have to be found. */
const oklch = converter('oklch');
const story = indexedStories().find(({ id }) => id === 'primitives-button--variants');

async function tokenOf(page: Page, name: string): Promise<string> {
  return page.evaluate((token) => {
    const scope = document.querySelector('#storybook-root > *') ?? document.documentElement;
    return getComputedStyle(scope).getPropertyValue(token).trim();
  }, name);
}

/** A colour that lies just that far from another, by its lightness. */
function movedBy(color: string, distance: number): string {
  const from = oklch(color);
  if (!from) throw new Error(`no colour: ${color}`);
  const apart = differenceCiede2000();
  const step = from.l > 0.5 ? -0.002 : 0.002;
  let moved = from;
  while (apart(from, moved) < distance) moved = { ...moved, l: moved.l + step };
  return formatCss(moved);
}

const changes: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  'the accent moved by ΔE 3': async (page) =>
    `* { --color-accent: ${movedBy(await tokenOf(page, '--color-accent'), 3)} !important; }`,
  'danger from red to orange': async () => '* { --color-danger: oklch(0.76 0.14 60) !important; }',
  'buttons shifted by one pixel': async () => 'button { transform: translateX(1px) !important; }',
};

for (const [modeName, mode] of Object.entries(modesOf(brandIds()))) {
  for (const [what, styleOf] of Object.entries(changes)) {
    test(`sees ${what}: ${modeName}`, async ({ show }, info) => {
      if (!story) throw new Error('the story is gone');
      const page = await show(modeName, mode, story);
      const name = `${info.testId}.png`;
      const kept = info.snapshotPath(name);
      mkdirSync(dirname(kept), { recursive: true });
      const firstOf = async () => (await picturesOf(page, 1))[0] as Buffer;
      writeFileSync(kept, await firstOf());
      expect(await firstOf()).toMatchSnapshot(name, sameness);
      const style = await page.addStyleTag({ content: await styleOf(page) });
      expect(await firstOf()).not.toMatchSnapshot(name, sameness);
      await style.evaluate((element) => (element as Element).remove());
    });
  }
}
