import { expect, it } from 'vitest';
import { maskPersonName } from './person-name.ts';

it.each([
  ['Ricarda Alencar', 'Ricarda A•••'],
  ['Maria  das Dores Silva', 'Maria S•••'],
  ['Pelé', 'P•••'],
  ['نور الدين', 'نور ا•••'],
  ['𠮷野 家', '𠮷野 家•••'],
  [' ', '•••'],
])('%s is shown as %s', (name, shown) => {
  expect(maskPersonName(name)).toBe(shown);
});
