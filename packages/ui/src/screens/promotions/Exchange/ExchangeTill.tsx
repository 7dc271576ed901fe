import type { Activity, ActivityTier } from '@fortuna/domain/model/promotions-activities.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { figure as figureText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import type { Claims } from '../Claims.view.ts';
import { FigureLabel } from '../parts/big-figure.ts';
import { ClaimReward } from '../parts/ClaimReward.tsx';
import { useFigureText } from '../parts/figure-text.ts';

export interface ExchangeTillProps {
  readonly activity: Activity;
  readonly claims: Claims | null;
  /** Id of its heading. */
  readonly labelledBy: string;
}

/** Trays in one drawer, side by side where there is room. */
const Drawer = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 2px solid ${vars.color.lineStrong};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface1};
  > li + li {
    border-top: 2px solid ${vars.color.lineStrong};
  }
  ${media.desktop} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
    > li + li {
      border-top: 0;
      border-inline-start: 2px solid ${vars.color.lineStrong};
    }
  }
`;

const Tray = styled.li`
  display: grid;
  gap: ${vars.space.s3};
  align-content: start;
  padding: ${vars.space.s5};
`;

const Money = styled.strong`
  display: block;
  font-family: ${vars.font.display};
  font-size: ${vars.text.xxl};
  font-weight: ${vars.weight.display};
  line-height: 1.15;
  ${figureText}
`;

/** How much of what the exchange asks for is there. */
const Way = styled.svg`
  width: 100%;
  height: 14px;
  background: ${vars.color.fieldBg};
  > rect {
    fill: ${vars.color.second};
  }
  @media (forced-colors: active) {
    > rect {
      fill: Highlight;
    }
  }
`;

const Note = styled.span`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

/** Money for one point; 0 where an exchange asks for none. */
const worthOf = ({ from, reward }: ActivityTier) => (from > 0 ? reward.min / from : 0);

/** The exchanges, each with what a point brings in it and how far the points go. */
export function ExchangeTill({
  activity: { code, rule, tiers, state },
  claims,
  labelledBy,
}: ExchangeTillProps) {
  const { t } = useTranslation('promotions-daily');
  const { t: tCommon } = useTranslation('promotions');
  const { money, figure } = useFigureText();
  const [smallest] = tiers;
  const points = state?.progress ?? 0;

  return (
    <Drawer aria-labelledby={labelledBy} data-part="exchange-till">
      {tiers.map((tier) => {
        const { id, from, reward } = tier;
        const given = figure(rule.metric, from);
        const times = from > 0 ? Math.floor(points / from) : 0;
        const missing = t('exchange.missing', { points: figure(rule.metric, Math.max(0, from - points)) });
        return (
          <Tray key={id}>
            <div>
              <FigureLabel>{t('exchange.gives', { points: given })}</FigureLabel>
              <Money>{money(reward.min)}</Money>
            </div>
            {smallest && (
              <Note>
                {t('exchange.perHundred', {
                  amount: money(Math.round(worthOf(tier) * smallest.from)),
                  points: figure(rule.metric, smallest.from),
                })}
              </Note>
            )}
            {state !== null && (
              <div>
                <Way viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={times > 0 ? 100 : (points / Math.max(from, 1)) * 100} height={14} />
                </Way>
                <Note>{times > 0 ? t('exchange.times', { count: times }) : missing}</Note>
              </div>
            )}
            {claims !== null && (
              <ClaimReward
                claims={claims}
                target={{ by: 'activity', code, tierId: id }}
                state={tier.state}
                subject={t('exchange.subject', { points: given, reward: money(reward.min) })}
                lockedReason={state === null ? tCommon('claim.notEligible') : missing}
              />
            )}
          </Tray>
        );
      })}
    </Drawer>
  );
}
