import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { IconName } from '../../icons/icon-names.ts';
import { clampedText, figure } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { type AccountKind, accountIcons } from './account-icons.ts';

export const bankCardItemStates = ['PixKey', 'BankCard', 'Ewallet', 'WithAction', 'LongText'] as const;

export interface BankCardItemProps {
  /** Chooses the colours and the sign at the head of the row. */
  readonly kind: AccountKind;
  /** Another sign, which tells accounts of one kind apart. Default: the kind's. */
  readonly icon?: IconName;
  /** The kind of key, the bank or the e-wallet: "PIX · CPF", "Banco Farol · Poupança". */
  readonly title: string;
  /** The key or card number as it may be shown. */
  readonly account: string;
  /** Whose account it is; clamped to one line, text from outside. */
  readonly ownerName: string;
  /** At the end of the row: a quiet button. Left out: the row only shows. */
  readonly action?: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space.s1} ${vars.space.s4};
  padding: ${vars.space.s4};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface1};
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  box-shadow: ${vars.shadow.raised};

  &:has(> [data-part='action']) {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

const Mark = styled.span`
  grid-row: span 3;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${vars.radius.sm};
  background: ${vars.color.secondSoft};
  color: ${vars.color.second};

  [data-kind='card'] & {
    background: ${vars.color.accentSoft};
    color: ${vars.color.accentText};
  }
`;

const Title = styled.span`
  grid-column: 2 / -1;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  ${clampedText}
`;

const Account = styled.span`
  grid-column: 2 / -1;
  ${figure}
  font-weight: ${vars.weight.strong};
  white-space: normal;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`;

const Owner = styled.span`
  font-size: ${vars.text.sm};
  ${clampedText}
`;

/** Beside the owner: title and number need the whole line. A quiet button's own room lies over the card's, so that its words end in line. */
const Action = styled.div`
  grid-area: 3 / 3;
  margin: calc(-1 * ${vars.space.s2}) calc(-1 * ${vars.space.s4}) calc(-1 * ${vars.space.s2}) 0;
  && > [data-variant='quiet'] {
    color: ${vars.color.textMuted};
  }
`;

/** A PIX key, bank account or e-wallet of the member, as it stands in a list. */
export function BankCardItem({
  kind,
  icon = accountIcons[kind],
  title,
  account,
  ownerName,
  action,
}: BankCardItemProps) {
  return (
    <Root data-part="bank-card" data-kind={kind}>
      <Mark>
        <Icon name={icon} />
      </Mark>
      <Title data-part="title">{title}</Title>
      <Account data-part="account">{account}</Account>
      <Owner data-part="owner">{ownerName}</Owner>
      {action !== undefined && <Action data-part="action">{action}</Action>}
    </Root>
  );
}
