import type { Game } from '@fortuna/domain/model/games.ts';
import { to, toGame } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable } from '../../page/loadable.ts';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { useProblemText } from '../../useProblemText.ts';
import { LaunchRoot, LaunchWallet } from './LaunchPanel.tsx';
import { StageBalance } from './StageBalance.tsx';

export interface WaitingPanelProps {
  /** Left out while it is not known. */
  readonly game: Pick<Game, 'providerKey' | 'code'> | undefined;
  readonly shown: Loadable<never>;
  readonly isSlow: boolean;
  readonly onStop: () => void;
}

const loading = { kind: 'loading' } as const;

/** In the shape of what comes: not known yet which game it is, or who plays. */
export function WaitingPanel({ game, shown, isSlow, onStop }: WaitingPanelProps) {
  const { t } = useTranslation('games-play');
  const { t: tCommon } = useTranslation('common');
  const { t: tControls } = useTranslation('controls');
  const problemText = useProblemText();
  const isFailed = shown.kind === 'failed';
  return (
    <LaunchRoot aria-busy={!isFailed || undefined}>
      {isFailed && (
        <Notice tone="danger" title={t('transfer.failedTitle')}>
          {problemText(shown.problem)}
        </Notice>
      )}
      <LaunchWallet>
        <span>
          <small>{t('transfer.balance')}</small>
          <StageBalance balance={loading} />
        </span>
        <ButtonLink href={to('/cztx', { from: game && toGame(game) })} size="sm">
          {t('transfer.deposit')}
        </ButtonLink>
      </LaunchWallet>
      <Button
        variant="primary"
        size="lg"
        isWide
        isPending={!isFailed}
        onClick={isFailed ? shown.onRetry : undefined}
      >
        {isFailed ? tCommon('retry') : tControls('loading')}
      </Button>
      {isSlow && <SlowNotice what="loading" onStop={onStop} />}
      <VisuallyHidden role="status">{isFailed ? undefined : tControls('loading')}</VisuallyHidden>
    </LaunchRoot>
  );
}
