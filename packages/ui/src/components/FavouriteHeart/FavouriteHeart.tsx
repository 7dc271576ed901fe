import styled, { css } from 'styled-components';
import { heart } from '../../icons/heart.ts';
import { pixelPath } from '../../icons/pixel-path.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

export const favouriteHeartStates = ['Off', 'On'] as const;

export interface FavouriteHeartProps {
  /** The game is a favourite. */
  readonly isOn: boolean;
  /** Which game it is of; the same in both states. */
  readonly label: string;
  /** In a grid that is walked with the arrow keys: 0 beside the one tile that the tab key reaches. Left out: reached as any button. */
  readonly tabIndex?: 0 | -1 | undefined;
  /** Pressed; the owner keeps the choice. */
  readonly onToggle: () => void;
}

/** A drawing as a mask. */
function mask(edge: number, attributes: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}"><path ${attributes}/></svg>`;
  return css`mask-image: url("data:image/svg+xml,${encodeURIComponent(svg)}");`;
}

const { line, engraved, pixel } = heart;

const Root = styled.button`
  position: absolute;
  inset: 0 0 auto auto;
  z-index: 1;
  width: ${vars.size.target};
  height: ${vars.size.target};
  padding: 0;
  border: 0;
  border-radius: ${vars.radius.pill};
  background: none;
  cursor: pointer;
  ${focusRing}
  &:focus-visible {
    outline-offset: -5px;
  }

  /* What is seen sits deeper in the corner than what is pressed: beside it there is room for the tile's word. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 3px 3px auto auto;
    width: 24px;
    height: 24px;
    border-radius: ${vars.radius.round};
    background: ${vars.color.artScrim};
  }
  &::after {
    border-radius: 0;
    background: ${vars.color.onArt};
    mask: center / 14px no-repeat;
    transition: scale ${vars.motion.base} ${vars.motion.spring};
  }
  ${media.wide} {
    &::before,
    &::after {
      inset: 6px 6px auto auto;
      width: 32px;
      height: 32px;
    }
    &::after {
      mask-size: 18px;
    }
    &[data-icons='pixel']::after {
      mask-size: 16px;
    }
  }
  ${media.hover} {
    &:hover::after {
      scale: 1.15;
    }
  }
  &:active::after {
    scale: 0.85;
  }
  ${media.reducedMotion} {
    &::after {
      transition: none;
    }
  }

  &[data-icons='line']::after {
    ${mask(24, `fill="none" stroke="currentColor" stroke-width="2" d="${line}"`)}
  }
  &[data-icons='solid']::after {
    ${mask(24, `fill="none" stroke="currentColor" stroke-width="3.4" d="${line}"`)}
  }
  &[data-icons='hairline']::after {
    ${mask(24, `fill="none" stroke="currentColor" stroke-width="1.4" d="${line}"`)}
  }
  &:is([data-icons='duotone'], [data-icons='print'])::after {
    ${mask(24, `fill-opacity=".4" stroke="currentColor" stroke-width="2" d="${line}"`)}
  }
  &:not([data-icons='engraved'], [data-icons='pixel'])[aria-pressed='true']::after {
    ${mask(24, `stroke="currentColor" stroke-width="2" d="${line}"`)}
  }
  &[data-icons='engraved']::after {
    ${mask(24, `fill-rule="evenodd" d="${engraved.body}${engraved.hollow}"`)}
  }
  &[data-icons='engraved'][aria-pressed='true']::after {
    ${mask(24, `d="${engraved.body}"`)}
  }
  &[data-icons='pixel']::after {
    mask-size: 16px;
    ${mask(16, `shape-rendering="crispEdges" d="${pixelPath(pixel.hollow)}"`)}
  }
  &[data-icons='pixel'][aria-pressed='true']::after {
    ${mask(16, `shape-rendering="crispEdges" d="${pixelPath(pixel.body)}"`)}
  }

  @media (forced-colors: active) {
    &::before {
      border: 1px solid ButtonText;
      background: ButtonFace;
    }
    &::after {
      forced-color-adjust: none;
      background: ButtonText;
    }
  }
`;

/** Whether a game is a favourite, in the corner of its tile: one element, for there are many of them. Stands in a `GameCell` beside the tile. */
export function FavouriteHeart({ isOn, label, tabIndex, onToggle }: FavouriteHeartProps) {
  return (
    <Root
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      tabIndex={tabIndex}
      data-icons={useBrand().layout.icons}
      data-part="favourite-heart"
      onClick={onToggle}
    />
  );
}
