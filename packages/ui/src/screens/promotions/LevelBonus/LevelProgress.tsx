import type { VipInfo } from '@fortuna/domain/model/vip.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { VipBadgeArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { Progress } from '../../../components/Progress/Progress.tsx';
import { media } from '../../../theme/media.ts';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useWalletText } from '../../WalletAmount.tsx';
import { useFigureText } from '../parts/figure-text.ts';

/** The member's medal, the way, the next medal. */
const Way = styled.section`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) 64px;
  gap: ${vars.space.s4};
  align-items: center;
  padding: ${vars.space.s4};
  ${surface}
  > img,
  > svg {
    width: 100%;
    height: auto;
  }
  > p ~ img,
  > p ~ svg {
    grid-row: 1;
    grid-column: 3;
    opacity: 0.6;
  }
  > div {
    display: grid;
    grid-column: 1 / -1;
    gap: ${vars.space.s4};
  }
  > p {
    font-family: ${vars.font.display};
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.display};
    line-height: 1.2;
  }
  ${media.wide} {
    grid-template-columns: 112px minmax(0, 1fr) 88px;
    padding: ${vars.space.s5};
    > img,
    > svg,
    > p ~ img,
    > p ~ svg {
      grid-row: 1 / span 2;
    }
    > p {
      align-self: end;
    }
    > div {
      grid-row: 2;
      grid-column: 2;
    }
  }
`;

/** Where the member stands, and how far the next level is: both totals are needed. */
export function LevelProgress({ level, totalDeposits, totalBets, ladder }: VipInfo) {
  const { t } = useTranslation('promotions-friends');
  const { money } = useFigureText();
  const walletText = useWalletText();
  const next = ladder.find((step) => step.level > level);
  const ofGoal = (value: number, goal: number) =>
    t('level.of', { value: walletText(value), goal: money(goal) });
  return (
    <Way aria-label={t('level.progress')} data-part="level-progress">
      <VipBadgeArt level={level} />
      <p>{next ? t('level.next', { level, next: next.level }) : t('level.highest', { level })}</p>
      {next && (
        <>
          <div>
            <Progress
              label={t('level.deposits')}
              value={totalDeposits}
              max={next.requiredDeposits}
              valueText={ofGoal(totalDeposits, next.requiredDeposits)}
            />
            <Progress
              label={t('level.bets')}
              value={totalBets}
              max={next.requiredBets}
              valueText={ofGoal(totalBets, next.requiredBets)}
            />
          </div>
          <VipBadgeArt level={next.level} />
        </>
      )}
    </Way>
  );
}
