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
  /* A name of two lines, or a neighbour's, makes the tile longer, never the frame around the picture. */
  grid-template-rows: auto 1fr;
  height: 100%;
  color: ${vars.color.text};
  text-decoration: none;
  ${focusRing}

  ${media.hover} {
    &[href]:hover > span:first-child {
      translate: ${vars.press.lift};
      box-shadow: 4px 4px 0 ${vars.color.second};
    }
  }
  &[href]:active > span:first-child {
    translate: 0 0;
    box-shadow: none;
  }
  ${media.reducedMotion} {
    &[href]:hover > span:first-child {
      translate: none;
    }
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &[aria-disabled='true'] img {
    filter: grayscale(1) brightness(0.6);
  }
`;

const Picture = styled.span`
  position: relative;
  display: block;
  min-height: 0;
  overflow: hidden;
  border: ${vars.size.edge} solid ${vars.color.edge};
  border-radius: ${vars.radius.sm};
  transition:
    translate ${vars.motion.base} ${vars.motion.ease},
    box-shadow ${vars.motion.base} ${vars.motion.ease};
`;

/** How far the label reaches into the picture, of however many lines it is. */
const reach = '0.75rem';

const Words = styled.span`
  display: grid;
  align-content: start;
  min-width: 0;
  min-height: calc(${tileWords.sticker} + ${reach});
  margin-top: -${reach};
`;

/** Stuck over the lower edge of the picture, from where it hangs. Its rim is a border, since a third line would be seen in a padding. */
const Label = styled(TileTitle)`
  position: relative;
  z-index: 1;
  justify-self: start;
  /* Within the frame on both sides. */
  max-width: calc(100% - 2 * ${vars.space.s2});
  margin-left: ${vars.space.s2};
  border: solid ${vars.color.edge};
  border-width: ${vars.space.s1} ${vars.space.s2};
  background: ${vars.color.edge};
  color: ${vars.color.bg};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.strong};
  /* The longest words of titles have their room in three tiles a row. */
  ${media.phone} {
    max-width: calc(100% - ${vars.space.s1});
    margin-left: ${vars.space.s1};
    border-inline-width: 6px;
    font-size: ${vars.text.xs};
  }
  [data-featured] & {
    font-family: ${vars.font.display};
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.display};
    letter-spacing: ${vars.lettering.display};
  }
  [aria-disabled='true'] & {
    border-color: ${vars.color.disabledBg};
    background: ${vars.color.disabledBg};
    color: ${vars.color.disabledText};
  }
`;

const Provider = styled(TileProvider)`
  padding: ${vars.space.s1} ${vars.space.s2} 0;
  /* With the label's own edge. */
  ${media.phone} {
    padding-inline: ${vars.space.s1};
  }
`;

/** A square with an outline, the name on a label over its edge. */
export function StickerTile(props: GameTileProps) {
  const { game, isFeatured, isEager = false } = props;
  return (
    <Root {...tileState(props)}>
      <Picture>
        <GameCover game={game} isFooted={false} isLead={isFeatured} isEager={isEager} />
      </Picture>
      <Words>
        <Label>{game.name}</Label>
        <Provider>{game.provider}</Provider>
      </Words>
      {tileCorner(props)}
    </Root>
  );
}
