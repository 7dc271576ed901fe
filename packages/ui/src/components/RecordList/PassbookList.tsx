import styled, { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { pagePaper } from './book-paper.ts';
import { bookPages } from './passbook-look.ts';
import { RecordTable } from './RecordTable.tsx';
import type { RecordItem, RecordListProps } from './record-list-props.ts';

/** What lies around the pages is the cover: thin on phones, where the page needs the room. */
const Cover = styled.div`
  --cover: 3px;
  container: passbook / inline-size;
  padding: var(--cover);
  border: ${vars.size.edge} solid ${vars.color.edge};
  border-radius: ${vars.radius.md};
  background: ${vars.color.accent};
  ${media.wide} {
    --cover: 6px;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

const Pages = styled.div`
  ${pagePaper}
  ${bookPages}
`;

const firstOfDay = css`
  color: ${vars.color.text};
  font-size: ${vars.text.xl};
  font-weight: ${vars.weight.display};
  line-height: 1.1;
`;

const Mark = styled.span`
  position: absolute;
  inset-block-start: ${vars.space.s3};
  inset-inline: 0 calc(100% - var(--margin));
  display: grid;
  justify-items: center;
  gap: 2px;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  line-height: 1.2;
  text-align: center;

  > b {
    font-family: ${vars.font.display};
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.medium};
    line-height: 1.5;
    white-space: nowrap;
  }
  &[data-first='day'] > b {
    ${firstOfDay}
  }
  &[data-first='page'] > span {
    display: none;
  }
  @container passbook (min-width: 48rem) {
    &[data-first='page'] > b {
      ${firstOfDay}
    }
    &[data-first='page'] > span {
      display: block;
    }
  }
`;

/** The day stands in the margin of each record: large where it begins, in an open book on its second page too, and small as long as it goes on. */
function dayMark({ day }: RecordItem, first: 'day' | 'page' | undefined) {
  if (typeof day !== 'object') return null;
  return (
    <Mark data-part="day-mark" data-first={first} aria-hidden="true">
      <b>{day.number}</b>
      {first && <span>{day.month}</span>}
    </Mark>
  );
}

const pageNumbers = [1, 2];

/** What the columns of both pages are called. For the eye alone: the table has heads of its own. */
function PageHeads({ heads }: Pick<RecordListProps, 'heads'>) {
  return (
    <div data-part="page-head" aria-hidden="true">
      {pageNumbers.map((page) => (
        <p key={page}>
          <span>{heads.title}</span>
          <span>{heads.amount}</span>
        </p>
      ))}
    </div>
  );
}

function PageNumbers() {
  return (
    <div data-part="page-foot" aria-hidden="true">
      {pageNumbers.map((page) => (
        <p key={page}>{page}</p>
      ))}
    </div>
  );
}

/** A savings book: a page that hangs from a punched head on phones, an open book with its fold where there is room for two pages. */
export function PassbookList(props: RecordListProps) {
  const hasDays = props.records.some(({ day }) => typeof day === 'object');
  const half = Math.ceil(props.records.length / 2);
  const onFirstPage = new Set(props.records.slice(0, half));
  const firstOf = (record: RecordItem, isFirstOfDay: boolean) => {
    if (isFirstOfDay) return 'day';
    return record === props.records[half] ? 'page' : undefined;
  };
  const hasLargeSums = props.records.some(({ amount = '' }) => amount.length > 14);
  return (
    <Cover data-part="record-list" data-look="passbook">
      <Pages data-days={hasDays ? '' : undefined} data-large={hasLargeSums ? '' : undefined}>
        <PageHeads heads={props.heads} />
        <RecordTable
          {...props}
          mark={(record, isFirstOfDay) => dayMark(record, firstOf(record, isFirstOfDay))}
          pageOf={(record) => (onFirstPage.has(record) ? 1 : 2)}
        />
        <PageNumbers />
      </Pages>
    </Cover>
  );
}
