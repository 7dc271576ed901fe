import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { HeroArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { SlowNotice, type SlowNoticeProps } from '../../page/waiting/SlowNotice.tsx';
import { usePatience } from '../../page/waiting/usePatience.ts';
import { useSlow } from '../../page/waiting/useSlow.ts';
import { useProblemText } from '../../useProblemText.ts';
import type { TransferBalance, TransferGame } from './GameTransfer.view.ts';
import { StageBalance } from './StageBalance.tsx';
import { StageBar } from './StageBar.tsx';
import { Stage } from './StageMessage.tsx';

export interface LaunchStageProps {
  /** Null: not known yet. */
  readonly game: TransferGame | null;
  readonly balance: TransferBalance;
  /** What the button waits for, in words, and how the wait is ended where it is long. */
  readonly busy?: { readonly text: string } & SlowNoticeProps;
  readonly failure?: { readonly title: string; readonly text: string };
  readonly onLaunch?: () => void;
}

const Main = styled.main`
  position: relative;
  display: grid;
  flex: 1;
  align-items: end;
  justify-items: center;
  padding: ${vars.space.s4};
  overflow: hidden;
  isolation: isolate;
  ${media.wide} {
    align-items: center;
  }
  > img {
    position: absolute;
    inset: 0;
    z-index: -2;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 88% 50%;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(to top, ${vars.color.bg} 30%, transparent);
  }
`;

const Panel = styled.section`
  display: grid;
  gap: ${vars.space.s4};
  width: min(100%, 420px);
  padding: ${vars.space.s6};
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  box-shadow: ${vars.shadow.overlay};
`;

const Titles = styled.div`
  display: grid;
  gap: ${vars.space.s1};
  h1 {
    font-size: ${vars.text.xxl};
    unicode-bidi: isolate;
    overflow-wrap: anywhere;
  }
  p {
    color: ${vars.color.textMuted};
  }
`;

const Wallet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s3};
  padding: ${vars.space.s2} ${vars.space.s2} ${vars.space.s2} ${vars.space.s4};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface2};
  /* A bone in the colour of its ground would only be seen while it moves. */
  [data-part='skeleton'] {
    background: ${vars.color.surface3};
  }
  > span:first-child {
    display: grid;
    font-size: ${vars.text.lg};
  }
  small {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.xs};
  }
`;

const Note = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

/** The scene behind the panel; the game's own art is inside the game. */
const sceneSeed = 3;

/** Before the game: what it is, what there is to play with, and the one button that opens it. */
export function LaunchStage({ game, balance, busy, failure, onLaunch }: LaunchStageProps) {
  const { t } = useTranslation('games-play');
  const { t: tCommon } = useTranslation('common');
  const isSlow = useSlow(busy !== undefined);
  return (
    <Stage>
      <StageBar />
      <Main id="main" tabIndex={-1}>
        <HeroArt seed={sceneSeed} shape="square" />
        <Panel aria-busy={busy !== undefined || undefined}>
          <Titles>
            <h1>{game?.name ?? busy?.text ?? failure?.title}</h1>
            {game && <p>{game.provider}</p>}
          </Titles>
          {failure && (
            <Notice tone="danger" title={failure.title}>
              {failure.text}
            </Notice>
          )}
          <Wallet>
            <span>
              <small>{t('transfer.balance')}</small>
              <StageBalance balance={balance} />
            </span>
            <ButtonLink href={to('/recharge')} size="sm">
              {t('transfer.deposit')}
            </ButtonLink>
          </Wallet>
          {!failure && busy?.what !== 'loading' && <BalanceNews balance={balance} />}
          <Button variant="primary" size="lg" isWide isPending={busy !== undefined} onClick={onLaunch}>
            {busy?.text ?? (failure ? tCommon('retry') : t('transfer.launch'))}
          </Button>
          {busy && isSlow && <SlowNotice {...busy} />}
          <Note>{t('transfer.wallet')}</Note>
        </Panel>
        <VisuallyHidden role="status">{busy?.text}</VisuallyHidden>
      </Main>
    </Stage>
  );
}

/** Where the wallet takes long, or could not be read; one can play all the same. */
function BalanceNews({ balance }: { readonly balance: TransferBalance }) {
  const { t } = useTranslation('common');
  const problemText = useProblemText();
  const { shown, isSlow, onStop } = usePatience(balance);
  if (shown.kind === 'loading') return isSlow && <SlowNotice what="loading" onStop={onStop} />;
  if (shown.kind === 'ready') return null;
  return (
    <Notice
      tone="danger"
      action={
        <Button size="sm" onClick={shown.onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {problemText(shown.problem)}
    </Notice>
  );
}
