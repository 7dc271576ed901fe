import { type ReactNode, useId } from 'react';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import {
  Amount,
  Fact,
  FactLabel,
  Heads,
  Open,
  Root,
  Row,
  State,
  Sub,
  Table,
  Title,
  TitleCell,
} from './RecordList.style.ts';

export const recordListStates = ['Deposits', 'WithLinks', 'TitlesOnly', 'LongText'] as const;

export const amountTones = ['plain', 'in', 'out'] as const;
/** Money that came in is coloured; the sign in the text says the same without colour. */
export type AmountTone = (typeof amountTones)[number];

export interface RecordHead<FactId extends string = string> {
  readonly id: FactId;
  readonly label: string;
  /** Sums stand at the end of their column; on a card the label stands before them. */
  readonly isMoney?: boolean;
}

/** What the columns are called. */
export interface RecordHeads<FactId extends string = string> {
  readonly title: string;
  readonly facts?: readonly RecordHead<FactId>[];
  readonly status?: string;
  readonly amount?: string;
}

export interface RecordItem<FactId extends string = string> {
  readonly id: string;
  readonly title: ReactNode;
  /** Below the title: number, reason. */
  readonly sub?: readonly string[];
  /** By the id of their column; what a record has none of is left out. */
  readonly facts?: Readonly<Partial<Record<FactId, string>>>;
  /** Money in words, with its sign where it has one. */
  readonly amount?: string;
  readonly amountTone?: AmountTone;
  readonly status?: { readonly tone: BadgeTone; readonly label: string } | undefined;
  /** Address of its details; the whole row is the target. */
  readonly href?: string | undefined;
}

export interface RecordListProps<FactId extends string = string> {
  /** Names the table. */
  readonly label: string;
  readonly heads: RecordHeads<FactId>;
  readonly records: readonly RecordItem<FactId>[];
}

/** Records: cards where there is little room, a table with heads where there is enough. */
export function RecordList<FactId extends string>({ label, heads, records }: RecordListProps<FactId>) {
  const hasLinks = records.some(({ href }) => href !== undefined);
  const { title, facts = [], status, amount } = heads;
  return (
    <Root data-part="record-list">
      <Table aria-label={label}>
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
        <tbody>
          {records.map((record) => (
            <RecordRow key={record.id} heads={heads} record={record} hasLinks={hasLinks} />
          ))}
        </tbody>
      </Table>
    </Root>
  );
}

interface RecordRowProps<FactId extends string> {
  readonly heads: RecordHeads<FactId>;
  readonly record: RecordItem<FactId>;
  readonly hasLinks: boolean;
}

function RecordRow<FactId extends string>({ heads, record, hasLinks }: RecordRowProps<FactId>) {
  const rowId = useId();
  const { title, sub = [], facts, amount, amountTone = 'plain', status, href } = record;
  const { facts: columns = [] } = heads;
  // Many have the same title: a link is called by its amount, its facts and its number too.
  const name = [rowId, `${rowId}-amount`, ...columns.map(({ id }) => `${rowId}-${id}`), `${rowId}-sub`].join(
    ' ',
  );
  return (
    <Row data-link={href === undefined ? undefined : ''}>
      <TitleCell>
        <Title id={rowId} data-part="title">
          {href === undefined ? (
            title
          ) : (
            <Open href={href} aria-labelledby={name}>
              {title}
            </Open>
          )}
        </Title>
        {sub.length > 0 && (
          <span id={`${rowId}-sub`}>
            {sub.map((text) => (
              <Sub key={text}>{text}</Sub>
            ))}
          </span>
        )}
      </TitleCell>
      {columns.map(({ id, label, isMoney }) => (
        <Fact key={id} id={`${rowId}-${id}`} data-money={isMoney ? '' : undefined} data-part="fact">
          {facts?.[id] !== undefined && (
            <>
              {isMoney && <FactLabel>{label} </FactLabel>}
              {facts[id]}
            </>
          )}
        </Fact>
      ))}
      {heads.status !== undefined && (
        <State>{status && <Badge tone={status.tone}>{status.label}</Badge>}</State>
      )}
      {heads.amount !== undefined && (
        <Amount
          id={`${rowId}-amount`}
          data-tone={amountTone}
          data-inset={hasLinks && href === undefined ? '' : undefined}
          data-part="amount"
        >
          {amount}
          {href !== undefined && <Icon name="chevronRight" size={18} />}
        </Amount>
      )}
    </Row>
  );
}
