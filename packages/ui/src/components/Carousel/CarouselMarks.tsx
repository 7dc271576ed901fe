import styled from 'styled-components';
import type { BrandLayout } from '../../theme/brand.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { media } from '../../theme/media.ts';
import { figure, focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import type { CarouselWords } from './carousel-words.ts';

export const carouselMarks = ['dots', 'numerals', 'text'] as const;
/** `dots` and `numerals` lead to their slide; `text` says "2 of 5". */
export type CarouselMark = (typeof carouselMarks)[number];

const marksOfBrand: Readonly<Record<BrandLayout['promotions'], CarouselMark>> = {
  bento: 'dots',
  ledger: 'text',
  stickers: 'numerals',
  coupons: 'dots',
  numerals: 'numerals',
  tags: 'dots',
};

/** No more targets of 44 px fit beside the arrows on the narrowest phone. */
const mostMarks = 4;

const Position = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  ${figure}

  &[data-ruled] {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${vars.space.s4};
    font-family: ${vars.font.display};
    font-size: ${vars.text.md};
  }
  &[data-ruled]::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${vars.color.edge};
  }
`;

const List = styled.ul`
  display: flex;

  /* The long dot stands on the slide's edge. */
  &[data-mark='dots'] {
    margin-inline-start: -8px;
  }
  &[data-mark='numerals'] {
    border: ${vars.size.edge} solid ${vars.color.edge};
  }
  &[data-mark='numerals'] > li + li {
    border-left: ${vars.size.edge} solid ${vars.color.edge};
  }
`;

const Mark = styled.button`
  display: grid;
  place-items: center;
  width: ${vars.size.target};
  height: ${vars.size.target};
  padding: 0;
  border: 0;
  background: none;
  color: ${vars.color.textMuted};
  font-weight: ${vars.weight.strong};
  cursor: pointer;
  ${focusRing}

  [data-mark='dots'] & {
    border-radius: ${vars.radius.round};
  }
  [data-mark='dots'] &::before {
    content: '';
    width: 10px;
    height: 10px;
    border-radius: min(${vars.radius.sm}, 5px);
    background: ${vars.color.textSubtle};
    transition:
      width ${vars.motion.base} ${vars.motion.spring},
      background-color ${vars.motion.base} ${vars.motion.ease};
  }
  [data-mark='dots'] &[aria-current]::before {
    width: 28px;
    background: ${vars.color.accent};
  }
  [data-mark='numerals'] &[aria-current] {
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
  [data-mark='numerals'] &:focus-visible {
    outline-offset: -5px;
  }
  [data-mark='numerals'] &[aria-current]:focus-visible {
    outline-color: currentColor;
  }
  ${media.hover} {
    [data-mark='dots'] &:hover::before {
      background: ${vars.color.text};
    }
    [data-mark='dots'] &[aria-current]:hover::before {
      background: ${vars.color.accent};
    }
    [data-mark='numerals'] &:not([aria-current]):hover {
      background: ${vars.color.surface2};
      color: ${vars.color.text};
    }
  }
  @media (forced-colors: active) {
    [data-mark='dots'] &::before {
      border: 1px solid ButtonText;
    }
    &[aria-current]::before,
    [data-mark='numerals'] &[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export interface CarouselMarksProps {
  /** Slides in all; above four they are counted in words. */
  readonly count: number;
  /** The slide in sight, from 0. */
  readonly current: number;
  /** Those of the carousel. */
  readonly words: CarouselWords;
  /** Instead of the brand's own kind. Left out: the brand's. */
  readonly kind?: CarouselMark | undefined;
  /** A mark was pressed; counted from 0. */
  readonly onChoose: (index: number) => void;
}

/** Shows the current position: dots, numerals or a text, as the brand's `promotions` axis says; a text wherever there are many. */
export function CarouselMarks({ count, current, words, kind, onChoose }: CarouselMarksProps) {
  const { promotions } = useBrand().layout;
  const mark = count > mostMarks ? 'text' : (kind ?? marksOfBrand[promotions]);
  if (mark === 'text') {
    return (
      <Position data-part="position" data-ruled={promotions === 'ledger' ? '' : undefined}>
        {words.position(current + 1, count)}
      </Position>
    );
  }
  return (
    <List data-part="marks" data-mark={mark}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
        <li key={index}>
          <Mark
            type="button"
            aria-label={words.goTo(index + 1, count)}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
          >
            {mark === 'numerals' && index + 1}
          </Mark>
        </li>
      ))}
    </List>
  );
}
