import type { ReactNode } from 'react';
import styled from 'styled-components';
import { GameCover } from '../../../components/GameCover/GameCover.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import type { FavouriteActions, StageContent } from './GameTransfer.view.ts';
import { RelatedGames } from './RelatedGames.tsx';
import { StageAdults } from './StageAdults.tsx';
import { StageBackdrop } from './StageBackdrop.tsx';
import { StageBar } from './StageBar.tsx';
import { StageHead } from './StageHead.tsx';
import { Stage } from './StageMessage.tsx';

export interface GameStageProps extends FavouriteActions {
  /** Null: not known yet. */
  readonly content: StageContent | null;
  /** Stands for the name as long as it is not known. */
  readonly placeholder?: string;
  /** What there is to do: play, log in, choose another. */
  readonly children: ReactNode;
}

const Main = styled.main`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s4};
  width: min(100%, 70rem);
  margin-inline: auto;
  padding: ${vars.space.s3} ${vars.space.s4} ${vars.space.s8};
  ${media.wide} {
    grid-template-columns: auto minmax(0, 30rem);
    justify-content: center;
    gap: ${vars.space.s6};
    padding: ${vars.space.s6} ${vars.space.s6} ${vars.space.s10};
  }
  ${media.desktop} {
    column-gap: ${vars.space.s10};
    padding-top: ${vars.space.s10};
  }
  ${media.short} {
    padding-top: ${vars.space.s3};
  }
`;

/** The tapped cover, whole; on a phone small enough that what there is to do stands below it on the first screen. */
const Cover = styled.div`
  --height: min(30dvh, 15rem);
  justify-self: center;
  align-self: start;
  width: calc(var(--height) * ${vars.tile.ratio});
  aspect-ratio: ${vars.tile.ratio};
  overflow: hidden;
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.md};
  box-shadow: ${vars.shadow.overlay};
  > * {
    width: 100%;
    height: 100%;
  }
  ${media.wide} {
    --height: min(100dvh - 6rem, 24rem);
    max-width: 40vw;
  }
  ${media.desktop} {
    --height: min(100dvh - 10rem, 34rem);
  }
`;

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s4};
  padding: ${vars.space.s4};
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.overlay};
  ${media.wide} {
    padding: ${vars.space.s5};
  }
  ${media.desktop} {
    align-self: center;
    padding: ${vars.space.s6};
  }
  ${media.short} {
    gap: ${vars.space.s3};
    padding: ${vars.space.s3};
  }
`;

const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  padding-top: ${vars.space.s2};
  ${media.wide} {
    grid-column: 1 / -1;
    /* As wide as cover and panel together, which it does not widen. */
    contain: inline-size;
  }
`;

/** Before the game: the cover that was tapped, what the game is, what there is to do, and games like it. */
export function GameStage({ content, placeholder, children, ...favourite }: GameStageProps) {
  return (
    <Stage>
      {content && <StageBackdrop game={content.game} />}
      <StageBar />
      <Main id="main" tabIndex={-1}>
        <Cover data-part="stage-cover">
          {content ? <GameCover game={content.game} isEager /> : <Skeleton shape="tile" />}
        </Cover>
        <Panel>
          <StageHead content={content} placeholder={placeholder} {...favourite} />
          {children}
          <StageAdults />
        </Panel>
        <Below>{content && <RelatedGames game={content.game} games={content.related} />}</Below>
      </Main>
    </Stage>
  );
}
