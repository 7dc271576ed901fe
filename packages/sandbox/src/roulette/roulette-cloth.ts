import type { PlacedChips } from '@fortuna/domain/fair-play/roulette.ts';
import type { Covering } from './roulette-texts.ts';

export interface ClothOptions {
  readonly cloth: HTMLElement;
  /** What a press on a number covers, and with how much. */
  readonly covering: () => Covering;
  readonly chip: () => number;
  /** Chips are added; the page decides whether they may be. */
  readonly onChip: (spot: string, amount: number) => void;
  readonly onTakeOff: (spot: string) => void;
  readonly money: (centavos: number) => string;
  readonly words: { readonly drafted: string; readonly placed: string };
}

export interface Cloth {
  /** What lies there: sent already, and not yet. */
  readonly show: (placed: readonly PlacedChips[], drafted: readonly PlacedChips[]) => void;
  /** What has won; null: nothing has. */
  readonly mark: (number: number | null) => void;
  /** How a place is called. */
  readonly nameOf: (spot: string) => string;
}

/**
 * The betting cloth: presses add chips, arrow keys go from place to place, Delete takes chips off. Sent to the browser as its text.
 */
export function rouletteCloth(options: ClothOptions): Cloth {
  const { cloth, words, money } = options;
  const places = [...cloth.querySelectorAll<HTMLButtonElement>('[data-spot]')];
  const spotOf = (place: HTMLElement) => place.dataset.spot ?? '';
  const nameOf = (spot: string) =>
    places.find((place) => spotOf(place) === spot)?.dataset.name ?? spot.split('-').slice(1).join('-');

  const range = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

  /** The place that a press on a number means, with what the chip covers; at the edge of the cloth the one beside it. */
  function coveredFrom(number: number): string {
    const row = Math.floor((number - 1) / 3);
    const firstOfRow = 3 * row + 1;
    const left = Math.min(number, firstOfRow + 1);
    const upper = (from: number) => (from > 33 ? from - 3 : from);
    if (number === 0) return options.covering() === 'corner' ? 'corner-0-1-2-3' : 'straight-0';
    switch (options.covering()) {
      case 'across':
        return `split-${left}-${left + 1}`;
      case 'down':
        return `split-${upper(number)}-${upper(number) + 3}`;
      case 'street':
        return `street-${range(firstOfRow, 3).join('-')}`;
      case 'corner':
        return `corner-${upper(left)}-${upper(left) + 1}-${upper(left) + 3}-${upper(left) + 4}`;
      case 'line':
        return `line-${range(upper(firstOfRow), 6).join('-')}`;
      default:
        return `straight-${number}`;
    }
  }

  /** What is written on a chip: it has room for few digits. */
  function faceOf(sum: number): string {
    const digits = money(sum).replace(/[^\d.,]|[.,]00$/g, '');
    return digits.replace(/[.,]50$/, '½').replace(/^0½$/, '½');
  }

  function meant(place: HTMLElement): string {
    const [kind, number] = spotOf(place).split('-');
    return kind === 'straight' ? coveredFrom(Number(number)) : spotOf(place);
  }

  /** The nearest place in the direction of an arrow key, wherever the layout has put it. */
  function neighbour(from: HTMLElement, key: string): HTMLElement | undefined {
    const middle = (place: HTMLElement) => {
      const { left, top, width, height } = place.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const start = middle(from);
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
    const distances = places.flatMap((place) => {
      const { x, y } = middle(place);
      const along = sign * (isSideways ? x - start.x : y - start.y);
      const aside = Math.abs(isSideways ? y - start.y : x - start.x);
      return along > 4 ? [{ place, distance: along + 3 * aside }] : [];
    });
    return distances.toSorted((a, b) => a.distance - b.distance)[0]?.place;
  }

  function enter(place: HTMLElement): void {
    for (const one of places) one.tabIndex = one === place ? 0 : -1;
    place.focus();
  }

  cloth.addEventListener('click', ({ target }) => {
    const place = (target as Element).closest<HTMLElement>('[data-spot]');
    if (place === null) return;
    for (const one of places) one.tabIndex = one === place ? 0 : -1;
    options.onChip(meant(place), options.chip());
  });
  cloth.addEventListener('keydown', (event) => {
    const place = (event.target as Element).closest<HTMLElement>('[data-spot]');
    if (place === null) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      options.onTakeOff(meant(place));
    } else if (event.key.startsWith('Arrow')) {
      event.preventDefault();
      const next = neighbour(place, event.key);
      if (next) enter(next);
    }
  });

  /** What lies on a drawn place: its own chips, and those between it and others. */
  function on(place: HTMLElement, chips: readonly PlacedChips[]) {
    const spot = spotOf(place);
    const [kind, number = ''] = spot.split('-');
    const own = chips.find((one) => one.spot === spot)?.amount ?? 0;
    const isShared =
      kind === 'straight' &&
      chips.some((one) => {
        const [shape = '', ...numbers] = one.spot.split('-');
        return ['split', 'street', 'corner', 'line'].includes(shape) && numbers.includes(number);
      });
    return { own, isShared };
  }

  return {
    nameOf,
    show: (placed, drafted) => {
      for (const place of places) {
        const sent = on(place, placed);
        const unsent = on(place, drafted);
        const sum = sent.own + unsent.own;
        const chip = place.querySelector('.lying');
        if (chip) chip.textContent = sum > 0 ? faceOf(sum) : '';
        place.dataset.chips = unsent.own > 0 ? 'drafted' : sent.own > 0 ? 'placed' : '';
        place.dataset.between = unsent.isShared ? 'drafted' : sent.isShared ? 'placed' : '';
        const told = [
          place.dataset.name,
          sent.own > 0 ? words.placed.replace('{{amount}}', money(sent.own)) : '',
          unsent.own > 0 ? words.drafted.replace('{{amount}}', money(unsent.own)) : '',
        ];
        place.setAttribute('aria-label', told.filter(Boolean).join(', '));
      }
    },
    mark: (number) => {
      for (const place of places)
        place.toggleAttribute('data-won', number !== null && spotOf(place) === `straight-${number}`);
    },
  };
}
