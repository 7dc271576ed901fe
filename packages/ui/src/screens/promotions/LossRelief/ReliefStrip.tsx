import type { RewardList } from '@fortuna/domain/model/promotions-rewards.ts';
import { formatSiteDay } from '@fortuna/domain/site-days.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon, type IconName } from '../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../../theme/media.ts';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { useFigureText } from '../parts/figure-text.ts';
import { type ReliefDay, reliefDays } from './relief-days.ts';

const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  overflow: hidden;
  ${surface}
  > li + li {
    border-inline-start: 1px solid ${vars.color.line};
  }
  > li[data-today] {
    background: ${vars.color.surface2};
  }
`;

const Day = styled.div`
  display: grid;
  gap: ${vars.space.s1};
  justify-items: center;
  padding: ${vars.space.s3} 2px;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  text-align: center;
  ${media.wide} {
    padding-inline: ${vars.space.s2};
    font-size: ${vars.text.sm};
  }
  > strong {
    color: ${vars.color.text};
    font-family: ${vars.font.display};
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.display};
    line-height: 1.1;
  }
  > svg:last-child {
    height: 20px;
    color: ${vars.color.textSubtle};
  }
  [data-state='open'] > & > svg:last-child {
    color: ${vars.color.accentText};
  }
  [data-state='claimed'] > & > svg:last-child {
    color: ${vars.color.success};
  }
`;

/** How large the loss was beside the largest of the strip, and the part of it that comes back. */
const Column = styled.svg`
  width: min(2.5rem, 60%);
  height: 96px;
  border-bottom: 2px solid ${vars.color.lineStrong};
  > .loss {
    fill: ${vars.color.second};
  }
  > .relief {
    fill: ${vars.color.win};
  }
  [data-state='expired'] &,
  [data-state='locked'] & {
    opacity: 0.55;
  }
  @media (forced-colors: active) {
    > .loss {
      fill: GrayText;
    }
    > .relief {
      fill: Highlight;
    }
  }
`;

const signs: Readonly<Record<string, IconName>> = {
  locked: 'lock',
  open: 'gift',
  claimed: 'check',
  expired: 'clock',
};

/** The last seven days as a calendar: how much each lost, what part of it comes back, and what became of that. */
export function ReliefStrip({ list }: { readonly list: RewardList }) {
  const { t } = useTranslation('promotions-loss');
  const { t: tPromotions } = useTranslation('promotions');
  const { money } = useFigureText();
  const language = useSiteLanguage();
  const days = reliefDays(list);
  const largest = Math.max(1, ...days.map(({ relief }) => relief?.progress ?? 0));
  const height = (amount: number) => (Math.max(0, amount) / largest) * 100;

  function textOf({ day, isToday, relief }: ReliefDay): string {
    const name = formatSiteDay(day, language, 'full');
    if (relief === null) return t('relief.dayNothing', { day: name });
    const { progress, amount, state } = relief;
    const said =
      state === 'open' || state === 'locked'
        ? tPromotions(`tiers.states.${state}`)
        : tPromotions(`claim.${state}`);
    return t('relief.dayText', {
      day: name,
      loss: money(progress),
      relief: money(amount),
      state: isToday ? t('relief.running') : said,
    });
  }

  return (
    <Days aria-label={t('relief.strip')} data-part="relief-strip">
      {days.map((entry) => {
        const { day, isToday, relief } = entry;
        const loss = relief === null ? 0 : height(relief.progress);
        const back = relief === null ? 0 : Math.max(relief.amount > 0 ? 3 : 0, height(relief.amount));
        return (
          <li key={day} data-state={relief?.state ?? 'none'} data-today={isToday ? '' : undefined}>
            <VisuallyHidden>{textOf(entry)}</VisuallyHidden>
            <Day aria-hidden="true">
              <Column viewBox="0 0 10 100" preserveAspectRatio="none">
                <rect className="loss" y={100 - loss} width={10} height={loss} />
                <rect className="relief" y={100 - back} width={10} height={back} />
              </Column>
              {formatSiteDay(day, language, 'weekday')}
              <strong>{formatSiteDay(day, language, 'dayOfMonth')}</strong>
              {relief === null ? <svg width={18} /> : <Icon name={signs[relief.state] ?? 'lock'} size={18} />}
            </Day>
          </li>
        );
      })}
    </Days>
  );
}
