import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { GameCover } from '../GameCover/GameCover.tsx';
import type { GameTileProps } from './game-tile-props.ts';
import { TileProvider, TileTitle, tileCorner, tileState } from './tile-parts.tsx';
import { tileWords } from './tile-words.ts';

const Root = styled.a`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${vars.space.s2};
  height: 100%;
  border-radius: ${vars.radius.sm};
  color: ${vars.color.text};
  text-decoration: none;
  ${focusRing}
  &:focus-visible {
    outline-offset: 4px;
  }

  /* All of the picture; what its two rows have left is for its words. */
  &[data-featured] {
    grid-template-rows: auto 1fr;
  }
  img {
    transition: scale ${vars.motion.slow} ${vars.motion.ease};
  }
  ${media.hover} {
    &[href]:hover img {
      scale: ${vars.press.zoom};
    }
    &[href]:hover [data-part='title'] {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 3px;
    }
  }
  &[href]:active [data-part='title'] {
    color: ${vars.color.accentText};
  }
  &[aria-disabled='true'] {
    color: ${vars.color.textSubtle};
    cursor: not-allowed;
  }
  &[aria-disabled='true'] img {
    opacity: 0.5;
    filter: grayscale(1);
  }
`;

const Frame = styled.span`
  position: relative;
  display: block;
  min-height: 0;
  overflow: hidden;
  border-radius: ${vars.radius.sm};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: ${vars.shadow.surface};
    pointer-events: none;
  }
`;

const Words = styled.span`
  display: grid;
  align-content: start;
  gap: 1px;
  /* Room for a name of two lines, so that pictures stand in rows. */
  min-height: ${tileWords.caption};
  ${media.wide} {
    [data-featured] > & {
      min-height: 0;
    }
  }
`;

const Title = styled(TileTitle)`
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.strong};
  ${media.wide} {
    [data-featured] & {
      font-family: ${vars.font.display};
      font-size: ${vars.text.xl};
      font-weight: ${vars.weight.display};
      letter-spacing: ${vars.lettering.display};
    }
  }
`;

/** The picture in a thin frame, the name below it; on phones the featured one is like the others. */
export function CaptionTile(props: GameTileProps) {
  const { game, isFeatured, isEager = false } = props;
  return (
    <Root {...tileState(props)}>
      <Frame>
        <GameCover game={game} isFooted={false} isLead={isFeatured} isEager={isEager} />
      </Frame>
      <Words>
        <Title data-part="title">{game.name}</Title>
        <TileProvider>{game.provider}</TileProvider>
      </Words>
      {tileCorner(props)}
    </Root>
  );
}
