import type { SiteLanguage } from '@fortuna/domain/language.ts';

/** Any record of the agency's: a level, a game type, a commission. */
export interface CommissionRecord {
  /** One of its kind in the table. */
  readonly id: number;
}

/** Fields of a record that hold a figure, or null where there is none, as the upper end of the last level. */
export type FigureField<Item extends CommissionRecord> = {
  [Field in keyof Item & string]: Item[Field] extends number | null ? Field : never;
}[keyof Item & string];

/** `money` in centavos; `share` in basis points, 30 for 0.30%. */
export type CommissionFigure = 'money' | 'share';

export interface CommissionColumn<Item extends CommissionRecord> {
  /** Where in the record its figure stands. */
  readonly field: FigureField<Item>;
  /** The column's head; beside the figure where rows are cards. */
  readonly label: string;
  /** How the number is written. */
  readonly figure: CommissionFigure;
}

/** A sum from the server, over all pages, under its column: what is paid, what is still to be paid. */
export interface CommissionTotal<Item extends CommissionRecord> {
  /** What is summed up: "Já pago". */
  readonly label: string;
  /** The column that it stands in. */
  readonly field: FigureField<Item>;
  /** In the unit of that column: centavos or basis points. */
  readonly value: number;
}

export type CommissionTableView<Item extends CommissionRecord> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  /** Without any record it says so. */
  | {
      readonly kind: 'ready';
      readonly items: readonly Item[];
      readonly totals?: readonly CommissionTotal<Item>[] | undefined;
    };

export interface CommissionTableWords<Item extends CommissionRecord> {
  /** Name of the table, above it. */
  readonly caption: string;
  /** Over the first column: "Nível", "Tipo de jogo". */
  readonly name: string;
  /** Stands for a figure that is not there: "sem limite", "—". */
  readonly none: string;
  /** Said of the agent's own row. */
  readonly current: string;
  /** A record's level, game type or kind, in words. */
  readonly nameOf: (item: Item) => string;
  /** Below the name: the day, whom it is from, whether it is paid. Left out: the name alone. */
  readonly detailOf?: ((item: Item) => string) | undefined;
  /** Announced while it loads. */
  readonly loading: string;
  /** Where there is no record. */
  readonly emptyTitle: string;
  /** Below `emptyTitle`: when there will be some. */
  readonly emptyText: string;
  /** The button beside a failure. */
  readonly retry: string;
}

export interface CommissionTableProps<Item extends CommissionRecord> {
  /** Loading, failed, or the records and their sums. */
  readonly view: CommissionTableView<Item>;
  /** After the first, which holds the name; in their order. */
  readonly columns: readonly CommissionColumn<Item>[];
  /** `id` of the agent's own level, whose row says so. Left out: no row does. */
  readonly currentId?: Item['id'] | undefined;
  /** All that it says, in the reader's language. */
  readonly words: CommissionTableWords<Item>;
  /** How figures are written. */
  readonly language: SiteLanguage;
  /** Loads again after a failure. */
  readonly onRetry: () => void;
}
