import type { GameTag, GameType } from '@fortuna/domain/model/games.ts';

/** A game as the catalogue has it. */
export interface CatalogueGame {
  readonly id: number;
  readonly code: string;
  readonly providerKey: string;
  readonly provider: string;
  readonly type: GameType;
  readonly name: string;
  readonly englishName: string;
  readonly tags: readonly GameTag[];
  /** Higher stands earlier. */
  readonly weight: number;
  readonly isOpen: boolean;
}
