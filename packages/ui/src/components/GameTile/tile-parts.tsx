import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { clampedToTwoLines } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import type { GameTileProps } from './game-tile-props.ts';

/** Attributes of the tile's anchor: a closed game's leads nowhere, and can still be reached and read. */
export function tileState({ game, href, isFeatured = false, tabIndex }: GameTileProps) {
  return {
    ...(game.isOpen ? { href, tabIndex } : { role: 'link', 'aria-disabled': true, tabIndex: tabIndex ?? 0 }),
    'data-part': 'game-tile',
    'data-featured': isFeatured ? '' : undefined,
  };
}

/** The game's name, two lines at most. */
export const TileTitle = styled.span`
  ${clampedToTwoLines}
  line-height: 1.2;
  text-wrap: balance;
`;

/** Whose game it is, below the name: one line. */
export const TileProvider = styled.span`
  overflow: hidden;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  line-height: 1.35;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Corner = styled.span`
  position: absolute;
  inset: ${vars.space.s1} ${vars.space.s1} auto;
  width: fit-content;
  padding: 2px 6px;
  ${media.wide} {
    inset: ${vars.space.s2} ${vars.space.s2} auto;
  }
  border-radius: ${vars.radius.pill};
  /* Not art's own scrim: a quiet word has to be read over the loudest picture. */
  background: ${vars.color.surface1};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  line-height: 1.4;

  /* As wide as a narrow tile, whose corner belongs to the heart. */
  @container (width < 560px) {
    [aria-disabled='true'] > & {
      top: 36px;
    }
  }
  &[data-lit] {
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
    font-weight: ${vars.weight.strong};
  }
`;

/** The tag, or why the game is closed; it shines only where there is something to play. */
export function cornerWord({ game, tag, closedLabel }: GameTileProps) {
  const text = game.isOpen ? tag : closedLabel;
  return text === undefined ? null : { text, lit: game.isOpen && game.isPlayable ? '' : undefined };
}

/** That word in the picture's corner. */
export function tileCorner(props: GameTileProps): ReactNode {
  const word = cornerWord(props);
  return word && <Corner data-lit={word.lit}>{word.text}</Corner>;
}
