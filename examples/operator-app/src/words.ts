import cashier from '@fortuna/ui/locales/pt/cashier.json';
import common from '@fortuna/ui/locales/pt/common.json';
import controls from '@fortuna/ui/locales/pt/controls.json';
import errors from '@fortuna/ui/locales/pt/errors.json';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

/** The areas that this app's screens speak, in Portuguese. */
export async function startWords(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'pt-BR',
    resources: { 'pt-BR': { cashier, common, controls, errors } },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
}
