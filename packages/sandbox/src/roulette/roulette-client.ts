import type { PlacedChips } from '@fortuna/domain/fair-play/roulette.ts';
import type { playCalls } from '../pages/play/play-calls.ts';
import type { playFairness } from '../pages/play/play-fairness.ts';
import type { playFollow } from '../pages/play/play-follow.ts';
import type { playPage } from '../pages/play/play-page.ts';
import type { playSound } from '../pages/play/play-sound.ts';
import type { rouletteCloth } from './roulette-cloth.ts';
import type { RouletteSetup } from './roulette-page.ts';
import type { rouletteSpin } from './roulette-spin.ts';
import type { Covering } from './roulette-texts.ts';
import type { PlayedRound, TableStanding } from './table-standing.ts';

/** The parts of the script, which come beside it as texts of their own. */
export interface RouletteParts {
  readonly playCalls: typeof playCalls;
  readonly playFairness: typeof playFairness;
  readonly playPage: typeof playPage;
  readonly playSound: typeof playSound;
  readonly rouletteCloth: typeof rouletteCloth;
  readonly rouletteSpin: typeof rouletteSpin;
  readonly playFollow: typeof playFollow;
}

/**
 * The script of a table's page. It is sent to the browser as the text of this function, so it must not use anything from outside
 * itself. The table runs on the server's clock whether anybody looks or not: the page shows how it stands, as the stream tells it, and
 * sends bets, each under a key of its own. Chips that are not sent yet are the page's alone.
 */
export function rouletteClient(parts: RouletteParts): void {
  const { setup, one, money, signedMoney, fill, isCalm } = parts.playPage<RouletteSetup>();
  const { words, texts, colours, highestStake } = setup;
  const game = one<HTMLElement>('main');
  const outcome = one<HTMLElement>('.result');
  const amount = one<HTMLElement>('.amount');
  const send = one<HTMLButtonElement>('.spin');
  const clear = one<HTMLButtonElement>('#clear');
  const repeat = one<HTMLButtonElement>('#repeat');
  const takeBack = one<HTMLButtonElement>('#take-back');

  /** How long an answer is waited for, in milliseconds. */
  const calls = parts.playCalls(setup.language, 10_000);
  const fairness = parts.playFairness(one);
  const sound = parts.playSound(one('#sound'));
  const order = [...document.querySelectorAll('#rotor text')].map((text) => Number(text.textContent));
  const wheel = parts.rouletteSpin({
    rotor: one('#rotor'),
    ball: one('#ball'),
    order,
    isCalm,
  });

  type Sent = { key: string; round: number; bets: PlacedChips[] };

  let table: TableStanding | null = null;
  /** When it was told, by the page's own clock. */
  let toldAt = 0;
  let drafted: PlacedChips[] = [];
  /** Of the last round in which there were any. */
  let before: readonly PlacedChips[] = [];
  /** Bets that are on their way, or whose answer was lost. */
  let pending: (Sent & { isLost: boolean }) | null = null;
  /** A bet that seems not to have arrived. */
  let stray: Sent | null = null;
  let isBusy = true;
  let isOver = false;
  let isOnLine = true;
  let rounds = 0;
  let net = 0;
  /** The last round whose end was told; what ended before the page was opened is no news. */
  let toldRound: number | null = null;

  /** Of the phase, in milliseconds, when the server said so. */
  const leftAt = ({ endsAt, now }: TableStanding) => endsAt - now;
  const sumOf = (chips: readonly PlacedChips[]) => chips.reduce((sum, chip) => sum + chip.amount, 0);
  const isOpen = () => table?.phase === 'betting' && isOnLine && !isOver;

  function say(text: string, kind = ''): void {
    outcome.textContent = text;
    game.dataset.kind = kind;
    if (kind === '' || kind === 'bad') amount.textContent = '';
  }

  /** What a place is called in the list of bets. */
  function nameOf(spot: string): string {
    const [kind = '', ...numbers] = spot.split('-');
    const pattern = texts.kinds[kind as 'split'];
    return pattern?.includes('{{') ? fill(pattern, { numbers: numbers.join('-') }) : cloth.nameOf(spot);
  }

  function addChip(spot: string, chip: number): void {
    if (isOver || pending !== null) return;
    if (sumOf(table?.bets ?? []) + sumOf(drafted) + chip > highestStake) {
      say(fill(texts.tooMuch, { highest: money(highestStake) }), 'bad');
      return;
    }
    const there = drafted.find((one) => one.spot === spot)?.amount ?? 0;
    drafted = [...drafted.filter((one) => one.spot !== spot), { spot, amount: there + chip }];
    sound.tone('triangle', 420, 0, 0.06, 0.15);
    show();
  }

  function takeOff(spot: string): void {
    if (pending !== null) return;
    drafted = drafted.filter((one) => one.spot !== spot);
    show();
  }

  const cloth = parts.rouletteCloth({
    cloth: one('.cloth'),
    covering: () => one<HTMLSelectElement>('#covering').value as Covering,
    chip: () => Number(one<HTMLInputElement>('[name=chip]:checked').value),
    onChip: addChip,
    onTakeOff: takeOff,
    money,
    words: texts,
  });

  function betItem(spot: string, chips: number, isSent: boolean): HTMLElement {
    const item = document.createElement('li');
    const name = document.createElement('span');
    name.textContent = nameOf(spot);
    const value = document.createElement('span');
    value.textContent = `${money(chips)} ${isSent ? texts.onTable : texts.notSent}`;
    item.dataset.sent = String(isSent);
    item.append(name, value);
    if (!isSent) {
      const off = document.createElement('button');
      off.type = 'button';
      off.textContent = '×';
      off.setAttribute('aria-label', fill(texts.remove, { spot: nameOf(spot) }));
      off.addEventListener('click', () => {
        takeOff(spot);
        send.focus();
      });
      item.append(off);
    }
    return item;
  }

  function showBets(): void {
    const placed = table?.bets ?? [];
    one('#bets').replaceChildren(
      ...placed.map(({ spot, amount: chips }) => betItem(spot, chips, true)),
      ...drafted.map(({ spot, amount: chips }) => betItem(spot, chips, false)),
    );
    one<HTMLElement>('#none').hidden = placed.length + drafted.length > 0;
    cloth.show(placed, drafted);
  }

  const setOff = (button: Element, isOff: boolean) => button.setAttribute('aria-disabled', String(isOff));
  const isOff = (button: Element) => button.getAttribute('aria-disabled') === 'true';

  function showControls(): void {
    const placed = table?.bets ?? [];
    // aria-disabled keeps the focus where it is while a bet is on its way.
    setOff(send, isBusy || !isOpen() || drafted.length === 0 || pending !== null);
    send.textContent =
      isBusy && pending !== null
        ? texts.placing
        : drafted.length > 0
          ? fill(texts.place, { amount: money(sumOf(drafted)) })
          : texts.placeNothing;
    setOff(clear, drafted.length === 0 || pending !== null);
    setOff(repeat, before.length === 0 || drafted.length > 0 || placed.length > 0 || pending !== null);
    setOff(takeBack, isBusy || !isOpen() || placed.length === 0);
    one('#rounds').textContent = String(rounds);
    one('#net').textContent = signedMoney(net);
  }

  function show(): void {
    showBets();
    showControls();
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

  const fellText = (number: number) =>
    fill(texts.fell, { number, colour: texts.colours[colours[number] ?? 'green'] });

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

  function showNumbers({ lastNumbers, phase, number }: TableStanding): void {
    const isKnown = phase === 'result' && number !== null;
    one('#fallen').textContent = isKnown ? String(number) : '';
    one<HTMLElement>('#fallen').dataset.colour = isKnown ? (colours[number] ?? '') : '';
    one('#last').replaceChildren(
      ...lastNumbers.map((last) => {
        const item = document.createElement('li');
        item.dataset.colour = colours[last] ?? '';
        item.textContent = String(last);
        const colour = document.createElement('span');
        colour.className = 'unseen';
        colour.textContent = ` ${texts.colours[colours[last] ?? 'green']}`;
        item.append(colour);
        return item;
      }),
    );
  }

  function count({ result, records }: PlayedRound): void {
    rounds += 1;
    net += result.net;
    const last = records.at(-1);
    if (last !== undefined) fairness.showPlayed(last);
  }

  /** How the round has ended that everybody sees. */
  function tellResult({ number, played, round }: TableStanding): void {
    if (number === null) return;
    cloth.mark(number);
    const own = played.find((one) => one.round === round);
    if (own === undefined) {
      say(`${fellText(number)} ${texts.noBetThisRound}`);
      return;
    }
    say(`${fellText(number)} ${own.result.text}`, own.result.kind);
    amount.textContent = signedMoney(own.result.net);
    if (own.result.net > 0) sound.won(own.result.kind === 'win' ? 0 : 1);
  }

  /** Counts what has ended since the last look, and tells what ended while the page was away. */
  function takePlayed({ played, round }: TableStanding): void {
    const newest = played.at(-1)?.round ?? round - 1;
    const after = toldRound ?? (newest === round ? round - 1 : newest);
    const news = played.filter((one) => one.round > after);
    toldRound = Math.max(after, newest);
    news.forEach(count);
    const missed = news.filter((one) => one.round < round).at(-1);
    if (missed === undefined) return;
    const values = { round: missed.round, number: missed.number, result: missed.result.text };
    say(fill(texts.missed, values), missed.result.kind);
  }

  /** What follows from a new part of the round, once. */
  function enterPhase(now: TableStanding, last: TableStanding | null): void {
    if (now.phase === 'spin') {
      if (now.bets.length > 0) before = now.bets;
      if (now.number !== null) wheel.spin(now.number, leftAt(now) - 600);
      const isLeftOver = drafted.length > 0 && pending === null && last?.phase === 'betting';
      say(isLeftOver ? fill(texts.leftOver, { amount: money(sumOf(drafted)) }) : texts.rolling);
      return;
    }
    wheel.rest(now.phase === 'result' ? now.number : (now.lastNumbers[0] ?? null));
    cloth.mark(null);
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
    drafted = [];
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
    showNumbers(now);
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
      const answer = await calls.post(`roulette/${path}`, body);
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
    const isStray = stray?.round === table.round && JSON.stringify(stray.bets) === JSON.stringify(drafted);
    const key = (isStray && stray?.key) || calls.newKey();
    const { round } = table;
    pending = { key, round, bets: drafted, isLost: false };
    const { bets } = pending;
    isBusy = true;
    showControls();
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
    showControls();
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
      path: 'roulette/stream',
      language: setup.language,
      token: calls.token(),
      onState: take,
      onEnded: () => end(words.ended),
      onLost: loseLine,
    });
  }

  send.addEventListener('click', () => void place());
  takeBack.addEventListener('click', () => void takeBetsBack());
  clear.addEventListener('click', () => {
    if (isOff(clear)) return;
    drafted = [];
    show();
  });
  repeat.addEventListener('click', () => {
    if (isOff(repeat)) return;
    drafted = [...before];
    show();
  });
  const rules = one<HTMLDialogElement>('#rules-dialog');
  one('#rules').addEventListener('click', () => rules.showModal());
  one('#rules-close').addEventListener('click', () => rules.close());
  addEventListener('offline', loseLine);
  setInterval(showClock, 200);
  show();
  void open();
}
