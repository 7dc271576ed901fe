import type { WheelPrize } from '@fortuna/domain/model/promotions-wheels.ts';
import { useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { isCut } from './label-lines.ts';
import { Prizes } from './Wheel.style.ts';
import { fieldSizes } from './wheel-geometry.ts';

export interface WheelPrizesProps {
  /** Above the list, which it names. */
  readonly label: string;
  /** In the order of the fields. */
  readonly prizes: readonly WheelPrize[];
  /** Of the look: a name that the picture has to cut makes the list visible. */
  readonly labelAt: number;
}

/** What the wheel holds, in words: for screen readers always, for eyes where the picture cannot say it all. */
export function WheelPrizes({ label, prizes, labelAt }: WheelPrizesProps) {
  const labelId = useId();
  const { lineLength } = fieldSizes(prizes.length, labelAt);
  const isNeeded = prizes.some(({ name }) => isCut(name, lineLength));
  const list = (
    <>
      <p id={labelId}>{label}</p>
      <ul aria-labelledby={labelId}>
        {prizes.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </>
  );
  return isNeeded ? (
    <Prizes data-part="prizes">{list}</Prizes>
  ) : (
    <VisuallyHidden as="div">{list}</VisuallyHidden>
  );
}
