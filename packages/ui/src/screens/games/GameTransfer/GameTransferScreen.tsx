import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SignedOut } from '../../page/PageState/SignedOut.tsx';
import { usePatience } from '../../page/waiting/usePatience.ts';
import { MessagePage } from '../../site/MessagePage.tsx';
import { useProblemText } from '../../useProblemText.ts';
import type { GameTransferView } from './GameTransfer.view.ts';
import { LaunchStage } from './LaunchStage.tsx';
import { PlayStage } from './PlayStage.tsx';
import { StageMessage } from './StageMessage.tsx';

export const gameTransferStates = [
  'Loading',
  'LoadingGame',
  'Idle',
  'BalanceFailed',
  'Launching',
  'Playing',
  'PlayingStaleBalance',
  'LaunchFailed',
  'NotFound',
  'Unread',
  'SignedOut',
  'LongName',
] as const;

export interface GameTransferProps {
  readonly view: GameTransferView;
  readonly onLaunch: () => void;
  /** Waits no longer for a launch. */
  readonly onStopWaiting: () => void;
  readonly onToggleFullscreen: () => void;
}

/** The way into a game and the game itself, outside the layout: nothing but the game, the wallet and the way back. */
export function GameTransferScreen({ view, onLaunch, onStopWaiting, onToggleFullscreen }: GameTransferProps) {
  const { t } = useTranslation('games-play');
  const { t: tCommon } = useTranslation('common');
  const problemText = useProblemText();
  const lobby = (
    <ButtonLink href={to('/game')} variant="primary">
      {t('transfer.otherGames')}
    </ButtonLink>
  );
  switch (view.kind) {
    case 'notFound':
      return (
        <StageMessage>
          <MessagePage
            isAlert
            art={<EmptyArt kind="noGames" />}
            title={t('transfer.loadFailed')}
            text={t('list.emptyTitle')}
            actions={lobby}
          />
        </StageMessage>
      );
    case 'unread':
      return (
        <StageMessage>
          <ErrorState
            isPage
            title={t('transfer.loadFailed')}
            message={problemText(view.problem)}
            retry={{ label: tCommon('retry'), onRetry: view.onRetry }}
          />
        </StageMessage>
      );
    case 'signedOut':
      return (
        <StageMessage game={view.game}>
          <PageHeader title={view.game.name} lead={view.game.provider} />
          <SignedOut />
        </StageMessage>
      );
    case 'failed':
      return (
        <LaunchStage
          game={view.game}
          balance={view.balance}
          failure={{ title: t('transfer.failedTitle'), text: problemText(view.problem) }}
          onLaunch={onLaunch}
        />
      );
    case 'loading':
      return <Waiting game={view.game} />;
    case 'idle':
      return <LaunchStage game={view.game} balance={view.balance} onLaunch={onLaunch} />;
    case 'launching':
      return (
        <LaunchStage
          game={view.game}
          balance={view.balance}
          busy={{ text: t('transfer.launching'), what: 'sending', onStop: onStopWaiting }}
          onLaunch={onLaunch}
        />
      );
    case 'playing':
      return <PlayStage {...view} onToggleFullscreen={onToggleFullscreen} />;
  }
}

/** Not known yet who plays. */
function Waiting({ game }: Pick<Extract<GameTransferView, { kind: 'loading' }>, 'game'>) {
  const { t } = useTranslation('games-play');
  const { t: tControls } = useTranslation('controls');
  const problemText = useProblemText();
  const { shown, onStop } = usePatience<never>({ kind: 'loading' });
  return shown.kind === 'failed' ? (
    <LaunchStage
      game={game}
      balance={{ kind: 'loading' }}
      failure={{ title: t('transfer.failedTitle'), text: problemText(shown.problem) }}
      onLaunch={shown.onRetry}
    />
  ) : (
    <LaunchStage
      game={game}
      balance={{ kind: 'loading' }}
      busy={{ text: tControls('loading'), what: 'loading', onStop }}
    />
  );
}
