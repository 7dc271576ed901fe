import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { type DoorProps, doorDrop, fromHeadAndSide, slimColumn } from './door-parts.tsx';
import { SignPattern } from './door-pattern.tsx';

const Sheet = styled.div`
  --paper: color-mix(in oklab, ${vars.color.second} 62%, ${vars.color.bg});
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${fromHeadAndSide}

  ${media.desktop} {
    grid-template-columns: minmax(0, min(32rem, 100%));
    justify-content: center;
    align-items: start;
    padding-block-end: ${vars.space.s8};
    margin-inline-end: calc(
      -1 * max(${vars.space.s6}, (100vw - var(--beside-end) - ${vars.size.content}) / 2)
    );
    --beside-end: calc(${vars.size.sideNav} + 1rem);
    [data-nav='strip'] & {
      --beside-end: 1rem;
    }
  }
`;

/** Behind the head alone on phones, else all of the page's part. */
const Ground = styled.div`
  position: absolute;
  inset: 0 0 auto;
  overflow: hidden;
  height: 10rem;
  background: var(--paper);

  ${media.desktop} {
    inset: 0;
    height: auto;
    /* As far as the window's edge, whatever the scroll bar is: a shadow makes no page wider. */
    box-shadow: 1rem 0 var(--paper);
    &:dir(rtl) {
      box-shadow: -1rem 0 var(--paper);
    }
  }
`;

/** How deep the banner is cut in at its foot. */
const notch = '2.25rem';

/** Before there is room for a banner: a sheet with a tab at its head, which the title stands on. */
const Banner = styled.div`
  ${slimColumn}
  position: relative;
  padding: ${vars.space.s10} 0 0;
  ${media.phone} {
    gap: 0;
  }
  ${media.tablet} {
    gap: 0;
  }

  > [data-part='page-header'] {
    justify-self: center;
    /* As wide as the form: both are one banner. */
    width: min(100% - 2 * ${vars.space.s4}, 38rem);
    padding: ${vars.space.s4} ${vars.space.s3} ${vars.space.s1};
    border: 0;
    border-start-start-radius: ${vars.radius.lg};
    border-start-end-radius: ${vars.radius.lg};
    background: ${vars.color.bg};
    &::after {
      content: none;
    }
  }
  && > [data-part='page-header'] > div {
    justify-items: center;
    text-align: center;
  }
  && > [data-part='page-header'] h1 {
    font-size: ${vars.text.xl};
  }
  > :last-child {
    justify-self: center;
    width: 100%;
    padding: 0 max(${vars.space.s4}, (100% - 38rem) / 2);
    background: ${vars.color.bg};
  }
  /* Both ways in are equal halves of the sheet. */
  && [role='tablist'] > [role='tab'] {
    flex: 1;
    justify-content: center;
  }
  ${media.desktop} {
    min-height: calc(100dvh - ${vars.size.topBar} - ${vars.space.s8});
    padding: max(${vars.space.s6}, ${doorDrop}) ${vars.space.s5} calc(${vars.space.s6} + ${notch});
    background: ${vars.color.surfaceEdge};
    clip-path: polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - ${notch}), 0 100%);
    &::before {
      content: '';
      position: absolute;
      inset: 0 ${vars.size.edge} ${vars.size.edge};
      background: ${vars.color.surface1};
      clip-path: inherit;
    }
    > * {
      position: relative;
    }
    > [data-part='page-header'] {
      width: 100%;
      padding: 0;
      border-radius: 0;
      background: none;
    }
    > :last-child {
      padding: 0;
      background: none;
    }
  }
`;

/** A wall papered with the brand's sign, and the form on one narrow banner that hangs in its middle. */
export function WallpaperDoor({ mode, children }: DoorProps) {
  return (
    <Sheet data-mode={mode}>
      <Ground data-part="wallpaper">
        <SignPattern />
      </Ground>
      <Banner data-part="banner">{children}</Banner>
    </Sheet>
  );
}
