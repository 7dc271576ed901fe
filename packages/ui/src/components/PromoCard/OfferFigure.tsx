import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { figure } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

const most = 12;
const fits = Array.from({ length: 2 * most - 3 }, (_, index) => 2 + index / 2);

/** As large as its place is wide, whatever the face. A place may say where it stands (`--axis`), how large it is at most (`--most`), and of how many signs it counts at least, so that short ones are all of one size (`--least`). */
const Root = styled.div`
  display: grid;
  gap: ${vars.space.s1};
  place-items: center var(--axis, center);
  width: 100%;
  line-height: 1.15;
  container-type: inline-size;
  > svg {
    width: clamp(2rem, 42cqi, var(--most, 4rem));
    height: auto;
  }
`;

const Caption = styled.span`
  font-size: ${vars.text.xs};
  font-weight: ${vars.weight.medium};
  overflow-wrap: anywhere;
`;

const Figure = styled.strong`
  ${fits.map((signs) => `&[data-fit='${signs}'] { --signs: ${signs}; }`).join(' ')}
  font-family: ${vars.font.display};
  font-size: min(var(--most, ${vars.text.hero}), 100cqi / (max(var(--signs) - var(--above, 0), var(--least, 0)) * 0.92));
  font-weight: ${vars.weight.display};
  letter-spacing: ${vars.lettering.display};
  line-height: 1.05;
  ${figure}
`;

/** The unit before a figure stands small beside it. */
const Unit = styled.span`
  font-size: 0.5em;
  vertical-align: 0.55em;
`;

/** In a narrow place: the unit stands over its figure, which has all of the line so. */
export const unitAbove = css`
  strong:has(> [data-part='unit']) {
    --above: 1.35;
    line-height: 1;
  }
  [data-part='unit'] {
    display: block;
    margin-bottom: 0.1em;
    direction: ltr;
    font-size: max(0.36em, ${vars.text.sm});
    vertical-align: baseline;
    > span {
      display: none;
    }
  }
`;

/** As a price tag is written: the unit stands on the line of its figure. */
export const unitOnLine = css`
  [data-part='unit'] {
    vertical-align: baseline;
  }
`;

/** How many figures the text is as long as, in halves: a unit in front is half as large, points are narrow, a sign for percent is broad. */
function fitOf(unit: string, rest: string): number {
  const before = unit === '' ? 0 : unit.length / 2 + 0.35;
  const points = rest.replace(/[^.,\s]/g, '').length;
  const broad = rest.includes('%') ? 0.45 : 0;
  return Math.min(most, Math.max(2, Math.round(2 * (before + rest.length - points * 0.6 + broad)) / 2));
}

/** For `:has`: an offer without a figure, whose sign would say what its picture shows. */
export const signAlone = "> [data-part='gives'] > [data-part='offer-figure'] > svg:only-child";

/** In what has a figure so long that it needs all of the width (of ten signs and more). */
export const longFigure = "[data-part='offer-figure'] > [data-fit^='1']";

export interface OfferFigureProps {
  /** "R$ 80", "20%"; left out where there is none. */
  readonly figure?: string;
  /** Above the figure: that it is the most or the least. */
  readonly caption?: string | null;
  /** A sign in place of the figure. Decoration. */
  readonly children?: ReactNode;
}

/** What an offer gives, in letters that fit its place. */
export function OfferFigure({ figure: text, caption, children }: OfferFigureProps) {
  const [, unit = '', rest = ''] = /^(\D*?)\s*(\d.*)?$/.exec(text ?? '') ?? [];
  return (
    <Root data-part="offer-figure">
      {children}
      {caption && <Caption>{caption}</Caption>}
      {text !== undefined && (
        <Figure data-fit={fitOf(unit, rest)}>
          {unit !== '' && (
            <Unit data-part="unit">
              {unit}
              <span>&nbsp;</span>
            </Unit>
          )}
          {rest}
        </Figure>
      )}
    </Root>
  );
}

export interface GivesOrSignProps {
  /** An `OfferFigure`; left out, the sign stands there. */
  readonly gives?: ReactNode;
  /** Its sign. Decoration. */
  readonly icon: IconName;
}

/** What an offer gives, or its sign where that is no figure. */
export function GivesOrSign({ gives, icon }: GivesOrSignProps) {
  return (
    gives ?? (
      <OfferFigure>
        <Icon name={icon} size={32} />
      </OfferFigure>
    )
  );
}
