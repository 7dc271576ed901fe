import { expect, test } from 'vitest';
import cn from './cn.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import { messageLanguage, translate } from './translate.ts';

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\w+\}\}/g)].map(([found]) => found).sort();
}

test.each([
  ['en', en],
  ['pt', pt],
] as const)('%s has the keys and placeholders of the Chinese catalogue', (_, catalogue) => {
  expect(Object.keys(catalogue).sort()).toEqual(Object.keys(cn).sort());
  for (const [key, text] of Object.entries(catalogue)) {
    expect(placeholders(text), key).toEqual(
      placeholders(Object.entries(cn).find(([name]) => name === key)?.[1] ?? ''),
    );
  }
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
