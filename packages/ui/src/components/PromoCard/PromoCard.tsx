import type { ReactNode } from 'react';
import { useBrand } from '../../theme/brand-context.ts';
import { looksOf } from '../lazy-look.tsx';
import type { PromoCardProps } from './promo-card-props.ts';

export const promoCardStates = ['Tones', 'Large', 'Bento', 'LongText'] as const;

const cards = looksOf<'promotions', PromoCardProps>('promotions', {
  bento: async () => (await import('./BentoPromo.tsx')).BentoPromo,
  ledger: async () => (await import('./LedgerPromo.tsx')).LedgerPromo,
  stickers: async () => (await import('./StickerPromo.tsx')).StickerPromo,
  coupons: async () => (await import('./CouponPromo.tsx')).CouponPromo,
  numerals: async () => (await import('./NumeralPromo.tsx')).NumeralPromo,
  tags: async () => (await import('./TagPromo.tsx')).TagPromo,
});

/** Something that the site offers: a cell, a row, a sticker, a coupon, a figure or a tag, as the brand's `promotions` axis says; all of it leads there. */
export function PromoCard(props: PromoCardProps) {
  const Card = cards[useBrand().layout.promotions];
  return <Card {...props} />;
}

const groups = looksOf<'promotions', PromoBentoProps>('promotions', {
  bento: async () => (await import('./BentoPromo.tsx')).BentoCells,
  ledger: async () => (await import('./LedgerPromo.tsx')).LedgerRows,
  stickers: async () => (await import('./StickerPromo.tsx')).StickerWall,
  coupons: async () => (await import('./CouponPromo.tsx')).CouponRows,
  numerals: async () => (await import('./NumeralPromo.tsx')).NumeralRows,
  tags: async () => (await import('./TagPromo.tsx')).TagRows,
});

export interface PromoBentoProps {
  /** Four `PromoCard`s, the first one large. */
  readonly children: ReactNode;
}

/** The site's promotions together: unequal cells, the rows of a ledger, stickers on a wall, coupons, figures, or tags on a rail. */
export function PromoBento({ children }: PromoBentoProps) {
  const Group = groups[useBrand().layout.promotions];
  return <Group>{children}</Group>;
}
