import { Children, isValidElement, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useRailEnds } from './useRailEnds.ts';

export const railItemSizes = ['line', 'tile', 'card'] as const;
/** `tile`: three game covers and a bit on a phone; `card`: one promotion and a bit; `line`: a few words beside a sign, broader where few items would leave a hole. */
export type RailItemSize = (typeof railItemSizes)[number];
export const scrollRailStates = ['Tiles', 'Cards', 'Few', 'LongText'] as const;

export interface ScrollRailProps {
  /** Names the list. */
  readonly label: string;
  /** Names the arrow back, which only pointers reach: "Anteriores". */
  readonly previousLabel: string;
  /** Names the arrow on: "Próximos". */
  readonly nextLabel: string;
  /** How wide each item is: `line` (default), `tile` or `card`. */
  readonly itemSize?: RailItemSize;
  /** The items, each with a key. */
  readonly children: ReactNode;
}

const Root = styled.div`
  position: relative;
  min-width: 0;
`;

const Scroller = styled.ul`
  display: grid;
  grid-auto-columns: minmax(min(17.5rem, 80vw), 1fr);
  grid-auto-flow: column;
  gap: ${vars.space.s3};
  /* Room for focus rings, which the scroller would cut off. */
  margin: -6px;
  padding: 6px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  /* Not in the call: base.css reverts it for those who prefer reduced motion. */
  scroll-behavior: smooth;
  scroll-padding-inline: 6px;
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  > li {
    min-width: 0;
    scroll-snap-align: start;
  }
  &[data-size='tile'] {
    grid-auto-columns: 29%;

    /* What goes on does so to the edge of the screen. */
    ${media.phone} {
      margin-inline-end: calc(-1 * ${vars.space.s4});
      padding-inline-end: ${vars.space.s4};
    }

    /* Half of the one that comes next is seen. */
    ${media.tablet} {
      grid-auto-columns: 21%;
    }
    ${media.desktop} {
      grid-auto-columns: 168px;
      /* There the rail ends within the page. */
      &[data-more] {
        mask: linear-gradient(to left, transparent, ${vars.color.bg} 3rem);
      }
    }
  }
  &[data-size='card'] {
    grid-auto-columns: 84%;

    ${media.wide} {
      grid-auto-columns: 360px;
    }
  }
`;

const Arrow = styled.span`
  display: none;

  ${media.desktop} {
    position: absolute;
    top: 50%;
    z-index: 1;
    display: flex;
    border-radius: ${vars.radius.round};
    box-shadow: ${vars.shadow.raised};
    translate: 0 -50%;
    transition: opacity ${vars.motion.base} ${vars.motion.ease};

    &[data-side='before'] {
      left: -14px;
    }
    &[data-side='after'] {
      right: -14px;
    }
    &[data-hidden] {
      opacity: 0;
      visibility: hidden;
    }
  }
`;

/**
 * A row that scrolls sideways: by finger, wheel, keys, or on desktops the arrows, which are for pointers alone (the keyboard
 * walks the items themselves).
 */
export function ScrollRail({
  label,
  previousLabel,
  nextLabel,
  itemSize = 'line',
  children,
}: ScrollRailProps) {
  const scroller = useRef<HTMLUListElement>(null);
  const { hasBefore, hasAfter } = useRailEnds(scroller);
  const move = (direction: 1 | -1) => {
    const element = scroller.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.85 });
  };
  return (
    <Root data-part="scroll-rail">
      <Scroller ref={scroller} aria-label={label} data-size={itemSize} data-more={hasAfter ? '' : undefined}>
        {Children.map(children, (child) => isValidElement(child) && <li key={child.key}>{child}</li>)}
      </Scroller>
      <Arrow data-side="before" data-hidden={hasBefore ? undefined : ''}>
        <IconButton
          icon="chevronLeft"
          variant="onArt"
          tabIndex={-1}
          label={previousLabel}
          onClick={() => move(-1)}
        />
      </Arrow>
      <Arrow data-side="after" data-hidden={hasAfter ? undefined : ''}>
        <IconButton
          icon="chevronRight"
          variant="onArt"
          tabIndex={-1}
          label={nextLabel}
          onClick={() => move(1)}
        />
      </Arrow>
    </Root>
  );
}
