import type { BrandLayout } from '../../../theme/brand.ts';

/** The forms of the member's own pages that come with them; the other is a chunk of its own. */
export type PlainHub = Exclude<BrandLayout['hub'], 'launcher'>;
