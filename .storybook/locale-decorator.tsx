import { bcp47 } from '@fortuna/domain/language.ts';
import type { Decorator } from '@storybook/react-vite';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { useBrand } from '../packages/ui/src/theme/brand-context.ts';
import { allCatalogues, brandCatalogue } from './catalogues.ts';
import { notationOf } from './notation.ts';
import { noteSaid } from './said.ts';

const instances = new Map<string, typeof i18next>();

function tagOf(language: string): string {
  return bcp47(notationOf(language));
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
      const t = fixedT(...args);
      const noted = (...asked: Parameters<typeof t>) => {
        const text = t(...asked);
        noteSaid(text);
        return text;
      };
      return Object.assign(noted, t);
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
