import type { Activity, ActivityCategory } from '@fortuna/domain/model/promotions-activities.ts';
import { to, toActivity } from '@fortuna/domain/site-map.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivityArt } from '../../../components/ActivityArt/ActivityArt.tsx';
import type { IconName } from '../../../components/Icon/Icon.tsx';
import { PromoBento, PromoCard } from '../../../components/PromoCard/PromoCard.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { HomeSectionBox } from '../../games/Home/HomeSectionBox.tsx';

export const homeActivitiesStates = ['Four', 'One', 'LongText'] as const;

export interface HomeActivitiesProps {
  /** One to four, in the server's order. */
  readonly activities: readonly Activity[];
}

const icons: Readonly<Record<ActivityCategory, IconName>> = {
  deposit: 'deposit',
  loss: 'shield',
  invite: 'user',
  wheel: 'gift',
  vip: 'star',
  daily: 'clock',
  points: 'gift',
  overview: 'list',
};

/** What runs now, on the home; the first one large. */
export function HomeActivities({ activities }: HomeActivitiesProps) {
  const id = useId();
  const { t } = useTranslation('promotions');
  const { t: tCommon } = useTranslation('common');
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
            icon={icons[activity.category]}
            tone={index === 0 ? 'accent' : 'plain'}
            isLarge={index === 0}
            art={index === 0 && <ActivityArt page={activity.page} shape="card" isBare />}
          />
        ))}
      </PromoBento>
    </HomeSectionBox>
  );
}
