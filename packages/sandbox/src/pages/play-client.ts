import type { RoundKind } from '../slot/round-result.ts';
import type { playLines, WonLine } from './play-lines.ts';
import type { playReels } from './play-reels.ts';
import type { playSound } from './play-sound.ts';
import type { PlayTexts } from './play-texts.ts';

/** What the page hands to its script, as JSON in the document. */
export interface PlaySetup {
  readonly texts: PlayTexts;
  readonly language: string;
  readonly locale: string;
  readonly stakes: readonly number[];
  readonly lines: ReadonlyArray<readonly number[]>;
  readonly rowCount: number;
  readonly symbols: readonly string[];
  readonly symbolNames: Readonly<Record<string, string>>;
  /** What the reels show before the first round, by reel from the top. */
  readonly start: ReadonlyArray<readonly string[]>;
}

/** The parts of the script, which come beside it as texts of their own. */
export interface PlayParts {
  readonly playReels: typeof playReels;
  readonly playLines: typeof playLines;
  readonly playSound: typeof playSound;
}

/**
 * The script of the game page. It is sent to the browser as the text of this function, so it must not use anything from outside
 * itself. It works without cookies, storage and an origin of its own, since the site frames it in a sandbox; tokens live in its
 * variables. The server decides every round and says what it has come to, the reels only show it.
 */
export function playClient(parts: PlayParts): void {
  interface Round {
    stake: number;
    win: number;
    reels: string[][];
    wins: Array<{ line: number; symbol: string; length: number; pays: number }>;
    result: { kind: RoundKind; net: number; text: string };
  }
  const setup: PlaySetup = JSON.parse(document.querySelector('#setup')?.textContent ?? '{}');
  const { texts, stakes, lines } = setup;
  const one = <Kind extends Element>(selector: string): Kind => {
    const found = document.querySelector<Kind>(selector);
    if (!found) throw new Error(`The page has no ${selector}`);
    return found;
  };
  const game = one<HTMLElement>('main');
  const spin = one<HTMLButtonElement>('.spin');
  const lower = one<HTMLButtonElement>('#lower');
  const raise = one<HTMLButtonElement>('#raise');
  const outcome = one<HTMLElement>('.result');
  const amount = one<HTMLElement>('.amount');
  const paytable = one<HTMLDialogElement>('dialog');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const isCalm = () => calm.matches;
  const currency = (signDisplay: 'auto' | 'exceptZero') => {
    const format = new Intl.NumberFormat(setup.locale, { style: 'currency', currency: 'BRL', signDisplay });
    return (centavos: number) => format.format(centavos / 100).replace('-', '\u2212');
  };
  const money = currency('auto');
  const signedMoney = currency('exceptZero');
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

  const sound = parts.playSound();
  const reels = parts.playReels({
    reels: [...document.querySelectorAll<HTMLElement>('.reel')],
    rowCount: setup.rowCount,
    symbols: setup.symbols,
    start: setup.start,
    isCalm,
    onStop: sound.reelStopped,
  });
  const wonLines = parts.playLines({
    drawing: one('.lines'),
    told: one('.detail'),
    lines,
    rowCount: setup.rowCount,
    reels,
    isCalm,
  });

  /** The least that the reels turn, how long an answer is waited for, and how long a win is counted, in milliseconds. */
  const leastTurning = 500;
  const longestAnswer = 12_000;
  const counting: Partial<Record<RoundKind, number>> = { win: 700, big: 1_800, huge: 3_000 };
  const winSizes: Partial<Record<RoundKind, number>> = { win: 0, big: 1, huge: 2 };

  let token = '';
  let stakeIndex = 1;
  let isBusy = true;
  let isOver = false;
  let shown = setup.start;
  /** Of this session: what the player has really won or lost. */
  let rounds = 0;
  let net = 0;
  /** Of a round whose answer was lost: requested again with the same key, so that it is never paid twice. */
  let openRound: { key: string; stake: number } | null = null;

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

  async function post(
    path: string,
    body: object,
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(longestAnswer),
    });
    return { status: response.status, body: await response.json() };
  }

  function end(): void {
    isOver = true;
    say(texts.ended, 'bad');
  }

  function newKey(): string {
    return [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
  }

  /** Counts up to what has been won; anything else is just said. */
  async function countUp({ kind, net: gain }: Round['result']): Promise<void> {
    const lasts = counting[kind];
    const begun = performance.now();
    while (lasts !== undefined && !isCalm() && performance.now() - begun < lasts) {
      const part = (performance.now() - begun) / lasts;
      amount.textContent = signedMoney(Math.round((gain * (1 - (1 - part) ** 3)) / 5) * 5);
      await new Promise(requestAnimationFrame);
    }
    amount.textContent = signedMoney(gain);
  }

  function linesOf({ stake, wins }: Round): WonLine[] {
    return wins.map(({ line, symbol, length, pays }) => ({
      line,
      length,
      text: fill(texts.line, {
        line: line + 1,
        count: length,
        symbol: setup.symbolNames[symbol] ?? symbol,
        amount: money((pays * stake) / lines.length),
      }),
    }));
  }

  async function showRound(round: Round): Promise<void> {
    const { kind, text, net: gain } = round.result;
    shown = round.reels;
    await reels.land(shown);
    game.dataset.kind = kind;
    const size = winSizes[kind];
    one('.tier').textContent = kind === 'big' || kind === 'huge' ? texts[kind] : '';
    wonLines.show(linesOf(round));
    if (size !== undefined) sound.won(size);
    parent.postMessage({ type: 'fortuna:balance-changed' }, '*');
    await countUp(round.result);
    rounds += 1;
    net += gain;
    say(text, kind);
  }

  function beginRound(): void {
    isBusy = true;
    say('');
    amount.textContent = '';
    one('.tier').textContent = '';
    wonLines.clear();
    openRound ??= { key: newKey(), stake: stakes[stakeIndex] ?? 0 };
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
        post('/play/api/spin', { ...openRound, lang: setup.language }),
        isCalm() ? null : wait(leastTurning),
      ]);
      if (answer.status >= 500) throw new Error('no usable answer');
      openRound = null;
      if (answer.status === 200) await showRound(answer.body as unknown as Round);
      else {
        await giveUpRound(String(answer.body.message ?? texts.network));
        if (answer.status === 401) end();
      }
    } catch {
      await giveUpRound(texts.network);
    }
    isBusy = false;
    showControls();
  }

  async function open(): Promise<void> {
    try {
      const launch = new URLSearchParams(location.search).get('t') ?? '';
      const { status, body } = await post('/play/api/session', { token: launch });
      if (status === 200) {
        token = String(body.token);
        say(texts.ready);
      } else end();
    } catch {
      end();
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
  one<HTMLButtonElement>('#sound').addEventListener('click', ({ currentTarget }) => {
    (currentTarget as Element).setAttribute('aria-pressed', String(sound.toggle()));
  });
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
