import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { usePatience } from '../../page/waiting/usePatience.ts';
import { MessagePage } from '../../site/MessagePage.tsx';
import { useProblemText } from '../../useProblemText.ts';
import { GameStage } from './GameStage.tsx';
import type { FavouriteActions, GameTransferView } from './GameTransfer.view.ts';
import { GuestPanel } from './GuestPanel.tsx';
import { LaunchPanel } from './LaunchPanel.tsx';
import { NotPlayablePanel } from './NotPlayablePanel.tsx';
import { PlayStage } from './PlayStage.tsx';
import { StageMessage } from './StageMessage.tsx';

export const gameTransferStates = [
  'Loading',
  'LoadingGame',
  'Idle',
  'Favourite',
  'FavouriteRefused',
  'FavouriteUnread',
  'RelatedLoading',
  'RelatedFailed',
  'NothingRelated',
  'RulesUnknown',
  'BalanceFailed',
  'Launching',
  'Playing',
  'PlayingStaleBalance',
  'LaunchFailed',
  'NotPlayable',
  'NotFound',
  'Unread',
  'SignedOut',
  'LongName',
] as const;

export interface GameTransferProps extends FavouriteActions {
  readonly view: GameTransferView;
  readonly onLaunch: () => void;
  /** Waits no longer for a launch. */
  readonly onStopWaiting: () => void;
  readonly onToggleFullscreen: () => void;
}

/** The way into a game and the game itself, outside the layout: nothing but the game, the wallet and the way back. */
export function GameTransferScreen({
  view,
  onLaunch,
  onStopWaiting,
  onToggleFullscreen,
  ...favourite
}: GameTransferProps) {
  const { t } = useTranslation('games-play');
  const { t: tCommon } = useTranslation('common');
  const problemText = useProblemText();
  switch (view.kind) {
    case 'notFound':
      return (
        <StageMessage>
          <MessagePage
            isAlert
            art={<EmptyArt kind="noGames" />}
            title={t('transfer.loadFailed')}
            text={t('list.emptyTitle')}
            actions={
              <ButtonLink href={to('/game')} variant="primary">
                {t('transfer.otherGames')}
              </ButtonLink>
            }
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
    case 'loading':
      return <Waiting stage={view.stage} {...favourite} />;
    case 'signedOut':
      return (
        <GameStage content={view.stage} {...favourite}>
          <GuestPanel />
        </GameStage>
      );
    case 'notPlayable':
      return (
        <GameStage content={view.stage} {...favourite}>
          <NotPlayablePanel />
        </GameStage>
      );
    case 'failed':
      return (
        <GameStage content={view.stage} {...favourite}>
          <LaunchPanel
            balance={view.balance}
            failure={{ title: t('transfer.failedTitle'), text: problemText(view.problem) }}
            onLaunch={onLaunch}
          />
        </GameStage>
      );
    case 'idle':
      return (
        <GameStage content={view.stage} {...favourite}>
          <LaunchPanel balance={view.balance} onLaunch={onLaunch} />
        </GameStage>
      );
    case 'launching':
      return (
        <GameStage content={view.stage} {...favourite}>
          <LaunchPanel
            balance={view.balance}
            busy={{ text: t('transfer.launching'), what: 'sending', onStop: onStopWaiting }}
            onLaunch={onLaunch}
          />
        </GameStage>
      );
    case 'playing':
      return <PlayStage {...view} game={view.stage.game} onToggleFullscreen={onToggleFullscreen} />;
  }
}

type WaitingProps = Pick<Extract<GameTransferView, { kind: 'loading' }>, 'stage'> & FavouriteActions;

/** Not known yet which game it is, or who plays. */
function Waiting({ stage, ...favourite }: WaitingProps) {
  const { t } = useTranslation('games-play');
  const { t: tControls } = useTranslation('controls');
  const problemText = useProblemText();
  const { shown, onStop } = usePatience<never>({ kind: 'loading' });
  const balance = { kind: 'loading' } as const;
  const failedTitle = t('transfer.failedTitle');
  return (
    <GameStage
      content={stage}
      placeholder={shown.kind === 'failed' ? failedTitle : tControls('loading')}
      {...favourite}
    >
      {shown.kind === 'failed' ? (
        <LaunchPanel
          balance={balance}
          failure={{ title: failedTitle, text: problemText(shown.problem) }}
          onLaunch={shown.onRetry}
        />
      ) : (
        <LaunchPanel balance={balance} busy={{ text: tControls('loading'), what: 'loading', onStop }} />
      )}
    </GameStage>
  );
}
