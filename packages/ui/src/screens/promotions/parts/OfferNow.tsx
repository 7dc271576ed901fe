import type { Activity, ActivityMetric } from '@fortuna/domain/model/promotions-activities.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { clockText } from '../../../components/Countdown/clock-text.ts';
import { figure } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useFigureText } from './figure-text.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s1};
  justify-items: start;
  margin-top: ${vars.space.s1};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
`;

const Track = styled.svg`
  width: 100%;
  height: 6px;
  border-radius: ${vars.radius.pill};
  background: ${vars.color.surface3};
  rect {
    fill: ${vars.color.accent};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    rect {
      fill: Highlight;
    }
  }
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${vars.space.s3};
  width: 100%;
  strong {
    color: ${vars.color.text};
    font-weight: ${vars.weight.strong};
    ${figure}
  }
`;

/** A level is no sum of which one has a part. */
const measured = (metric: ActivityMetric) => metric !== 'vipLevel' && metric !== 'none' && metric !== 'other';

const day = 86_400;

export interface OfferNowProps {
  readonly activity: Activity;
  /** The server's clock at the answer, ISO. */
  readonly serverTime: string;
}

/** What is true of an offer now: that it was claimed or is over, how far the member has come, and until when. */
export function OfferNow({ activity: { rule, state, endsAt }, serverTime }: OfferNowProps) {
  const { t } = useTranslation('promotions');
  const { figure: write, amount } = useNowText(rule.metric);
  const isOn = state === null || state.status === 'locked' || state.status === 'open';
  const seconds = useSecondsLeft(isOn ? (state?.endsAt ?? endsAt) : null, serverTime);
  if (!isOn)
    return (
      <Root data-part="now">
        {state.status === 'claimed' ? (
          <Badge tone="success">{t('claim.claimed')}</Badge>
        ) : (
          <Badge icon="clock">{t('claim.expired')}</Badge>
        )}
      </Root>
    );
  const { progress = 0, next = null } = state ?? {};
  const isOnTheWay = state?.status === 'locked' && next !== null && next > progress && measured(rule.metric);
  if (!isOnTheWay && seconds === null) return null;
  return (
    <Root data-part="now">
      {isOnTheWay && (
        <>
          <Track viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(Math.max(0, progress) / next) * 100} height={6} />
          </Track>
          <Line>
            <span>{t('of', { value: amount(progress), all: write(next) })}</span>
          </Line>
        </>
      )}
      {seconds !== null && (
        <Line>
          <span>
            {t('endsIn')}{' '}
            <strong>
              {seconds >= 2 * day ? t('daysLeft', { count: Math.floor(seconds / day) }) : clockText(seconds)}
            </strong>
          </span>
        </Line>
      )}
    </Root>
  );
}

/** The unit stands once, behind the second figure. */
function useNowText(metric: ActivityMetric) {
  const { figure: write } = useFigureText();
  const isCount = metric === 'invitees' || metric === 'points';
  return {
    figure: (value: number) => write(metric, value),
    amount: (value: number) => write(isCount ? 'none' : metric, value),
  };
}
