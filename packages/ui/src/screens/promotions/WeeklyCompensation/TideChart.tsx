import type { Activity, ActivityDay } from '@fortuna/domain/model/promotions-activities.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { formatSiteDay } from '@fortuna/domain/site-days.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../../theme/media.ts';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { useFigureText } from '../parts/figure-text.ts';
import { runningSums, tideLevel } from './tide.ts';

export interface TideChartProps {
  readonly activity: Activity;
  /** All days of the week, Monday first. */
  readonly week: readonly string[];
  /** Those that the server tells. */
  readonly days: readonly ActivityDay[];
}

const Chart = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${vars.space.s2} ${vars.space.s3};
  padding: ${vars.space.s4};
  ${surface}
  ${media.wide} {
    padding: ${vars.space.s5};
  }
`;

/** As many rows of one height as there are shares, and one above the last: each share stands on its line. */
const Shares = styled.ol`
  display: grid;
  grid-auto-rows: minmax(0, 1fr);
  height: 15rem;
  /* The ground below the first line. */
  padding-bottom: 3.75rem;
  > li {
    align-self: end;
    color: ${vars.color.textMuted};
    font-size: ${vars.text.xs};
    line-height: 1.25;
  }
  > li > strong {
    display: block;
    color: ${vars.color.text};
    font-family: ${vars.font.display};
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.display};
  }
  > li[aria-current] > strong {
    color: ${vars.color.accentText};
  }
`;

const Tide = styled.svg`
  width: 100%;
  height: 15rem;
  > .water {
    fill: ${vars.color.second};
  }
  > .line {
    stroke: ${vars.color.lineStrong};
    stroke-dasharray: 6 5;
  }
  > .line[data-reached] {
    stroke: ${vars.color.accent};
    stroke-width: 2;
  }
  > .ground {
    stroke: ${vars.color.lineStrong};
    stroke-width: 2;
  }
  > line {
    vector-effect: non-scaling-stroke;
  }
  @media (forced-colors: active) {
    > .water {
      fill: Highlight;
    }
  }
`;

const Days = styled.ol`
  display: grid;
  grid-column: 2;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  text-align: center;
  > li > span > strong {
    display: block;
    color: ${vars.color.text};
    font-size: ${vars.text.sm};
    white-space: nowrap;
    ${media.wide} {
      font-size: ${vars.text.md};
    }
  }
  > li[data-ahead] > span > strong {
    color: ${vars.color.textMuted};
  }
`;

const height = 100;

/** The week's net loss as a tide, day after day, under the lines of the three shares. */
export function TideChart({ activity: { tiers, state }, week, days }: TideChartProps) {
  const { t } = useTranslation('promotions-loss');
  const { money } = useFigureText();
  const language = useSiteLanguage();
  const goals = tiers.map(({ from }) => from);
  const sums = runningSums(days);
  const reached = goals.findLastIndex((goal) => (state?.progress ?? 0) >= goal);
  return (
    <Chart data-part="tide-chart">
      <Shares reversed aria-label={t('week.shares')}>
        {tiers
          .map(({ id, name, from, reward }, index) => (
            <li key={id} aria-current={index === reached ? 'true' : undefined}>
              <strong>{reward.unit === 'share' ? formatPercent(reward.max, language) : name}</strong>
              {t('week.from', { from: money(from) })}
            </li>
          ))
          .reverse()}
      </Shares>
      <Tide viewBox={`0 0 70 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {sums.map((sum, index) => {
          const level = tideLevel(sum, goals) * height;
          return (
            <rect
              key={days[index]?.day}
              className="water"
              x={index * 10 + 0.4}
              y={height - level}
              width={9.2}
              height={level}
            />
          );
        })}
        {goals.map((goal, index) => {
          const y = height - tideLevel(goal, goals) * height;
          return (
            <line
              key={goal}
              className="line"
              x1={0}
              x2={70}
              y1={y}
              y2={y}
              data-reached={index <= reached ? '' : undefined}
            />
          );
        })}
        <line className="ground" x1={0} x2={70} y1={height} y2={height} />
      </Tide>
      <Days aria-label={t('week.days')}>
        {week.map((day) => {
          const told = days.find((one) => one.day === day);
          const name = formatSiteDay(day, language, 'full');
          return (
            <li key={day} data-ahead={told ? undefined : ''}>
              <VisuallyHidden>
                {told ? t('week.day', { day: name, loss: money(told.amount) }) : name}
              </VisuallyHidden>
              <span aria-hidden="true">
                {formatSiteDay(day, language, 'narrow')}
                <strong>{formatSiteDay(day, language, 'dayOfMonth')}</strong>
              </span>
            </li>
          );
        })}
      </Days>
    </Chart>
  );
}
