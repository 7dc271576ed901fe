import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SignedOut } from '../../auth/SignedOut/SignedOut.tsx';
import { MessagePage } from '../../site/MessagePage.tsx';
import { useProblemText } from '../../useProblemText.ts';
import type { GameTransferLinks, GameTransferView } from './GameTransfer.view.ts';
import { LaunchStage } from './LaunchStage.tsx';
import { PlayStage } from './PlayStage.tsx';
import { StageMessage } from './StageMessage.tsx';

export const gameTransferStates = [
  'Idle',
  'Launching',
  'Playing',
  'PlayingStaleBalance',
  'LaunchFailed',
  'Closed',
  'NotFound',
  'SignedOut',
  'LongName',
] as const;

export interface GameTransferProps {
  readonly view: GameTransferView;
  readonly links: GameTransferLinks;
  readonly onLaunch: () => void;
  /** A guest wants in; the game goes on after. */
  readonly onLogin: () => void;
  readonly onRegister: () => void;
  readonly onToggleFullscreen: () => void;
}

/** The way into a game and the game itself, outside the layout: nothing but the game, the wallet and the way back. */
export function GameTransferScreen({
  view,
  links,
  onLaunch,
  onLogin,
  onRegister,
  onToggleFullscreen,
}: GameTransferProps) {
  const { t } = useTranslation('games-play');
  const problemText = useProblemText();
  const lobby = (
    <ButtonLink href={links.lobby} variant="primary">
      {t('transfer.otherGames')}
    </ButtonLink>
  );
  switch (view.kind) {
    case 'notFound':
      return (
        <StageMessage lobbyHref={links.lobby}>
          <MessagePage
            isAlert
            art={<EmptyArt kind="noGames" />}
            title={t('transfer.loadFailed')}
            text={t('list.emptyTitle')}
            actions={lobby}
          />
        </StageMessage>
      );
    case 'closed':
      return (
        <StageMessage lobbyHref={links.lobby} game={view.game}>
          <MessagePage
            art={<EmptyArt kind="noGames" />}
            title={t('transfer.closedTitle')}
            text={t('closedReason')}
            actions={lobby}
          />
        </StageMessage>
      );
    case 'signedOut':
      return (
        <StageMessage lobbyHref={links.lobby} game={view.game}>
          <PageHeader title={view.game.name} lead={view.game.provider} />
          <SignedOut onLogin={onLogin} onRegister={onRegister} />
        </StageMessage>
      );
    case 'failed':
      return (
        <LaunchStage
          game={view.game}
          balance={view.balance}
          links={links}
          failure={{ title: t('transfer.failedTitle'), text: problemText(view.problem) }}
          onLaunch={onLaunch}
        />
      );
    case 'idle':
    case 'launching':
      return (
        <LaunchStage
          game={view.game}
          balance={view.balance}
          links={links}
          isLaunching={view.kind === 'launching'}
          onLaunch={onLaunch}
        />
      );
    case 'playing':
      return <PlayStage {...view} lobbyHref={links.lobby} onToggleFullscreen={onToggleFullscreen} />;
  }
}
