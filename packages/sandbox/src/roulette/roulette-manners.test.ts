import { expect, test } from 'vitest';
import { rouletteManners } from './roulette-manners.ts';

const rulesOf = (family: string) =>
  rouletteManners.split('\n').filter((line) => line.startsWith(`[data-art=${family}]`));

test.each(['coast', 'guilloche', 'halftone'])('%s has a board, places and chips of its own', (family) => {
  const rules = rulesOf(family).map((rule) => rule.replaceAll(`[data-art=${family}] `, ''));
  for (const part of ['.cloth{', '.cloth button{', '.chip input+span{'])
    expect(rules.some((rule) => rule.startsWith(part))).toBe(true);
});

test('no two families have a rule in common', () => {
  const bodies = ['coast', 'guilloche', 'halftone'].flatMap((family) =>
    rulesOf(family).map((rule) => rule.replaceAll(`[data-art=${family}]`, '')),
  );
  expect(new Set(bodies).size).toBe(bodies.length);
});
