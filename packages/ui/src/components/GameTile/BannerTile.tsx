import styled, { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { GameCover } from '../GameCover/GameCover.tsx';
import type { GameTileProps } from './game-tile-props.ts';
import { cornerWord, TileProvider, TileTitle, tileState } from './tile-parts.tsx';

/** The tile's own width, whatever grid or rail it stands in: of four and more in a row, and of the one that leads them. */
const broad = '@container (width >= 132px)';
const leading = '@container (width >= 200px)';

/** How far a ribbon reaches around the edge of the picture, where it is folded back. */
const overhang = '4px';

const Root = styled.a`
  position: relative;
  display: block;
  height: 100%;
  border-radius: ${vars.radius.sm};
  container-type: inline-size;
  text-decoration: none;
  --ribbon: ${vars.color.second};
  --ink: ${vars.color.onSecond};
  ${focusRing}

  img {
    transition: scale ${vars.motion.slow} ${vars.motion.ease};
  }
  /* Unrolled to the other edge, in the other colour. */
  &[href]:focus-visible {
    --ribbon: ${vars.color.accent};
    --ink: ${vars.color.onAccent};
    --end: -${overhang};
    --lines: 3;
  }
  ${media.hover} {
    &[href]:hover {
      --ribbon: ${vars.color.accent};
      --ink: ${vars.color.onAccent};
      --end: -${overhang};
      --lines: 3;
    }
    &[href]:hover img {
      scale: ${vars.press.zoom};
    }
  }
  &[href]:active {
    --ribbon: ${vars.color.accentPressed};
  }
  ${media.reducedMotion} {
    &[href]:hover img {
      scale: none;
    }
  }

  &[aria-disabled='true'] {
    --ribbon: ${vars.color.disabledBg};
    --ink: ${vars.color.disabledText};
    cursor: not-allowed;
  }
  &[aria-disabled='true'] img {
    filter: grayscale(1);
    opacity: 0.5;
  }

  /* Whether it is a favourite says a flag that hangs over the upper edge. */
  & + [data-part='favourite-heart'] {
    &::before,
    &::after {
      inset: -3px 8px auto auto;
      width: 24px;
      height: 32px;
      border-radius: 0;
    }
    &::before {
      clip-path: polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - 6px), 0 100%);
    }
    &::after {
      height: 28px;
    }
    ${media.wide} {
      &::before,
      &::after {
        right: 10px;
        width: 30px;
        height: 42px;
      }
      &::after {
        height: 38px;
      }
    }
    @media (forced-colors: none) {
      &[aria-pressed='true']::before {
        background: ${vars.color.accent};
      }
      &[aria-pressed='true']::after {
        background: ${vars.color.onAccent};
      }
    }
  }
`;

/** The whole picture, to the edges of the tile. */
const Picture = styled.span`
  position: relative;
  display: block;
  height: 100%;
  overflow: hidden;
  border-radius: inherit;
  background: ${vars.color.surface1};
  [data-part='cover'] {
    height: 100%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-radius: inherit;
    pointer-events: none;
  }
`;

/** A band around the picture: folded back at the start, swallow-tailed at the end, with an edge of the page's ground so that a picture in its own colour does not run into it. */
const ribbon = css`
  position: absolute;
  isolation: isolate;
  color: var(--ink);
  --rim: 1px;
  --tail: 7px;
  ${broad} {
    --rim: 2px;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    background-color: var(--ribbon);
    transition: background-color ${vars.motion.fast} ${vars.motion.ease};
  }
  &::before {
    inset: 0;
    z-index: -1;
    border-block: var(--rim) solid ${vars.color.bg};
    clip-path: polygon(0 0, 100% 0, calc(100% - var(--tail)) 50%, 100% 100%, 0 100%);
  }
  &::after {
    top: calc(100% - var(--rim));
    inset-inline-start: 0;
    width: ${overhang};
    height: ${overhang};
    background-color: color-mix(in oklab, var(--ribbon), ${vars.color.bg} 45%);
    clip-path: polygon(0 0, 100% 0, 100% 100%);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    background: Canvas;
    color: CanvasText;
    &::before,
    &::after {
      content: none;
    }
  }
`;

const Ribbon = styled.span`
  ${ribbon}
  inset: auto var(--end, ${vars.space.s1}) 6px -${overhang};
  padding: 2px 9px 2px 10px;
  transition: inset ${vars.motion.base} ${vars.motion.ease};
  ${broad} {
    bottom: ${vars.space.s2};
    padding: 6px ${vars.space.s3};
  }
  ${leading} {
    bottom: ${vars.space.s3};
    padding: ${vars.space.s3} ${vars.space.s5} ${vars.space.s3} ${vars.space.s4};
    --tail: 12px;
    --thread: color-mix(in oklab, var(--ink) 40%, transparent);
    /* A woven line along either edge. */
    &::before {
      background-image: linear-gradient(var(--thread), var(--thread)), linear-gradient(var(--thread), var(--thread));
      background-position:
        0 4px,
        0 calc(100% - 4px);
      background-size: 100% 1px;
      background-repeat: no-repeat;
    }
  }
  ${media.reducedMotion} {
    transition: none;
  }
`;

/** Two lines, which take no more than three tenths of the smallest tile, so that the ribbons of a row are of one height: a name and its studio, or a name that needs both; then the studio comes with the pointer. */
const Words = styled.span`
  display: block;
  max-height: calc(var(--lines, 2) * 1.125em);
  overflow: hidden;
  font-size: ${vars.text.xs};
  line-height: 1.125em;
  ${broad} {
    max-height: calc(var(--lines, 2) * 1.2em);
    font-size: ${vars.text.sm};
    line-height: 1.2em;
  }
  ${leading} {
    max-height: none;
  }
`;

const Title = styled(TileTitle)`
  font-weight: ${vars.weight.strong};
  line-height: inherit;
  overflow-wrap: break-word;
  ${leading} {
    font-family: ${vars.font.display};
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.display};
    letter-spacing: ${vars.lettering.display};
    line-height: 1.15;
  }
  @container (width >= 280px) {
    font-size: ${vars.text.xl};
  }
`;

const Provider = styled(TileProvider)`
  display: block;
  color: inherit;
  line-height: inherit;
`;

const Tag = styled.span`
  ${ribbon}
  --ribbon: ${vars.color.surface1};
  --ink: ${vars.color.textMuted};
  inset: ${vars.space.s1} auto auto -${overhang};
  /* Beside the flag. */
  max-width: calc(100% - 28px);
  padding: ${vars.space.s1} 10px ${vars.space.s1} ${vars.space.s2};
  font-size: ${vars.text.xs};
  line-height: 1.25;
  ${broad} {
    top: ${vars.space.s2};
    max-width: calc(100% - 40px);
    padding-inline: ${vars.space.s3} 14px;
  }
  @container (width < 132px) {
    [aria-disabled='true'] > & {
      top: 36px;
      max-width: none;
    }
  }
  &[data-lit] {
    --ribbon: ${vars.color.accent};
    --ink: ${vars.color.onAccent};
    font-weight: ${vars.weight.strong};
  }
`;

/** Nothing but the picture, and the name on a ribbon that is laid across its foot. */
export function BannerTile(props: GameTileProps) {
  const { game, isFeatured, isEager = false } = props;
  const word = cornerWord(props);
  return (
    <Root {...tileState(props)}>
      <Picture>
        <GameCover game={game} isFooted={false} isLead={isFeatured} isEager={isEager} />
      </Picture>
      <Ribbon>
        <Words>
          <Title data-part="title">{game.name}</Title>
          <Provider>{game.provider}</Provider>
        </Words>
      </Ribbon>
      {word && <Tag data-lit={word.lit}>{word.text}</Tag>}
    </Root>
  );
}
