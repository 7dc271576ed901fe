import { toActivity } from '@fortuna/domain/site-map.ts';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivityArt } from '../../../components/ActivityArt/ActivityArt.tsx';
import { buttonLook } from '../../../components/Button/Button.tsx';
import { lazyPart } from '../../../components/lazy-look.tsx';
import type { BrandLayout } from '../../../theme/brand.ts';
import { useBrand } from '../../../theme/brand-context.ts';
import { leadSpans } from '../../page/row-span.ts';
import { Claim, List, Text, Tile, Way, Words } from './ActivityCards.style.ts';
import type { ActivityCardsProps } from './activity-cards-props.ts';

/** Activities as cards in full rows; all of a card leads there. */
function PlainCards({ activities, isLed = false }: ActivityCardsProps) {
  const { t } = useTranslation('promotions');
  const { artHand, layout } = useBrand();
  return (
    <List data-part="activity-cards">
      {activities.map(({ id, page, title, subtitle, code, openCount }, index) => {
        const { row, vast } = leadSpans(index, activities.length, isLed);
        const isLead = isLed && index === 0;
        return (
          <Tile
            key={id}
            data-span={row}
            data-vast={vast}
            data-lead={isLead ? '' : undefined}
            data-promotions={layout.promotions}
            data-hand={artHand}
          >
            <ActivityArt page={page} shape={isLead ? 'band' : row === 2 ? 'card' : 'wide'} />
            <Words data-part="words">
              <Way href={toActivity({ page, code })}>{title}</Way>
              {subtitle && <Text>{subtitle}</Text>}
              {openCount > 0 && (
                <Claim as="span" {...buttonLook(isLead ? { variant: 'primary' } : { size: 'sm' })}>
                  {t('claimNow')}
                </Claim>
              )}
            </Words>
          </Tile>
        );
      })}
    </List>
  );
}

const cards: Readonly<Partial<Record<BrandLayout['promotions'], ComponentType<ActivityCardsProps>>>> = {
  coupons: lazyPart(async () => (await import('./CouponCards.tsx')).CouponCards, PlainCards),
  numerals: lazyPart(async () => (await import('./NumeralCards.tsx')).NumeralCards, PlainCards),
  tags: lazyPart(async () => (await import('./TagCards.tsx')).TagCards, PlainCards),
};

/** Activities in the manner of the brand's offers, some of which come later. */
export function ActivityCards(props: ActivityCardsProps) {
  const Cards = cards[useBrand().layout.promotions] ?? PlainCards;
  return <Cards {...props} />;
}
