import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { vars } from '../../../theme/vars.ts';

export interface PlayNewsProps {
  /** The phone has been offline while the game was open. */
  readonly isBackOnline: boolean;
  readonly isInOtherTab: boolean;
  /** What is staked next is more than there is, in words; null otherwise. */
  readonly low: string | null;
  /** Opens the game anew, with a ticket of its own. */
  readonly onOpenAgain: () => void;
  readonly onSeeMoney: () => void;
}

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s1} ${vars.space.s3};
  padding: ${vars.space.s1} ${vars.space.s4};
  background: ${vars.color.warningSoft};
  border-bottom: 1px solid ${vars.color.line};
  font-size: ${vars.text.sm};
  > p {
    flex: 1 1 16rem;
    min-width: 0;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space.s2};
  }
`;

/** One line over the running game, the most pressing first; the game below goes on. */
export function PlayNews({ isBackOnline, isInOtherTab, low, onOpenAgain, onSeeMoney }: PlayNewsProps) {
  const { t } = useTranslation('games-play');
  const [seen, setSeen] = useState<'otherTab' | 'back' | null>(null);
  if (isBackOnline && seen !== 'back') {
    return (
      <Strip data-part="play-news">
        <p role="status">{t('transfer.online')}</p>
        <div>
          <Button size="sm" onClick={onOpenAgain}>
            {t('transfer.openAgain')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setSeen('back')}>
            {t('transfer.gotIt')}
          </Button>
        </div>
      </Strip>
    );
  }
  if (low !== null) {
    return (
      <Strip data-part="play-news">
        <p role="status">{low}</p>
        <Button size="sm" onClick={onSeeMoney}>
          {t('transfer.money')}
        </Button>
      </Strip>
    );
  }
  if (isInOtherTab && seen !== 'otherTab') {
    return (
      <Strip data-part="play-news">
        <p role="status">{t('transfer.otherTab')}</p>
        <Button size="sm" variant="quiet" onClick={() => setSeen('otherTab')}>
          {t('transfer.gotIt')}
        </Button>
      </Strip>
    );
  }
  return null;
}
