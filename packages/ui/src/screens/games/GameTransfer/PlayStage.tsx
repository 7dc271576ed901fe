import type { Game } from '@fortuna/domain/model/games.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { vars } from '../../../theme/vars.ts';
import type { TransferBalance } from './GameTransfer.view.ts';
import { StageBalance } from './StageBalance.tsx';
import { StageBar } from './StageBar.tsx';

export interface PlayStageProps {
  readonly game: Pick<Game, 'name' | 'provider'>;
  readonly balance: TransferBalance;
  readonly frameUrl: string;
  readonly isFullscreen: boolean;
  readonly onToggleFullscreen: () => void;
}

/** Exactly the window: the game scrolls inside itself, the strip stays. */
const Root = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100dvh;
  background: ${vars.color.bg};
`;

const Main = styled.main`
  position: relative;
  min-height: 0;
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  background: ${vars.color.bg};
`;

/** The running game in an isolated frame: it gets scripts and nothing else of this site. */
export function PlayStage({ game, balance, frameUrl, isFullscreen, onToggleFullscreen }: PlayStageProps) {
  const { t } = useTranslation('games-play');
  return (
    <Root>
      <StageBar game={game}>
        <StageBalance balance={balance} />
        <IconButton
          icon={isFullscreen ? 'collapse' : 'expand'}
          label={isFullscreen ? t('transfer.exitFullscreen') : t('transfer.fullscreen')}
          onClick={onToggleFullscreen}
        />
      </StageBar>
      <Main id="main" tabIndex={-1}>
        <VisuallyHidden as="h1">{game.name}</VisuallyHidden>
        <Frame
          src={frameUrl}
          title={t('transfer.frameTitle', { name: game.name })}
          sandbox="allow-scripts"
          allow="fullscreen"
          referrerPolicy="no-referrer"
        />
      </Main>
    </Root>
  );
}
