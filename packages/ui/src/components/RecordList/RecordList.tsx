import { type ReactNode, useId } from 'react';
import { useBrand } from '../../theme/brand-context.ts';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
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
  Root,
  Row,
  State,
  Sub,
  Table,
  Title,
  TitleCell,
} from './RecordList.style.ts';

export const recordListStates = ['Deposits', 'ByDay', 'WithLinks', 'TitlesOnly', 'LongText'] as const;

export const amountTones = ['plain', 'in', 'out', 'void'] as const;
/** Money that came in is coloured; the sign in the text says the same without colour. `void`: it was refused and never moved. */
export type AmountTone = (typeof amountTones)[number];

export interface RecordHead<FactId extends string = string> {
  /** By which a record finds its column. */
  readonly id: FactId;
  /** What the column holds: "Taxa". */
  readonly label: string;
  /** Sums stand at the end of their column; on a card the label stands before them. Default: false. */
  readonly isMoney?: boolean;
}

/** What the columns are called. */
export interface RecordHeads<FactId extends string = string> {
  /** Over the first column, what a record is called by: "Forma". */
  readonly title: string;
  /** Columns between title and state. Default: none. */
  readonly facts?: readonly RecordHead<FactId>[];
  /** Over the states: "Situação". Left out: there are none. */
  readonly status?: string;
  /** Over the amounts: "Valor". Left out: there are none. */
  readonly amount?: string;
}

export interface RecordItem<FactId extends string = string> {
  /** Unique in the list. */
  readonly id: string;
  /** What happened or by what way: "PIX". */
  readonly title: ReactNode;
  /** The head that it stands under, in words; records of one day follow each other. Left out: no head. */
  readonly day?: string | undefined;
  /** Of an order, below the title, on one line. Null or left out: it has none. */
  readonly number?: string | null;
  /** Below that, a line each: reason, remark. Default: none. */
  readonly sub?: readonly string[];
  /** By the id of their column; what a record has none of is left out. */
  readonly facts?: Readonly<Partial<Record<FactId, string>>>;
  /** Money in words, with its sign where it has one. Left out: the cell stays empty. */
  readonly amount?: string;
  /** `in` colours what came in; the sign in the text says the same. Default: `plain`. */
  readonly amountTone?: AmountTone;
  /** State as a `Badge`. Left out: the cell stays empty. */
  readonly status?: { readonly tone: BadgeTone; readonly label: string } | undefined;
  /** Address of its details; the whole row is the target. Left out: it leads nowhere. */
  readonly href?: string | undefined;
}

export interface RecordListProps<FactId extends string = string> {
  /** Names the table. */
  readonly label: string;
  /** Which columns there are, and what they are called. */
  readonly heads: RecordHeads<FactId>;
  /** In the order to show them. */
  readonly records: readonly RecordItem<FactId>[];
}

/** Records in their order, those of one day together. */
function groupsOf<FactId extends string>(records: readonly RecordItem<FactId>[]) {
  const groups: { readonly day: string | undefined; readonly records: RecordItem<FactId>[] }[] = [];
  for (const record of records) {
    const last = groups.at(-1);
    if (last !== undefined && last.day === record.day) last.records.push(record);
    else groups.push({ day: record.day, records: [record] });
  }
  return groups;
}

/** Records: cards, lines or tickets where there is little room; a table with heads where there is enough. */
export function RecordList<FactId extends string>({ label, heads, records }: RecordListProps<FactId>) {
  const hasLinks = records.some(({ href }) => href !== undefined);
  const { title, facts = [], status, amount } = heads;
  const columns = 1 + facts.length + Number(status !== undefined) + Number(amount !== undefined);
  const listId = useId();
  return (
    <Root data-part="record-list" data-look={useBrand().layout.records}>
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
        {groupsOf(records).map(({ day, records: ofDay }, place) => {
          const dayId = day === undefined ? undefined : `${listId}-${place}`;
          return (
            <tbody key={`${day} ${ofDay[0]?.id}`}>
              {day !== undefined && (
                <DayHead data-part="day">
                  <th id={dayId} scope="rowgroup" colSpan={columns}>
                    {day}
                  </th>
                </DayHead>
              )}
              {ofDay.map((record) => (
                <RecordRow key={record.id} heads={heads} record={record} dayId={dayId} />
              ))}
            </tbody>
          );
        })}
      </Table>
    </Root>
  );
}

interface RecordRowProps<FactId extends string> {
  readonly heads: RecordHeads<FactId>;
  readonly record: RecordItem<FactId>;
  /** Of the head that it stands under. */
  readonly dayId: string | undefined;
}

/** One record: the whole of it is the way to its details. */
function RecordRow<FactId extends string>({ heads, record, dayId }: RecordRowProps<FactId>) {
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
    <Row data-part="record" data-link={href === undefined ? undefined : ''} data-tone={status?.tone}>
      <TitleCell data-part="title-cell">
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
