import type { PlaySetup } from './play-shell.ts';

export interface PlayPage<Setup extends PlaySetup> {
  readonly setup: Setup;
  /** @throws where the page has none */
  readonly one: <Kind extends Element>(selector: string) => Kind;
  /** Centavos in the page's notation; a minus in front of a loss. */
  readonly money: (centavos: number) => string;
  /** With a plus in front of a gain. */
  readonly signedMoney: (centavos: number) => string;
  readonly fill: (text: string, values: Readonly<Record<string, string | number>>) => string;
  /** The player asks for less motion. */
  readonly isCalm: () => boolean;
}

/** What the scripts of all games' pages begin with: what the server has handed over, the page's parts, and its notation. Sent to the browser as its text. */
export function playPage<Setup extends PlaySetup>(): PlayPage<Setup> {
  const setup: Setup = JSON.parse(document.querySelector('#setup')?.textContent ?? '{}');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');

  function currency(signDisplay: 'auto' | 'exceptZero') {
    const format = new Intl.NumberFormat(setup.locale, { style: 'currency', currency: 'BRL', signDisplay });
    return (centavos: number) => format.format(centavos / 100).replace('-', '\u2212');
  }

  return {
    setup,
    one: <Kind extends Element>(selector: string): Kind => {
      const found = document.querySelector<Kind>(selector);
      if (!found) throw new Error(`The page has no ${selector}`);
      return found;
    },
    money: currency('auto'),
    signedMoney: currency('exceptZero'),
    fill: (text, values) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')),
    isCalm: () => calm.matches,
  };
}
