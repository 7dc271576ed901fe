import { bcp47, isSiteLanguage } from '@fortuna/domain/language.ts';
import type { Decorator } from '@storybook/react-vite';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { allCatalogues } from './catalogues.ts';

const instances = new Map<string, typeof i18next>();

/** One instance a language, complete and synchronous: a story never waits for its words. */
function instanceFor(language: string): typeof i18next {
  let instance = instances.get(language);
  if (!instance) {
    instance = i18next.createInstance();
    void instance.use(initReactI18next).init({
      lng: isSiteLanguage(language) ? bcp47(language) : language,
      resources: { [isSiteLanguage(language) ? bcp47(language) : language]: allCatalogues[language] ?? {} },
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
  document.documentElement.lang = isSiteLanguage(language) ? bcp47(language) : language;
  return (
    <I18nextProvider i18n={instanceFor(language)}>
      <Story />
    </I18nextProvider>
  );
};

export const withBrand: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.brand = String(globals.brand ?? 'mare');
  return <Story />;
};
