import type { ReactNode } from 'react';
import type { BadgeTone } from '../Badge/Badge.tsx';

/** Money that came in is coloured; the sign in the text says the same without colour. `void`: it was refused and never moved. */
export type AmountTone = 'plain' | 'in' | 'out' | 'void';

export interface RecordHead<FactId extends string = string> {
  /** By which a record finds its column. */
  readonly id: FactId;
  /** What the column holds: "Taxa". */
  readonly label: string;
  /** Sums stand at the end of their column; on a card the label stands before them. Default: false. */
  readonly isMoney?: boolean;
}

/** A day, for lists that write it as a calendar does. */
export interface RecordDay {
  /** All of it, in words: "sábado, 14 de março de 2026". */
  readonly label: string;
  /** "14" */
  readonly number: string;
  /** "mar." */
  readonly month: string;
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
  /** The head that it stands under; records of one day follow each other. Left out: no head. */
  readonly day?: string | RecordDay | undefined;
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
