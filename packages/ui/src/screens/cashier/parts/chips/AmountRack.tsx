import type { SiteLanguage } from '@fortuna/domain/language.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import styled from 'styled-components';
import type { AmountChipsProps } from '../../../../components/AmountChips/AmountChips.tsx';
import { Icon } from '../../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../../../theme/media.ts';
import { vars } from '../../../../theme/vars.ts';
import { stopText } from '../stop-text.ts';
import { besideFelt, chipRanks, Disc, doubleRing, Face, Figure, round, wideTable } from './chip-looks.ts';

export interface AmountRackProps extends AmountChipsProps {
  readonly language: SiteLanguage;
}

/** The tray of the table: deeper than the felt, below it, or at its end with room. Three chips a row, five of them two, with room all in one. */
export const Tray = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  row-gap: ${vars.space.s3};
  min-width: 0;
  padding: 14px ${vars.space.s2} 10px;
  border-block-start: max(${vars.size.edge}, 1px) solid ${vars.color.edge};
  background: ${vars.color.bg};
  box-shadow: inset 0 4px 0 ${vars.color.surface2};
  /* On a small phone the first of what is asked below the table is in the first window. */
  --chip: clamp(4rem, 19.5cqi, 4.5rem);
  > button,
  > [data-part='skeleton'] {
    flex: 0 0 calc(100% / 3 - 0.5px);
    min-width: 0;
  }
  &:has(> :nth-child(5)):not(:has(> :nth-child(6))) > button {
    flex-basis: 40%;
  }
  && > [data-part='skeleton'] {
    flex-basis: var(--chip);
    height: var(--chip);
    border-radius: ${round};
    margin-inline: ${vars.space.s2};
  }
  @container chips-amount (min-width: 36rem) {
    gap: clamp(${vars.space.s4}, 3.4cqi, ${vars.space.s8});
    padding-block: ${vars.space.s5} ${vars.space.s4};
    > button,
    &:has(> :nth-child(5)) > button {
      flex: 0 0 auto;
    }
  }
  @container chips-amount (min-width: 44rem) {
    --chip: 5rem;
  }
  @container chips-amount (min-width: ${besideFelt}) {
    --chip: 4.5rem;
    align-content: center;
    gap: ${vars.space.s4} clamp(${vars.space.s4}, 1.8cqi, ${vars.space.s6});
    padding: ${vars.space.s4};
    border-block-start: 0;
    border-inline-start: max(${vars.size.edge}, 1px) solid ${vars.color.edge};
    box-shadow: inset 4px 0 0 ${vars.color.surface2};
    &:dir(rtl) {
      box-shadow: inset -4px 0 0 ${vars.color.surface2};
    }
  }
  @container chips-amount (min-width: 66rem) {
    --chip: 5rem;
  }
  @container chips-amount (min-width: ${wideTable}) {
    --chip: 5.5rem;
  }
`;

const Chip = styled.button`
  display: grid;
  justify-items: center;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  /* The ring of the focus is around the chip, not around its place in the tray. */
  &:focus-visible {
    outline: 0;
    > :last-child {
      outline: 3px solid ${vars.color.focus};
      outline-offset: 3px;
    }
    &[aria-pressed='true'] > :last-child {
      outline-offset: 9px;
    }
  }
  > :last-child {
    position: relative;
    transition: translate ${vars.motion.fast} ${vars.motion.ease};
  }
  ${media.hover} {
    &:hover > :last-child {
      translate: 0 -3px;
    }
  }
  &:active > :last-child {
    translate: 0 1px;
  }
  /* Taken out of the tray a little. */
  &[aria-pressed='true'] > :last-child {
    ${doubleRing(vars.color.bg)}
    translate: 0 -3px;
  }
  ${media.reducedMotion} {
    > :last-child {
      transition: none;
    }
  }
`;

const Tick = styled.span`
  position: absolute;
  inset-block-start: -8px;
  inset-inline-end: -8px;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 2px solid ${vars.color.bg};
  border-radius: ${round};
  background: ${vars.color.accent};
  color: ${vars.color.onAccent};
`;

/** By which its letters are sized: up to three of them are of one size. */
function lengthOf({ length }: string) {
  if (length > 5) return 'long';
  return length > 3 ? 'more' : undefined;
}

/**
 * Ready amounts as chips in a tray, which bear the figure alone, as chips do, and the highest of all as a plaque: each rank with a rim of
 * its own, the chosen one all in ink, raised, in two rings, with a tick.
 */
export function AmountRack({ label, chips, value, onSelect, language }: AmountRackProps) {
  return (
    <Tray data-part="amount-rack">
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {chips.map((chip, place) => {
        const text = stopText(chip, language);
        const isWord = chip.label !== formatMoney(chip.value, language);
        const isChosen = chip.value === value;
        return (
          <Chip
            key={chip.label}
            type="button"
            aria-pressed={isChosen}
            data-part="chip"
            onClick={() => onSelect(chip.value)}
          >
            {/* What is seen is shortened. */}
            <VisuallyHidden>{chip.label}</VisuallyHidden>
            <Disc
              aria-hidden="true"
              data-kind={isWord ? 'plaque' : undefined}
              data-rank={isWord ? chipRanks - 1 : place % chipRanks}
            >
              <Face>
                <Figure data-length={lengthOf(text)}>{text}</Figure>
              </Face>
              {isChosen && (
                <Tick>
                  <Icon name="check" size={16} />
                </Tick>
              )}
            </Disc>
          </Chip>
        );
      })}
    </Tray>
  );
}
