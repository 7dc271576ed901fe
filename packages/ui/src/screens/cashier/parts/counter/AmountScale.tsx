import type { SiteLanguage } from '@fortuna/domain/language.ts';
import styled from 'styled-components';
import type { AmountChipsProps } from '../../../../components/AmountChips/AmountChips.tsx';
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../../../theme/media.ts';
import { focusRing } from '../../../../theme/mixins.ts';
import { vars } from '../../../../theme/vars.ts';
import { stopText } from '../stop-text.ts';

export interface AmountScaleProps extends AmountChipsProps {
  readonly language: SiteLanguage;
}

const Root = styled.fieldset`
  display: grid;
  grid-auto-flow: column;
  /* Stops of one width as long as their words fit. */
  grid-auto-columns: minmax(min-content, 1fr);
  min-width: 0;
  isolation: isolate;
`;

const Stop = styled.button`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${vars.space.s1};
  min-height: 52px;
  padding: 0 1px;
  border: 0;
  border-radius: ${vars.radius.sm};
  background: none;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  white-space: nowrap;
  cursor: pointer;
  font-variant-numeric: lining-nums;
  ${focusRing}

  &[aria-pressed='true'] {
    color: ${vars.color.accentText};
    font-weight: ${vars.weight.strong};
  }
  ${media.hover} {
    &:hover {
      color: ${vars.color.text};
    }
  }
`;

/** A stop of the line, which comes from the stop before it. */
const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 24px;

  &::before {
    content: '';
    box-sizing: border-box;
    width: 14px;
    height: 14px;
    border: 2px solid ${vars.color.textSubtle};
    border-radius: ${vars.radius.round};
    background: ${vars.color.accentSoft};
    transition: scale ${vars.motion.fast} ${vars.motion.ease};
  }
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-inline: -50% 50%;
    border-top: 2px solid ${vars.color.textSubtle};
  }
  :first-of-type > &::after {
    content: none;
  }
  [data-reached] > &::before {
    border-color: ${vars.color.accent};
    background: ${vars.color.accent};
  }
  [data-reached] > &::after {
    border-top: 4px solid ${vars.color.accent};
  }
  [aria-pressed='true'] > &::before {
    scale: 1.5;
  }
  ${media.hover} {
    :hover > &::before {
      scale: 1.5;
    }
  }
  ${media.reducedMotion} {
    &::before {
      transition: none;
    }
  }
`;

/** Ready amounts as stops of one line, which is filled as far as the amount in the field goes. */
export function AmountScale({ label, chips, value, onSelect, language }: AmountScaleProps) {
  return (
    <Root data-part="amount-scale">
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {chips.map((chip) => (
        <Stop
          key={chip.label}
          type="button"
          // Beside the words, which are shortened.
          aria-label={chip.label}
          aria-pressed={chip.value === value}
          data-reached={chip.value <= value ? '' : undefined}
          data-part="stop"
          onClick={() => onSelect(chip.value)}
        >
          <Mark />
          {stopText(chip, language)}
        </Stop>
      ))}
    </Root>
  );
}
