import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { bubbles } from './bubble-look.ts';
import { RecordTable } from './RecordTable.tsx';
import type { RecordItem, RecordListProps } from './record-list-props.ts';

const Feed = styled.div`
  container: bubbles / inline-size;
`;

const Column = styled.div`
  ${bubbles}
`;

/** Beside its bubble, with what has become of it. */
const Disc = styled.span`
  position: absolute;
  inset-block-start: 12px;
  display: grid;
  place-items: center;
  width: var(--disc);
  height: var(--disc);
  border-radius: ${vars.radius.round};
  background: ${vars.color.surface3};
  color: ${vars.color.text};

  &[data-sign='deposit'] {
    color: ${vars.color.win};
  }
  &[data-sign='check'] {
    background: ${vars.color.successSoft};
    color: ${vars.color.success};
  }
  &[data-sign='clock'] {
    background: ${vars.color.warningSoft};
    color: ${vars.color.warning};
  }
  &[data-sign='close'] {
    background: ${vars.color.dangerSoft};
    color: ${vars.color.danger};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

function signOf({ amountTone, status }: RecordItem): IconName {
  if (amountTone === 'in') return 'deposit';
  if (amountTone === 'out') return 'withdraw';
  switch (status?.tone) {
    case 'success':
      return 'check';
    case 'warning':
      return 'clock';
    case 'danger':
      return 'close';
    default:
      return 'records';
  }
}

function disc(record: RecordItem) {
  const sign = signOf(record);
  return (
    <Disc data-part="sign" data-sign={sign} aria-hidden="true">
      <Icon name={sign} size={20} />
    </Disc>
  );
}

/** A feed: what came in leans to the end, what went out to the beginning; where all goes one way, all lean to the beginning. */
export function BubbleList(props: RecordListProps) {
  const has = (tone: RecordItem['amountTone']) => props.records.some(({ amountTone }) => amountTone === tone);
  return (
    <Feed data-part="record-list" data-look="bubbles">
      <Column data-both-ways={has('in') && has('out') ? '' : undefined}>
        <RecordTable {...props} mark={disc} />
      </Column>
    </Feed>
  );
}
