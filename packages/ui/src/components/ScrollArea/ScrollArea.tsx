import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { brandScrollbar, fadesBlock, fadesInline } from './scroll-look.ts';

export const scrollAxes = ['vertical', 'horizontal'] as const;
export type ScrollAxis = (typeof scrollAxes)[number];
export const scrollAreaStates = ['Vertical', 'Horizontal', 'Short', 'LongText'] as const;

export interface ScrollAreaProps
  extends Omit<ComponentProps<'div'>, 'style' | 'ref' | 'role' | 'tabIndex' | 'aria-label'> {
  /** Names what scrolls: "Regulamento". Left out only inside something that has this name, such as a dialog. */
  readonly label?: string;
  /** Which way it scrolls: `vertical` (default) or `horizontal`. */
  readonly axis?: ScrollAxis;
}

const Area = styled.div`
  min-width: 0;
  min-height: 0;
  ${brandScrollbar}

  &[data-axis='vertical'] {
    overflow: hidden auto;
    overscroll-behavior-y: contain;
    ${fadesBlock}
  }
  &[data-axis='horizontal'] {
    overflow: auto hidden;
    overscroll-behavior-x: contain;
    ${fadesInline}
  }
  /* The ring runs along the edges that would fade. */
  &[data-axis]:focus-visible {
    mask: none;
    outline: 3px solid ${vars.color.focus};
    outline-offset: -3px;
  }
  @media (forced-colors: active) {
    &[data-axis] {
      mask: none;
    }
  }
`;

/**
 * A scrollable window: as large as its place allows, fading where it goes on. Only while there is more than fits is it
 * a tab stop, so that keys can scroll it, and a named region.
 */
export function ScrollArea({ label, axis = 'vertical', ...rest }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  // After each render, which may have brought other children.
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const sizes = new ResizeObserver(() =>
      setLong(
        axis === 'vertical'
          ? element.scrollHeight > element.clientHeight
          : element.scrollWidth > element.clientWidth,
      ),
    );
    for (const watched of [element, ...element.children]) sizes.observe(watched);
    return () => sizes.disconnect();
  });
  const region = isLong && label !== undefined ? { role: 'region', 'aria-label': label } : {};
  return (
    <Area
      data-part="scroll-area"
      {...rest}
      {...region}
      ref={area}
      data-axis={axis}
      tabIndex={isLong ? 0 : undefined}
    />
  );
}
