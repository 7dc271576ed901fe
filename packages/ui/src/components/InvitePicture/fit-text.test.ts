import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

/** A font whose letters are all half as wide as they are high. */
function context() {
  return {
    font: '',
    measureText: (text: string) =>
      ({ width: text.length * 0.5 * Number(/(\d+)px/.exec(target.font)?.[1]) }) as TextMetrics,
  };
}
let target = context();

test('a short text has the size that is asked for, a long one as much of it as its line has room for', () => {
  target = context();
  const fit = { size: 90, weight: '700', family: 'Onest', maxWidth: 450 };
  expect(fitText(target, 'AGENTE26', fit)).toBe(90);
  expect(target.font).toBe('700 90px Onest');
  expect(fitText(target, 'ABCDEFGHIJKLMNOPQRST', fit)).toBe(45);
  expect(target.measureText('ABCDEFGHIJKLMNOPQRST').width).toBe(450);
});
