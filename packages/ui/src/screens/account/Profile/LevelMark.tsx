import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { focusRing } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

export interface LevelMarkProps {
  readonly level: number;
}

const Way = styled.a`
  display: inline-grid;
  place-items: center start;
  min-height: ${vars.size.target};
  border-radius: ${vars.radius.sm};
  text-decoration: none;
  ${focusRing}
`;

/** The member's level; where the brand has a club, the way there. */
export function LevelMark({ level }: LevelMarkProps) {
  const { t } = useTranslation('account');
  const { switchedOff } = useBrand();
  const mark = (
    <Badge tone="accent" icon="vip">
      {t('level', { level })}
    </Badge>
  );
  return switchedOff.includes('vip') ? mark : <Way href={to('/promotion/vip')}>{mark}</Way>;
}
