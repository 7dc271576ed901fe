import { bcp47, isSiteLanguage } from '@fortuna/domain/language.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { type Site, SiteContext } from '../packages/ui/src/screens/site-context.ts';
import {
  type FollowSample,
  moneySamples,
  type StorySample,
  StorySampleContext,
} from '../packages/ui/src/story/sample.ts';
import { storySite } from '../packages/ui/src/story/site.ts';
import { BrandContext, useBrand } from '../packages/ui/src/theme/brand-context.ts';
import { isAxesTurn } from './axe-turn.ts';
import { BrandFrames, BrandScope } from './BrandScope.tsx';
import { allBrands, brandById, brands, defaultBrand } from './brands.ts';
import { allCatalogues, brandCatalogue, pseudoLanguage } from './catalogues.ts';
import { follow, forgetFollowed } from './followed.ts';
import { applyMotion } from './motion.ts';
import { chooseSteps } from './steps.ts';
import { ToolbarNote } from './ToolbarNote.tsx';

const instances = new Map<string, typeof i18next>();

/** The pseudo language writes money and dates as English does. */
function tagOf(language: string): string {
  if (language === pseudoLanguage) return bcp47('en');
  return isSiteLanguage(language) ? bcp47(language) : language;
}

/** One instance a language and voice, complete and synchronous: a story never waits for its words. */
function instanceFor(language: string, brand: string | null): typeof i18next {
  const key = `${language} ${brand ?? ''}`;
  let instance = instances.get(key);
  if (!instance) {
    const texts = brand === null ? (allCatalogues[language] ?? {}) : brandCatalogue(brand, language);
    instance = i18next.createInstance();
    void instance.use(initReactI18next).init({
      lng: tagOf(language),
      resources: { [tagOf(language)]: texts },
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      initAsync: false,
    });
    const words = instance;
    const fixedT = words.getFixedT.bind(words);
    words.getFixedT = ((...args: Parameters<typeof fixedT>) => {
      follow('locale');
      return fixedT(...args);
    }) as typeof fixedT;
    instances.set(key, instance);
  }
  return instance;
}

interface WordsProps {
  readonly language: string;
  readonly isBrandsOwn: boolean;
  readonly children: ReactNode;
}

/** The words of the story, in the voice of the brand that it stands in. */
function Words({ language, isBrandsOwn, children }: WordsProps) {
  const { id } = useBrand();
  return <I18nextProvider i18n={instanceFor(language, isBrandsOwn ? id : null)}>{children}</I18nextProvider>;
}

/** Stories speak as the product does, so that their steps find the same words in every brand; the toolbar gives the brands their own. */
export const withLocale: Decorator = (Story, { globals }) => {
  const language = String(globals.locale ?? 'pt');
  document.documentElement.lang = tagOf(language);
  return (
    <Words language={language} isBrandsOwn={globals.words === 'brand'}>
      <Story />
    </Words>
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

/** The same; that a story asks for it is noted. */
function notedSample(sample: StorySample): StorySample {
  return {
    get money() {
      follow('money');
      return sample.money;
    },
    get session() {
      follow('session');
      return sample.session;
    },
  };
}

/** Hands the toolbar's money and session to the stories that say how they follow them (`followsSample`). */
export const withSample: Decorator = (Story, { globals, parameters, args }) => {
  const sample = notedSample(sampleOf(globals));
  const followed = parameters.sample as FollowSample<typeof args> | undefined;
  return (
    <StorySampleContext value={sample}>
      <Story args={{ ...args, ...followed?.(sample, args) }} />
    </StorySampleContext>
  );
};

/** The site that every screen asks for the login, its languages and the covered balance; the toolbar's money may cover it. */
export const withSite: Decorator = (Story, { globals, parameters }) => {
  const own = parameters.site as Partial<Site> | undefined;
  const isHidden = sampleOf(globals).money?.isHidden;
  const site: Site = {
    ...storySite,
    ...own,
    get isBalanceHidden() {
      if (isHidden) follow('money');
      return isHidden ?? own?.isBalanceHidden ?? false;
    },
  };
  return (
    <SiteContext value={site}>
      <Story />
    </SiteContext>
  );
};

/** Before each story: axe looks at it when it is its turn, what it follows is not known yet, and its steps are run where they can hold. */
export const beforeEach: NonNullable<Preview['beforeEach']> = (context) => {
  const { id, globals, storyGlobals, viewMode, parameters } = context;
  if (!isAxesTurn(id)) context.parameters = { ...parameters, a11y: { ...parameters.a11y, test: 'off' } };
  if (viewMode !== 'story') return;
  forgetFollowed();
  chooseSteps({ globals, storyGlobals });
};

/** In a frame beside those of other brands the page around it has said so already. */
const isBesideOthers = window.parent !== window && window.parent.location.pathname === location.pathname;

/** Around everything else, where a story is alone. */
export const withToolbarNote: Decorator = (Story, context) => {
  if (context.viewMode !== 'story' || isBesideOthers) return <Story />;
  const { globals, storyGlobals, parameters } = context;
  const isAmongFrames = globals.brand === allBrands && isFramed(parameters);
  const hasSteps = !isAmongFrames && 'playFunction' in context && context.playFunction !== undefined;
  return (
    <>
      <ToolbarNote shown={{ globals, storyGlobals }} hasSteps={hasSteps} />
      <Story />
    </>
  );
};

/** What fills or covers a page has one for each brand, when all of them are shown. */
function isFramed({ layout, docs }: Record<string, unknown>): boolean {
  return (
    layout === 'fullscreen' || (docs as { story?: { inline?: boolean } } | undefined)?.story?.inline === false
  );
}

/** One brand as on its site, or all of them beside each other: parts in one document, each in a page what fills or covers one. */
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
  if (isFramed(parameters)) {
    return <BrandFrames storyId={id} globals={globals} hasSteps={parameters.layout !== 'fullscreen'} />;
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
