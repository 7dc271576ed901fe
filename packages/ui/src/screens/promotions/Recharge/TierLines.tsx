import type { ActivityTier } from '@fortuna/domain/model/promotions-activities.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { figure } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useFigureText } from '../parts/figure-text.ts';

export interface TierLinesProps {
  readonly tiers: readonly ActivityTier[];
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: 0 ${vars.space.s6};
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space.s1} ${vars.space.s3};
  padding-block: ${vars.space.s2};
  border-top: 1px solid ${vars.color.line};
  font-size: ${vars.text.sm};
`;

const Range = styled.span`
  margin-inline-start: auto;
  color: ${vars.color.textMuted};
  ${figure}
`;

/** From which sum to which each tier goes, and for a member what became of it. */
export function TierLines({ tiers }: TierLinesProps) {
  const { t } = useTranslation('promotions');
  const { money } = useFigureText();
  return (
    <List aria-label={t('tiers.caption')} data-part="tier-lines">
      {tiers.map(({ id, name, from, to, state }) => (
        <Line key={id}>
          <strong>{name}</strong>
          {state === 'open' && (
            <Badge tone="accent" icon="gift">
              {t('tiers.states.open')}
            </Badge>
          )}
          {state === 'claimed' && <Badge tone="success">{t('claim.claimed')}</Badge>}
          <Range>
            {to === null
              ? t('tiers.from', { from: money(from) })
              : t('tiers.range', { from: money(from), to: money(to) })}
          </Range>
        </Line>
      ))}
    </List>
  );
}
