import type { ReactNode } from 'react';
import { useBrand } from '../../theme/brand-context.ts';
import { lazyLook, looksOf } from '../lazy-look.tsx';
import type { PromoCardProps } from './promo-card-props.ts';

export const promoCardStates = ['Tones', 'Large', 'Bento', 'LongText'] as const;

const bento = lazyLook<PromoCardProps>(async () => (await import('./BentoPromo.tsx')).BentoPromo);

const cards = looksOf<'promotions', PromoCardProps>('promotions', {
  bento,
  ledger: lazyLook(async () => (await import('./LedgerPromo.tsx')).LedgerPromo, bento),
  stickers: lazyLook(async () => (await import('./StickerPromo.tsx')).StickerPromo, bento),
  coupons: lazyLook(async () => (await import('./CouponPromo.tsx')).CouponPromo, bento),
  numerals: lazyLook(async () => (await import('./NumeralPromo.tsx')).NumeralPromo, bento),
});

/** Something that the site offers: a cell, a row, a sticker, a coupon or a figure, as the brand's `promotions` axis says; all of it leads there. */
export function PromoCard(props: PromoCardProps) {
  const Card = cards[useBrand().layout.promotions];
  return <Card {...props} />;
}

const cells = lazyLook<PromoBentoProps>(async () => (await import('./BentoPromo.tsx')).BentoCells);

const groups = looksOf<'promotions', PromoBentoProps>('promotions', {
  bento: cells,
  ledger: lazyLook<PromoBentoProps>(async () => (await import('./LedgerPromo.tsx')).LedgerRows, cells),
  stickers: lazyLook<PromoBentoProps>(async () => (await import('./StickerPromo.tsx')).StickerWall, cells),
  coupons: lazyLook<PromoBentoProps>(async () => (await import('./CouponPromo.tsx')).CouponRows, cells),
  numerals: lazyLook<PromoBentoProps>(async () => (await import('./NumeralPromo.tsx')).NumeralRows, cells),
});

export interface PromoBentoProps {
  /** Four `PromoCard`s, the first one large. */
  readonly children: ReactNode;
}

/** The site's promotions together: unequal cells, the rows of a ledger, stickers on a wall, coupons, or figures. */
export function PromoBento({ children }: PromoBentoProps) {
  const Group = groups[useBrand().layout.promotions];
  return <Group>{children}</Group>;
}
