import { type ReactNode, useId } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import {
  Amount,
  Below,
  DayHead,
  Fact,
  FactLabel,
  Heads,
  Open,
  RecordNumber,
  Row,
  State,
  Sub,
  Table,
  Title,
  TitleCell,
} from './RecordList.style.ts';
import type { RecordDay, RecordHeads, RecordItem, RecordListProps } from './record-list-props.ts';

export interface RecordTableProps<FactId extends string = string> extends RecordListProps<FactId> {
  /** What the form draws at the beginning of a record; the eye alone has it. Left out: nothing. */
  readonly mark?: (record: RecordItem<FactId>, isFirstOfDay: boolean) => ReactNode;
  /** So many records stand together at most; what is left of a day has its head again. Left out: any number. */
  readonly together?: number;
  /** The page of the form that a record stands on, from 1. Left out: there are none. */
  readonly pageOf?: (record: RecordItem<FactId>) => number;
}

interface Group<FactId extends string> {
  readonly day: string | undefined;
  readonly records: RecordItem<FactId>[];
}

const wordsOf = (day: string | RecordDay | undefined) => (typeof day === 'object' ? day.label : day);

/** Records in their order, those of one day together; a day with more of them than `most` in parts of about one length. */
function groupsOf<FactId extends string>(records: readonly RecordItem<FactId>[], most: number) {
  const groups: Group<FactId>[] = [];
  for (const record of records) {
    const last = groups.at(-1);
    const day = wordsOf(record.day);
    if (last !== undefined && last.day === day) last.records.push(record);
    else groups.push({ day, records: [record] });
  }
  return groups.flatMap(({ day, records: ofDay }) => {
    const parts = Math.max(1, Math.ceil(ofDay.length / most));
    const length = Math.ceil(ofDay.length / parts);
    return Array.from({ length: parts }, (_, part) => ({
      day,
      records: ofDay.slice(part * length, (part + 1) * length),
    })).filter(({ records: some }) => some.length > 0);
  });
}

/** The table of every form. */
export function RecordTable<FactId extends string>({
  label,
  heads,
  records,
  mark,
  together = Number.POSITIVE_INFINITY,
  pageOf,
}: RecordTableProps<FactId>) {
  const hasLinks = records.some(({ href }) => href !== undefined);
  const { title, facts = [], status, amount } = heads;
  const columns = 1 + facts.length + Number(status !== undefined) + Number(amount !== undefined);
  const listId = useId();
  return (
    <Table aria-label={label} data-links={hasLinks ? '' : undefined}>
      <Heads>
        <tr>
          <th scope="col">{title}</th>
          {facts.map(({ id, label: head, isMoney }) => (
            <th key={id} scope="col" data-money={isMoney ? '' : undefined}>
              {head}
            </th>
          ))}
          {status !== undefined && <th scope="col">{status}</th>}
          {amount !== undefined && (
            <th scope="col" data-money="">
              {amount}
            </th>
          )}
        </tr>
      </Heads>
      {groupsOf(records, together).map(({ day, records: ofDay }, place) => {
        const dayId = day === undefined ? undefined : `${listId}-${place}`;
        return (
          <tbody key={`${day} ${ofDay[0]?.id}`}>
            {day !== undefined && (
              <DayHead data-part="day" data-page={ofDay[0] && pageOf?.(ofDay[0])}>
                <th id={dayId} scope="rowgroup" colSpan={columns}>
                  {day}
                </th>
              </DayHead>
            )}
            {ofDay.map((record, placeInDay) => (
              <RecordRow
                key={record.id}
                heads={heads}
                record={record}
                dayId={dayId}
                mark={mark?.(record, placeInDay === 0)}
                page={pageOf?.(record)}
              />
            ))}
          </tbody>
        );
      })}
    </Table>
  );
}

interface RecordRowProps<FactId extends string> {
  readonly heads: RecordHeads<FactId>;
  readonly record: RecordItem<FactId>;
  /** Of the head that it stands under. */
  readonly dayId: string | undefined;
  readonly mark: ReactNode;
  readonly page: number | undefined;
}

/** One record: the whole of it is the way to its details. */
function RecordRow<FactId extends string>({ heads, record, dayId, mark, page }: RecordRowProps<FactId>) {
  const rowId = useId();
  const { title, number = null, sub = [], facts, amount, amountTone = 'plain', status, href } = record;
  const { facts: columns = [] } = heads;
  // Many have the same title: a link is called by its amount, its facts and its number too.
  const name = [
    rowId,
    `${rowId}-amount`,
    dayId,
    ...columns.map(({ id }) => `${rowId}-${id}`),
    `${rowId}-sub`,
  ].join(' ');
  return (
    <Row
      data-part="record"
      data-link={href === undefined ? undefined : ''}
      data-page={page}
      data-tone={status?.tone}
    >
      <TitleCell data-part="title-cell">
        {mark}
        <Title id={rowId} data-part="title">
          {href === undefined ? (
            title
          ) : (
            <Open href={href} aria-labelledby={name}>
              {title}
            </Open>
          )}
        </Title>
        {(number !== null || sub.length > 0) && (
          <Below id={`${rowId}-sub`}>
            {number !== null && <RecordNumber>{number}</RecordNumber>}
            {sub.map((text) => (
              <Sub key={text}>{text}</Sub>
            ))}
          </Below>
        )}
      </TitleCell>
      {columns.map(({ id, label, isMoney }) => (
        <Fact key={id} id={`${rowId}-${id}`} data-money={isMoney ? '' : undefined} data-part="fact">
          {facts?.[id] !== undefined && (
            <>
              {isMoney && <FactLabel data-part="fact-label">{label} </FactLabel>}
              {facts[id]}
            </>
          )}
        </Fact>
      ))}
      {heads.status !== undefined && (
        <State data-part="state">{status && <Badge tone={status.tone}>{status.label}</Badge>}</State>
      )}
      {heads.amount !== undefined && (
        <Amount id={`${rowId}-amount`} data-tone={amountTone} data-part="amount">
          {amount}
          {href !== undefined && <Icon name="chevronRight" size={18} />}
        </Amount>
      )}
    </Row>
  );
}
