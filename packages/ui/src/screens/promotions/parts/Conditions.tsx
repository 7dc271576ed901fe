import type { ActivityRule } from '@fortuna/domain/model/promotions-activities.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { type KeyValueItem, KeyValueList } from '../../../components/KeyValueList/KeyValueList.tsx';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { AbuseNote } from './AbuseNote.tsx';
import { useFigureText } from './figure-text.ts';

export const conditionsStates = ['Deposit', 'Reward', 'NoTurnover', 'WithExample'] as const;

export interface ConditionsProps {
  /** What the activity asks for and gives. */
  readonly rule: ActivityRule;
  /** The rule in the player's own numbers: "Você depositou R$ 200,00: R$ 40,00 de volta, jogue R$ 1.000,00 antes." Left out: none. */
  readonly example?: ReactNode;
}

const Title = styled.h2`
  margin-bottom: ${vars.space.s2};
  font-size: ${vars.text.md};
`;

const Example = styled.p`
  margin-bottom: ${vars.space.s3};
  padding-bottom: ${vars.space.s3};
  border-bottom: 1px solid ${vars.color.line};
  line-height: 1.5;
`;

const Note = styled.p`
  margin-top: ${vars.space.s3};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  line-height: 1.5;
  > a {
    white-space: nowrap;
  }
`;

/** What has to be played before a reward can be withdrawn. */
export function useTurnoverText({ turnoverOn, turnoverTimes }: ActivityRule): string {
  const { t } = useTranslation('promotions');
  if (turnoverOn === 'none' || turnoverTimes === 0) return t('conditions.turnover.none');
  if (turnoverOn === 'other') return t('conditions.turnover.rules');
  return t(`conditions.turnover.${turnoverOn}`, { count: turnoverTimes });
}

/** What counts, in which time, how much, and what has to be played. */
export function useConditionItems(rule: ActivityRule): readonly KeyValueItem[] {
  const { t } = useTranslation('promotions');
  const { money, figure } = useFigureText();
  const turnover = useTurnoverText(rule);
  const language = useSiteLanguage();
  const { metric, period, min, shareBasisPoints, maxReward, claimDays } = rule;
  const items: (KeyValueItem | false)[] = [
    metric !== 'none' &&
      metric !== 'other' && {
        id: 'counts',
        label: t('conditions.counts.title'),
        value: t(`conditions.counts.${metric}`),
      },
    min !== null && { id: 'min', label: t('conditions.min'), value: figure(metric, min) },
    shareBasisPoints !== null && {
      id: 'share',
      label: t('conditions.share'),
      value: formatPercent(shareBasisPoints, language),
    },
    maxReward !== null && { id: 'max', label: t('conditions.max'), value: money(maxReward) },
    period !== 'other' && {
      id: 'period',
      label: t('conditions.period.title'),
      value: t(
        metric === 'vipLevel' && period === 'perItem'
          ? 'conditions.period.perLevel'
          : `conditions.period.${period}`,
      ),
    },
    claimDays !== null && {
      id: 'claim',
      label: t('conditions.claim'),
      value: t('conditions.claimDays', { count: claimDays }),
    },
    { id: 'turnover', label: t('conditions.turnover.title'), value: turnover, isStrong: true },
  ];
  return items.filter((item) => item !== false);
}

/** What binds in short, before anything is claimed (requirement BONUS-08); the server's own terms come last on the page: first an example, then what it asks for and gives, and what abuse may cost. */
export function Conditions({ rule, example }: ConditionsProps) {
  const { t } = useTranslation('promotions');
  const items = useConditionItems(rule);
  return (
    <Card data-part="conditions">
      <Title>{t('conditions.title')}</Title>
      {example !== undefined && <Example>{example}</Example>}
      <KeyValueList kind="words" items={items} />
      <Note>
        <AbuseNote />
      </Note>
    </Card>
  );
}
