import type { ReactNode } from 'react';
import styled from 'styled-components';
import { figure, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

export interface SummaryItem {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
  /** Money won is coloured; its sign says the same without colour. */
  readonly isWin?: boolean;
}

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3};
`;

/** Never narrower than its amount: a large one takes a row of its own. */
const Item = styled.div`
  display: grid;
  flex: 1 1 128px;
  min-width: max-content;
  gap: ${vars.space.s1};
  padding: ${vars.space.s4};
  ${surface}

  dt {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
  dd {
    font-family: ${vars.font.display};
    font-size: ${vars.text.xl};
    font-weight: ${vars.weight.display};
    ${figure}
  }
  &[data-win] dd {
    color: ${vars.color.win};
  }
`;

/** Totals over all pages of what the filter leaves. */
export function RecordsSummary({ items }: { readonly items: readonly SummaryItem[] }) {
  return (
    <Root>
      {items.map(({ id, label, value, isWin }) => (
        <Item key={id} data-win={isWin ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Item>
      ))}
    </Root>
  );
}
