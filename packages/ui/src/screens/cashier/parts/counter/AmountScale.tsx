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

/** Above a mark. */
const pad = vars.space.s1;

const Root = styled.fieldset`
  display: grid;
  grid-auto-flow: column;
  /* Stops of one width as long as their words fit. */
  grid-auto-columns: minmax(min-content, 1fr);
  position: relative;
  min-width: 0;
  isolation: isolate;
  --mark: 28px;
  /* The line itself, from edge to edge. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-start: calc(${pad} + (var(--mark) - 4px) / 2);
    inset-inline: 0;
    height: 4px;
    border-radius: 2px;
    background: ${vars.color.textSubtle};
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
`;

const Stop = styled.button`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${vars.space.s1};
  min-height: 56px;
  padding: ${pad} 1px;
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

/** A stop of the line, which is filled from the stop before it, or from where it begins. */
const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: var(--mark);

  &::before {
    content: '';
    box-sizing: border-box;
    width: 20px;
    height: 20px;
    border: 2px solid ${vars.color.textSubtle};
    border-radius: ${vars.radius.round};
    background: ${vars.color.accentSoft};
    transition: scale ${vars.motion.fast} ${vars.motion.ease};
  }
  [data-reached] > &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-inline: -50% 50%;
    border-top: 4px solid ${vars.color.accent};
  }
  :first-of-type > &::after {
    inset-inline-start: 0;
  }
  :last-of-type > &::after {
    inset-inline-end: 0;
  }
  [data-reached] > &::before {
    border-color: ${vars.color.accent};
    background: ${vars.color.accent};
  }
  [aria-pressed='true'] > &::before {
    scale: 1.3;
  }
  ${media.hover} {
    :hover > &::before {
      scale: 1.3;
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
