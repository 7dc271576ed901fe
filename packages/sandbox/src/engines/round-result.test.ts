import { expect, it } from 'vitest';
import { kindOfRound, resultOfRound, roundWords } from './round-result.ts';

/** With plain spaces, so that what is expected can be read. */
const told = (stake: number, win: number, language: 'pt' | 'en' | 'cn' = 'pt') =>
  resultOfRound(stake, win, language).text.replaceAll('\u00A0', ' ');

it('a return below the stake is told as the loss that it is', () => {
  expect(kindOfRound(100, 60)).toBe('short');
  expect(resultOfRound(100, 60, 'pt').net).toBe(-40);
  expect(told(100, 60)).toBe('R$ 0,60 de volta, −R$ 0,40');
  expect(told(100, 60, 'en')).toBe('R$0.60 back, −R$0.40');
  expect(told(100, 60, 'cn')).toBe('返还 R$0.60，−R$0.40');
});

it('the note below the figure says what comes back, and not the figure again', () => {
  const note = (win: number) => resultOfRound(100, win, 'pt').note.replaceAll('\u00A0', ' ');
  expect([0, 60, 100, 500].map(note)).toEqual([
    'Sem prêmio',
    'R$ 0,60 de volta',
    'R$ 1,00 de volta',
    'R$ 5,00 de volta',
  ]);
});

it('no language speaks of winning before more comes back than was staked', () => {
  for (const language of ['pt', 'en', 'cn'] as const) {
    const [beginning = ''] = roundWords[language].won.split('{{');
    for (const win of [0, 1, 99, 100]) expect(told(100, win, language)).not.toContain(beginning.trim());
    expect(told(100, 101, language)).toContain(beginning.trim());
  }
});

it('nothing, the stake itself, and wins by their size', () => {
  expect(told(100, 0)).toBe('Sem prêmio, −R$ 1,00');
  expect(told(100, 100)).toBe('R$ 1,00 de volta: nem ganho, nem perda');
  expect(told(100, 500)).toBe('Você ganhou R$ 4,00: R$ 5,00 de volta');
  expect([100, 101, 999, 1_000, 3_999, 4_000].map((win) => kindOfRound(100, win))).toEqual([
    'even',
    'win',
    'win',
    'big',
    'big',
    'huge',
  ]);
});
