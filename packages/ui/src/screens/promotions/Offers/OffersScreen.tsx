import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import type { PageView } from '../../page/loadable.ts';
import { useSite } from '../../site-context.ts';
import { ActivityFrame, stepsOf } from '../parts/ActivityFrame.tsx';
import { OfferStops } from './OfferStops.tsx';
import { type OffersContent, offerPages } from './Offers.view.ts';

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
  readonly view: PageView<OffersContent>;
}

/** `/promotion/activity/offers`: the four stops of a newcomer, one after the other; each is claimed on its own page. */
export function OffersScreen({ view }: OffersScreenProps) {
  return (
    <ActivityFrame part="offers" view={view} now={({ standings }) => <WayIn isGuest={standings === null} />}>
      {({ activity: { content }, standings, about, isOffered }) => {
        const texts = stepsOf(content);
        const stops = offerPages
          .map((page, index) => ({
            page,
            text: texts[index] ?? null,
            about: about(page),
            standing: standings?.[page] ?? null,
          }))
          .filter(({ page, text }) => text !== null && isOffered(page));
        return <OfferStops stops={stops} />;
      }}
    </ActivityFrame>
  );
}

/** Where a newcomer begins. */
function WayIn({ isGuest }: { readonly isGuest: boolean }) {
  const { t } = useTranslation('promotions-deposit');
  const { t: tCommon } = useTranslation('promotions');
  const { onRegister } = useSite();
  return (
    <div>
      {isGuest ? (
        <Button variant="primary" size="lg" onClick={onRegister}>
          {t('offers.register')}
        </Button>
      ) : (
        <ButtonLink href={to('/recharge')} variant="primary" size="lg">
          {tCommon('deposit')}
        </ButtonLink>
      )}
    </div>
  );
}
