import { bcp47, isSiteLanguage } from '@fortuna/domain/language.ts';
import type { Decorator } from '@storybook/react-vite';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { type Site, SiteContext } from '../packages/ui/src/screens/site-context.ts';
import {
  type FollowSample,
  moneySamples,
  type StorySample,
  StorySampleContext,
} from '../packages/ui/src/story/sample.ts';
import { storySite } from '../packages/ui/src/story/site.ts';
import { BrandContext } from '../packages/ui/src/theme/brand-context.ts';
import { BrandFrame, BrandScope } from './BrandScope.tsx';
import { allBrands, brandById, brands, defaultBrand } from './brands.ts';
import { allCatalogues, pseudoLanguage } from './catalogues.ts';
import { applyMotion } from './motion.ts';

const instances = new Map<string, typeof i18next>();

/** The pseudo language writes money and dates as English does. */
function tagOf(language: string): string {
  if (language === pseudoLanguage) return bcp47('en');
  return isSiteLanguage(language) ? bcp47(language) : language;
}

/** One instance a language, complete and synchronous: a story never waits for its words. */
function instanceFor(language: string): typeof i18next {
  let instance = instances.get(language);
  if (!instance) {
    instance = i18next.createInstance();
    void instance.use(initReactI18next).init({
      lng: tagOf(language),
      resources: { [tagOf(language)]: allCatalogues[language] ?? {} },
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      initAsync: false,
    });
    instances.set(language, instance);
  }
  return instance;
}

export const withLocale: Decorator = (Story, { globals }) => {
  const language = String(globals.locale ?? 'pt');
  document.documentElement.lang = tagOf(language);
  return (
    <I18nextProvider i18n={instanceFor(language)}>
      <Story />
    </I18nextProvider>
  );
};

export const withMotion: Decorator = (Story, { globals }) => {
  applyMotion(globals.motion);
  return <Story />;
};

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
export const withSample: Decorator = (Story, { globals, parameters, args }) => {
  const sample = sampleOf(globals);
  const follow = parameters.sample as FollowSample<typeof args> | undefined;
  return (
    <StorySampleContext value={sample}>
      <Story args={{ ...args, ...follow?.(sample, args) }} />
    </StorySampleContext>
  );
};

/** The site that every screen asks for the login, its languages and the covered balance; the toolbar's money may cover it. */
export const withSite: Decorator = (Story, { globals, parameters }) => {
  const own = parameters.site as Partial<Site> | undefined;
  const isBalanceHidden = sampleOf(globals).money?.isHidden ?? own?.isBalanceHidden ?? false;
  return (
    <SiteContext value={{ ...storySite, ...own, isBalanceHidden }}>
      <Story />
    </SiteContext>
  );
};

/** One brand as on its site, or all of them beside each other: parts in one document, whole screens each in a page. */
export const withBrand: Decorator = (Story, { globals, parameters, id }) => {
  const isEveryBrand = globals.brand === allBrands;
  const brand = isEveryBrand ? defaultBrand : brandById(globals.brand);
  document.documentElement.dataset.brand = brand.id;
  if (!isEveryBrand) {
    return (
      <BrandContext value={brand}>
        <Story />
      </BrandContext>
    );
  }
  if (parameters.layout === 'fullscreen') {
    const { locale, motion, money, session } = globals;
    const rest = Object.entries({ locale, motion, money, session }).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return (
      <div className="brand-frames">
        {brands.map((each) => (
          <BrandFrame key={each.id} brand={each} storyId={id} globals={Object.fromEntries(rest)} />
        ))}
      </div>
    );
  }
  return (
    <div className="brand-scopes">
      {brands.map((each) => (
        <BrandScope key={each.id} brand={each}>
          <Story />
        </BrandScope>
      ))}
    </div>
  );
};
