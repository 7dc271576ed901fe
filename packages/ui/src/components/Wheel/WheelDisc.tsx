import type { WheelPrize } from '@fortuna/domain/model/promotions-wheels.ts';
import { useMemo } from 'react';
import { prizeKindOf } from '../../art/prize-kinds.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { createArtHook, useArtAddress } from '../DrawnArt/art-hook.ts';
import { labelLines } from './label-lines.ts';
import { Field, Picture } from './Wheel.style.ts';
import { type FieldSizes, fieldSizes, wheelBox } from './wheel-geometry.ts';
import { wheelLooks } from './wheel-looks.tsx';

const usePrizeArt = createArtHook('prize');

export interface WheelDiscProps {
  /** Its fields, clockwise from the top. */
  readonly prizes: readonly WheelPrize[];
  /** The field to set off: the one that was won, once the disc stands. */
  readonly wonId: number | null;
}

/** Neighbours differ, also where the last of an odd number meets the first. */
function toneOf(index: number, count: number): 'a' | 'b' | 'c' {
  if (count % 2 === 1 && index === count - 1) return 'c';
  return index % 2 === 0 ? 'a' : 'b';
}

/** Whether what is written in a field would stand on its head, with another field at the top: `turn` of the disc from there, 0 to 1. */
function isUpsideDown(turn: number, isRadial: boolean): boolean {
  return isRadial ? turn > 0.5 : turn > 0.25 && turn < 0.75;
}

/** Half a turn around a place on the field's axis. */
const halfTurnAt = (y: number) => `rotate(180 0 ${y})`;

/** The larger the amount, the larger its coins: the least has this share of the room. */
const leastCoins = 0.62;

/** Which share of its room a prize's picture takes. */
function artShare({ prize }: WheelPrize, prizes: readonly WheelPrize[]): number {
  if (prize.kind !== 'cash') return 0.85;
  const amounts = [
    ...new Set(prizes.flatMap((other) => (other.prize.kind === 'cash' ? other.prize.amount : []))),
  ];
  const below = amounts.filter((amount) => amount < prize.amount).length;
  return leastCoins + (1 - leastCoins) * (amounts.length > 1 ? below / (amounts.length - 1) : 1);
}

interface FieldLine {
  readonly text: string;
  readonly y: number;
}

/** One line stands where the middle of two would. */
function wordsOf(name: string, labelAt: number, sizes: FieldSizes): readonly FieldLine[] {
  const { letters, lineLength, isRadial } = sizes;
  const lines = labelLines(name, lineLength);
  const middle = lines.length > 1 ? -0.2 : 0.35;
  const across = lines.length > 1 ? labelAt + 2 : labelAt - letters / 2;
  const first = isRadial ? middle * letters : -across;
  return lines.map((text, index) => ({ text, y: first + index * letters * 1.05 }));
}

/** Where the words' own middle is: letters stand on their line. */
function middleOf(lines: readonly FieldLine[], { letters }: FieldSizes): number {
  const [first, last] = [lines[0]?.y ?? 0, lines.at(-1)?.y ?? 0];
  return (first + last) / 2 - 0.35 * letters;
}

/** Words that end at the rim, or begin there, so that they read from left to right. */
function alongField(rim: number, isTurned: boolean) {
  return isTurned
    ? ({ x: -rim, textAnchor: 'start', transform: 'rotate(90)' } as const)
    : ({ x: rim, textAnchor: 'end', transform: 'rotate(-90)' } as const);
}

/** The fields and the rim: what turns. Its words are in the list of prizes. */
export function WheelDisc({ prizes, wonId }: WheelDiscProps) {
  const { artFamily } = useBrand();
  const addressOf = useArtAddress();
  const { field: outline, labelAt, Rim } = wheelLooks[artFamily];
  const art = usePrizeArt();
  const count = prizes.length;
  const sizes = fieldSizes(count, labelAt);
  const path = useMemo(() => outline(count), [outline, count]);
  // Where the disc stands: what has been won is at the top, else the first field.
  const top = Math.max(
    0,
    prizes.findIndex(({ id }) => id === wonId),
  );
  return (
    <Picture
      viewBox={wheelBox}
      aria-hidden="true"
      data-won={prizes.some(({ id }) => id === wonId) ? '' : undefined}
    >
      {prizes.map((field, index) => {
        const { id, name, prize, iconUrl } = field;
        const picture = iconUrl ?? (art && addressOf(art.drawPrize(prizeKindOf(prize))));
        const lines = wordsOf(name, labelAt, sizes);
        const turn = ((index - top + count) % count) / count;
        const isTurned = isUpsideDown(turn, sizes.isRadial);
        const edge = sizes.art * (iconUrl === null ? artShare(field, prizes) : 1);
        return (
          <Field
            key={id}
            transform={`rotate(${(index * 360) / count})`}
            data-tone={toneOf(index, count)}
            data-state={id === wonId ? 'won' : undefined}
            data-part="field"
          >
            <path d={path} />
            <g transform={isTurned && !sizes.isRadial ? halfTurnAt(middleOf(lines, sizes)) : undefined}>
              {lines.map(({ text, y }) => (
                <text
                  key={y}
                  y={y}
                  fontSize={sizes.letters}
                  {...(sizes.isRadial ? alongField(labelAt + 8, isTurned) : { textAnchor: 'middle' })}
                >
                  {text}
                </text>
              ))}
            </g>
            {picture !== null && (
              <image
                href={picture}
                x={-edge / 2}
                y={-sizes.artAt - edge / 2}
                width={edge}
                height={edge}
                transform={isTurned && !sizes.isRadial ? halfTurnAt(-sizes.artAt) : undefined}
              />
            )}
          </Field>
        );
      })}
      <Rim count={count} />
    </Picture>
  );
}
