import type { SiteLanguage } from '@fortuna/domain/language.ts';
import styled from 'styled-components';
import { Icon } from '../../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../../../theme/media.ts';
import { figure, focusRing } from '../../../../theme/mixins.ts';
import { vars } from '../../../../theme/vars.ts';
import type { QuickAmounts } from '../money-form-parts.ts';
import { stopText } from '../stop-text.ts';
import { Brings, chosenPlate, engraved, plate, Tick } from './plate-looks.ts';

export interface AmountPlatesProps extends QuickAmounts {
  /** In the field, in centavos. */
  readonly value: number;
  readonly language: SiteLanguage;
}

/** Three plates a row, two where a thousand would leave its plate; those of a row that is not full share it. */
const Root = styled.fieldset`
  flex: 1 1 100%;
  display: flex;
  flex-wrap: wrap;
  gap: var(--gap);
  min-width: 0;
  font-family: ${vars.font.display};
  font-weight: ${vars.weight.display};
  /* The last of four would be alone in its row. */
  &:has(> button:nth-of-type(4):last-of-type) {
    --columns: 2;
  }
`;

const Plate = styled.button`
  ${plate}
  flex: 1 1 max(var(--plate), calc(4.5ch + 1.125rem));
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${vars.space.s1};
  min-height: var(--height);
  padding: ${vars.space.s2};
  font: inherit;
  cursor: pointer;
  container-type: inline-size;
  transition: background-color ${vars.motion.fast} ${vars.motion.ease};
  ${focusRing}

  ${engraved}
  ${media.hover} {
    &:hover {
      --ground: ${vars.color.surface3};
    }
  }
  &:active {
    scale: ${vars.press.scale};
  }
  &[aria-pressed='true'] {
    ${chosenPlate}
    --ground: ${vars.color.accentSoft};
  }
  ${media.reducedMotion} {
    transition: none;
  }
`;

/** The currency above its figure: both stand clear of the rosettes. */
const Figure = styled.span`
  display: grid;
  justify-items: center;
  color: ${vars.color.text};
  max-width: 100%;
  font-size: clamp(1rem, 22cqi, 2.25rem);
  line-height: 1.05;
  letter-spacing: -0.01em;
  ${figure}
  > small {
    font-family: ${vars.font.body};
    font-size: max(0.45em, 0.6875rem);
    font-weight: ${vars.weight.medium};
    letter-spacing: 0;
  }
  /* A word is longer than a figure. */
  &[data-word] {
    font-size: clamp(0.8125rem, 15cqi, 1.75rem);
    white-space: normal;
    overflow-wrap: anywhere;
    text-align: center;
    text-wrap: balance;
  }
`;

/** At the plate where that is wide enough for it, below them all where it is not. */
const BringsHere = styled(Brings)`
  @container notes-amount (width < 27rem) {
    display: none;
  }
`;

const BringsBelow = styled(Brings)`
  flex: 1 1 100%;
  @container notes-amount (min-width: 27rem) {
    display: none;
  }
`;

/** Ready amounts as a sheet of banknotes, uncut: each with its figure large, the chosen one marked. */
export function AmountPlates({ label, chips, value, onSelect, brings, language }: AmountPlatesProps) {
  return (
    <Root data-part="amount-plates">
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {chips.map((chip) => {
        const text = stopText(chip, language);
        const isWord = text === chip.label;
        const isChosen = chip.value === value;
        return (
          <Plate
            key={chip.label}
            type="button"
            aria-pressed={isChosen}
            data-part="plate"
            onClick={() => onSelect(chip.value)}
          >
            {/* What is seen stands apart. */}
            <VisuallyHidden>{chip.label}</VisuallyHidden>
            <Figure aria-hidden="true" data-word={isWord ? '' : undefined}>
              {!isWord && <small>R$</small>}
              {text}
            </Figure>
            {isChosen && brings !== undefined && <BringsHere aria-hidden="true">{brings}</BringsHere>}
            {isChosen && (
              <Tick>
                <Icon name="check" size={16} />
              </Tick>
            )}
          </Plate>
        );
      })}
      {brings !== undefined && chips.some((chip) => chip.value === value) && (
        <BringsBelow aria-hidden="true">{brings}</BringsBelow>
      )}
    </Root>
  );
}
