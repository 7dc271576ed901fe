import { useMemo } from 'react';
import { svgDataUri } from '../../art/data-uri.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { createArtHook } from '../DrawnArt/art-hook.ts';
import { labelLines } from './label-lines.ts';
import { Field, Picture } from './Wheel.style.ts';
import { type FieldSizes, fieldSizes, wheelBox } from './wheel-geometry.ts';
import { wheelLooks } from './wheel-looks.tsx';
import type { WheelSegment } from './wheel-props.ts';

const usePrizeArt = createArtHook('prize');

export interface WheelDiscProps {
  readonly segments: readonly WheelSegment[];
  /** The field to highlight: the one that was won, once the disc has stopped. */
  readonly wonId: number | null;
}

/** Neighbours differ, even where the last of an odd number meets the first. */
function toneOf(index: number, count: number): 'a' | 'b' | 'c' {
  if (count % 2 === 1 && index === count - 1) return 'c';
  return index % 2 === 0 ? 'a' : 'b';
}

interface FieldLine {
  readonly text: string;
  readonly y: number;
}

/** A single line is centred where two would be. */
function wordsOf(label: string, labelAt: number, sizes: FieldSizes): readonly FieldLine[] {
  const { letters, lineLength, isRadial } = sizes;
  const lines = labelLines(label, lineLength);
  const middle = lines.length > 1 ? -0.2 : 0.35;
  const across = lines.length > 1 ? labelAt + 2 : labelAt - letters / 2;
  const first = isRadial ? middle * letters : -across;
  return lines.map((text, index) => ({ text, y: first + index * letters * 1.05 }));
}

/** The fields and the rim, the part that turns. Its words are in the list of prizes. */
export function WheelDisc({ segments, wonId }: WheelDiscProps) {
  const { artFamily } = useBrand();
  const { field, labelAt, Rim } = wheelLooks[artFamily];
  const art = usePrizeArt();
  const count = segments.length;
  const sizes = fieldSizes(count, labelAt);
  const path = useMemo(() => field(count), [field, count]);
  return (
    <Picture viewBox={wheelBox} aria-hidden="true" data-won={wonId === null ? undefined : ''}>
      {segments.map(({ id, label, prize, iconUrl }, index) => {
        const picture = iconUrl ?? (art && svgDataUri(art.drawPrize(prize)));
        const lines = wordsOf(label, labelAt, sizes);
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
