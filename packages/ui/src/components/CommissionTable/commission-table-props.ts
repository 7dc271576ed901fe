import type { SiteLanguage } from '@fortuna/domain/language.ts';

/** `money` in centavos; `share` in basis points, 30 for 0.30 %. */
export type CommissionFigure = 'money' | 'share';

export interface CommissionColumn {
  readonly key: string;
  readonly label: string;
  readonly figure: CommissionFigure;
}

/** One figure for each column, in their order; null where there is none, as the upper end of the last step. */
export type CommissionFigures = readonly (number | null)[];

export interface CommissionRow {
  readonly key: string;
  /** Level, game type or kind of commission, in words. */
  readonly name: string;
  /** Below the name: the day, who it is from, whether it is paid. */
  readonly detail?: string | undefined;
  readonly figures: CommissionFigures;
  /** The agent's own level. */
  readonly isCurrent?: boolean;
}

export type CommissionTableView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'ready';
      readonly rows: readonly CommissionRow[];
      /** Sums from the server, over all pages; left out where there is nothing to sum. */
      readonly totals?: { readonly label: string; readonly figures: CommissionFigures } | undefined;
    };

export interface CommissionTableWords {
  /** Name of the table, above it. */
  readonly caption: string;
  /** Over the first column: "Nível", "Tipo de jogo". */
  readonly name: string;
  /** Stands for a missing figure: "sem limite", "—". */
  readonly none: string;
  /** Said of the agent's own row. */
  readonly current: string;
  readonly loading: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly retry: string;
}

export interface CommissionTableProps {
  readonly view: CommissionTableView;
  readonly columns: readonly CommissionColumn[];
  readonly words: CommissionTableWords;
  /** How figures are written. */
  readonly language: SiteLanguage;
  readonly onRetry: () => void;
}
