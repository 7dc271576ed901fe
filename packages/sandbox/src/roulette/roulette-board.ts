import type { RoundKind } from '../engines/round-result.ts';
import type { PlayCalls, playCalls } from '../pages/play/play-calls.ts';
import type { Fairness, playFairness } from '../pages/play/play-fairness.ts';
import type { PlayPage, playPage } from '../pages/play/play-page.ts';
import type { playSound, Sound } from '../pages/play/play-sound.ts';
import type { RouletteSetup } from './roulette-page.ts';
import type { rouletteSpin, WheelSpin } from './roulette-spin.ts';

/** The parts of the script, which come beside it as texts of their own. */
export interface BoardParts {
  readonly playCalls: typeof playCalls;
  readonly playFairness: typeof playFairness;
  readonly playPage: typeof playPage;
  readonly playSound: typeof playSound;
  readonly rouletteSpin: typeof rouletteSpin;
}

interface Result {
  readonly kind: RoundKind;
  readonly net: number;
  readonly text: string;
  readonly note: string;
}

export interface RouletteBoard<Setup extends RouletteSetup> extends PlayPage<Setup> {
  readonly calls: PlayCalls;
  readonly fairness: Fairness;
  readonly sound: Sound;
  readonly wheel: WheelSpin;
  readonly say: (text: string, kind?: RoundKind | 'bad' | '') => void;
  /** Which number it was, and what of it is the player's. */
  readonly fellText: (number: number) => string;
  readonly tell: (number: number, result: Result) => void;
  /** A round of the player's has ended: what this session has come to so far. @param record id of its record */
  readonly count: (net: number, record: number | undefined) => void;
  /** @param fallen lies in the wheel; null: none does */
  readonly showNumbers: (lastNumbers: readonly number[], fallen: number | null) => void;
  readonly setOff: (button: Element, isOff: boolean) => void;
  readonly isOff: (button: Element) => boolean;
}

/** The wheel and what is told of it, alone and at a live table. Sent to the browser as its text. */
export function rouletteBoard<Setup extends RouletteSetup>(parts: BoardParts): RouletteBoard<Setup> {
  const page = parts.playPage<Setup>();
  const { setup, one, signedMoney, fill, isCalm } = page;
  const { texts, colours } = setup;
  const game = one<HTMLElement>('main');
  const fairness = parts.playFairness(one);
  const sound = parts.playSound(one('#sound'));
  /** How long an answer is waited for, in milliseconds. */
  const calls = parts.playCalls(setup.language, 10_000);
  const order = [...document.querySelectorAll('#rotor text')].map((text) => Number(text.textContent));
  const wheel = parts.rouletteSpin({ rotor: one('#rotor'), ball: one('#ball'), order, isCalm });
  let rounds = 0;
  let sum = 0;

  const say: RouletteBoard<Setup>['say'] = (text, kind = '') => {
    one('.result').textContent = text;
    one('#brief').textContent = '';
    one('#came').textContent = '';
    game.dataset.kind = kind;
  };
  const colourName = (number: number) => texts.colours[colours[number] ?? 'green'];
  const fellText = (number: number) => fill(texts.fell, { number, colour: colourName(number) });

  function showSums(): void {
    one('#rounds').textContent = String(rounds);
    one('#net').textContent = signedMoney(sum);
  }

  const rules = one<HTMLDialogElement>('#rules-dialog');
  one('#rules').addEventListener('click', () => rules.showModal());
  one('#rules-close').addEventListener('click', () => rules.close());
  showSums();

  return {
    ...page,
    calls,
    fairness,
    sound,
    wheel,
    say,
    fellText,
    tell: (number, { kind, net, text, note }) => {
      say(`${fellText(number)} ${text}`, kind);
      // Nothing won and nothing lost is no figure: the sentence says it.
      if (net !== 0) {
        one('#brief').textContent = `${fellText(number)} ${note}`;
        one('#came').textContent = signedMoney(net);
      }
      if (net > 0) sound.won(kind === 'win' ? 0 : 1);
    },
    count: (net, record) => {
      rounds += 1;
      sum += net;
      if (record !== undefined) fairness.showPlayed(record);
      showSums();
    },
    showNumbers: (lastNumbers, fallen) => {
      for (const place of ['#fallen', '#drawn']) {
        one(place).textContent = fallen === null ? '' : String(fallen);
        one<HTMLElement>(place).dataset.colour = fallen === null ? '' : (colours[fallen] ?? '');
      }
      one('#last').replaceChildren(
        ...lastNumbers.map((last) => {
          const item = document.createElement('li');
          item.dataset.colour = colours[last] ?? '';
          item.textContent = String(last);
          const colour = document.createElement('span');
          colour.className = 'unseen';
          colour.textContent = ` ${colourName(last)}`;
          item.append(colour);
          return item;
        }),
      );
    },
    setOff: (button, isOff) => button.setAttribute('aria-disabled', String(isOff)),
    isOff: (button) => button.getAttribute('aria-disabled') === 'true',
  };
}
