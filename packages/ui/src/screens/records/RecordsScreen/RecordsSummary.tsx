import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { figure, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { summaryLooks } from './summary-looks.ts';

export interface SummaryItem {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
  /** Money won is coloured; its sign says the same without colour. */
  readonly isWin?: boolean;
}

/** Tiles on a timeline, one line between rules in a statement, a counter with a lit head beside tickets; what else there is: `summaryLooks`. */
const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s2};

  &[data-look='statement'] {
    gap: 0 ${vars.space.s6};
    border-block: 1px solid ${vars.color.edge};
    > div {
      padding: ${vars.space.s3} 0;
      border: 0;
      background: none;
      box-shadow: none;
    }
  }
  &[data-look='tickets'] {
    /* The ground between the figures is their outline. */
    gap: ${vars.size.edge};
    border: ${vars.size.edge} solid ${vars.color.edge};
    border-radius: ${vars.radius.sm};
    overflow: hidden;
    background: ${vars.color.edge};
    > div {
      padding: 0 0 ${vars.space.s2};
      border: 0;
      border-radius: 0;
      box-shadow: none;
    }
    dt {
      padding: ${vars.space.s1} ${vars.space.s3};
      background: ${vars.color.edge};
      color: ${vars.color.bg};
      font-weight: ${vars.weight.strong};
    }
    dd {
      padding-inline: ${vars.space.s3};
    }
  }

  /* On phones two stand side by side; more are lines, since the last one would stand alone. */
  ${media.phone} {
    &[data-lines] {
      display: grid;
      grid-template-columns: 1fr auto;
      > div {
        display: grid;
        grid-column: 1 / -1;
        grid-template-columns: subgrid;
        align-items: baseline;
        gap: ${vars.space.s3};
        min-width: 0;
        padding-block: ${vars.space.s2};
      }
      dd {
        text-align: end;
      }
    }
    &[data-lines][data-look='tickets'] {
      > div {
        align-items: stretch;
        gap: 0;
        padding: 0;
      }
      dt,
      dd {
        padding-block: ${vars.space.s2};
      }
    }
  }
  ${summaryLooks}
`;

/** Never narrower than its amount: a large one takes a row of its own. */
const Item = styled.div`
  display: grid;
  flex: 1 1 96px;
  align-content: start;
  min-width: max-content;
  gap: ${vars.space.s1};
  padding: ${vars.space.s3};
  ${surface}

  dt {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
  dd {
    font-family: ${vars.font.display};
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.display};
    ${figure}
  }
  &[data-win] dd {
    color: ${vars.color.win};
  }
  ${media.wide} {
    padding: ${vars.space.s4};
    dd {
      font-size: ${vars.text.xl};
    }
  }
`;

/** Totals over all pages of what the filter leaves. */
export function RecordsSummary({ items }: { readonly items: readonly SummaryItem[] }) {
  return (
    <Root data-look={useBrand().layout.records} data-lines={items.length > 2 ? '' : undefined}>
      {items.map(({ id, label, value, isWin }) => (
        <Item key={id} data-win={isWin ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Item>
      ))}
    </Root>
  );
}
