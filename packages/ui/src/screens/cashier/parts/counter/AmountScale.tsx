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

/** A notch of the line, and over it the knob at the amount. Each draws the line as wide as its stop is; the first and the last end it. */
const Mark = styled.span`
  display: grid;
  align-items: center;
  justify-items: center;
  grid-template-columns: 1fr;
  width: 100%;
  height: var(--mark);
  &::before {
    content: '';
    grid-area: 1 / 1;
    width: 4px;
    height: 16px;
    border-radius: 2px;
    background: ${vars.color.textSubtle};
    transition: height ${vars.motion.fast} ${vars.motion.ease};
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
  [data-reached] > &::before {
    background: ${vars.color.accent};
  }
  [aria-pressed='true'] > &::before {
    box-sizing: border-box;
    width: 26px;
    height: 26px;
    border: 3px solid ${vars.color.accent};
    border-radius: ${vars.radius.round};
    background: ${vars.color.onAccent};
    box-shadow: inset 0 0 0 3px ${vars.color.accent};
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
  ${media.hover} {
    :not([aria-pressed='true']):hover > &::before {
      height: 24px;
    }
  }
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-inline: 0;
    height: 4px;
    background: linear-gradient(to var(--end), ${vars.color.accent} var(--filled, 0%), ${vars.color.textSubtle} 0);
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
  --end: right;
  &:dir(rtl) {
    --end: left;
  }
  [data-reached] > & {
    --filled: 50%;
  }
  /* Also as far as to another stop, and between the two. */
  [data-reached]:not([aria-pressed='true']) > &,
  [data-reached]:has(+ [data-reached]) > & {
    --filled: 100%;
  }
  :first-of-type > &::after {
    inset-inline-start: 50%;
  }
  :first-of-type[aria-pressed='true']:not(:has(+ [data-reached])) > & {
    --filled: 0%;
  }
  :last-of-type > &::after {
    inset-inline-end: 50%;
  }
  ${media.reducedMotion} {
    &::before {
      transition: none;
    }
  }
`;

/** A plate that hangs from its notch, to be pressed. With room the currency before its figure, else above it. */
const Amount = styled.span`
  display: grid;
  place-content: center;
  justify-items: center;
  align-items: baseline;
  width: calc(100% - 4px);
  min-width: max-content;
  min-height: 40px;
  padding-inline: 3px;
  border: 1px solid ${vars.color.controlEdge};
  border-radius: ${vars.radius.sm};
  background: ${vars.color.surface3};
  color: ${vars.color.text};
  line-height: 1.2;
  [aria-pressed='true'] > & {
    border-color: ${vars.color.accent};
    background: ${vars.color.accentSoft};
    color: inherit;
  }
  > small {
    font-size: max(0.85em, 0.6875rem);
  }
  @container counter-amount (min-width: 26rem) {
    grid-auto-flow: column;
    column-gap: 0.25em;
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
          <Amount>
            {stopText(chip, language) !== chip.label && <small>R$</small>}
            {stopText(chip, language)}
          </Amount>
        </Stop>
      ))}
    </Root>
  );
}
