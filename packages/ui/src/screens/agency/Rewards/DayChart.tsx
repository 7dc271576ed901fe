import type { CommissionDay } from '@fortuna/domain/model/agency.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatDate, startOfSiteDay } from '@fortuna/domain/time-zone.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { useWalletText, WalletAmount } from '../../WalletAmount.tsx';
import { AsTable, Axis, Bars, Figures, Plot, Root } from './DayChart.style.ts';

export interface DayChartProps {
  /** Oldest first. */
  readonly days: readonly CommissionDay[];
}

/** Of a bar in the chart's own units, of which a day has one. */
const barWidth = 0.72;
const chartHeight = 20;
/** Above the bars: the sign of the best day. */
const signHeight = 2;

/** Commissions day by day: bars for the eye, and the same as a table for everybody. */
export function DayChart({ days }: DayChartProps) {
  const { t } = useTranslation('agency');
  const { promotions } = useBrand().layout;
  const language = useSiteLanguage();
  const walletText = useWalletText();
  const id = useId();
  const dayText = (day: string) => formatDate(startOfSiteDay(day), language);
  const total = days.reduce((sum, { amount }) => sum + amount, 0);
  const [first] = days;
  const last = days.at(-1);
  const best = days.reduce((most, day) => (day.amount > most.amount ? day : most), { day: '', amount: 0 });
  return (
    <Root aria-labelledby={id} data-look={promotions} data-part="day-chart">
      <SectionHeader id={id} title={t('rewards.chart.title')} />
      {first === undefined || last === undefined || best.amount === 0 ? (
        <EmptyState as="p" title={t('rewards.chart.empty')} image={<EmptyArt kind="noRecords" />} />
      ) : (
        <>
          <Figures>
            <div>
              <dt>{t('rewards.chart.total')}</dt>
              <dd data-part="total">
                <WalletAmount amount={total} />
              </dd>
            </div>
            <div>
              <dt data-best>
                {t('rewards.chart.best')}, {dayText(best.day)}
              </dt>
              <dd>
                <WalletAmount amount={best.amount} />
              </dd>
            </div>
          </Figures>
          <Plot>
            <Bars
              viewBox={`0 ${-signHeight} ${days.length} ${chartHeight + signHeight}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={t('rewards.chart.picture', {
                from: dayText(first.day),
                to: dayText(last.day),
                total: walletText(total),
                day: dayText(best.day),
                best: walletText(best.amount),
              })}
            >
              {days.map(({ day, amount }, index) => {
                // A day with anything at all is seen.
                const height = amount === 0 ? 0.15 : Math.max(0.6, (chartHeight * amount) / best.amount);
                return (
                  <rect
                    key={day}
                    x={index + (1 - barWidth) / 2}
                    y={chartHeight - height}
                    width={barWidth}
                    height={height}
                    data-best={day === best.day ? '' : undefined}
                  />
                );
              })}
              <rect
                data-best
                x={days.indexOf(best) + (1 - barWidth) / 2}
                y={-signHeight}
                width={barWidth}
                height={signHeight / 2}
              />
            </Bars>
            <Axis aria-hidden="true">
              <span>{dayText(first.day)}</span>
              <span>{dayText(last.day)}</span>
            </Axis>
          </Plot>
          <AsTable>
            <summary>{t('rewards.chart.table')}</summary>
            <table aria-labelledby={id}>
              <thead>
                <tr>
                  <th scope="col">{t('rewards.chart.day')}</th>
                  <th scope="col">{t('rewards.chart.amount')}</th>
                </tr>
              </thead>
              <tbody>
                {[...days].reverse().map(({ day, amount }) => (
                  <tr key={day}>
                    <th scope="row">{dayText(day)}</th>
                    <td>{formatMoney(amount, language)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </AsTable>
        </>
      )}
    </Root>
  );
}
