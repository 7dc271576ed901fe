import { defaultBrand } from '@fortuna/ui/brands/default-brand.ts';
import type { Brand } from '@fortuna/ui/theme/brand.ts';
import { plainVoice, type Voice } from '../words/word-source.ts';

/** The brand on the screen, and how it speaks. */
export interface StartedBrand {
  readonly brand: Brand;
  readonly voice: Voice;
}

/** The default brand needs nothing that is not there. */
export const startedDefault: StartedBrand = { brand: defaultBrand, voice: plainVoice };
