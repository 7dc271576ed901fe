import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import type { PageView } from '../../page/loadable.ts';
import { useSite } from '../../site-context.ts';
import { ActivityFrame } from '../parts/ActivityFrame.tsx';
import { stepsOf } from '../parts/ActivityWords.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { type OfferStop, OfferStops } from './OfferStops.tsx';
import { type OfferStanding, type OffersContent, offerPages } from './Offers.view.ts';

export const offersStates = [
  'Guest',
  'Newcomer',
  'OnTheWay',
  'AllDone',
  'OneLoading',
  'OneFailed',
  'NotAllOffered',
  'LongText',
  'Loading',
] as const;

export interface OffersScreenProps {
  /** Every offer that the site has now; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<OffersContent>;
}

/** `/promotion/activity/offers`: the four stops of a newcomer, one after the other; each is claimed on its own page. */
export function OffersScreen({ view }: OffersScreenProps) {
  return (
    <ActivityFrame
      part="offers"
      view={view}
      now={(content) => (content.standings === null ? <WayIn /> : <WayOn stops={stopsOf(content)} />)}
    >
      {(content) => <OfferStops stops={stopsOf(content)} />}
    </ActivityFrame>
  );
}

/** The server's steps, as far as they are offered here. */
function stopsOf({ activity, standings, about, isOffered }: OffersContent): readonly OfferStop[] {
  const texts = stepsOf(activity.content);
  return offerPages.flatMap((page, index) => {
    const text = texts[index];
    if (text === undefined || !isOffered(page)) return [];
    return [{ page, text, about: about(page), standing: standings?.[page] ?? null }];
  });
}

/** Where a guest begins. */
function WayIn() {
  const { t } = useTranslation('promotions-deposit');
  const { onRegister } = useSite();
  return (
    <div data-leads="">
      <Button variant="primary" size="lg" onClick={onRegister}>
        {t('offers.register')}
      </Button>
    </div>
  );
}

/** The first that is ready, or else the first that a deposit leads to; nothing once all of them are settled. */
function WayOn({ stops }: { readonly stops: readonly OfferStop[] }) {
  const { t } = useTranslation('promotions');
  const at = (standing: OfferStanding) =>
    stops.filter((stop) => stop.standing?.kind === 'ready' && stop.standing.content === standing);
  const [ready] = at('open');
  if (ready)
    return (
      <NextStep
        says={t('ready.count', { count: at('open').length })}
        href={to(`/promotion/activity/${ready.page}`)}
        label={t('ready.go')}
      />
    );
  if (stops.some(({ standing }) => standing?.kind === 'loading'))
    return (
      <div data-leads="">
        <Skeleton shape="text" width="third" />
      </div>
    );
  const [ahead] = at('ahead');
  return ahead ? <NextStep says={ahead.text} href={to('/recharge')} label={t('deposit')} /> : null;
}
