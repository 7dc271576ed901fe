import type { ReactNode } from 'react';
import { useBrand } from '../../theme/brand-context.ts';
import { lazyLook, looksOf } from '../lazy-look.tsx';
import { BentoCells, BentoPromo } from './BentoPromo.tsx';
import type { PromoCardProps } from './promo-card-props.ts';

export const promoCardStates = ['Tones', 'Large', 'Bento', 'LongText'] as const;

const cards = looksOf<'promotions', PromoCardProps>('promotions', {
  bento: BentoPromo,
  ledger: lazyLook(async () => (await import('./LedgerPromo.tsx')).LedgerPromo, BentoPromo),
  stickers: lazyLook(async () => (await import('./StickerPromo.tsx')).StickerPromo, BentoPromo),
});

/** Something that the site offers: a cell, a row or a sticker, as the brand's `promotions` axis says; all of it leads there. */
export function PromoCard(props: PromoCardProps) {
  const Card = cards[useBrand().layout.promotions];
  return <Card {...props} />;
}

const groups = looksOf<'promotions', PromoBentoProps>('promotions', {
  bento: BentoCells,
  ledger: lazyLook<PromoBentoProps>(async () => (await import('./LedgerPromo.tsx')).LedgerRows, BentoCells),
  stickers: lazyLook<PromoBentoProps>(
    async () => (await import('./StickerPromo.tsx')).StickerWall,
    BentoCells,
  ),
});

export interface PromoBentoProps {
  /** Four `PromoCard`s, the first one large. */
  readonly children: ReactNode;
}

/** The site's promotions together: unequal cells, the rows of a ledger, or stickers on a wall. */
export function PromoBento({ children }: PromoBentoProps) {
  const Group = groups[useBrand().layout.promotions];
  return <Group>{children}</Group>;
}
