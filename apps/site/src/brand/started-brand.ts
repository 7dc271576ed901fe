import type { Brand } from '@fortuna/ui/theme/brand.ts';
import type { Voice } from '../words/word-source.ts';

/** The brand on the screen, and how it speaks. */
export interface StartedBrand {
  readonly brand: Brand;
  readonly voice: Voice;
}
