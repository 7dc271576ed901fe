import { expect, test } from 'vitest';
import { activityTexts } from './activity-texts.ts';
import cn from './cn.json' with { type: 'json' };
import { deskTexts } from './desk-texts.ts';
import en from './en.json' with { type: 'json' };
import { paymentTexts } from './payment-texts.ts';
import pt from './pt.json' with { type: 'json' };
import { messageLanguage, translate } from './translate.ts';

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\w+\}\}/g)].map(([found]) => found).sort();
}

type Catalogue = { readonly [key: string]: string | Catalogue };

/** Every text by the path of its key, with its placeholders. */
function textsOf(catalogue: Catalogue, path = ''): string[] {
  return Object.entries(catalogue)
    .flatMap(([key, text]) =>
      typeof text === 'string'
        ? `${path}${key} ${placeholders(text).join(' ')}`
        : textsOf(text, `${path}${key}.`),
    )
    .sort();
}

test.each<[string, string, Catalogue, Catalogue]>([
  ['messages', 'en', en, cn],
  ['messages', 'pt', pt, cn],
  ['desk', 'en', deskTexts.en, deskTexts.cn],
  ['desk', 'pt', deskTexts.pt, deskTexts.cn],
  ['payment', 'en', paymentTexts.en, paymentTexts.cn],
  ['payment', 'pt', paymentTexts.pt, paymentTexts.cn],
])('%s: %s has the keys and placeholders of the Chinese catalogue', (_, __, catalogue, chinese) => {
  expect(textsOf(catalogue)).toEqual(textsOf(chinese));
});

test('languages without a catalogue get Portuguese', () => {
  expect([undefined, 'pt', 'th', 'en', 'zh_cn', 'ch'].map(messageLanguage)).toEqual([
    'pt',
    'pt',
    'pt',
    'en',
    'cn',
    'cn',
  ]);
});

test('placeholders are filled in', () => {
  expect(translate('en', 'tooManyAttempts', { minutes: 3 })).toBe(
    'Too many attempts. Please try again in 3 minutes.',
  );
});

test.each([
  ['messages', { pt, en, cn }],
  ['desk', deskTexts],
  ['payment', paymentTexts],
  ['activities', activityTexts],
])('%s: an amount is never broken over two lines', (_, texts) => {
  expect(JSON.stringify(texts)).not.toMatch(/R\$ \d/);
});
