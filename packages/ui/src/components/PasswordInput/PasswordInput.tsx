import { useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Input, type InputProps } from '../Input/Input.tsx';

export const passwordInputStates = ['Hidden', 'Revealed', 'WithError', 'Disabled', 'LongText'] as const;

export interface PasswordInputProps extends Omit<InputProps, 'type' | 'suffix'> {
  /** The toggle's words while the password is hidden. */
  readonly showLabel: string;
  /** The toggle's words while the password can be read. */
  readonly hideLabel: string;
}

/** Pulls the 44 px target into the box's padding, so that the eye stands where a suffix does. */
const Toggle = styled.span`
  display: flex;
  margin-inline-end: -10px;
`;

/** A password box with an eye. Stands in a `Field`: spread the field's control on it. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [isRevealed, setRevealed] = useState(false);
  return (
    <Input
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isRevealed ? 'text' : 'password'}
      suffix={
        <Toggle data-part="toggle">
          <IconButton
            icon={isRevealed ? 'eyeOff' : 'eye'}
            label={isRevealed ? hideLabel : showLabel}
            aria-controls={rest.id}
            onClick={() => setRevealed(!isRevealed)}
          />
        </Toggle>
      }
    />
  );
}
