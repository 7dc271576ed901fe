import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import { to, toActivity } from '@fortuna/domain/site-map.ts';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivityArt } from '../../../components/ActivityArt/ActivityArt.tsx';
import { lazyPart } from '../../../components/lazy-look.tsx';
import { PromoBento, PromoCard } from '../../../components/PromoCard/PromoCard.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import type { BrandLayout } from '../../../theme/brand.ts';
import { useBrand } from '../../../theme/brand-context.ts';
import { HomeSectionBox } from '../../games/Home/HomeSectionBox.tsx';
import { LeadArt } from '../parts/LeadArt.tsx';
import { offerIcons } from '../parts/offer-icons.ts';

export const homeActivitiesStates = ['Four', 'One', 'LongText'] as const;

export interface HomeActivitiesProps {
  /** One to four, in the server's order. */
  readonly activities: readonly Activity[];
}

/** Forms that say what an offer gives. */
const saying: readonly BrandLayout['promotions'][] = ['coupons', 'numerals', 'tags'];

const OfferGives = lazyPart(async () => (await import('../parts/OfferGives.tsx')).OfferGives);

/** What runs now, on the home; the first one large. */
export function HomeActivities({ activities }: HomeActivitiesProps) {
  const id = useId();
  const { t } = useTranslation('promotions');
  const { t: tCommon } = useTranslation('common');
  const { promotions } = useBrand().layout;
  const says = saying.includes(promotions);
  const hasWideLead = promotions === 'tags' || promotions === 'numerals';
  return (
    <HomeSectionBox aria-labelledby={id} data-part="home-activities">
      <SectionHeader
        id={id}
        title={t('home.title')}
        seeAll={{ href: to('/promotion/activity'), label: tCommon('seeAll') }}
      />
      <PromoBento>
        {activities.map((activity, index) => (
          <PromoCard
            key={activity.id}
            title={activity.title}
            text={activity.subtitle ?? ''}
            href={toActivity(activity)}
            action={t('home.action')}
            icon={offerIcons[activity.category]}
            tone={index === 0 ? 'accent' : 'plain'}
            isLarge={index === 0}
            gives={
              says && (
                <Suspense>
                  <OfferGives activity={activity} />
                </Suspense>
              )
            }
            art={
              (says || index === 0) &&
              (index === 0 && promotions === 'coupons' ? (
                <LeadArt page={activity.page} shapes={['wide', 'card']} />
              ) : (
                <ActivityArt
                  page={activity.page}
                  shape={promotions === 'coupons' || (hasWideLead && index === 0) ? 'wide' : 'card'}
                  isBare
                />
              ))
            }
          />
        ))}
      </PromoBento>
    </HomeSectionBox>
  );
}
