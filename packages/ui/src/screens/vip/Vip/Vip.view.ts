import type { VipInfo, VipLevel } from '@fortuna/domain/model/vip.ts';

/** What the page is about, once it is there. */
export type VipContent =
  | { readonly kind: 'guest'; readonly ladder: readonly VipLevel[] }
  | { readonly kind: 'member'; readonly info: VipInfo };
