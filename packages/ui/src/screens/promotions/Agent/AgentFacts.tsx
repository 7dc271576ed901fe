import { formatCount } from '@fortuna/domain/count.ts';
import type {
  CommissionPage,
  CommissionSettlement,
  DepositCommission,
} from '@fortuna/domain/model/agency.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { KeyValueList } from '../../../components/KeyValueList/KeyValueList.tsx';
import { StatTiles } from '../../../components/StatTiles/StatTiles.tsx';
import { figure } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { useFigureText } from '../parts/figure-text.ts';

const Title = styled.h2`
  margin-bottom: ${vars.space.s4};
  font-size: ${vars.text.md};
`;

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  gap: ${vars.space.s2};
  > li {
    display: grid;
    flex: 1 1 3rem;
    gap: ${vars.space.s1};
    align-content: end;
    min-width: 0;
    padding-top: ${vars.space.s4};
    border-bottom: 6px solid ${vars.color.second};
    padding-bottom: ${vars.space.s3};
    font-size: ${vars.text.sm};
    overflow-wrap: anywhere;
  }
  + p {
    padding-top: ${vars.space.s4};
    line-height: 1.5;
  }
  > li[aria-current] {
    border-bottom-color: ${vars.color.accent};
  }
  strong {
    font-family: ${vars.font.display};
    font-size: ${vars.text.xl};
    font-weight: ${vars.weight.display};
    ${figure}
  }
`;

const Muted = styled.span`
  color: ${vars.color.textMuted};
`;

/** What deposits of the month bring, step by step; the agent's own step is marked. */
export function DepositSteps({
  steps,
  levelName,
}: {
  readonly steps: readonly DepositCommission[];
  /** Of the agent; null where there is none. */
  readonly levelName: string | null;
}) {
  const { t } = useTranslation('promotions-friends');
  const { money } = useFigureText();
  const language = useSiteLanguage();
  const best = steps.at(-1);
  return (
    <Card data-part="deposit-steps">
      <Title>{t('agent.steps')}</Title>
      <Steps>
        {steps.map(({ id, levelName: name, from, basisPoints }) => (
          <li key={id} aria-current={name === levelName ? 'true' : undefined}>
            <strong>{formatPercent(basisPoints, language)}</strong>
            {name}
            <Muted>{t('agent.from', { from: money(from) })}</Muted>
          </li>
        ))}
      </Steps>
      {best && best.from > 0 && (
        <p>
          {t('agent.example', {
            deposits: money(best.from),
            commission: money(Math.floor((best.from * best.basisPoints) / 10_000)),
          })}
        </p>
      )}
    </Card>
  );
}

/** When commissions come, from which amount on, and what has to be played first. */
export function Settlements({ settlements }: { readonly settlements: readonly CommissionSettlement[] }) {
  const { t } = useTranslation('promotions-friends');
  const { money } = useFigureText();
  return (
    <Card data-part="settlements">
      <Title>{t('agent.settled')}</Title>
      <KeyValueList
        items={settlements.map(({ id, kind, cycle, timeOfDay, min, turnoverTimes }) => ({
          id: String(id),
          label: t(`agent.kinds.${kind}`),
          value: [
            t(`agent.cycles.${cycle}`, { time: timeOfDay }),
            t('agent.least', { amount: money(min) }),
            t('agent.turnover', { count: turnoverTimes }),
          ].join(t('agent.comma')),
        }))}
      />
    </Card>
  );
}

/** The member's own standing as an agent. */
export function Standing({ agent, settledSum, pendingSum }: CommissionPage) {
  const { t } = useTranslation('promotions-friends');
  const { t: tControls } = useTranslation('controls');
  const { money } = useFigureText();
  const language = useSiteLanguage();
  if (agent === null) return <Card data-part="standing">{t('agent.notYet')}</Card>;
  return (
    <Card data-part="standing">
      <Title>{agent.levelName}</Title>
      <StatTiles
        loadingLabel={tControls('loading')}
        stats={[
          { label: t('agent.ownDirect'), value: formatCount(agent.direct, language) },
          { label: t('agent.ownIndirect'), value: formatCount(agent.subordinates - agent.direct, language) },
          { label: t('agent.paid'), value: money(settledSum), tone: 'win' },
          { label: t('agent.pending'), value: money(pendingSum) },
        ]}
      />
    </Card>
  );
}
