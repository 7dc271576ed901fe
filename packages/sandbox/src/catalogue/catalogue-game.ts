import type { GameDevice, GameTag, GameType } from '@fortuna/domain/model/games.ts';
import type { SlotSubject } from './word-list.ts';

/** A game as the catalogue has it. */
export interface CatalogueGame {
  readonly id: number;
  readonly code: string;
  readonly providerKey: string;
  readonly provider: string;
  readonly type: GameType;
  /** What its title and cover are about, for slots. */
  readonly subject: SlotSubject | null;
  readonly name: string;
  readonly englishName: string;
  readonly tags: readonly GameTag[];
  /** The only kind of device that it is made for; null: any. */
  readonly device: GameDevice | null;
  /** Higher stands earlier. */
  readonly weight: number;
  readonly isOpen: boolean;
  /** Of the picture that its studio has sent along, on the host of the API; null where the site draws the cover. */
  readonly pictureUrl: string | null;
}
