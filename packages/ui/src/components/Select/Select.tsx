import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { InputBox } from '../Input/Input.tsx';

export const selectStates = ['Plain', 'Unchosen', 'WithError', 'Disabled', 'LongText'] as const;

export interface SelectOption {
  /** Unique in the list; the empty text is the placeholder's. */
  readonly value: string;
  /** As the list shows it. */
  readonly label: string;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'style' | 'children' | 'multiple'> {
  /** In the order to show them. */
  readonly options: readonly SelectOption[];
  /** The first, empty choice: "Escolha o banco". Left out: the first option is chosen from the start. */
  readonly placeholder?: string | undefined;
}

const Box = styled(InputBox)`
  position: relative;
  padding: 0;

  > svg {
    position: absolute;
    inset-inline-end: ${vars.space.s4};
    color: ${vars.color.textMuted};
    pointer-events: none;
  }
`;

const Control = styled.select`
  appearance: none;
  flex: 1;
  min-width: 0;
  min-height: calc(${vars.size.control} - 2px);
  padding-inline: ${vars.space.s4} ${vars.space.s10};
  border: 0;
  border-radius: inherit;
  outline: 0;
  background: transparent;
  color: inherit;
  /* 16 px at least, or phones zoom into the field. */
  font-size: max(1rem, 16px);
  text-overflow: ellipsis;
  cursor: pointer;

  option {
    background: ${vars.color.surface3};
    color: ${vars.color.text};
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 1;
  }
`;

/** A choice from a known list by the device's own picker. Stands in a `Field`: spread the field's control on it. */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  return (
    <Box data-part="select">
      <Control {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Control>
      <Icon name="chevronDown" size={20} />
    </Box>
  );
}
