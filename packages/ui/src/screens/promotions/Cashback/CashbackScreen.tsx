import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import type { PageView } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { ActivityFrame } from '../parts/ActivityFrame.tsx';
import { ClaimReward } from '../parts/ClaimReward.tsx';
import { Conditions } from '../parts/Conditions.tsx';
import { useFigureText } from '../parts/figure-text.ts';
import type { CashbackContent } from './Cashback.view.ts';
import { CashbackWay } from './CashbackWay.tsx';
import { RateBars } from './RateBars.tsx';

export const cashbackStates = [
  'Guest',
  'Waiting',
  'EmptyPurse',
  'JustCollected',
  'RatesLoading',
  'RatesFailed',
  'NotEligible',
  'LongText',
  'Loading',
] as const;

export interface CashbackScreenProps {
  /** What there is to get back, and its rules; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<CashbackContent>;
}

/** `/promotion/activity/cashback`: the purse that fills every day, what comes back by type of game, and how it is collected. */
export function CashbackScreen({ view }: CashbackScreenProps) {
  return (
    <ActivityFrame
      part="cashback"
      view={view}
      now={({ activity: { state }, purse }) =>
        purse !== null && (
          <CashbackWay today={state?.progress ?? null} waiting={purse.waiting} balance={purse.balance} />
        )
      }
      binds={(page) => <Binds {...page} />}
      claim={(page) => <Collect {...page} />}
    >
      {({ purse, rates }) => (
        <>
          <PageState view={rates} skeleton={<Skeleton shape="block" />}>
            {(known) => <RateBars rates={known} />}
          </PageState>
          {purse !== null && <PastRebates />}
        </>
      )}
    </ActivityFrame>
  );
}

/** The way to what has come in, where the brand has the club. */
function PastRebates() {
  const { t } = useTranslation('promotions-daily');
  if (useBrand().switchedOff.includes('vip')) return null;
  return (
    <TextLink href={to('/promotion/rebates')} isStandalone>
      {t('cashback.history')}
    </TextLink>
  );
}

/** What binds, in the player's own numbers. */
function Binds({ activity: { rule }, purse }: CashbackContent) {
  const { t } = useTranslation('promotions-daily');
  const { money } = useFigureText();
  const waiting = purse?.waiting ?? 0;
  return (
    <Conditions
      rule={rule}
      example={
        waiting > 0
          ? t('cashback.example', {
              waiting: money(waiting),
              turnover: money(waiting * rule.turnoverTimes),
            })
          : undefined
      }
    />
  );
}

/** The claim of all that waits. */
function Collect({ activity: { title, state }, claims, purse }: CashbackContent) {
  const { t } = useTranslation('promotions-daily');
  const { t: tCommon } = useTranslation('promotions');
  const isTakingPart = state !== null;
  return (
    <ClaimReward
      claims={claims}
      target={{ by: 'rebateWallet' }}
      state={isTakingPart && (purse?.waiting ?? 0) > 0 ? 'open' : 'locked'}
      subject={title}
      isReasonShown
      lockedReason={isTakingPart ? t('cashback.locked') : tCommon('claim.notEligible')}
    />
  );
}
