import styled, { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { GameCover } from '../GameCover/GameCover.tsx';
import type { GameTileProps } from './game-tile-props.ts';
import { large, MiddleProvider, MiddleTitle, MiddleWords } from './middle-words.tsx';
import { cornerWord, tileState } from './tile-parts.tsx';
import { archCorners } from './tile-words.ts';

/** The one that is under the pointer or has the focus: its picture stands up from the sill, and a second arch runs around it. */
const lit = css`
  --line: ${vars.color.second};
  --sill: ${vars.color.second};
  img {
    scale: max(${vars.press.zoom}, 1.05);
  }
  ${media.reducedMotion} {
    img {
      scale: none;
    }
  }
`;

const Root = styled.a`
  position: relative;
  display: grid;
  /* The large one of a grid is as tall as its neighbours make it: its picture has what the words leave. */
  grid-template-rows: minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  /* Of the focus ring: about the picture's, over a part that is taller by its words. */
  border-radius: 50% 50% ${vars.radius.sm} ${vars.radius.sm} / 30% 30% ${vars.radius.sm} ${vars.radius.sm};
  color: ${vars.color.text};
  text-decoration: none;
  container-type: inline-size;
  --line: transparent;
  --sill: ${vars.color.lineStrong};
  ${focusRing}

  img {
    transform-origin: bottom;
    transition: scale ${vars.motion.slow} ${vars.motion.ease};
  }
  &[href]:focus-visible,
  &[href]:active {
    ${lit}
  }
  ${media.hover} {
    &[href]:hover {
      ${lit}
    }
  }

  &[aria-disabled='true'] {
    color: ${vars.color.textSubtle};
    cursor: not-allowed;
    --sill: ${vars.color.disabledBg};
  }
  &[aria-disabled='true'] img {
    filter: grayscale(1);
    opacity: 0.5;
  }

  /* Whether it is a favourite stands in the corner that the arch leaves free: nothing lies on the picture. */
  & + [data-part='favourite-heart'] {
    &::before,
    &::after {
      inset: 0 0 auto auto;
      width: 22px;
      height: 22px;
    }
    &::before {
      background: none;
    }
    &::after {
      background: ${vars.color.textMuted};
    }
    ${media.wide} {
      &::before,
      &::after {
        width: 26px;
        height: 26px;
      }
    }
    @media (forced-colors: none) {
      &[aria-pressed='true']::after {
        background: ${vars.color.accentText};
      }
    }
  }
`;

/** An arched window on its sill; what is around the picture is room for the second arch, so that no list cuts it off. */
const Window = styled.span`
  position: relative;
  display: block;
  place-self: stretch;
  min-height: 0;
  aspect-ratio: ${vars.tile.ratio};
  --air: 4px;
  /* So broad that it never makes the rows beside it taller. */
  [data-featured] > & {
    aspect-ratio: 11 / 10;
  }
  ${large} {
    --air: 6px;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 3px;
    border: 1px solid var(--line);
    border-bottom: 0;
    border-radius: ${archCorners};
    transition: border-color ${vars.motion.base} ${vars.motion.ease};
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 3px;
    border-radius: ${vars.radius.sm};
    background: var(--sill);
    transition: background-color ${vars.motion.base} ${vars.motion.ease};
  }
  @media (forced-colors: active) {
    &::after {
      background: CanvasText;
    }
  }
`;

const Picture = styled.span`
  position: absolute;
  inset: var(--air) var(--air) 3px;
  overflow: hidden;
  border-radius: ${archCorners};
  background: ${vars.color.surface1};
  [data-part='cover'] {
    height: 100%;
    aspect-ratio: auto;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-bottom: 0;
    border-radius: inherit;
    pointer-events: none;
  }
`;

/** A plaque that leans in the middle of the sill. */
const Tag = styled.span`
  position: absolute;
  inset: auto var(--air) 3px;
  width: fit-content;
  margin-inline: auto;
  padding: 2px ${vars.space.s2};
  border-radius: min(${vars.radius.sm}, 8px) min(${vars.radius.sm}, 8px) 0 0;
  background: ${vars.color.surface1};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  line-height: 1.4;
  text-align: center;
  &[data-lit] {
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
    font-weight: ${vars.weight.strong};
  }
`;

/** The picture in an arched window, and below its sill the name in the middle. */
export function ArchTile(props: GameTileProps) {
  const { game, isFeatured, isEager = false } = props;
  const word = cornerWord(props);
  return (
    <Root {...tileState(props)}>
      <Window>
        <Picture>
          <GameCover game={game} isFooted={false} isLead={isFeatured} isEager={isEager} />
        </Picture>
        {word && <Tag data-lit={word.lit}>{word.text}</Tag>}
      </Window>
      <MiddleWords>
        <MiddleTitle data-part="title">{game.name}</MiddleTitle>
        <MiddleProvider>{game.provider}</MiddleProvider>
      </MiddleWords>
    </Root>
  );
}
