import type { PlayTexts } from './play-texts.ts';

/** What the page hands to its script, as JSON in the document. */
export interface PlaySetup {
  readonly texts: PlayTexts;
  readonly locale: string;
  readonly stakes: readonly number[];
  readonly lines: ReadonlyArray<readonly number[]>;
  readonly symbols: readonly string[];
}

/**
 * The script of the game page. It is sent to the browser as the text of this function, so it must not use anything from outside
 * itself. It works without cookies, storage and an origin of its own, since the site frames it in a sandbox; tokens live in its
 * variables. The server decides every round, the reels only show it.
 */
export function playClient(): void {
  interface Round {
    balance: number;
    win: number;
    reels: string[][];
    wins: Array<{ line: number; length: number }>;
  }
  const { texts, locale, stakes, lines, symbols }: PlaySetup = JSON.parse(
    document.querySelector('#setup')?.textContent ?? '{}',
  );
  const one = <Kind extends Element>(selector: string): Kind => {
    const found = document.querySelector<Kind>(selector);
    if (!found) throw new Error(`The page has no ${selector}`);
    return found;
  };
  const reels = [...document.querySelectorAll<HTMLElement>('.reel')];
  const spin = one<HTMLButtonElement>('.spin');
  const lower = one<HTMLButtonElement>('#lower');
  const raise = one<HTMLButtonElement>('#raise');
  const result = one<HTMLElement>('.result');
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)');
  const currency = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  const money = (centavos: number) => currency.format(centavos / 100);
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  let token = '';
  let stakeIndex = 1;
  let isBusy = true;
  let isOver = false;
  /** Of a round whose answer was lost: requested again with the same key, so that it is never paid twice. */
  let openRound: { key: string; stake: number } | null = null;

  function tellSite(type: string): void {
    parent.postMessage({ type }, '*');
  }

  function say(text: string, tone: '' | 'win' | 'bad' = ''): void {
    result.textContent = text;
    result.dataset.tone = tone;
  }

  function showControls(): void {
    // aria-disabled keeps the focus where it is while the reels turn.
    spin.setAttribute('aria-disabled', String(isBusy || isOver));
    spin.textContent = isBusy ? texts.spinning : openRound ? texts.retry : texts.spin;
    const isLocked = isBusy || isOver || openRound !== null;
    lower.disabled = isLocked || stakeIndex === 0;
    raise.disabled = isLocked || stakeIndex === stakes.length - 1;
    one('#stake').textContent = money(stakes[stakeIndex] ?? 0);
  }

  function showSymbol(cell: Element, symbol: string): void {
    cell.querySelector('use')?.setAttribute('href', `#symbol-${symbol}`);
  }

  function showReel(reel: HTMLElement, shown: readonly string[]): void {
    [...reel.children].forEach((cell, row) => {
      showSymbol(cell, shown[row] ?? 'wave');
    });
  }

  function startRolling(): () => void {
    for (const cell of document.querySelectorAll<HTMLElement>('.cell')) delete cell.dataset.won;
    if (isCalm.matches) return () => undefined;
    for (const reel of reels) reel.dataset.rolling = '';
    const timer = setInterval(() => {
      for (const reel of reels) {
        if (reel.dataset.rolling === undefined) continue;
        showReel(
          reel,
          [0, 1, 2].map(() => symbols[Math.floor(Math.random() * symbols.length)] ?? 'wave'),
        );
      }
    }, 400);
    return () => clearInterval(timer);
  }

  async function landReels(round: Round): Promise<void> {
    for (const [index, reel] of reels.entries()) {
      if (!isCalm.matches) await wait(index === 0 ? 350 : 150);
      delete reel.dataset.rolling;
      reel.dataset.landed = '';
      showReel(reel, round.reels[index] ?? []);
    }
    for (const { line, length } of round.wins) {
      lines[line]?.slice(0, length).forEach((row, reel) => {
        const cell = reels[reel]?.children[row];
        if (cell instanceof HTMLElement) cell.dataset.won = '';
      });
    }
  }

  async function post(
    path: string,
    body: object,
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
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

  async function showRound(round: Round): Promise<void> {
    await landReels(round);
    one('#balance').textContent = money(round.balance);
    if (round.win > 0) say(texts.won.replace('{{amount}}', money(round.win)), 'win');
    else say(texts.lost);
    tellSite('fortuna:balance-changed');
  }

  async function play(): Promise<void> {
    if (isBusy || isOver) return;
    isBusy = true;
    say('');
    openRound ??= { key: newKey(), stake: stakes[stakeIndex] ?? 0 };
    const stopRolling = startRolling();
    showControls();
    try {
      const answer = await post('/play/api/spin', { ...openRound, lang: document.documentElement.lang });
      if (answer.status >= 500) throw new Error('no usable answer');
      openRound = null;
      if (answer.status === 200) await showRound(answer.body as unknown as Round);
      else if (answer.status === 401) end();
      else say(String(answer.body.message ?? texts.network), 'bad');
    } catch {
      say(texts.network, 'bad');
    }
    stopRolling();
    for (const reel of reels) delete reel.dataset.rolling;
    isBusy = false;
    showControls();
  }

  async function open(): Promise<void> {
    try {
      const launch = new URLSearchParams(location.search).get('t') ?? '';
      const { status, body } = await post('/play/api/session', { token: launch });
      if (status === 200) {
        token = String(body.token);
        one('#balance').textContent = money(Number(body.balance));
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
  one('#exit').addEventListener('click', () => tellSite('fortuna:exit'));
  void open();
}
