import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { GameCover } from '../GameCover/GameCover.tsx';
import type { GameTileProps } from './game-tile-props.ts';
import { TileProvider, TileTitle, tileCorner, tileState } from './tile-parts.tsx';

const Root = styled.a`
  position: relative;
  display: block;
  height: 100%;
  overflow: hidden;
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.raised};
  color: ${vars.color.onArt};
  text-decoration: none;
  transition: translate ${vars.motion.base} ${vars.motion.spring};
  ${focusRing}

  [data-part='cover'] {
    height: 100%;
  }
  img {
    transition: scale ${vars.motion.slow} ${vars.motion.ease};
  }
  /* One pixel of light around the picture, drawn over it. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow:
      inset 0 1px 0 ${vars.color.topLight},
      inset 0 0 0 1px ${vars.color.topLight};
    pointer-events: none;
  }
  ${media.hover} {
    &[href]:hover {
      translate: ${vars.press.lift};
    }
    &[href]:hover img {
      scale: ${vars.press.zoom};
    }
  }
  &[href]:active {
    translate: 0 1px;
  }
  ${media.reducedMotion} {
    &[href]:hover,
    &[href]:hover img {
      translate: none;
      scale: none;
    }
  }

  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &[aria-disabled='true'] img {
    filter: grayscale(0.9) brightness(0.55);
  }
`;

const Caption = styled.span`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  gap: 1px;
  padding: ${vars.space.s6} 6px ${vars.space.s2};
  /* Dark behind all of the words, however many lines they are. */
  background: linear-gradient(to top, ${vars.color.artScrim} calc(100% - ${vars.space.s6}), transparent);
  ${media.wide} {
    padding: ${vars.space.s6} ${vars.space.s2} ${vars.space.s3};
    [data-featured] & {
      padding-inline: ${vars.space.s3};
    }
  }
`;

const Title = styled(TileTitle)`
  font-family: ${vars.font.display};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.display};
  line-height: 1.15;
  text-shadow: 0 1px 3px ${vars.color.artScrim};
  ${media.wide} {
    font-size: ${vars.text.md};
  }
  [data-featured] & {
    font-size: ${vars.text.xl};
  }
`;

const Provider = styled(TileProvider)`
  color: ${vars.color.onArtMuted};
`;

/** The name lies over the picture's foot. */
export function OverlayTile(props: GameTileProps) {
  const { game, isFeatured, isEager = false } = props;
  return (
    <Root {...tileState(props)}>
      <GameCover game={game} isFooted isLead={isFeatured} isEager={isEager} />
      <Caption>
        <Title>{game.name}</Title>
        <Provider>{game.provider}</Provider>
      </Caption>
      {tileCorner(props)}
    </Root>
  );
}
