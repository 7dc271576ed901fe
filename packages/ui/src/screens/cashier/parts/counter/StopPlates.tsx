import type { SiteLanguage } from '@fortuna/domain/language.ts';
import styled from 'styled-components';
import type { AmountChipsProps } from '../../../../components/AmountChips/AmountChips.tsx';
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../../../theme/media.ts';
import { focusRing } from '../../../../theme/mixins.ts';
import { vars } from '../../../../theme/vars.ts';
import { stopText } from '../stop-text.ts';

export interface StopPlatesProps extends AmountChipsProps {
  readonly language: SiteLanguage;
}

/** Three a row, fewer where letters are large; the last row is as full as the others. */
const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s2};
  min-width: 0;
  --least: max(30%, 4.5rem);
  &:has(> button:nth-of-type(4):last-of-type) {
    --least: max(40%, 4.5rem);
  }
`;

const Plate = styled.button`
  flex: 1 1 var(--least);
  min-width: 0;
  min-height: ${vars.size.target};
  padding: ${vars.space.s2} ${vars.space.s1};
  border: max(1px, ${vars.size.edge}) solid ${vars.color.textSubtle};
  border-radius: ${vars.radius.sm};
  background: ${vars.color.surface3};
  font-size: ${vars.text.md};
  font-weight: ${vars.weight.medium};
  line-height: 1.2;
  cursor: pointer;
  font-variant-numeric: lining-nums;
  ${focusRing}

  > small {
    color: ${vars.color.textMuted};
    font-size: max(0.8em, 0.75rem);
  }
  &[aria-pressed='true'] {
    border-color: ${vars.color.accent};
    background: ${vars.color.accentSoft};
    box-shadow: inset 0 0 0 1px ${vars.color.accent};
    color: ${vars.color.accentText};
    font-weight: ${vars.weight.strong};
    > small {
      color: inherit;
    }
  }
  ${media.hover} {
    &:hover {
      border-color: ${vars.color.accent};
    }
  }
  &:active {
    scale: ${vars.press.scale};
  }
`;

/** The scale's stops as plates to press. */
export function StopPlates({ label, chips, value, onSelect, language }: StopPlatesProps) {
  return (
    <Root data-part="stop-plates">
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {chips.map((chip) => {
        const text = stopText(chip, language);
        return (
          <Plate
            key={chip.label}
            type="button"
            // Beside the words, which are shortened.
            aria-label={chip.label}
            aria-pressed={chip.value === value}
            data-part="stop-plate"
            onClick={() => onSelect(chip.value)}
          >
            {text !== chip.label && <small>R$&nbsp;</small>}
            {text}
          </Plate>
        );
      })}
    </Root>
  );
}
