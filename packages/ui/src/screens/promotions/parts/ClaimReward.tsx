import type { ClaimTarget, RewardState } from '@fortuna/domain/model/promotions-rewards.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { ClaimButton, type ClaimState } from '../../../components/ClaimButton/ClaimButton.tsx';
import { FormError } from '../../../components/FormError/FormError.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { vars } from '../../../theme/vars.ts';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { useSlow } from '../../page/waiting/useSlow.ts';
import { useSite } from '../../site-context.ts';
import { useProblemText } from '../../useProblemText.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import type { ClaimPress, Claims, ClaimView } from '../Claims.view.ts';
import { LostClaim } from './LostClaim.tsx';

export const claimRewardStates = [
  'Guest',
  'Open',
  'Locked',
  'LockedWithWay',
  'RefusedAndLocked',
  'Submitting',
  'StillSending',
  'Checking',
  'Unknown',
  'Refused',
  'JustClaimed',
  'Claimed',
  'Expired',
] as const;

export interface ClaimRewardProps {
  /** Null for guests, who are asked to log in. */
  readonly claims: Claims | null;
  /** What is claimed, as the server knows it. */
  readonly target: ClaimTarget;
  /** Where the reward stands, as the server said last. */
  readonly state: RewardState;
  /** What is claimed, for screen readers. */
  readonly subject: string;
  /** What is still missing while it is locked. */
  readonly lockedReason: string;
  /** The reason stands below the button too, for who has no pointer to rest on it. Default: false, as where the screen says it beside each. */
  readonly isReasonShown?: boolean;
  /** What can be done instead while it is locked, in the place of a button that cannot be pressed; the reason stands beside it. Left out: the button. */
  readonly lockedWay?: ReactNode;
  /** After how many milliseconds the wait is spoken of. Default: eight seconds. */
  readonly slowAfter?: number;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  justify-items: start;
  min-width: 0;
`;

const Reason = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

/** What the button shows: the claim's own business before what the list says. */
function stateOf(view: ClaimView, state: RewardState): ClaimState {
  switch (view.kind) {
    case 'submitting':
    case 'checking':
      return 'claiming';
    case 'claimed':
      // What can be had again (points) is open anew once the list says so.
      return state === 'open' ? 'open' : 'claimed';
    case 'ready':
      return view.problem !== null && state === 'open' ? 'failed' : state;
    case 'unknown':
      return state;
  }
}

/** In place of what a guest could claim. */
export function ClaimLogin() {
  const { t } = useTranslation('promotions');
  const { onLogin } = useSite();
  return (
    <Root data-part="claim-reward" data-leads="">
      <Button variant="primary" onClick={onLogin}>
        {t('claim.login')}
      </Button>
    </Root>
  );
}

/** One reward's claim: the button, the wait, what the server said, and the way on where its answer was lost. */
export function ClaimReward(props: ClaimRewardProps) {
  const { claims, target, state, subject, lockedReason, isReasonShown = false, lockedWay, slowAfter } = props;
  const { t } = useTranslation('promotions');
  if (claims === null) return <ClaimLogin />;
  const view = claims.of(target);
  const press = (kind: ClaimPress) => claims.onPress(target, kind);
  if (view.kind === 'unknown') return <LostClaim onPress={press} />;
  // It can be claimed, or its claim is under way or has just been answered.
  const leads = state === 'open' || view.kind !== 'ready';
  const isLocked = state === 'locked' && view.kind === 'ready';
  const hasWay = isLocked && Boolean(lockedWay);
  return (
    <Root data-part="claim-reward" data-leads={leads ? '' : undefined}>
      {hasWay ? (
        lockedWay
      ) : (
        <ClaimButton
          state={stateOf(view, state)}
          words={{
            claim: t('claim.claim'),
            retry: t('claim.retry'),
            claimed: t('claim.claimed'),
            expired: t('claim.expired'),
          }}
          lockedReason={lockedReason}
          subject={subject}
          onClaim={() => press('claim')}
        />
      )}
      {isLocked && (hasWay || isReasonShown) && (
        // A button that cannot be pressed tells it to screen readers itself.
        <Reason aria-hidden={!hasWay} data-part="claim-reason">
          {lockedReason}
        </Reason>
      )}
      <ClaimNews view={view} onStop={() => press('stopWaiting')} slowAfter={slowAfter} />
    </Root>
  );
}

interface ClaimNewsProps {
  readonly view: Exclude<ClaimView, { kind: 'unknown' }>;
  readonly onStop: () => void;
  readonly slowAfter: number | undefined;
}

/** What there is to say beside the button. */
function ClaimNews({ view, onStop, slowAfter }: ClaimNewsProps) {
  const { t } = useTranslation('promotions');
  const problemText = useProblemText();
  const language = useSiteLanguage();
  const isSlow = useSlow(view.kind === 'submitting', slowAfter);
  switch (view.kind) {
    case 'submitting':
      return isSlow ? <SlowNotice what="sending" onStop={onStop} /> : null;
    case 'checking':
      return <span role="status">{t('claim.checking')}</span>;
    case 'claimed': {
      const { amount, turnover } = view.result;
      return (
        <Notice tone="success" title={t('claim.success')}>
          {t('claim.credited', { amount: formatMoney(amount, language) })}
          {turnover !== null &&
            turnover > 0 &&
            ` ${t('claim.toPlay', { amount: formatMoney(turnover, language) })}`}
        </Notice>
      );
    }
    case 'ready':
      return view.problem === null ? null : (
        <FormError message={problemText(view.problem)} attempt={view.problem} />
      );
  }
}
