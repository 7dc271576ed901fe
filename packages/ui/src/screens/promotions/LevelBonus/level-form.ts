import type { Activity, ActivityTier } from '@fortuna/domain/model/promotions-activities.ts';
import type { BrandLayout } from '../../../theme/brand.ts';
import type { Claims } from '../Claims.view.ts';

/** How the page is composed in the manner of the brand's offers. */
export interface LevelForm {
  /** The level that can be had now is the head itself, with its claim. */
  readonly isClaimedInHead?: boolean;
  /** The levels follow the head, before what binds. */
  readonly isListFirst?: boolean;
  /** The head takes the whole width, and what binds stands beside the levels. */
  readonly isHeadWide?: boolean;
  /** On desktops the head has what binds and how it works too, and the levels have all of the width. */
  readonly isBoundInHead?: boolean;
}

const forms: Readonly<Partial<Record<BrandLayout['promotions'], LevelForm>>> = {
  coupons: { isClaimedInHead: true, isListFirst: true, isBoundInHead: true },
  numerals: { isClaimedInHead: true, isHeadWide: true },
  tags: { isClaimedInHead: true, isListFirst: true, isBoundInHead: true },
};

/** Head, what binds, and then the levels, where a form says nothing else. */
export function levelFormOf(promotions: BrandLayout['promotions']): LevelForm {
  return forms[promotions] ?? {};
}

/** What is claimed in the head: the first level that can be had, or whose claim this page has sent, so that what came of it is said in its place. */
export function tierInHead({ code, tiers }: Activity, claims: Claims | null): ActivityTier | undefined {
  if (claims === null) return undefined;
  return tiers.find(
    ({ id, state, reward }) =>
      reward.unit === 'money' &&
      (state === 'open' || claims.of({ by: 'activity', code, tierId: id }).kind !== 'ready'),
  );
}
