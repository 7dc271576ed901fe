import { useId, useRef } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Input, type InputProps } from '../Input/Input.tsx';

export const searchFieldStates = ['Empty', 'Typed', 'Disabled', 'LongText'] as const;

export interface SearchFieldProps
  extends Omit<InputProps, 'type' | 'prefix' | 'suffix' | 'value' | 'onChange'> {
  /** Names the box for screen readers; the placeholder is for the eye. */
  readonly label: string;
  /** Names the cross that empties the box: "Limpar a busca". */
  readonly clearLabel: string;
  /** What has been typed so far. */
  readonly value: string;
  /** On each key press, and with the empty text when cleared. */
  readonly onChange: (text: string) => void;
}

const Root = styled.search`
  display: block;

  input::-webkit-search-cancel-button {
    display: none;
  }
`;

const Label = styled.label`
  ${visuallyHidden}
`;

/** Pulls the 44 px target into the box's padding, so that the cross stands where a suffix does. */
const Clear = styled.span`
  display: flex;
  margin-inline-end: -10px;
`;

/** A search box that can be cleared; the focus stays in the box. */
export function SearchField({ label, clearLabel, value, onChange, ...rest }: SearchFieldProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  return (
    <Root ref={root} data-part="search-field">
      <Label htmlFor={id}>{label}</Label>
      <Input
        enterKeyHint="search"
        spellCheck={false}
        {...rest}
        id={id}
        type="search"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        prefix={<Icon name="search" size={20} />}
        suffix={
          value !== '' && (
            <Clear>
              <IconButton
                icon="close"
                label={clearLabel}
                onClick={() => {
                  onChange('');
                  root.current?.querySelector('input')?.focus();
                }}
              />
            </Clear>
          )
        }
      />
    </Root>
  );
}
