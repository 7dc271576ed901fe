import type { BrandLayout } from '../../../theme/brand.ts';

type Hub = BrandLayout['hub'];

/** The forms of the member's own pages that come with them; each of the others is a chunk of its own. */
export type PlainHub = Exclude<Hub, 'launcher' | 'wallet' | 'score'>;

export function isPlain(hub: Hub): hub is PlainHub {
  return hub !== 'launcher' && hub !== 'wallet' && hub !== 'score';
}
