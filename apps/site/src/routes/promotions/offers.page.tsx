import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import type { OfferPage } from '@fortuna/ui/screens/promotions/Offers/Offers.view.ts';
import { OffersScreen } from '@fortuna/ui/screens/promotions/Offers/OffersScreen.tsx';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { isOffered } from '../../frame/activities/activities.reads.ts';
import { type ActivityPageProps, defineActivityPage } from './define-activity-page.tsx';
import { useActivities } from './use-activity.ts';
import { useOfferStandings } from './use-offer-standings.ts';

function Offers({ view }: ActivityPageProps) {
  const all = useActivities();
  const standings = useOfferStandings(all);
  const { switchedOff } = useBrand();
  const list = all.kind === 'ready' ? all.content.activities.filter(isOffered(switchedOff)) : null;
  const activityOf = (code: OfferPage) => list?.find(({ page }) => page === code);
  const whole = mapLoadable(view, (content) => ({
    ...content,
    standings,
    about: (page: OfferPage) => activityOf(page)?.subtitle ?? null,
    isOffered: (page: OfferPage) =>
      list === null ? isOffered(switchedOff)({ page }) : activityOf(page) !== undefined,
  }));
  const onRetry = () => {
    for (const read of [view, all]) if (read.kind === 'failed') read.onRetry();
  };
  return <OffersScreen view={whole.kind === 'failed' ? { ...whole, onRetry } : whole} />;
}

export const page = defineActivityPage(
  { path: '/promotion/activity/offers', feature: 'promotion-offers' },
  Offers,
);
