import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { FilterStandingContext } from './filter-standing.ts';

export interface RecordsSidesProps {
  readonly filters: ReactNode;
  /** The list, with its totals. */
  readonly children: ReactNode;
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  ${media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
    align-items: start;
    column-gap: ${vars.space.s8};
  }
`;

/** Filters and list: a feed has its filters at its side where there is room, every other list below them. */
export function RecordsSides({ filters, children }: RecordsSidesProps) {
  if (useBrand().layout.records !== 'bubbles') {
    return (
      <>
        {filters}
        {children}
      </>
    );
  }
  return (
    <Sides data-part="records-sides">
      <FilterStandingContext value="column">{filters}</FilterStandingContext>
      {children}
    </Sides>
  );
}
