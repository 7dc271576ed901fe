import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled.p`
  display: flex;
  gap: ${vars.space.s2};
  color: ${vars.color.danger};
  font-size: ${vars.text.sm};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

export interface FieldErrorProps {
  /** What the control names in `aria-describedby`. */
  readonly id: string;
  /** Told at once. Left out in a form, which says by itself, and once, that something is to be corrected. */
  readonly isAnnounced?: boolean;
  /** What to do, in a sentence: "Informe o nome de usuário". */
  readonly children: string;
}

/** What to correct in one control. */
export function FieldError({ id, isAnnounced = false, children }: FieldErrorProps) {
  return (
    <Root id={id} role={isAnnounced ? 'alert' : undefined} data-part="error">
      <Icon name="warning" size={18} />
      <span>{children}</span>
    </Root>
  );
}
