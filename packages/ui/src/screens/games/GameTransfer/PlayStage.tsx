import type { GameDetails } from '@fortuna/domain/model/games.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton, IconLink } from '../../../components/IconButton/IconButton.tsx';
import { lazyPart } from '../../../components/lazy-look.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../../theme/media.ts';
import { focusRing } from '../../../theme/mixins.ts';
import { noticesHeight } from '../../../theme/notices-height.ts';
import { vars } from '../../../theme/vars.ts';
import { helpHref } from '../../help.ts';
import { mapLoadable } from '../../page/loadable.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import type { TransferActions } from '../Transfer/Transfer.view.ts';
import type { GameTransferView } from './GameTransfer.view.ts';
import { isLow } from './LowBalance.tsx';
import { PlayNews } from './PlayNews.tsx';
import { StageBalance } from './StageBalance.tsx';
import { StageBar } from './StageBar.tsx';

const MoneySheet = lazyPart(async () => (await import('../Transfer/MoneySheet.tsx')).MoneySheet);

type Playing = Extract<GameTransferView, { kind: 'playing' }>;

export interface PlayStageProps extends Omit<Playing, 'kind' | 'stage'>, TransferActions {
  readonly game: GameDetails;
  readonly onToggleFullscreen: () => void;
  readonly onOpenAgain: () => void;
}

/** Exactly the window, or what notices leave of it: the game scrolls inside itself, the strip stays. */
const Root = styled.div`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  height: calc(100dvh - ${noticesHeight});
  background: ${vars.color.bg};
`;

const Main = styled.main`
  position: relative;
  grid-row: 3;
  min-height: 0;
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  background: ${vars.color.bg};
`;

const Purse = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: ${vars.size.target};
  min-width: 0;
  padding: 0 ${vars.space.s2};
  border: ${vars.size.edge} solid ${vars.color.controlEdge};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.control};
  color: ${vars.color.text};
  cursor: pointer;
  ${focusRing}
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface3};
    }
  }
`;

/** The narrowest windows have no room for it, and little to gain. */
const Fullscreen = styled.span`
  display: contents;
  @media (max-width: 359px) {
    display: none;
  }
`;

/** The running game in an isolated frame: it gets scripts and nothing else of this site. */
export function PlayStage(props: PlayStageProps) {
  const { game, money, frameUrl, isFullscreen, isBackOnline, isInOtherTab, ...on } = props;
  const { onToggleFullscreen, onOpenAgain, onTransfer, onPress } = on;
  const { t } = useTranslation('games-play');
  const language = useSiteLanguage();
  const [isMoneyOpen, setMoneyOpen] = useState(false);
  const { balance, transfer } = money;
  const { providerKey: platType, code: gameCode, stakes } = game;
  const depositHref = to('/gameInfo', { platType, gameCode, deposit: 'form' });
  // What is in the wallet has not come to the game yet.
  const low =
    stakes !== null && isLow(game, { ...money, isAutomatic: false })
      ? t('transfer.lowText', { lowest: formatMoney(stakes.lowest, language) })
      : null;
  return (
    <Root data-part="play-stage">
      <StageBar game={game}>
        <Purse type="button" aria-haspopup="dialog" onClick={() => setMoneyOpen(true)}>
          <StageBalance balance={mapLoadable(balance, ({ held }) => held)} />
        </Purse>
        <IconLink icon="deposit" label={t('transfer.deposit')} href={depositHref} variant="filled" />
        <IconLink
          icon="support"
          label={t('transfer.supportBeside')}
          href={helpHref()}
          target="_blank"
          rel="noopener"
        />
        <Fullscreen>
          <IconButton
            icon={isFullscreen ? 'collapse' : 'expand'}
            label={isFullscreen ? t('transfer.exitFullscreen') : t('transfer.fullscreen')}
            onClick={() => onToggleFullscreen()}
          />
        </Fullscreen>
      </StageBar>
      <PlayNews
        isBackOnline={isBackOnline}
        isInOtherTab={isInOtherTab}
        low={low}
        onOpenAgain={onOpenAgain}
        onSeeMoney={() => setMoneyOpen(true)}
      />
      <Main id="main" tabIndex={-1}>
        <VisuallyHidden as="h1">{game.name}</VisuallyHidden>
        <Frame
          key={frameUrl}
          src={frameUrl}
          title={t('transfer.frameTitle', { name: game.name })}
          sandbox="allow-scripts"
          allow="fullscreen"
          referrerPolicy="no-referrer"
        />
      </Main>
      {isMoneyOpen && balance.kind === 'ready' && (
        <Suspense fallback={null}>
          <MoneySheet
            game={game}
            money={balance.content}
            transfer={transfer}
            depositHref={depositHref}
            onTransfer={onTransfer}
            onPress={onPress}
            onClose={() => setMoneyOpen(false)}
          />
        </Suspense>
      )}
    </Root>
  );
}
