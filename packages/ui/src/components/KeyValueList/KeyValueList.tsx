import type { ReactNode } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';

export const keyValueListStates = ['Plain', 'WithTotal', 'LongText'] as const;

export interface KeyValueItem {
  /** Unique in the list. */
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** The one that counts: a total. */
  readonly isStrong?: boolean;
}

export interface KeyValueListProps {
  readonly items: readonly KeyValueItem[];
}

const Root = styled.dl`
  display: grid;
`;

const Item = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${vars.space.s1} ${vars.space.s4};
  padding-block: ${vars.space.s3};

  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  & + & {
    border-top: 1px solid ${vars.color.line};
  }
  > dt {
    color: ${vars.color.textMuted};
  }
  > dd {
    min-width: 0;
    max-width: 100%;
    margin-inline-start: auto;
    font-weight: ${vars.weight.medium};
    font-variant-numeric: lining-nums;
    text-align: end;
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
  &[data-strong] > dt {
    color: ${vars.color.text};
    font-weight: ${vars.weight.strong};
  }
  &[data-strong] > dd {
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.strong};
  }
`;

/** Facts about one thing, name and value; a value that does not fit beside its name goes below it. */
export function KeyValueList({ items }: KeyValueListProps) {
  return (
    <Root data-part="key-value-list">
      {items.map(({ id, label, value, isStrong }) => (
        <Item key={id} data-strong={isStrong ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Item>
      ))}
    </Root>
  );
}
