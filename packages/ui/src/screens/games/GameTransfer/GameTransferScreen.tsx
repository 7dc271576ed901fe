import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { usePatience } from '../../page/waiting/usePatience.ts';
import { MessagePage } from '../../site/MessagePage.tsx';
import { useProblemText } from '../../useProblemText.ts';
import type { TransferActions } from '../Transfer/Transfer.view.ts';
import { ClosedPanel } from './ClosedPanel.tsx';
import { GameStage } from './GameStage.tsx';
import type { FavouriteActions, GameTransferView } from './GameTransfer.view.ts';
import { GuestPanel } from './GuestPanel.tsx';
import { LaunchPanel } from './LaunchPanel.tsx';
import { NotPlayablePanel } from './NotPlayablePanel.tsx';
import { PlayStage } from './PlayStage.tsx';
import { StageMessage } from './StageMessage.tsx';
import { WaitingPanel } from './WaitingPanel.tsx';

export const gameTransferStates = [
  'Loading',
  'LoadingGame',
  'Idle',
  'Favourite',
  'FavouriteRefused',
  'FavouriteFailed',
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
  'WrongType',
  'Closed',
  'ByHand',
  'AtProvider',
  'LowBalance',
  'DemoMember',
  'OpenInOtherTab',
  'PlayingOnlineAgain',
  'PlayingLowBalance',
  'PlayingInOtherTab',
  'PlayingMoney',
  'Unread',
  'SignedOut',
  'LongName',
] as const;

export interface GameTransferProps extends FavouriteActions, TransferActions {
  /** Where the way into the game stands: from its head over the launch to the game itself. */
  readonly view: GameTransferView;
  /** Starts the game. */
  readonly onLaunch: () => void;
  /** Waits no longer for a launch. */
  readonly onStopWaiting: () => void;
  /** The window's own full screen, on or off. */
  readonly onToggleFullscreen: () => void;
}

/** The way into a game and the game itself, outside the layout: nothing but the game, the wallet and the way back. */
export function GameTransferScreen({
  view,
  onLaunch,
  onStopWaiting,
  onToggleFullscreen,
  onTransfer,
  onPress,
  ...favourite
}: GameTransferProps) {
  const transfer = { onTransfer, onPress };
  const { t } = useTranslation('games-play');
  const { t: tCommon } = useTranslation('common');
  const problemText = useProblemText();
  switch (view.kind) {
    case 'wrongType':
      return (
        <StageMessage>
          <MessagePage
            isAlert
            art={<EmptyArt kind="noGames" />}
            title={t('list.wrongType')}
            text={t('transfer.wrongTypeText')}
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
    case 'closed':
      return (
        <GameStage content={view.stage} {...favourite}>
          <ClosedPanel game={view.stage.game} money={view.money} {...transfer} />
        </GameStage>
      );
    case 'failed':
    case 'idle':
    case 'launching':
      return (
        <GameStage content={view.stage} {...favourite}>
          <LaunchPanel
            game={view.stage.game}
            money={view.money}
            isInOtherTab={view.isInOtherTab}
            {...(view.kind === 'launching' && {
              busy: { text: t('transfer.launching'), what: 'sending', onStop: onStopWaiting },
            })}
            {...(view.kind === 'failed' && {
              failure: { title: t('transfer.failedTitle'), text: problemText(view.problem) },
            })}
            onLaunch={onLaunch}
            {...transfer}
          />
        </GameStage>
      );
    case 'playing': {
      const { kind: _kind, stage, ...play } = view;
      return (
        <PlayStage
          {...play}
          game={stage.game}
          onToggleFullscreen={onToggleFullscreen}
          onOpenAgain={() => onLaunch()}
          {...transfer}
        />
      );
    }
  }
}

type WaitingProps = Pick<Extract<GameTransferView, { kind: 'loading' }>, 'stage'> & FavouriteActions;

/** Not known yet which game it is, or who plays. */
function Waiting({ stage, ...favourite }: WaitingProps) {
  const { t } = useTranslation('games-play');
  const { t: tControls } = useTranslation('controls');
  const patience = usePatience<never>({ kind: 'loading' });
  return (
    <GameStage
      content={stage}
      placeholder={patience.shown.kind === 'failed' ? t('transfer.failedTitle') : tControls('loading')}
      {...favourite}
    >
      <WaitingPanel game={stage?.game} {...patience} />
    </GameStage>
  );
}
