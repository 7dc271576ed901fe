import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { givesWay } from '../../theme/mixins.ts';
import { noticesProperty } from '../../theme/notices-height.ts';
import { vars } from '../../theme/vars.ts';

export const pageNoticesStates = ['Offline', 'OfflineWithUpdate', 'Alone', 'Nothing', 'LongText'] as const;

export interface PageNoticesProps {
  /** `OfflineBar`, `UpdatePrompt`: each takes its room only while it has something to say. */
  readonly children: ReactNode;
}

/**
 * The page's last row, which stays in sight above the bottom navigation: at the page's end there is room for it, and what stays in sight
 * itself keeps clear of it (`noticesHeight`).
 */
const Root = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 19;
  ${givesWay}
  background: ${vars.color.bg};
  padding-bottom: env(safe-area-inset-bottom);

  :root:has([data-part='bottom-nav']) & {
    bottom: calc(${vars.size.bottomNav} + env(safe-area-inset-bottom));
    /* Room for what stands out of the bottom bar. */
    padding-bottom: ${vars.space.s5};
    &:not(:has(> :not(:empty))) {
      padding-bottom: 0;
    }
    ${media.desktop} {
      bottom: 0;
      padding-bottom: 0;
    }
  }
  ${media.desktop} {
    :root:has([data-nav='column']) & {
      margin-left: ${vars.size.sideNav};
    }
  }
  > [data-part='update-prompt'] {
    width: min(100% - 2 * ${vars.space.s2}, 44rem);
    margin: ${vars.space.s2} auto;
  }
`;

/** Keeps the property as high as the element is, for as long as it is there. */
function measure(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(noticesProperty, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(noticesProperty);
  };
}

/** What is said over any page and stays until it is settled: it covers no control. Stands after the page, outside of its frame. */
export function PageNotices({ children }: PageNoticesProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? measure(place.current) : undefined), []);
  return (
    <Root ref={place} data-part="page-notices">
      {children}
    </Root>
  );
}
