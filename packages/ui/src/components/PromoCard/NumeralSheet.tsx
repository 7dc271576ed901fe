import type { ReactNode } from 'react';
import { Foot, NumeralArt, NumeralGives, Sheet, Words } from './NumeralSheet.style.ts';
import { GivesOrSign, type GivesOrSignProps } from './OfferFigure.tsx';
import type { PromoTone } from './promo-card-props.ts';

export interface NumeralProps extends GivesOrSignProps {
  /** `accent`: what can be had now, or what leads. */
  readonly tone: PromoTone;
  /** The one that leads: the largest letters. */
  readonly isLarge: boolean;
  /** An `img`, or nothing. */
  readonly art: ReactNode;
  /** Title, text, and what is true now. */
  readonly children: ReactNode;
  /** The way on: a link, or what looks like a button. */
  readonly foot: ReactNode;
  /** The way on is a button, which stands below the words of a row. Default: false. */
  readonly isClaim?: boolean;
}

/** An offer whose picture is what it gives: the figure over a bar, words, the way on, and where there is room a picture from edge to edge. */
export function Numeral({ gives, icon, tone, isLarge, art, children, foot, isClaim = false }: NumeralProps) {
  return (
    <Sheet data-part="numeral" data-large={isLarge ? '' : undefined}>
      <NumeralGives data-part="gives" data-tone={tone}>
        <GivesOrSign gives={gives} icon={icon} />
      </NumeralGives>
      <Words data-part="words">{children}</Words>
      <Foot data-claim={isClaim ? '' : undefined}>{foot}</Foot>
      {art && <NumeralArt data-part="numeral-art">{art}</NumeralArt>}
    </Sheet>
  );
}
