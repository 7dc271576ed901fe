import {
  type Activity,
  type ActivityCategory,
  type ActivityList,
  activityCategories,
} from '@fortuna/domain/model/promotions-activities.ts';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { lazyPart } from '../../../components/lazy-look.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import type { BrandLayout } from '../../../theme/brand.ts';
import { useBrand } from '../../../theme/brand-context.ts';
import type { PageView } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import { ActivityCards } from './ActivityCards.tsx';

export const activitiesStates = ['Guest', 'Member', 'Empty', 'Loading', 'Failed', 'LongText'] as const;

export interface ActivitiesScreenProps {
  /** In the server's order; what the brand does without is left out. */
  readonly view: PageView<ActivityList>;
}

function Blocks() {
  return (
    <>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </>
  );
}

const bonesOf: Readonly<Partial<Record<BrandLayout['promotions'], ComponentType>>> = {
  coupons: lazyPart(async () => (await import('./CouponCards.tsx')).CouponBones, Blocks),
  numerals: lazyPart(async () => (await import('./NumeralCards.tsx')).NumeralBones, Blocks),
  tags: lazyPart(async () => (await import('./TagCards.tsx')).TagBones, Blocks),
};

const isOpen = ({ openCount }: Activity) => openCount > 0;

/** `/promotion/activity`: everything that runs. What can be claimed now comes first, the rest by what it is about; the first of all leads. */
export function ActivitiesScreen({ view }: ActivitiesScreenProps) {
  const { t } = useTranslation('promotions');
  const Bones = bonesOf[useBrand().layout.promotions];
  const bones = Bones ? (
    <Suspense fallback={<Blocks />}>
      <Bones />
    </Suspense>
  ) : (
    <Blocks />
  );
  return (
    <MemberPage part="activities" title={t('title')} lead={t('lead')} view={view} skeleton={bones}>
      {(list) =>
        list.activities.length === 0 ? (
          <EmptyState title={t('none')} image={<EmptyArt kind="noRecords" />} />
        ) : (
          <Suspense fallback={bones}>
            <Groups {...list} />
          </Suspense>
        )
      }
    </MemberPage>
  );
}

function Groups({ activities, serverTime }: ActivityList) {
  const { t } = useTranslation('promotions');
  const { promotions } = useBrand().layout;
  const open = activities.filter(isOpen);
  const others = activities.filter((activity) => !isOpen(activity));
  const inOrder = [...new Set(others.map(({ category }) => category))].filter((category) =>
    activityCategories.includes(category),
  );
  const groups: readonly (readonly [key: 'open' | ActivityCategory, list: readonly Activity[]])[] = [
    ['open', open],
    ...inOrder.map((category) => [category, others.filter((one) => one.category === category)] as const),
  ];
  // Tags hang from one rail after the other: what each is about would be a rail for one or two of them.
  if (promotions === 'tags')
    return <ActivityCards isLed activities={groups.flatMap(([, list]) => list)} serverTime={serverTime} />;
  return groups
    .filter(([, list]) => list.length > 0)
    .map(([key, list], index) => (
      <section key={key} aria-labelledby={`activities-${key}`}>
        <SectionHeader id={`activities-${key}`} title={t(`categories.${key}`)} />
        <ActivityCards isLed={index === 0} activities={list} serverTime={serverTime} />
      </section>
    ));
}
