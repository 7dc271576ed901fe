import type { PlacedChips } from '@fortuna/domain/fair-play/roulette.ts';
import type { RouletteBoard } from './roulette-board.ts';
import type { Cloth, rouletteCloth } from './roulette-cloth.ts';
import type { RouletteSetup } from './roulette-page.ts';
import type { Covering } from './roulette-texts.ts';
import type { SettledChips } from './solo-rounds.ts';

export interface SlipOptions {
  readonly board: RouletteBoard<RouletteSetup>;
  readonly rouletteCloth: typeof rouletteCloth;
  /** What is bet already. */
  readonly placed: () => readonly PlacedChips[];
  /** Of the round that is over, until chips are laid for the next. */
  readonly settled: () => readonly SettledChips[];
  /** How much may still be bet in this round, besides what is drafted. */
  readonly room: () => number;
  /** Nothing can be laid or taken off now. */
  readonly isLocked: () => boolean;
  /** The last round's chips can be laid again. */
  readonly canRepeat: () => boolean;
  /** What is drafted has changed, and is shown by the page. */
  readonly onChange: () => void;
  /** What is said of chips that are drafted, and of those that are bet; `cloth` is for ears. */
  readonly words: Readonly<Record<'drafted' | 'placed', { readonly list: string; readonly cloth: string }>>;
}

export interface Slip {
  /** Chips that are the page's alone: not sent yet. */
  readonly drafted: () => readonly PlacedChips[];
  /** Of these, in centavos. */
  readonly sum: () => number;
  readonly draft: (chips: readonly PlacedChips[]) => void;
  /** The chips that "repeat" lays again. */
  readonly remember: (chips: readonly PlacedChips[]) => void;
  readonly remembered: () => readonly PlacedChips[];
  readonly show: () => void;
  readonly mark: Cloth['mark'];
}

/** The player's chips: on the cloth, and in a list beside it. Sent to the browser as its text. */
export function rouletteSlip(options: SlipOptions): Slip {
  const { board, placed, isLocked, onChange, words } = options;
  const { setup, one, money, fill, sound, setOff, isOff } = board;
  const { texts, highestStake } = setup;
  const clear = one<HTMLButtonElement>('#clear');
  const repeat = one<HTMLButtonElement>('#repeat');
  let drafted: readonly PlacedChips[] = [];
  /** Of the last round in which there were any. */
  let before: readonly PlacedChips[] = [];

  const sum = () => drafted.reduce((all, { amount }) => all + amount, 0);

  function draft(chips: readonly PlacedChips[]): void {
    drafted = chips;
    onChange();
  }

  function takeOff(spot: string): void {
    if (!isLocked()) draft(drafted.filter((chips) => chips.spot !== spot));
  }

  const cloth = options.rouletteCloth({
    cloth: one('.cloth'),
    covering: () => one<HTMLSelectElement>('#covering').value as Covering,
    chip: () => Number(one<HTMLInputElement>('[name=chip]:checked').value),
    onChip: (spot, chip) => {
      if (isLocked()) return;
      if (sum() + chip > options.room()) {
        board.say(fill(texts.tooMuch, { highest: money(highestStake) }), 'bad');
        return;
      }
      const there = drafted.find((chips) => chips.spot === spot)?.amount ?? 0;
      sound.tone('triangle', 420, 0, 0.06, 0.15);
      draft([...drafted.filter((chips) => chips.spot !== spot), { spot, amount: there + chip }]);
    },
    onTakeOff: takeOff,
    money,
    words: { drafted: words.drafted.cloth, placed: words.placed.cloth },
  });

  /** What a place is called in the list of bets. */
  function nameOf(spot: string): string {
    const [kind = '', ...numbers] = spot.split('-');
    const pattern = texts.kinds[kind as 'split'];
    return pattern?.includes('{{') ? fill(pattern, { numbers: numbers.join('-') }) : cloth.nameOf(spot);
  }

  function chipsItem({ spot, amount }: PlacedChips, told: string): HTMLElement {
    const item = document.createElement('li');
    const name = document.createElement('span');
    name.textContent = nameOf(spot);
    const value = document.createElement('span');
    value.textContent = `${money(amount)} ${told}`.trim();
    item.append(name, value);
    return item;
  }

  function settledItem(chips: SettledChips): HTMLElement {
    const item = chipsItem(chips, `· ${chips.result.note}`);
    item.dataset.came = chips.result.kind;
    return item;
  }

  function betItem(chips: PlacedChips, isSent: boolean): HTMLElement {
    const { spot } = chips;
    const item = chipsItem(chips, isSent ? words.placed.list : words.drafted.list);
    item.dataset.sent = String(isSent);
    if (!isSent) {
      const off = document.createElement('button');
      off.type = 'button';
      off.textContent = '×';
      off.setAttribute('aria-label', fill(texts.remove, { spot: nameOf(spot) }));
      off.addEventListener('click', () => {
        takeOff(spot);
        one<HTMLElement>('.spin').focus();
      });
      item.append(off);
    }
    return item;
  }

  clear.addEventListener('click', () => {
    if (!isOff(clear)) draft([]);
  });
  repeat.addEventListener('click', () => {
    if (!isOff(repeat)) draft(before);
  });

  return {
    drafted: () => drafted,
    sum,
    draft,
    remember: (chips) => {
      before = chips;
    },
    remembered: () => before,
    mark: cloth.mark,
    show: () => {
      const items = [
        ...options.settled().map(settledItem),
        ...placed().map((chips) => betItem(chips, true)),
        ...drafted.map((chips) => betItem(chips, false)),
      ];
      const list = one('#bets');
      // Of a list that scrolls what has just been laid is shown.
      const isLaid = items.length >= list.childElementCount;
      list.replaceChildren(...items);
      if (isLaid) list.scrollTop = list.scrollHeight;
      cloth.show(placed(), drafted);
      setOff(clear, drafted.length === 0 || isLocked());
      setOff(repeat, before.length === 0 || drafted.length > 0 || isLocked() || !options.canRepeat());
    },
  };
}
