import type { Brand } from '@fortuna/ui/theme/brand.ts';
import type { Reword } from '../words/i18n.ts';

/** The brand on the screen, and its own wording. */
export interface StartedBrand {
  readonly brand: Brand;
  readonly words: Reword;
}
