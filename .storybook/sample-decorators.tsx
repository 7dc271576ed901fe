import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { type Site, SiteContext } from '../packages/ui/src/screens/site-context.ts';
import {
  askedSample,
  type FollowSample,
  moneySamples,
  type SampleSource,
  type StorySample,
  StorySampleContext,
} from '../packages/ui/src/story/sample.ts';
import { storySite } from '../packages/ui/src/story/site.ts';
import { followTexts, type TextsWanted } from './follow-texts.ts';
import { followIn, shownAs } from './followed.ts';
import { notationOf } from './notation.ts';
import { partOfFile } from './part-of-file.ts';

function isMoneySample(value: unknown): value is keyof typeof moneySamples {
  return typeof value === 'string' && value in moneySamples;
}

function sampleOf({ money, session }: Record<string, unknown>): StorySample {
  return {
    money: isMoneySample(money) ? moneySamples[money] : null,
    session: session === 'guest' || session === 'member' ? session : null,
  };
}

/** Hands the toolbar's money and session to the stories that say how they follow them (`followsSample`). */
export const withSample: Decorator = (Story, { globals, parameters, args, ...context }) => {
  const source: SampleSource = {
    sample: sampleOf(globals),
    onAsk: (tool) => followIn(shownAs(context), tool),
  };
  const followed = parameters.sample as FollowSample<typeof args> | undefined;
  return (
    <StorySampleContext value={source}>
      <Story args={{ ...args, ...followed?.(askedSample(source), args) }} />
    </StorySampleContext>
  );
};

/** The site that every screen asks for the login, its languages and the covered balance; the toolbar's money may cover it. */
export const withSite: Decorator = (Story, { globals, parameters, ...context }) => {
  const own = parameters.site as Partial<Site> | undefined;
  const isHidden = sampleOf(globals).money?.isHidden;
  const site: Site = { ...storySite, language: notationOf(String(globals.locale ?? 'pt')), ...own };
  Object.defineProperty(site, 'isBalanceHidden', {
    get: () => {
      followIn(shownAs(context), 'money');
      return isHidden ?? own?.isBalanceHidden ?? false;
    },
    // Steps look through all that components keep, and would ask for it too.
    enumerable: false,
  });
  return (
    <SiteContext value={site}>
      <Story />
    </SiteContext>
  );
};

/** Tests run stories by themselves, as they are written, and have no toolbar to tell. */
const hasToolbar = () => '__STORYBOOK_PREVIEW__' in window;

function FollowedTexts({ money, language, notation }: TextsWanted) {
  useLayoutEffect(
    () => (hasToolbar() ? followTexts({ money, language, notation }) : undefined),
    [money, language, notation],
  );
  return null;
}

/** Amounts follow the toolbar wherever they stand. Screens ask for their words, those of parts are samples that follow as well. */
export const withTexts: Decorator = (Story, { globals, parameters }) => {
  const language = String(globals.locale ?? 'pt');
  const isPart = partOfFile(parameters.fileName) !== undefined;
  return (
    <>
      <Story />
      <FollowedTexts
        money={sampleOf(globals).money}
        language={isPart ? language : null}
        notation={notationOf(language)}
      />
    </>
  );
};
