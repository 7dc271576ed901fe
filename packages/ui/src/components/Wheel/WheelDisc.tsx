import type { WheelPrize } from '@fortuna/domain/model/promotions-wheels.ts';
import { useMemo } from 'react';
import { svgDataUri } from '../../art/data-uri.ts';
import { prizeKindOf } from '../../art/prize-kinds.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { createArtHook } from '../DrawnArt/art-hook.ts';
import { labelLines } from './label-lines.ts';
import { Field, Picture } from './Wheel.style.ts';
import { type FieldSizes, fieldSizes, wheelBox } from './wheel-geometry.ts';
import { wheelLooks } from './wheel-looks.tsx';

const usePrizeArt = createArtHook('prize');

export interface WheelDiscProps {
  readonly prizes: readonly WheelPrize[];
  /** The field to set off: the one that was won, once the disc stands. */
  readonly wonId: number | null;
}

/** Neighbours differ, also where the last of an odd number meets the first. */
function toneOf(index: number, count: number): 'a' | 'b' | 'c' {
  if (count % 2 === 1 && index === count - 1) return 'c';
  return index % 2 === 0 ? 'a' : 'b';
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

/** The fields and the rim: what turns. Its words are in the list of prizes. */
export function WheelDisc({ prizes, wonId }: WheelDiscProps) {
  const { artFamily } = useBrand();
  const { field, labelAt, Rim } = wheelLooks[artFamily];
  const art = usePrizeArt();
  const count = prizes.length;
  const sizes = fieldSizes(count, labelAt);
  const path = useMemo(() => field(count), [field, count]);
  return (
    <Picture
      viewBox={wheelBox}
      aria-hidden="true"
      data-won={prizes.some(({ id }) => id === wonId) ? '' : undefined}
    >
      {prizes.map(({ id, name, prize, iconUrl }, index) => {
        const picture = iconUrl ?? (art && svgDataUri(art.drawPrize(prizeKindOf(prize))));
        const lines = wordsOf(name, labelAt, sizes);
        return (
          <Field
            key={id}
            transform={`rotate(${(index * 360) / count})`}
            data-tone={toneOf(index, count)}
            data-state={id === wonId ? 'won' : undefined}
            data-part="field"
          >
            <path d={path} />
            {lines.map(({ text, y }) => (
              <text
                key={y}
                y={y}
                fontSize={sizes.letters}
                {...(sizes.isRadial
                  ? { x: labelAt + 8, textAnchor: 'end', transform: 'rotate(-90)' }
                  : { textAnchor: 'middle' })}
              >
                {text}
              </text>
            ))}
            {picture !== null && (
              <image
                href={picture}
                x={-sizes.art / 2}
                y={-sizes.artAt - sizes.art / 2}
                width={sizes.art}
                height={sizes.art}
              />
            )}
          </Field>
        );
      })}
      <Rim count={count} />
    </Picture>
  );
}
