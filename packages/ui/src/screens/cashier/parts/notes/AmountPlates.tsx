import type { SiteLanguage } from '@fortuna/domain/language.ts';
import styled from 'styled-components';
import { Icon } from '../../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../../../theme/media.ts';
import { figure, focusRing } from '../../../../theme/mixins.ts';
import { vars } from '../../../../theme/vars.ts';
import type { QuickAmounts } from '../money-form-parts.ts';
import { stopText } from '../stop-text.ts';
import { Brings, chosenPlate, plate, Tick } from './plate-looks.ts';

export interface AmountPlatesProps extends QuickAmounts {
  /** In the field, in centavos. */
  readonly value: number;
  readonly language: SiteLanguage;
}

/** Its plates lie in the sheet that it stands in, before the one that is blank. */
const Root = styled.fieldset`
  display: contents;
`;

const Plate = styled.button`
  ${plate}
  flex: 1 1 var(--plate);
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${vars.space.s1};
  min-height: 6.25rem;
  padding: ${vars.space.s3};
  cursor: pointer;
  container-type: inline-size;
  transition: background-color ${vars.motion.fast} ${vars.motion.ease};
  ${focusRing}

  /* The fine frame inside, which the currency stands in. */
  &::before {
    content: '';
    position: absolute;
    inset: 6px;
    border: 1px solid ${vars.color.lineStrong};
    border-radius: ${vars.radius.sm};
    pointer-events: none;
  }
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
    &::before {
      border-color: ${vars.color.accent};
    }
  }
  ${media.reducedMotion} {
    transition: none;
  }
`;

const Figure = styled.span`
  color: ${vars.color.text};
  font-family: ${vars.font.display};
  font-size: clamp(1.25rem, 19cqi, 2.25rem);
  font-weight: ${vars.weight.display};
  line-height: 1.1;
  letter-spacing: -0.01em;
  ${figure}
  /* A word is longer than a figure. */
  &[data-word] {
    font-size: clamp(1rem, 15cqi, 1.75rem);
  }
`;

/** In the line of the frame, at its beginning. */
const Currency = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: ${vars.space.s4};
  padding-inline: ${vars.space.s1};
  background: var(--ground);
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  line-height: 12px;
  [aria-pressed='true'] > & {
    color: ${vars.color.accentText};
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
              {text}
            </Figure>
            {!isWord && <Currency aria-hidden="true">R$</Currency>}
            {isChosen && brings !== undefined && <Brings aria-hidden="true">{brings}</Brings>}
            {isChosen && (
              <Tick>
                <Icon name="check" size={16} />
              </Tick>
            )}
          </Plate>
        );
      })}
    </Root>
  );
}
