import type { Reward } from '@fortuna/domain/model/promotions-rewards.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Countdown } from '../../../components/Countdown/Countdown.tsx';
import { figure, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { fullRows } from '../../page/full-rows.ts';
import { type RowSpan, rowSpan } from '../../page/row-span.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import type { Claims } from '../Claims.view.ts';
import { ClaimReward } from '../parts/ClaimReward.tsx';
import { useFigureText } from '../parts/figure-text.ts';
import { useSecondsLeft } from '../parts/useSecondsLeft.ts';

export interface RebateSlipsProps {
  readonly rewards: readonly Reward[];
  readonly serverTime: string;
  readonly claims: Claims | null;
  readonly onOver: () => void;
}

const List = styled.ul`
  ${fullRows}
`;

const Slip = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  align-content: start;
  padding: ${vars.space.s4};
  ${surface}
`;

/** Side by side where both have room, and never squeezed: an amount keeps to its line. */
const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s1} ${vars.space.s3};
  justify-content: space-between;
`;

const Back = styled.strong`
  color: ${vars.color.win};
  [data-state='expired'] & {
    color: ${vars.color.textMuted};
  }
  font-family: ${vars.font.display};
  font-size: ${vars.text.xl};
  font-weight: ${vars.weight.display};
  line-height: 1.1;
  ${figure}
`;

const Small = styled.span`
  display: block;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

/** How much of the deposit comes back, drawn to scale, and beside it in figures. */
const Share = styled.div`
  display: flex;
  gap: ${vars.space.s3};
  align-items: center;
  font-size: ${vars.text.sm};
`;

const Part = styled.svg`
  flex: 1;
  min-width: 0;
  height: 12px;
  overflow: hidden;
  border-radius: ${vars.radius.pill};
  background: ${vars.color.fieldBg};
  > rect {
    fill: ${vars.color.win};
  }
  [data-state='expired'] & > rect {
    fill: ${vars.color.lineStrong};
  }
  @media (forced-colors: active) {
    > rect {
      fill: Highlight;
    }
  }
`;

/** The deposits with what each gives back, newest first. */
export function RebateSlips({ rewards, ...page }: RebateSlipsProps) {
  const { t } = useTranslation('promotions');
  return (
    <List aria-label={t('rebate.list')} data-part="rebate-slips">
      {rewards.map((reward, index) => (
        <RebateSlip key={reward.id} reward={reward} span={rowSpan(index, rewards.length)} {...page} />
      ))}
    </List>
  );
}

interface RebateSlipProps extends Omit<RebateSlipsProps, 'rewards'> {
  readonly reward: Reward;
  readonly span: RowSpan;
}

function RebateSlip({ reward, span, serverTime, claims, onOver }: RebateSlipProps) {
  const { t } = useTranslation('promotions');
  const { money } = useFigureText();
  const language = useSiteLanguage();
  const { id, state, subject, progress: deposit, amount, turnover, endsAt } = reward;
  const seconds = useSecondsLeft(state === 'open' ? endsAt : null, serverTime, onOver);
  const part = deposit > 0 ? Math.min(100, (amount / deposit) * 100) : 0;
  return (
    <Slip data-state={state} data-span={span}>
      <Sides>
        <div>
          <Small>{t('rebate.of', { deposit: money(deposit) })}</Small>
          <Back>{money(amount)}</Back>
        </div>
        {subject !== null && <Small>{subject}</Small>}
      </Sides>
      <Share>
        <Part viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
          <rect width={part} height={12} />
        </Part>
        {formatPercent(Math.round(part * 100), language)}
      </Share>
      <Sides>
        <Small>{t('claim.toPlay', { amount: money(turnover) })}</Small>
        {seconds !== null && (
          <Countdown
            label={t('endsIn')}
            seconds={seconds}
            minuteText={(count) => t('minutesLeft', { count })}
            dayText={(count) => t('daysLeft', { count })}
          />
        )}
      </Sides>
      <ClaimReward
        claims={claims}
        target={{ by: 'depositRebate', rewardId: id }}
        state={state}
        subject={subject ?? money(amount)}
        lockedReason={t('claim.locked')}
      />
    </Slip>
  );
}
