import type { playCalls } from '../pages/play/play-calls.ts';
import type { playFairness } from '../pages/play/play-fairness.ts';
import type { playFollow } from '../pages/play/play-follow.ts';
import type { playPage } from '../pages/play/play-page.ts';
import type { playSound } from '../pages/play/play-sound.ts';
import type { CrashState, ShownBet } from './crash-actions.ts';
import type { CrashSetup } from './crash-page.ts';
import type { crashPlot } from './crash-plot.ts';

/** The parts of the script, which come beside it as texts of their own. */
export interface CrashParts {
  readonly playCalls: typeof playCalls;
  readonly playFairness: typeof playFairness;
  readonly playPage: typeof playPage;
  readonly playFollow: typeof playFollow;
  readonly playSound: typeof playSound;
  readonly crashPlot: typeof crashPlot;
}

/**
 * The script of a crash game's page; sent to the browser as its text, so it uses nothing from outside itself. The server's clock is the
 * flight's: the page only shows where it must be by now, and what the server says of a bet is what counts.
 */
export function crashClient(parts: CrashParts): void {
  const { setup, one, money, signedMoney, fill, isCalm } = parts.playPage<CrashSetup>();
  const { words, texts, stakes } = setup;
  const game = one<HTMLElement>('main');
  const act = one<HTMLButtonElement>('.spin');
  const lower = one<HTMLButtonElement>('#lower');
  const raise = one<HTMLButtonElement>('#raise');
  const autoField = one<HTMLInputElement>('#auto');
  const told = one<HTMLElement>('.result');
  const amount = one<HTMLElement>('.amount');
  const note = one<HTMLElement>('.note');
  const exit = one<HTMLElement>('.exit');
  const decimals = new Intl.NumberFormat(setup.locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const multiplierText = (hundredths: number) => decimals.format(hundredths / 100);

  /** How long an answer is waited for, in milliseconds. */
  const calls = parts.playCalls(setup.language, 8_000);
  const fairness = parts.playFairness(one);
  const sound = parts.playSound(one('#sound'));
  const plot = parts.crashPlot({
    curve: one('.curve'),
    trail: one('.trail'),
    flyer: one('.flyer'),
    exit,
    sky: one('.sky'),
    isStepped: getComputedStyle(document.documentElement).getPropertyValue('--motion-ease').includes('steps'),
  });

  /** As the server's: per millisecond. */
  const growth = 1e-4;
  /** Multipliers that are read out, in hundredths. */
  const spoken = [150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000];

  let state: CrashState | null = null;
  /** What the server's clock is ahead of this page's. */
  let ahead = Number.NEGATIVE_INFINITY;
  let stakeIndex = 0;
  let isSending = false;
  let isOver = false;
  let isLost = false;
  /** A bet whose answer was lost: the next state tells what has become of it. */
  let unknown: { key: string; flight: number } | null = null;
  let lastSpoken = 0;
  let shownPhase = '';
  /** Of this session: what the player has really won or lost. */
  let rounds = 0;
  let net = 0;
  /** Bets of which has been told that they are open, and how they have ended. */
  const seenOpen = new Set<number>();
  const ended = new Set<number>();

  const serverNow = () => performance.now() + ahead;
  const valueAt = (flown: number) => Math.exp(growth * Math.max(0, flown));
  /** When a flight has come to a multiplier in hundredths, in milliseconds. */
  const timeOf = (hundredths: number) => Math.log(hundredths / 100) / growth;

  /** The multiplier of the running flight, as it must be by now. */
  function currentMultiplier(): number {
    if (state === null) return 100;
    const { point, takesOffAt } = state.flight;
    return point ?? Math.min(setup.highest, Math.floor(100 * valueAt(serverNow() - takesOffAt)));
  }

  function say(text: string, kind = ''): void {
    if (told.textContent !== text) told.textContent = text;
    game.dataset.kind = kind;
  }

  /** In hundredths; null for an empty field, undefined for what is no such multiplier. */
  function autoOf(): number | null | undefined {
    const text = autoField.value.trim();
    if (text === '') return null;
    const hundredths = Math.round(Number(text.replace(',', '.')) * 100);
    return hundredths >= setup.lowest && hundredths <= setup.highest ? hundredths : undefined;
  }

  function showAuto(): void {
    const isWrong = autoOf() === undefined;
    autoField.setAttribute('aria-invalid', String(isWrong));
    one('#auto-wrong').textContent = isWrong ? texts.autoWrong : '';
  }

  function showAction(multiplier = currentMultiplier()): void {
    const bet = state?.bet ?? null;
    const phase = state?.flight.phase;
    const isOpen = bet?.state === 'open';
    const canBet = phase === 'betting' && bet === null && unknown === null;
    const canLeave = phase === 'flying' && isOpen && multiplier >= setup.lowest;
    const isIdle = isSending || isOver || !(canBet || canLeave);
    // aria-disabled keeps the focus where it is.
    act.setAttribute('aria-disabled', String(isIdle));
    let text = texts.watching;
    if (canBet)
      text = isSending ? texts.placing : fill(texts.bet, { amount: money(stakes[stakeIndex] ?? 0) });
    else if (isOpen && phase === 'betting') text = fill(texts.placed, { amount: money(bet.stake) });
    else if (isOpen)
      text = isSending
        ? texts.leaving
        : fill(texts.cashOut, { amount: money((bet.stake * multiplier) / 100) });
    if (act.textContent !== text) act.textContent = text;
    const isLocked = isOver || isSending || isOpen || unknown !== null;
    lower.disabled = isLocked || stakeIndex === 0;
    raise.disabled = isLocked || stakeIndex === stakes.length - 1;
    autoField.disabled = isLocked;
    one('#stake').textContent = money((isOpen ? bet.stake : stakes[stakeIndex]) ?? 0);
    one('#rounds').textContent = String(rounds);
    one('#net').textContent = signedMoney(net);
  }

  function showPast(past: readonly number[]): void {
    const items = past.map((point) => {
      const item = document.createElement('li');
      item.textContent = `${multiplierText(point)}×`;
      if (point >= 1_000) item.dataset.high = '';
      return item;
    });
    one('.past').replaceChildren(...items);
  }

  function phaseText(): string {
    if (state === null) return '';
    const { phase, takesOffAt, point } = state.flight;
    if (phase === 'crashed') return fill(texts.crashed, { point: multiplierText(point ?? 100) });
    const seconds = Math.ceil((takesOffAt - serverNow()) / 1_000);
    if (seconds > 0) return fill(texts.opensIn, { seconds });
    return state.bet?.state === 'out' ? texts.goesOn : texts.flying;
  }

  /** Until a bet has come to something: what there would be of it by now, and before the flight what it is about. */
  function showWaiting(multiplier: number): void {
    const bet = state?.bet;
    if (bet?.state !== 'open') return;
    const isFlying = state?.flight.phase === 'flying';
    const gain = isFlying ? signedMoney((bet.stake * multiplier) / 100 - bet.stake) : '';
    if (amount.textContent !== gain) {
      amount.style.setProperty('--letters', String(gain.length || 1));
      amount.textContent = gain;
    }
    const text = isFlying ? texts.ifNow : texts.inTime;
    if (note.textContent !== text) note.textContent = text;
  }

  /** Says the multiplier in steps, for who does not see it grow. */
  function speak(multiplier: number): void {
    const step = spoken.findLast((one) => one <= multiplier) ?? 0;
    if (step <= lastSpoken) return;
    lastSpoken = step;
    one('#steps').textContent = `${multiplierText(step)}×`;
    sound.tone('triangle', 300 + 40 * spoken.indexOf(step), 0, 0.12, 0.12);
  }

  function draw(): void {
    if (state === null) return;
    const { phase, takesOffAt, crashesAt } = state.flight;
    const until = crashesAt === null ? serverNow() : crashesAt;
    const flown = Math.max(0, until - takesOffAt);
    const multiplier = currentMultiplier();
    const out = exitOf(state);
    plot.draw(phase === 'betting' ? 0 : flown, out === null ? null : timeOf(out), valueAt);
    one('.multiplier').textContent = phase === 'betting' ? '' : `${multiplierText(multiplier)}×`;
    const text = phaseText();
    if (one('.phase').textContent !== text) one('.phase').textContent = text;
    if (phase === 'flying') speak(multiplier);
    showWaiting(multiplier);
    showAction(multiplier);
  }

  /** Frames while it flies and anything may move; else, and for who wants calm, a few times a second. */
  function tick(): void {
    draw();
    const isMoving = state?.flight.phase === 'flying' && !isCalm();
    if (isMoving) requestAnimationFrame(tick);
    else setTimeout(tick, 200);
  }

  function tellPhase({ flight }: CrashState): void {
    const name = `${flight.id} ${flight.phase}`;
    if (name === shownPhase) return;
    shownPhase = name;
    game.dataset.phase = flight.phase;
    if (flight.phase === 'betting') {
      lastSpoken = 0;
      say(texts.ready);
      amount.textContent = '';
      fairness.showNext({ commitment: flight.commitment, nonce: flight.number });
    }
    if (flight.phase === 'crashed') {
      one('#steps').textContent = phaseText();
      sound.tone('sawtooth', 110, 0, 0.35, 0.12);
    }
  }

  function tellBets({ bet, lastBet }: CrashState): void {
    game.dataset.bet = bet?.state ?? '';
    // One that has ended while the page was away.
    if (lastBet !== null && seenOpen.has(lastBet.round) && !ended.has(lastBet.round)) tellBet(lastBet);
    if (bet !== null) tellBet(bet);
  }

  function tellBet(bet: ShownBet): void {
    if (bet.state === 'open') {
      if (!seenOpen.has(bet.round)) {
        seenOpen.add(bet.round);
        parent.postMessage({ type: 'fortuna:balance-changed' }, '*');
      }
      say(fill(texts.placed, { amount: money(bet.stake) }));
      return;
    }
    const isNew = !ended.has(bet.round);
    ended.add(bet.round);
    if (isNew) parent.postMessage({ type: 'fortuna:balance-changed' }, '*');
    const { result, cashedOut } = bet;
    if (result === null) {
      say(fill(texts.voided, { amount: money(bet.stake) }), 'bad');
      return;
    }
    if (isNew) {
      rounds += 1;
      net += result.net;
      if (result.net > 0) sound.won(0);
    }
    const out = cashedOut === null ? '' : `${fill(texts.out, { point: multiplierText(cashedOut) })} `;
    amount.style.setProperty('--letters', String(signedMoney(result.net).length));
    amount.textContent = signedMoney(result.net);
    note.textContent = out + result.note;
    say(out + result.text, result.kind);
  }

  /** The multiplier in hundredths at which the player has left this flight; null: that has not happened. */
  function exitOf({ bet, flight }: CrashState): number | null {
    return flight.phase === 'betting' ? null : (bet?.cashedOut ?? null);
  }

  function showExit(out: number | null): void {
    exit.hidden = out === null;
    if (out !== null) one('.exit span').textContent = `${multiplierText(out)}×`;
  }

  function tellUnknown({ bet, flight, now }: CrashState): void {
    if (unknown === null) return;
    if (bet?.key === unknown.key) unknown = null;
    else if (flight.id !== unknown.flight || now >= flight.takesOffAt) {
      unknown = null;
      say(texts.notPlaced, 'bad');
    }
  }

  function take(next: CrashState): void {
    const difference = next.now - performance.now();
    // The answer with the shortest way tells the time best; a leap is a clock that was moved.
    ahead = Math.abs(difference - ahead) > 3_000 ? difference : Math.max(ahead, difference);
    if (isLost) {
      isLost = false;
      say(texts.ready);
    }
    state = next;
    tellPhase(next);
    tellBets(next);
    tellUnknown(next);
    const revealed = next.flight.phase === 'crashed' ? (next.bet ?? next.lastBet) : next.lastBet;
    if (revealed !== null) fairness.showPlayed(revealed.round);
    showPast(next.past);
    showExit(exitOf(next));
    draw();
  }

  function end(): void {
    isOver = true;
    say(words.ended, 'bad');
    showAction();
  }

  async function send(path: string, body: object): Promise<void> {
    isSending = true;
    showAction();
    try {
      const { status, body: answer } = await calls.post(path, body);
      if (status === 401) end();
      else if (status === 200) {
        unknown = null;
        take(answer as unknown as CrashState);
      } else {
        unknown = null;
        say(String(answer.message ?? words.network), 'bad');
      }
    } catch {
      say(texts.checking, 'bad');
    }
    isSending = false;
    showAction();
  }

  function placeBet(flight: number): void {
    const auto = autoOf();
    if (auto === undefined) {
      autoField.focus();
      return;
    }
    const bet = { key: calls.newKey(), stake: stakes[stakeIndex] ?? 0, auto, flight };
    unknown = { key: bet.key, flight };
    void send('crash/bet', bet);
  }

  function press(): void {
    if (act.getAttribute('aria-disabled') === 'true' || state === null) return;
    const { id: flight, phase } = state.flight;
    if (phase === 'betting') placeBet(flight);
    else void send('crash/cash-out', { flight });
  }

  function changeStake(step: number): void {
    stakeIndex = Math.min(stakes.length - 1, Math.max(0, stakeIndex + step));
    showAction();
  }

  async function open(): Promise<void> {
    const opened = await calls.open();
    if (opened === null) return end();
    take(opened as unknown as CrashState);
    tick();
    void parts.playFollow<CrashState>({
      path: 'crash/stream',
      language: setup.language,
      token: calls.token(),
      onState: take,
      onEnded: end,
      onLost: () => {
        isLost = true;
        say(texts.reconnecting, 'bad');
      },
    });
  }

  act.addEventListener('click', press);
  lower.addEventListener('click', () => changeStake(-1));
  raise.addEventListener('click', () => changeStake(1));
  autoField.addEventListener('input', showAuto);
  document.addEventListener('keydown', (event) => {
    // Where no button has the focus, the space bar bets and gets out.
    if (event.key !== ' ' || event.repeat || event.target !== document.body) return;
    event.preventDefault();
    press();
  });
  showAction();
  void open();
}
