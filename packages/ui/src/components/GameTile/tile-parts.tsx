import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { clampedText, clampedToTwoLines } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import type { GameTileProps } from './game-tile-props.ts';

/** Attributes of the tile's anchor: a closed game's leads nowhere, and can still be reached and read. */
export function tileState({ game, href, isFeatured = false }: GameTileProps) {
  return {
    ...(game.isOpen ? { href } : { role: 'link', 'aria-disabled': true, tabIndex: 0 }),
    'data-part': 'game-tile',
    'data-featured': isFeatured ? '' : undefined,
  };
}

export const TileTitle = styled.span`
  ${clampedToTwoLines}
  line-height: 1.2;
  text-wrap: balance;
`;

export const TileProvider = styled.span`
  ${clampedText}
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  line-height: 1.35;
`;

const Corner = styled.span`
  position: absolute;
  top: ${vars.space.s1};
  left: ${vars.space.s1};
  max-width: calc(100% - 2 * ${vars.space.s1});
  padding: 2px 6px;
  ${media.wide} {
    top: ${vars.space.s2};
    left: ${vars.space.s2};
    max-width: calc(100% - 2 * ${vars.space.s2});
    padding-inline: ${vars.space.s2};
  }
  border-radius: ${vars.radius.pill};
  background: ${vars.color.artScrim};
  color: ${vars.color.onArt};
  font-size: ${vars.text.xs};
  font-weight: ${vars.weight.strong};
  line-height: 1.4;

  &[data-tone='accent'] {
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
`;

/** The word in the picture's corner: the tag, or why the game is closed; it shines only where there is something to play. */
export function tileCorner({ game, tag, closedLabel }: GameTileProps): ReactNode {
  const text = game.isOpen ? tag : closedLabel;
  const tone = game.isOpen && game.isPlayable ? 'accent' : 'quiet';
  return text === undefined ? null : <Corner data-tone={tone}>{text}</Corner>;
}
