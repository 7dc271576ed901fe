import type { SiteLanguage } from '@fortuna/domain/language.ts';
import { type Centavos, formatMoney, parseAmount } from '@fortuna/domain/money.ts';
import { type MoneySample, mostMoney } from './sample.ts';

/** An amount as any of the languages writes it, with the sign before it where one stands by itself: `+R$ 1.284,50`, `R$1,284.50`. */
const written = /(?:(?<=^|\s)[+\u2212-])?R\$\s*(\d+(?:[.,]\d+)*)/g;

/** Every amount of money in a text. */
export function amountsIn(text: string): readonly Centavos[] {
  return [...text.matchAll(written)].flatMap(([, figure = '']) => parseAmount(figure) ?? []);
}

function sampled(amount: Centavos, money: MoneySample | null): Centavos {
  return money === null ? amount : Math.min(amount * money.times, Math.max(amount, mostMoney));
}

/** The text with its amounts as the toolbar wants them, in the notation of the language. */
export function withAmounts(text: string, money: MoneySample | null, language: SiteLanguage): string {
  return text.replace(written, (whole: string, figure: string) => {
    const amount = parseAmount(figure);
    if (amount === null) return whole;
    const shown = sampled(amount, money);
    const sign = shown === 0 || whole.startsWith('R') ? '' : whole.charAt(0);
    return sign + formatMoney(shown, language);
  });
}
