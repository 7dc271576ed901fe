import type { RoundKind } from '../engines/round-result.ts';
import type { playCalls } from '../pages/play/play-calls.ts';
import type { NextRound, playFairness } from '../pages/play/play-fairness.ts';
import type { playPage } from '../pages/play/play-page.ts';
import type { playSound } from '../pages/play/play-sound.ts';
import type { slotLines, WonLine } from './slot-lines.ts';
import type { SlotSetup } from './slot-page.ts';
import type { slotReels } from './slot-reels.ts';

/** The parts of the script, which come beside it as texts of their own. */
export interface SlotParts {
  readonly playCalls: typeof playCalls;
  readonly playFairness: typeof playFairness;
  readonly playPage: typeof playPage;
  readonly playSound: typeof playSound;
  readonly slotReels: typeof slotReels;
  readonly slotLines: typeof slotLines;
}

/**
 * The script of the game page. It is sent to the browser as the text of this function, so it must not use anything from outside
 * itself. It works without cookies, storage and an origin of its own, since the site frames it in a sandbox; tokens live in its
 * variables. The server decides every round and says what it has come to, the reels only show it.
 */
export function slotClient(parts: SlotParts): void {
  interface Round {
    stake: number;
    win: number;
    reels: string[][];
    wins: Array<{ line: number; symbol: string; length: number; pays: number }>;
    result: { kind: RoundKind; net: number; text: string; note: string };
    round: number;
    next: NextRound;
  }
  const { setup, one, money, signedMoney, fill, isCalm } = parts.playPage<SlotSetup>();
  const { words, texts, stakes, lines } = setup;
  const game = one<HTMLElement>('main');
  const spin = one<HTMLButtonElement>('.spin');
  const lower = one<HTMLButtonElement>('#lower');
  const raise = one<HTMLButtonElement>('#raise');
  const outcome = one<HTMLElement>('.result');
  const amount = one<HTMLElement>('.amount');
  const note = one<HTMLElement>('.note');
  const paytable = one<HTMLDialogElement>('#paytable-dialog');
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  /** How long an answer is waited for, in milliseconds. */
  const calls = parts.playCalls(setup.language, 12_000);
  const fairness = parts.playFairness(one);
  const sound = parts.playSound(one('#sound'));
  const reels = parts.slotReels({
    reels: [...document.querySelectorAll<HTMLElement>('.reel')],
    rowCount: setup.rowCount,
    symbols: setup.symbols,
    start: setup.start,
    isCalm,
    onStop: sound.reelStopped,
  });
  const wonLines = parts.slotLines({
    drawing: one('.lines'),
    told: one('.detail'),
    lines,
    rowCount: setup.rowCount,
    reels,
    isCalm,
    manyText: (shown) => fill(texts.lines, { lines: shown }),
  });

  /** The least that the reels turn, and how long a win is counted, in milliseconds. */
  const leastTurning = 500;
  const counting: Partial<Record<RoundKind, number>> = { win: 700, big: 1_800, huge: 3_000 };
  const winSizes: Partial<Record<RoundKind, number>> = { win: 0, big: 1, huge: 2 };

  let stakeIndex = 1;
  let isBusy = true;
  let isOver = false;
  let shown = setup.start;
  /** Of this session: what the player has really won or lost. */
  let rounds = 0;
  let net = 0;
  /** Of a round whose answer was lost: requested again with the same key, so that it is never paid twice. */
  let openRound: { key: string; stake: number; client_seed: string } | null = null;

  function say(text: string, kind: RoundKind | 'bad' | '' = ''): void {
    outcome.textContent = text;
    game.dataset.kind = kind;
  }

  function showControls(): void {
    // aria-disabled keeps the focus where it is while the reels turn.
    spin.setAttribute('aria-disabled', String(isBusy || isOver));
    spin.textContent = isBusy ? texts.spinning : openRound ? texts.retry : texts.spin;
    const isLocked = isBusy || isOver || openRound !== null;
    lower.disabled = isLocked || stakeIndex === 0;
    raise.disabled = isLocked || stakeIndex === stakes.length - 1;
    one('#stake').textContent = money(stakes[stakeIndex] ?? 0);
    one('#rounds').textContent = String(rounds);
    one('#net').textContent = signedMoney(net);
  }

  function end(): void {
    isOver = true;
    say(words.ended, 'bad');
  }

  /** Counts up to what has been won; anything else is just said. */
  async function countUp({ kind, net: gain }: Round['result']): Promise<void> {
    const lasts = counting[kind];
    // As large as the widest of the figures allows.
    amount.style.setProperty('--letters', String(signedMoney(gain).length));
    const begun = performance.now();
    while (lasts !== undefined && !isCalm() && performance.now() - begun < lasts) {
      const part = (performance.now() - begun) / lasts;
      amount.textContent = signedMoney(Math.round((gain * (1 - (1 - part) ** 3)) / 5) * 5);
      await new Promise(requestAnimationFrame);
    }
    amount.textContent = signedMoney(gain);
  }

  function linesOf({ stake, wins }: Round): WonLine[] {
    return wins.map(({ line, symbol, length, pays }) => {
      const paid = money((pays * stake) / lines.length);
      const text = fill(texts.line, {
        line: line + 1,
        count: length,
        symbol: setup.symbolNames[symbol] ?? symbol,
        amount: paid,
      });
      return { line, length, text, amount: paid };
    });
  }

  async function showRound(round: Round): Promise<void> {
    const { kind, text, net: gain } = round.result;
    shown = round.reels;
    fairness.showNext(round.next);
    fairness.showPlayed(round.round);
    await reels.land(shown);
    game.dataset.kind = kind;
    const size = winSizes[kind];
    one('.tier').textContent = kind === 'big' || kind === 'huge' ? words[kind] : '';
    wonLines.show(linesOf(round));
    if (size !== undefined) sound.won(size);
    parent.postMessage({ type: 'fortuna:balance-changed' }, '*');
    note.textContent = round.result.note;
    await countUp(round.result);
    rounds += 1;
    net += gain;
    say(text, kind);
  }

  function beginRound(): void {
    isBusy = true;
    say('');
    amount.textContent = '';
    note.textContent = '';
    one('.tier').textContent = '';
    wonLines.clear();
    openRound ??= {
      key: calls.newKey(),
      stake: stakes[stakeIndex] ?? 0,
      client_seed: fairness.clientSeed(),
    };
    reels.spin();
    showControls();
  }

  /** What was seen before: without an answer nothing has been decided that could be shown. */
  async function giveUpRound(text: string): Promise<void> {
    await reels.land(shown);
    say(text, 'bad');
  }

  async function play(): Promise<void> {
    if (isBusy || isOver) return;
    beginRound();
    try {
      const [answer] = await Promise.all([
        calls.post('slot/spin', { ...openRound }),
        isCalm() ? null : wait(leastTurning),
      ]);
      openRound = null;
      if (answer.status === 200) await showRound(answer.body as unknown as Round);
      else {
        await giveUpRound(String(answer.body.message ?? words.network));
        if (answer.status === 401) end();
      }
    } catch {
      await giveUpRound(words.network);
    }
    isBusy = false;
    showControls();
  }

  async function open(): Promise<void> {
    const opened = await calls.open();
    if (opened === null) end();
    else {
      const { reels: last, next } = opened as unknown as { reels: string[][] | null; next: NextRound };
      fairness.showNext(next);
      if (last !== null) {
        shown = last;
        await reels.land(shown);
      }
      say(texts.ready);
    }
    isBusy = false;
    showControls();
  }

  function changeStake(step: number): void {
    stakeIndex = Math.min(stakes.length - 1, Math.max(0, stakeIndex + step));
    showControls();
  }

  spin.addEventListener('click', () => void play());
  lower.addEventListener('click', () => changeStake(-1));
  raise.addEventListener('click', () => changeStake(1));
  one('#paytable').addEventListener('click', () => paytable.showModal());
  one('#close').addEventListener('click', () => paytable.close());
  document.addEventListener('keydown', (event) => {
    // Where no button has the focus, the space bar spins.
    if (event.key !== ' ' || event.repeat || event.target !== document.body) return;
    event.preventDefault();
    void play();
  });
  void open();
}
