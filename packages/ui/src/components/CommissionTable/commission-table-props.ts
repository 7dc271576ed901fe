import type { SiteLanguage } from '@fortuna/domain/language.ts';

/** Any record of the agency's: a level, a game type, a commission. */
export interface CommissionRecord {
  readonly id: number;
}

/** Fields of a record that hold a figure, or null where there is none, as the upper end of the last level. */
export type FigureField<Item extends CommissionRecord> = {
  [Field in keyof Item & string]: Item[Field] extends number | null ? Field : never;
}[keyof Item & string];

/** `money` in centavos; `share` in basis points, 30 for 0.30 %. */
export type CommissionFigure = 'money' | 'share';

export interface CommissionColumn<Item extends CommissionRecord> {
  readonly field: FigureField<Item>;
  readonly label: string;
  readonly figure: CommissionFigure;
}

/** A sum from the server, over all pages, under its column: what is paid, what is still to be paid. */
export interface CommissionTotal<Item extends CommissionRecord> {
  readonly label: string;
  readonly field: FigureField<Item>;
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
  /** Below the name: the day, whom it is from, whether it is paid. */
  readonly detailOf?: ((item: Item) => string) | undefined;
  readonly loading: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly retry: string;
}

export interface CommissionTableProps<Item extends CommissionRecord> {
  readonly view: CommissionTableView<Item>;
  readonly columns: readonly CommissionColumn<Item>[];
  /** The agent's own level. */
  readonly currentId?: Item['id'] | undefined;
  readonly words: CommissionTableWords<Item>;
  /** How figures are written. */
  readonly language: SiteLanguage;
  readonly onRetry: () => void;
}
