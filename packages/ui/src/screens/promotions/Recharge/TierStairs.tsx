import { formatCount } from '@fortuna/domain/count.ts';
import type { ActivityTier } from '@fortuna/domain/model/promotions-activities.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { figure } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { partOfTier } from './tier-share.ts';

export interface TierStairsProps {
  readonly tiers: readonly ActivityTier[];
  /** In the units of the tiers; null for guests. */
  readonly sum: number | null;
}

/** Drawing, name and share of each step in one row each, however many lines a name takes. */
const Stairs = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  grid-template-rows: auto auto auto;
  gap: ${vars.space.s1} 3px;
`;

const Step = styled.li`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  min-width: 0;
  text-align: center;
`;

const Drawing = styled.svg`
  width: 100%;
  height: clamp(120px, 22vw, 240px);
  .base {
    fill: ${vars.color.surface3};
  }
  .rise {
    fill: ${vars.color.line};
  }
  .reached {
    fill: ${vars.color.accent};
  }
  .here {
    fill: ${vars.color.text};
  }
  @media (forced-colors: active) {
    .base,
    .rise {
      fill: GrayText;
    }
    .reached {
      fill: Highlight;
    }
    .here {
      fill: CanvasText;
    }
  }
`;

const Name = styled.span`
  font-size: clamp(0.625rem, 2.9vw, ${vars.text.xs});
  font-weight: ${vars.weight.strong};
  overflow-wrap: anywhere;
  [aria-current] & {
    color: ${vars.color.accentText};
  }
`;

const Share = styled.span`
  color: ${vars.color.textMuted};
  font-size: clamp(0.625rem, 2.9vw, ${vars.text.xs});
  ${figure}
`;

/** What is drawn of a step: from the ground (100) up to its share, at most to 6. */
function heightOf(share: number, most: number): number {
  return 100 - (most > 0 ? (share / most) * 94 : 0);
}

/** The tiers as a staircase: each step as high as its share, which rises within the step, and all that the sum has climbed filled. */
export function TierStairs({ tiers, sum }: TierStairsProps) {
  const { t } = useTranslation('promotions-deposit');
  const language = useSiteLanguage();
  const most = Math.max(0, ...tiers.map(({ reward }) => reward.max));
  const current = sum === null ? undefined : tiers.findLast(({ from }) => sum >= from);

  function shareOf({ reward: { min, max } }: ActivityTier): string {
    const to = formatPercent(max, language);
    return min === max ? to : t('recharge.shares', { from: formatCount(min / 100, language), to });
  }

  return (
    <Stairs aria-label={t('recharge.stairs')} data-part="tier-stairs">
      {tiers.map((tier) => (
        <Step key={tier.id} aria-current={tier === current ? 'step' : undefined}>
          <StepDrawing tier={tier} most={most} part={partOfTier(tier, sum ?? 0)} isHere={tier === current} />
          <Name>{tier.name}</Name>
          <Share>{shareOf(tier)}</Share>
        </Step>
      ))}
    </Stairs>
  );
}

interface StepDrawingProps {
  readonly tier: ActivityTier;
  readonly most: number;
  /** How much of the step is climbed, 0 to 1. */
  readonly part: number;
  readonly isHere: boolean;
}

function StepDrawing({ tier: { reward }, most, part, isHere }: StepDrawingProps) {
  const low = heightOf(reward.min, most);
  const high = heightOf(reward.max, most);
  const x = part * 100;
  const y = low + (high - low) * part;
  return (
    <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <rect className="base" y={low} width={100} height={100 - low} />
      <polygon className="rise" points={`0,${low} 100,${high} 100,${low}`} />
      {part > 0 && <polygon className="reached" points={`0,100 0,${low} ${x},${y} ${x},100`} />}
      {isHere && <rect className="here" x={Math.min(97, x)} width={3} y={y - 6} height={106 - y} />}
    </Drawing>
  );
}
