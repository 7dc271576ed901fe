import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { Book } from './book-cover.ts';
import { Feed } from './feed-head.ts';
import { FilterStandingContext } from './filter-standing.ts';
import { Roll } from './roll-head.ts';
import { useTotalsPlace } from './totals-place.ts';

export interface RecordsSidesProps {
  readonly filters: ReactNode;
  /** What all records come to; nothing as long as that is not known, and where there are none. */
  readonly totals: ReactNode;
  /** The list, with its totals where they do not stand at its head. */
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

/**
 * Filters and list. A savings book has totals and filters on its cover, a till's roll on a strip of paper, which stands beside the slips
 * where there is room; a feed beside its first bubble on phones, else its filters at its side. On phones all filters are behind one key
 * there. In the other forms the list stands below its filters.
 */
export function RecordsSides({ filters, totals, children }: RecordsSidesProps) {
  const { layout, scheme } = useBrand();
  const isAtHead = useTotalsPlace() === 'head';
  const { records } = layout;
  const atHead = (
    <FilterStandingContext
      value={{ head: totals || <span />, standing: records === 'slips' ? 'column' : 'line' }}
    >
      {filters}
    </FilterStandingContext>
  );
  switch (records) {
    case 'slips':
      return (
        <Roll data-part="roll" data-scheme={scheme}>
          {atHead}
          {children}
        </Roll>
      );
    case 'passbook':
      return (
        <Book data-part="book">
          {atHead}
          {children}
        </Book>
      );
    case 'bubbles':
      return isAtHead ? (
        <Feed data-part="feed">
          {atHead}
          {children}
        </Feed>
      ) : (
        <Sides data-part="records-sides">
          <FilterStandingContext value={{ standing: 'column' }}>{filters}</FilterStandingContext>
          {children}
        </Sides>
      );
    default:
      return (
        <>
          {filters}
          {children}
        </>
      );
  }
}
