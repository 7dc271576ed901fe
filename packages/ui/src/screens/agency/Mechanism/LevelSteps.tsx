import type { DepositCommission } from '@fortuna/domain/model/agency.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '../../../theme/brand-context.ts';
import { figure } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { Part } from './Part.tsx';

export interface LevelStepsProps {
  /** Lowest first. */
  readonly levels: readonly DepositCommission[];
}

/** A flight of stairs: the higher the rate, the higher the step. */
const Stairs = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  align-items: start;
  padding: 0;
  list-style: none;
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
`;

/** A thin bar in the colour of figures: a field of the action's colour would be taken for a button. */
const Tread = styled.svg`
  width: 100%;
  height: 5rem;
  fill: ${vars.color.second};
  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  padding-top: ${vars.space.s2};
  padding-inline-end: ${vars.space.s3};
  border-top: max(2px, ${vars.size.edge}) solid ${vars.color.lineStrong};

  strong {
    overflow-wrap: anywhere;
  }
  span {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
`;

const Rate = styled.b`
  font-family: ${vars.font.display};
  font-size: ${vars.text.xxl};
  font-weight: ${vars.weight.display};
  line-height: 1.1;
  ${figure}
  li:last-child & {
    color: ${vars.color.accentText};
  }
`;

/** The part of the picture's height that the lowest rate still has. */
const leastHeight = 12;

/** What the team's deposits bring, level by level. */
export function LevelSteps({ levels }: LevelStepsProps) {
  const { t } = useTranslation('agency');
  const { promotions } = useBrand().layout;
  const language = useSiteLanguage();
  const most = Math.max(...levels.map(({ basisPoints }) => basisPoints), 1);
  const money = (amount: number) => formatMoney(amount, language);
  return (
    <Part part="levels" title={t('mechanism.levels.title')} text={t('mechanism.levels.text')}>
      <Stairs data-look={promotions}>
        {levels.map(({ id, levelName, from, to, basisPoints }) => {
          const height = Math.max(leastHeight, (100 * basisPoints) / most);
          return (
            <Step key={id}>
              <Tread viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <rect y={100 - height} width={14} height={height} />
              </Tread>
              <Words>
                <Rate>{formatPercent(basisPoints, language)}</Rate>
                <strong>{levelName}</strong>
                <span>
                  {to === null
                    ? t('mechanism.levels.from', { from: money(from) })
                    : t('mechanism.levels.between', { from: money(from), to: money(to) })}{' '}
                  {t('mechanism.levels.month')}
                </span>
              </Words>
            </Step>
          );
        })}
      </Stairs>
    </Part>
  );
}
