import type { PlacedChips } from '@fortuna/domain/fair-play/roulette.ts';
import type { BoardParts, rouletteBoard } from './roulette-board.ts';
import type { rouletteCloth } from './roulette-cloth.ts';
import type { rouletteSlip } from './roulette-slip.ts';
import type { SoloSetup } from './solo-page.ts';
import type { SettledChips, SoloRound, SoloStanding } from './solo-rounds.ts';

interface SoloParts extends BoardParts {
  readonly rouletteBoard: typeof rouletteBoard;
  readonly rouletteCloth: typeof rouletteCloth;
  readonly rouletteSlip: typeof rouletteSlip;
}

/**
 * The script of the page on which one player has the wheel alone. It is sent to the browser as the text of this function, so it must not
 * use anything from outside itself. The player starts each round; the server decides it, and the wheel shows what it has come to.
 */
export function soloClient(parts: SoloParts): void {
  const board = parts.rouletteBoard<SoloSetup>(parts);
  const { setup, one, money, fill, isCalm, calls, fairness, sound, wheel, say, setOff, isOff } = board;
  const { words, texts, solo, highestStake } = setup;
  const spin = one<HTMLButtonElement>('.spin');
  /** How long the wheel turns, in milliseconds. */
  const turning = 5_000;

  let isBusy = true;
  let isOver = false;
  /** Chips of the round that turns: they leave the cloth with it. */
  let played: readonly PlacedChips[] = [];
  /** Of the round before, until chips are laid for the next. */
  let settled: readonly SettledChips[] = [];
  /** Of a round whose answer was lost: requested again with the same key, so that it is never paid twice. */
  let openRound: { key: string; bets: readonly PlacedChips[]; client_seed: string } | null = null;

  const slip = parts.rouletteSlip({
    board,
    rouletteCloth: parts.rouletteCloth,
    placed: () => played,
    settled: () => settled,
    room: () => highestStake,
    isLocked: () => isBusy || isOver || openRound !== null,
    canRepeat: () => true,
    onChange: () => {
      if (slip.drafted().length > 0) {
        settled = [];
        slip.mark(null);
        say(fill(solo.laid, { amount: money(slip.sum()) }));
      } else if (!isBusy) say(solo.ready);
      show();
    },
    words: {
      drafted: { list: '', cloth: solo.onCloth },
      placed: { list: '', cloth: texts.placed },
    },
  });

  /** What the next press bets: the chips on the cloth, or those of the last round again. */
  const nextBets = () => (slip.drafted().length > 0 ? slip.drafted() : slip.remembered());

  function show(): void {
    slip.show();
    const amount = money(nextBets().reduce((all, chips) => all + chips.amount, 0));
    // aria-disabled keeps the focus where it is while the wheel turns.
    setOff(spin, isBusy || isOver || nextBets().length === 0);
    if (isBusy) spin.textContent = solo.spinning;
    else if (openRound !== null) spin.textContent = solo.retry;
    else if (slip.drafted().length > 0) spin.textContent = fill(solo.spinFor, { amount });
    else spin.textContent = slip.remembered().length > 0 ? fill(solo.againFor, { amount }) : solo.spin;
  }

  const showBalance = (balance: number) => {
    one('#balance').textContent = money(balance);
  };

  function end(): void {
    isOver = true;
    say(words.ended, 'bad');
  }

  async function turn(number: number): Promise<void> {
    if (!isCalm()) {
      wheel.spin(number, turning);
      await new Promise((resolve) => setTimeout(resolve, turning));
    }
    wheel.rest(number);
    sound.reelStopped();
  }

  async function showRound(round: SoloRound): Promise<void> {
    played = round.bets;
    slip.remember(played);
    slip.draft([]);
    showBalance(round.balance - round.win);
    fairness.showNext(round.next);
    say(texts.rolling);
    // Where the cloth is as high as the window, the wheel is above it.
    one('.wheelbox').scrollIntoView({ behavior: isCalm() ? 'auto' : 'smooth', block: 'nearest' });
    await turn(round.number);
    board.showNumbers(round.lastNumbers, round.number);
    slip.mark(round.number);
    // Where the cloth is higher than the window, what has won is seen.
    one('[data-won]').scrollIntoView({ behavior: isCalm() ? 'auto' : 'smooth', block: 'nearest' });
    showBalance(round.balance);
    played = [];
    settled = round.settled;
    board.tell(round.number, round.result);
    board.count(round.result.net, round.round);
    parent.postMessage({ type: 'fortuna:balance-changed' }, '*');
  }

  async function play(): Promise<void> {
    if (isOff(spin)) return;
    isBusy = true;
    openRound ??= { key: calls.newKey(), bets: nextBets(), client_seed: fairness.clientSeed() };
    settled = [];
    slip.mark(null);
    show();
    try {
      const answer = await calls.post('solo-roulette/spin', openRound);
      openRound = null;
      if (answer.status === 200) await showRound(answer.body as unknown as SoloRound);
      else if (answer.status === 401) end();
      else say(String(answer.body.message ?? words.network), 'bad');
    } catch {
      say(solo.lost, 'bad');
    }
    isBusy = false;
    show();
  }

  /** As the last round has left the table, wherever that was played. */
  function showStanding({ balance, next, lastNumbers, last }: SoloStanding): void {
    showBalance(balance);
    fairness.showNext(next);
    board.showNumbers(lastNumbers, last?.number ?? null);
    wheel.rest(last?.number ?? null);
    if (last === null) {
      say(solo.ready);
      return;
    }
    slip.remember(last.bets);
    settled = last.settled;
    fairness.showPlayed(last.round);
    say(fill(solo.lastRound, { fell: board.fellText(last.number), result: last.result.text }));
  }

  async function open(): Promise<void> {
    const opened = await calls.open();
    if (opened === null) end();
    else showStanding(opened as unknown as SoloStanding);
    isBusy = false;
    show();
  }

  spin.addEventListener('click', () => void play());
  show();
  void open();
}
