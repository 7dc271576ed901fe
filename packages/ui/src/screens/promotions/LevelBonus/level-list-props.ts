import type { RewardState } from '@fortuna/domain/model/promotions-rewards.ts';
import type { ReactNode } from 'react';

/** What is said of a claim beside its button, for which a cell has no room. */
export const claimNews = '[data-part="claim-reward"] > :not(:first-child)';

export interface LevelRow {
  readonly id: number;
  readonly level: number;
  /** "Nível 3 · Ouro". */
  readonly name: string;
  /** What it brings, in words. */
  readonly bonus: string;
  /** That is an amount of money. */
  readonly isSum: boolean;
  /** Left out for guests. */
  readonly state: RewardState | undefined;
  /** The head of the page has its claim. */
  readonly isInHead: boolean;
  /** Nothing for guests. */
  readonly claim: ReactNode;
}

export interface LevelListProps {
  /** Of the list, for screen readers. */
  readonly label: string;
  /** Lowest first. */
  readonly rows: readonly LevelRow[];
}
