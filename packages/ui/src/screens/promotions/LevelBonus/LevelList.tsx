import type { Activity, ActivityTier } from '@fortuna/domain/model/promotions-activities.ts';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { lazyPart } from '../../../components/lazy-look.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import type { BrandLayout } from '../../../theme/brand.ts';
import { useBrand } from '../../../theme/brand-context.ts';
import type { Claims } from '../Claims.view.ts';
import { useFigureText } from '../parts/figure-text.ts';
import { RowClaim } from '../parts/RowClaim.tsx';
import { LevelMedals } from './LevelMedals.tsx';
import type { LevelListProps, LevelRow } from './level-list-props.ts';

const lists: Readonly<Partial<Record<BrandLayout['promotions'], ComponentType<LevelListProps>>>> = {
  coupons: lazyPart(async () => (await import('./LevelCoupons.tsx')).LevelCoupons, LevelMedals),
  numerals: lazyPart(async () => (await import('./LevelRungs.tsx')).LevelRungs, LevelMedals),
  tags: lazyPart(async () => (await import('./LevelTags.tsx')).LevelTags, LevelMedals),
};

export interface LevelListComponentProps {
  readonly activity: Activity;
  readonly claims: Claims | null;
  /** The level that is claimed in the head of the page; left out: none. */
  readonly inHead: ActivityTier | undefined;
}

/** Of the level that is claimed in the head: that it waits there, or was had. */
function HeadSign({ state }: Pick<ActivityTier, 'state'>) {
  const { t } = useTranslation('promotions');
  if (state === 'claimed') return <Badge tone="success">{t('claim.claimed')}</Badge>;
  return <Badge tone="accent">{t('ready.count', { count: 1 })}</Badge>;
}

/** Each level with its bonus, lowest first: medals, coupons where offers are, the rungs of a ladder where offers are figures, or tags where they are. */
export function LevelList({ activity: { code, tiers, state }, claims, inHead }: LevelListComponentProps) {
  const { t } = useTranslation('promotions-friends');
  const { money } = useFigureText();
  const List = lists[useBrand().layout.promotions];

  function rowOf(tier: ActivityTier): LevelRow {
    const { unit, min } = tier.reward;
    const name = t('level.name', { level: tier.from, name: tier.name });
    const isInHead = tier.id === inHead?.id;
    return {
      id: tier.id,
      level: tier.from,
      name,
      bonus: unit === 'money' ? money(min) : tier.name,
      isSum: unit === 'money',
      state: state === null ? undefined : tier.state,
      isInHead,
      claim: isInHead ? (
        <HeadSign state={tier.state} />
      ) : (
        claims !== null && (
          <RowClaim
            claims={claims}
            target={{ by: 'activity', code, tierId: tier.id }}
            state={tier.state}
            subject={name}
            lockedReason={t('level.locked', { level: tier.from })}
            isLockTold
          />
        )
      ),
    };
  }

  const list = { label: t('level.medals'), rows: tiers.map(rowOf) };
  if (!List) return <LevelMedals {...list} />;
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <List {...list} />
    </Suspense>
  );
}
