import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const amountChipsStates = ['Plain', 'Chosen', 'HugeAmounts', 'LongText'] as const;

export interface AmountChip {
  /** Centavos. */
  readonly value: number;
  /** The formatted amount, or a word such as "all". */
  readonly label: string;
}

export interface AmountChipsProps {
  /** Names the group. */
  readonly label: string;
  /** In the order to show them; each label once. */
  readonly chips: readonly AmountChip[];
  /** The amount in the field, in centavos: the chip with this value is shown pressed. */
  readonly value: number;
  /** A chip was pressed; the amount in centavos, for the field beside it. */
  readonly onSelect: (value: number) => void;
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(7.25rem, 30%), 1fr));
  gap: ${vars.space.s2};
  min-width: 0;
`;

const Chip = styled.button`
  min-height: ${vars.size.target};
  padding: ${vars.space.s2};
  border: ${vars.size.edge} solid ${vars.color.edge};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.control};
  font-weight: ${vars.weight.medium};
  cursor: pointer;
  transition: background-color ${vars.motion.fast} ${vars.motion.ease};
  font-variant-numeric: lining-nums;
  /* Words break, an amount does not. */
  overflow-wrap: normal;
  ${focusRing}

  ${media.hover} {
    &:hover {
      background: ${vars.color.surface3};
    }
  }
  &[aria-pressed='true'] {
    border-color: ${vars.color.accent};
    background: ${vars.color.accentSoft};
    color: ${vars.color.accentText};
    font-weight: ${vars.weight.strong};
  }
`;

/** Amounts to choose with one touch; they fill the money field that they stand beside. */
export function AmountChips({ label, chips, value, onSelect }: AmountChipsProps) {
  return (
    <Root data-part="amount-chips">
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {chips.map((chip) => (
        <Chip
          key={chip.label}
          type="button"
          aria-pressed={chip.value === value}
          data-part="chip"
          onClick={() => onSelect(chip.value)}
        >
          {chip.label}
        </Chip>
      ))}
    </Root>
  );
}
