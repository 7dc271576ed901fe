import type { PlacedChips } from '@fortuna/domain/fair-play/roulette.ts';
import type { playFollow } from '../pages/play/play-follow.ts';
import type { BoardParts, rouletteBoard } from './roulette-board.ts';
import type { rouletteCloth } from './roulette-cloth.ts';
import type { RouletteSetup } from './roulette-page.ts';
import type { rouletteSlip } from './roulette-slip.ts';
import type { TableStanding } from './table-standing.ts';

interface LiveParts extends BoardParts {
  readonly playFollow: typeof playFollow;
  readonly rouletteBoard: typeof rouletteBoard;
  readonly rouletteCloth: typeof rouletteCloth;
  readonly rouletteSlip: typeof rouletteSlip;
}

/**
 * The script of a live table's page. It is sent to the browser as the text of this function, so it must not use anything from outside
 * itself. The table runs on the server's clock whether anybody looks or not: the page shows how it stands, as the stream tells it, and
 * sends bets, each under a key of its own. Chips that are not sent yet are the page's alone.
 */
export function liveClient(parts: LiveParts): void {
  const board = parts.rouletteBoard<RouletteSetup>(parts);
  const { setup, one, money, fill, calls, fairness, sound, wheel, say, setOff, isOff } = board;
  const { words, texts, highestStake } = setup;
  const game = one<HTMLElement>('main');
  const send = one<HTMLButtonElement>('.spin');
  const takeBack = one<HTMLButtonElement>('#take-back');

  type Sent = { key: string; round: number; bets: readonly PlacedChips[] };

  let table: TableStanding | null = null;
  /** When it was told, by the page's own clock. */
  let toldAt = 0;
  /** Bets that are on their way, or whose answer was lost. */
  let pending: (Sent & { isLost: boolean }) | null = null;
  /** A bet that seems not to have arrived. */
  let stray: Sent | null = null;
  let isBusy = true;
  let isOver = false;
  let isOnLine = true;
  /** The last round whose end was told; what ended before the page was opened is no news. */
  let toldRound: number | null = null;

  /** Of the phase, in milliseconds, when the server said so. */
  const leftAt = ({ endsAt, now }: TableStanding) => endsAt - now;
  const sumOf = (chips: readonly PlacedChips[]) => chips.reduce((sum, chip) => sum + chip.amount, 0);
  const isOpen = () => table?.phase === 'betting' && isOnLine && !isOver;

  const slip = parts.rouletteSlip({
    board,
    rouletteCloth: parts.rouletteCloth,
    placed: () => table?.bets ?? [],
    settled: () => [],
    room: () => highestStake - sumOf(table?.bets ?? []),
    isLocked: () => isOver || pending !== null,
    canRepeat: () => (table?.bets ?? []).length === 0,
    onChange: () => show(),
    words: {
      drafted: { list: texts.notSent, cloth: texts.drafted },
      placed: { list: texts.onTable, cloth: texts.placed },
    },
  });

  function show(): void {
    slip.show();
    const isEmpty = slip.drafted().length === 0;
    // aria-disabled keeps the focus where it is while a bet is on its way.
    setOff(send, isBusy || !isOpen() || isEmpty || pending !== null);
    if (isBusy && pending !== null) send.textContent = texts.placing;
    else if (isEmpty) send.textContent = isOpen() ? texts.noBets : texts.closed;
    else send.textContent = fill(texts.place, { amount: money(slip.sum()) });
    setOff(takeBack, isBusy || !isOpen() || (table?.bets ?? []).length === 0);
  }

  /** Seconds that are left, by what the server has said and the time since. */
  function showClock(): void {
    const seconds = one('#seconds');
    const bar = one<HTMLElement>('#bar');
    if (table === null || !isOnLine || table.phase === 'offline' || table.phase === 'full') {
      seconds.textContent = '';
      bar.style.transform = 'scaleX(0)';
      return;
    }
    const left = Math.max(0, leftAt(table) - (performance.now() - toldAt));
    seconds.textContent =
      table.phase === 'betting' ? fill(texts.seconds, { seconds: Math.ceil(left / 1000) }) : '';
    bar.style.transform = `scaleX(${table.phase === 'betting' ? left / table.lasts : 0})`;
    const isSoon = table.phase === 'betting' && left < 5_000;
    // For ears, once: eyes see every second.
    if (isSoon !== game.hasAttribute('data-soon'))
      one('#soon').textContent = isSoon ? fill(texts.bettingSoon, { seconds: Math.ceil(left / 1000) }) : '';
    game.toggleAttribute('data-soon', isSoon);
  }

  function showPhase(): void {
    const phases = {
      betting: texts.betting,
      spin: texts.closed,
      result: texts.closed,
      offline: texts.offline,
      full: texts.full,
    };
    one('#phase').textContent = isOnLine && table ? phases[table.phase] : texts.disconnected;
    game.dataset.phase = isOnLine ? (table?.phase ?? '') : 'away';
    showClock();
  }

  /** How the round has ended that everybody sees. */
  function tellResult({ number, played, round }: TableStanding): void {
    if (number === null) return;
    slip.mark(number);
    const own = played.find((one) => one.round === round);
    if (own === undefined) {
      say(`${board.fellText(number)} ${texts.noBetThisRound}`);
      return;
    }
    board.tell(number, own.result);
  }

  /** Counts what has ended since the last look, and tells what ended while the page was away. */
  function takePlayed({ played, round }: TableStanding): void {
    const newest = played.at(-1)?.round ?? round - 1;
    const after = toldRound ?? (newest === round ? round - 1 : newest);
    const news = played.filter((one) => one.round > after);
    toldRound = Math.max(after, newest);
    for (const { result, records } of news) board.count(result.net, records.at(-1));
    const missed = news.filter((one) => one.round < round).at(-1);
    if (missed === undefined) return;
    const values = { round: missed.round, number: missed.number, result: missed.result.text };
    say(fill(texts.missed, values), missed.result.kind);
  }

  /** What follows from a new part of the round, once. */
  function enterPhase(now: TableStanding, last: TableStanding | null): void {
    if (now.phase === 'spin') {
      if (now.bets.length > 0) slip.remember(now.bets);
      if (now.number !== null) wheel.spin(now.number, leftAt(now) - 600);
      const isLeftOver = slip.sum() > 0 && pending === null && last?.phase === 'betting';
      say(isLeftOver ? fill(texts.leftOver, { amount: money(slip.sum()) }) : texts.rolling);
      return;
    }
    wheel.rest(now.phase === 'result' ? now.number : (now.lastNumbers[0] ?? null));
    slip.mark(null);
    if (now.phase === 'result') {
      sound.reelStopped();
      tellResult(now);
    } else if (now.phase === 'betting') say(texts.open);
    else say(now.phase === 'full' ? texts.full : texts.offline, 'bad');
  }

  /** A bet whose answer was lost: the table as it stands now tells what has become of it. */
  function lookUp(now: TableStanding): void {
    if (pending === null || !pending.isLost || isBusy) return;
    const { key, bets } = pending;
    if (now.keys.includes(key)) accept(bets);
    else {
      // It may be on its way still: sent once more, it goes under the same key.
      [stray, pending] = [pending, null];
      say(texts.notThere, 'bad');
    }
  }

  function accept(bets: readonly PlacedChips[]): void {
    pending = null;
    slip.draft([]);
    say(fill(texts.accepted, { amount: money(sumOf(bets)) }));
  }

  function take(now: TableStanding): void {
    const last = table;
    table = now;
    isOnLine = true;
    toldAt = performance.now();
    const isNewPart = last?.round !== now.round || last.phase !== now.phase;
    one('#balance').textContent = money(now.balance);
    one('#players').textContent = String(now.players);
    fairness.showNext(now.next);
    board.showNumbers(now.lastNumbers, now.phase === 'result' ? now.number : null);
    if (isNewPart) enterPhase(now, last);
    takePlayed(now);
    lookUp(now);
    if (last !== null && last.balance !== now.balance)
      parent.postMessage({ type: 'fortuna:balance-changed' }, '*');
    showPhase();
    show();
  }

  function end(text: string): void {
    isOver = true;
    say(text, 'bad');
    showPhase();
    show();
  }

  /** Sends, and takes what comes back; what became of it is not known where nothing does. */
  async function ask(path: string, body: object): Promise<'taken' | 'refused' | 'lost'> {
    try {
      const answer = await calls.post(`live-roulette/${path}`, body);
      if (answer.status === 200) {
        take(answer.body as unknown as TableStanding);
        return 'taken';
      }
      if (answer.status === 401) end(words.ended);
      else say(String(answer.body.message ?? words.network), 'bad');
      return 'refused';
    } catch {
      return 'lost';
    }
  }

  async function place(): Promise<void> {
    if (isOff(send) || table === null || pending !== null) return;
    const isStray =
      stray?.round === table.round && JSON.stringify(stray.bets) === JSON.stringify(slip.drafted());
    const key = (isStray && stray?.key) || calls.newKey();
    const { round } = table;
    pending = { key, round, bets: slip.drafted(), isLost: false };
    const { bets } = pending;
    isBusy = true;
    show();
    const answer = await ask('bet', { key, round, bets });
    isBusy = false;
    if (answer === 'taken') accept(bets);
    else if (answer === 'refused') pending = null;
    else {
      pending.isLost = true;
      say(texts.lost, 'bad');
      void ask('state', {});
    }
    show();
  }

  async function takeBetsBack(): Promise<void> {
    if (isOff(takeBack) || table === null) return;
    isBusy = true;
    show();
    const answer = await ask('take-back', { round: table.round });
    isBusy = false;
    if (answer === 'taken') say(texts.tookBack);
    if (answer === 'lost') {
      say(words.network, 'bad');
      void ask('state', {});
    }
    show();
  }

  /** Until something comes again, nothing that is shown counts. */
  function loseLine(): void {
    isOnLine = false;
    showPhase();
    show();
  }

  async function open(): Promise<void> {
    const opened = await calls.open();
    isBusy = false;
    if (opened === null) return end(words.ended);
    take(opened as unknown as TableStanding);
    void parts.playFollow<TableStanding>({
      path: 'live-roulette/stream',
      language: setup.language,
      token: calls.token(),
      onState: take,
      onEnded: () => end(words.ended),
      onLost: loseLine,
    });
  }

  send.addEventListener('click', () => void place());
  takeBack.addEventListener('click', () => void takeBetsBack());
  addEventListener('offline', loseLine);
  setInterval(showClock, 200);
  show();
  void open();
}
