import type { ReactNode } from 'react';
import styled from 'styled-components';
import { handOf } from '../../../art/family.ts';
import { GameCover } from '../../../components/GameCover/GameCover.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { DemoNotice } from '../../site/DemoNotice.tsx';
import type { FavouriteActions, StageContent } from './GameTransfer.view.ts';
import { RelatedGames } from './RelatedGames.tsx';
import { StageAdults } from './StageAdults.tsx';
import { StageBackdrop } from './StageBackdrop.tsx';
import { StageBar } from './StageBar.tsx';
import { StageHead } from './StageHead.tsx';
import { Stage } from './StageMessage.tsx';
import { stageLooks } from './stage-looks.ts';

export interface GameStageProps extends FavouriteActions {
  /** Null: not known yet. */
  readonly content: StageContent | null;
  /** Stands for the name as long as it is not known. */
  readonly placeholder?: string;
  /** What there is to do: play, log in, choose another. */
  readonly children: ReactNode;
}

/** The way back stands on the edge of what it leads away from. */
const Column = styled.div`
  display: contents;
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, max-content);
    justify-content: center;
    width: min(100%, 70rem);
    margin-inline: auto;
    padding-inline: ${vars.space.s6};
    /* A card that fills the tablet's page. */
    &[data-tile='sticker'] {
      ${media.tablet} {
        grid-template-columns: minmax(0, 1fr);
      }
    }
    && > header {
      padding-inline: 0;
      border: 0;
      background: none;
      box-shadow: none;
    }
  }
`;

const Main = styled.main`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s4};
  padding: ${vars.space.s3} ${vars.space.s4} ${vars.space.s8};
  ${media.wide} {
    gap: ${vars.space.s6};
    padding: ${vars.space.s3} 0 ${vars.space.s10};
  }
`;

/** The tapped cover and what belongs to it, in the manner of the brand's tiles (`stage-looks.ts`). */
const Sheet = styled.div`
  ${stageLooks}
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s4};
`;

const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  padding-top: ${vars.space.s2};
  ${media.wide} {
    /* As wide as cover and panel together, which it does not widen. */
    contain: inline-size;
  }
`;

/** Before the game: what it is without real money, the cover that was tapped, what the game is, what there is to do, and games like it. */
export function GameStage({ content, placeholder, children, ...favourite }: GameStageProps) {
  const brand = useBrand();
  const { tile } = brand.layout;
  const isPlain = tile === 'caption' || tile === 'banner' || tile === 'arch' || tile === 'medallion';
  return (
    <Stage>
      <DemoNotice />
      {content && !isPlain && <StageBackdrop game={content.game} />}
      <Column data-tile={tile}>
        <StageBar />
        <Main id="main" tabIndex={-1}>
          <Sheet data-tile={tile} data-art={handOf(brand)}>
            <div data-part="stage-cover">
              {content ? (
                <GameCover
                  game={content.game}
                  isFooted={tile === 'overlay'}
                  isRound={tile === 'medallion'}
                  isEager
                />
              ) : (
                <Skeleton shape="tile" />
              )}
            </div>
            <section data-part="stage-panel">
              <StageHead content={content} placeholder={placeholder} {...favourite} />
              <Actions data-part="stage-actions">{children}</Actions>
              <StageAdults />
            </section>
          </Sheet>
          <Below>{content && <RelatedGames game={content.game} games={content.related} />}</Below>
        </Main>
      </Column>
    </Stage>
  );
}
