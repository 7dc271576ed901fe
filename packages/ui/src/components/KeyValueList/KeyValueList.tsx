import type { ReactNode } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';

export const keyValueListStates = ['Plain', 'WithTotal', 'Words', 'LongText'] as const;

export const keyValueLists = ['figures', 'words'] as const;
export type KeyValueListKind = (typeof keyValueLists)[number];

export interface KeyValueItem {
  /** Unique in the list. */
  readonly id: string;
  /** What it is, quiet, on the left. */
  readonly label: ReactNode;
  /** What it comes to, written out; may be a `Badge`. */
  readonly value: ReactNode;
  /** The one that counts: a total. Default: false. */
  readonly isStrong?: boolean;
}

export interface KeyValueListProps {
  /** Whether values are mostly `figures`, which stand at the row's end, or `words`, which all begin on one line beside their names, close together. Default: `figures`. */
  readonly kind?: KeyValueListKind;
  /** From top to bottom. */
  readonly items: readonly KeyValueItem[];
}

const Root = styled.dl`
  display: grid;
  &[data-kind='words'] {
    grid-template-columns: fit-content(38%) minmax(0, 1fr);
    gap: ${vars.space.s1} ${vars.space.s3};
    font-size: ${vars.text.sm};
    line-height: 1.4;
  }
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
  [data-kind='words'] > & {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    padding: 0;
    border: 0;
    > dd {
      margin: 0;
      font-size: inherit;
      text-align: start;
    }
  }
`;

/** Facts about one thing, name and value; a value that does not fit beside its name goes below it. */
export function KeyValueList({ kind = 'figures', items }: KeyValueListProps) {
  return (
    <Root data-part="key-value-list" data-kind={kind}>
      {items.map(({ id, label, value, isStrong }) => (
        <Item key={id} data-strong={isStrong ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Item>
      ))}
    </Root>
  );
}
