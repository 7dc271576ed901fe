import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import type { PageView } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { ActivityFrame, ActivitySteps } from '../parts/ActivityFrame.tsx';
import { ActivityColumn, ActivityColumns } from '../parts/activity-layout.tsx';
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
  readonly view: PageView<CashbackContent>;
}

/** `/promotion/activity/cashback`: the purse that fills every day, what comes back by type of game, and how it is collected. */
export function CashbackScreen({ view }: CashbackScreenProps) {
  return (
    <ActivityFrame
      part="cashback"
      view={view}
      now={(page) => (
        <>
          {page.purse !== null && (
            <CashbackWay
              today={page.activity.state?.progress ?? null}
              waiting={page.purse.waiting}
              balance={page.purse.balance}
            />
          )}
          <Collect {...page} />
        </>
      )}
    >
      {({ activity, purse, rates }) => (
        <ActivityColumns>
          <PageState view={rates} skeleton={<Skeleton shape="block" />}>
            {(known) => <RateBars rates={known} />}
          </PageState>
          <ActivityColumn>
            <ActivitySteps content={activity.content} />
            {purse !== null && <PastRebates />}
          </ActivityColumn>
        </ActivityColumns>
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

/** What binds, in the player's own numbers, and the claim of all that waits. */
function Collect({ activity: { title, rule, state }, claims, purse }: CashbackContent) {
  const { t } = useTranslation('promotions-daily');
  const { t: tCommon } = useTranslation('promotions');
  const { money } = useFigureText();
  const waiting = purse?.waiting ?? 0;
  const isTakingPart = state !== null;
  return (
    <>
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
      <ClaimReward
        claims={claims}
        target={{ by: 'rebateWallet' }}
        state={isTakingPart && waiting > 0 ? 'open' : 'locked'}
        subject={title}
        isReasonShown
        lockedReason={isTakingPart ? t('cashback.locked') : tCommon('claim.notEligible')}
      />
    </>
  );
}
