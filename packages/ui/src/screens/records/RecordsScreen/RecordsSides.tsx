import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMedia } from '../../../components/use-media.ts';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { ActionBar } from '../../page/ActionBar.ts';
import { Book } from './book-cover.ts';
import { FilterStandingContext } from './filter-standing.ts';
import { phone, useTotalsPlace } from './totals-place.ts';

export interface RecordsSidesProps {
  readonly filters: ReactNode;
  /** What all records come to; nothing as long as that is not known, and where there are none. */
  readonly totals: ReactNode;
  /** The list, with its totals where they do not stand on a cover. */
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

/** Where one writes in a talk. What is opened there never fills the window. */
const Composer = styled(ActionBar)`
  max-height: 70dvh;
  overflow-y: auto;
  label {
    font-size: ${vars.text.xs};
  }
  [data-open] > * {
    flex: 1 1 100%;
  }
`;

/**
 * Filters and list. A feed has its filters at its side where there is room, and at the foot of the window on phones; on phones a savings
 * book has them behind a key on its cover, beside the totals. In every other form the list stands below them.
 */
export function RecordsSides({ filters, totals, children }: RecordsSidesProps) {
  const isPhone = useMedia(phone);
  const isFeed = useBrand().layout.records === 'bubbles';
  const isCovered = useTotalsPlace() === 'cover';
  if (isCovered) {
    return (
      <Book data-part="book">
        <FilterStandingContext value={{ head: totals || <span /> }}>{filters}</FilterStandingContext>
        {children}
      </Book>
    );
  }
  if (isFeed && isPhone) {
    return (
      <>
        {children}
        <Composer>{filters}</Composer>
      </>
    );
  }
  if (isFeed) {
    return (
      <Sides data-part="records-sides">
        <FilterStandingContext value={{ standing: 'column' }}>{filters}</FilterStandingContext>
        {children}
      </Sides>
    );
  }
  return (
    <>
      {filters}
      {children}
    </>
  );
}
