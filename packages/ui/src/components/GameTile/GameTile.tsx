import type { Game } from '@fortuna/domain/model/game.ts';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { clampedText, focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { GameCover } from '../GameCover/GameCover.tsx';

export const gameTileStates = ['Idle', 'Tagged', 'Maintenance', 'NoArt', 'LongTitle', 'Featured'] as const;

export interface GameTileProps {
  readonly game: Game;
  readonly href: string;
  /** A word in the corner: "Novo". */
  readonly tag?: string | undefined;
  /** What a closed game says instead of opening; needed where `game.isOpen` is false. */
  readonly closedLabel: string;
  /** Twice the size in a grid: its title is larger. */
  readonly isFeatured?: boolean;
  readonly isEager?: boolean;
}

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
      translate: 0 -4px;
    }
    &[href]:hover img {
      scale: 1.06;
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
  padding: ${vars.space.s6} ${vars.space.s2} ${vars.space.s2};
  background: linear-gradient(to top, ${vars.color.artScrim} 52%, transparent);
  ${media.wide} {
    padding: ${vars.space.s8} ${vars.space.s3} ${vars.space.s3};
  }
`;

const Title = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-family: ${vars.font.display};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.display};
  line-height: 1.15;
  text-shadow: 0 1px 3px ${vars.color.artScrim};
  text-wrap: balance;
  unicode-bidi: isolate;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${media.wide} {
    font-size: ${vars.text.md};
  }
  [data-featured] & {
    font-size: ${vars.text.xl};
  }
`;

const Provider = styled.span`
  ${clampedText}
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  line-height: 1.35;
`;

const Corner = styled.span`
  position: absolute;
  top: ${vars.space.s2};
  left: ${vars.space.s2};
  max-width: calc(100% - 2 * ${vars.space.s2});
  padding: 2px ${vars.space.s2};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.artScrim};
  font-size: ${vars.text.xs};
  font-weight: ${vars.weight.strong};
  line-height: 1.4;

  &[data-tone='accent'] {
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
`;

/** A game as a picture with its name; the whole tile leads to the game. A closed one says why it does not. */
export function GameTile({
  game,
  href,
  tag,
  closedLabel,
  isFeatured = false,
  isEager = false,
}: GameTileProps) {
  const state = game.isOpen ? { href } : { role: 'link', 'aria-disabled': true, tabIndex: 0 };
  const corner = game.isOpen ? tag : closedLabel;
  return (
    <Root {...state} data-part="game-tile" data-featured={isFeatured ? '' : undefined}>
      <GameCover game={game} isEager={isEager} />
      <Caption>
        <Title>{game.name}</Title>
        <Provider>{game.provider}</Provider>
      </Caption>
      {corner !== undefined && <Corner data-tone={game.isOpen ? 'accent' : 'closed'}>{corner}</Corner>}
    </Root>
  );
}
