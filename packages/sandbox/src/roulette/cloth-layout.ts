import { pocketColour, type Spot, spots } from '@fortuna/domain/fair-play/roulette.ts';

/** Even chances in the order in which they lie on the cloth. */
const evenChances: readonly string[] = ['low', 'even', 'red', 'black', 'odd', 'high'];

/** Places that are drawn on the cloth; all others lie between these. */
export const drawnSpots: readonly Spot[] = [...spots.values()].filter(
  ({ kind }) => !['split', 'street', 'corner', 'line'].includes(kind),
);

/** Lines of a CSS grid: from where to where. */
interface Area {
  readonly row: string;
  readonly column: string;
}

const span = (from: number, length: number) => `${from}/span ${length}`;

/** Upright phones: the outside bets at the side. */
function uprightArea({ id, kind, numbers }: Spot): Area {
  const [first = 0] = numbers;
  const place = Number(id.split('-')[1]);
  if (kind === 'straight')
    return first === 0
      ? { row: '1', column: span(3, 3) }
      : { row: String(Math.ceil(first / 3) + 1), column: String(3 + ((first - 1) % 3)) };
  if (kind === 'dozen') return { row: span(4 * place - 2, 4), column: '2' };
  if (kind === 'column') return { row: '14', column: String(2 + place) };
  return { row: span(2 + 2 * evenChances.indexOf(id), 2), column: '1' };
}

/** Wherever there is width, and where there is no height: lying, as a table has it. */
function lyingArea({ id, kind, numbers }: Spot): Area {
  const [first = 0] = numbers;
  const place = Number(id.split('-')[1]);
  if (kind === 'straight')
    return first === 0
      ? { row: span(1, 3), column: '1' }
      : { row: String(3 - ((first - 1) % 3)), column: String(Math.ceil(first / 3) + 1) };
  if (kind === 'dozen') return { row: '4', column: span(4 * place - 2, 4) };
  if (kind === 'column') return { row: String(4 - place), column: '14' };
  return { row: '5', column: span(2 + 2 * evenChances.indexOf(id), 2) };
}

const rules = (areaOf: (spot: Spot) => Area): string =>
  drawnSpots
    .map((spot) => {
      const { row, column } = areaOf(spot);
      return `[data-spot=${spot.id}]{grid-row:${row};grid-column:${column}}`;
    })
    .join('');

/** Where each place lies. */
export const uprightCloth = `.cloth{grid-template-columns:minmax(0,1.1fr) minmax(0,.9fr) repeat(3,minmax(0,1fr))}${rules(uprightArea)}`;
export const lyingCloth = `.cloth{grid-template-columns:repeat(14,minmax(0,1fr))}${rules(lyingArea)}`;

/** The colour that a place is drawn in. */
export function spotColour({ id, kind, numbers }: Spot): string {
  if (kind === 'straight') return pocketColour(numbers[0] ?? 0);
  return kind === 'colour' ? id : 'cloth';
}
