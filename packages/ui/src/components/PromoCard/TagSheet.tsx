import type { ReactNode } from 'react';
import { GivesOrSign, type GivesOrSignProps } from './OfferFigure.tsx';
import type { PromoTone } from './promo-card-props.ts';
import { Art, Cord, Edge, Foot, Gives, Hung, Paper, Words } from './TagSheet.style.ts';

export interface TagProps extends GivesOrSignProps {
  /** `accent`: all of the tag has that colour. */
  readonly tone: PromoTone;
  /** The one that leads: the largest letters. */
  readonly isLarge: boolean;
  /** An `img`, or nothing. */
  readonly art: ReactNode;
  /** Title, text, and what is true now. */
  readonly children: ReactNode;
  /** The way on: a link, or what looks like one. */
  readonly foot: ReactNode;
  /** Something can be had there now: the foot is tinted. Default: false. */
  readonly isClaim?: boolean;
}

/** A tag that hangs on its cord from the rail above: what it gives, words, a picture, and the way on at its foot. */
export function Tag({ gives, icon, tone, isLarge, art, children, foot, isClaim = false }: TagProps) {
  return (
    <Hung>
      <Edge>
        <Paper data-part="tag" data-tone={tone} data-large={isLarge ? '' : undefined}>
          <Gives data-part="gives">
            <GivesOrSign gives={gives} icon={icon} />
          </Gives>
          <Words data-part="words">{children}</Words>
          {art && <Art data-part="tag-art">{art}</Art>}
          <Foot data-part="foot" data-claim={isClaim ? '' : undefined}>
            {foot}
          </Foot>
        </Paper>
      </Edge>
      <Cord viewBox="0 0 16 40" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M8 40 3 3a5 3 0 0 1 10 0z"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
          vectorEffect="non-scaling-stroke"
        />
      </Cord>
    </Hung>
  );
}
