import { formatPercent } from '@fortuna/domain/percent.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { gameTypeIcons } from '../../../components/GameTypeRail/game-type-icons.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { figures } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { FigureNote } from '../parts/big-figure.ts';
import type { CashbackRates } from './Cashback.view.ts';

const Root = styled.section`
  display: grid;
  gap: ${vars.space.s3};
`;

const List = styled.ul`
  display: grid;
  gap: ${vars.space.s2};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 8.5rem) minmax(2rem, 1fr) 4rem;
  gap: ${vars.space.s3};
  align-items: center;
  min-height: 32px;
  > svg:first-child {
    color: ${vars.color.textMuted};
  }
  > b {
    font-weight: ${vars.weight.strong};
    text-align: end;
    ${figures}
  }
`;

const Bar = styled.svg`
  width: 100%;
  height: 12px;
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

/** What comes back at a level, the most first; nothing where the ladder does not have the level. */
export function RateBars({ rates: { level, ladder } }: { readonly rates: CashbackRates }) {
  const { t } = useTranslation('promotions-daily');
  const { t: tGame } = useTranslation('games');
  const language = useSiteLanguage();
  const step = ladder.find((one) => one.level === level);
  if (step === undefined || step.rebates.length === 0) return null;
  const sorted = [...step.rebates].sort((one, other) => other.basisPoints - one.basisPoints);
  const most = Math.max(1, ...sorted.map(({ basisPoints }) => basisPoints));
  return (
    <Root aria-labelledby="cashback-rates" data-part="rate-bars">
      <SectionHeader id="cashback-rates" title={t('cashback.rates', { level: step.name })} />
      <FigureNote>{t('cashback.ratesText')}</FigureNote>
      <List>
        {sorted.map(({ gameType, basisPoints }) => (
          <Row key={gameType}>
            <Icon name={gameTypeIcons[gameType]} />
            <span>{tGame(`types.${gameType}`)}</span>
            <Bar viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(basisPoints / most) * 100} height={12} />
            </Bar>
            <b>{formatPercent(basisPoints, language, { decimals: 'two' })}</b>
          </Row>
        ))}
      </List>
    </Root>
  );
}
