import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { bannerOutline, loops, notch } from './banner-outline.ts';
import { type DoorProps, fromHeadAndSide, slimColumn, spreadFields, windowBelowHead } from './door-parts.tsx';
import { SignPattern } from './door-pattern.tsx';

const Sheet = styled.div`
  --paper: ${vars.color.secondSoft};
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${fromHeadAndSide}
  /* The page's foot does not come out above the bar at the window's. */
  min-height: ${windowBelowHead};
  align-content: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, min(32rem, 100%));
    justify-content: center;
    align-content: normal;
    align-items: start;
    padding-block: ${vars.space.s6};
    @media (max-height: 50rem) {
      [data-nav='strip'] &[data-mode='register'] {
        padding-block-start: ${vars.space.s3};
      }
    }
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

/** What the banner hangs from, seen between its loops; a knob at both ends. */
const Rod = styled.div`
  display: none;
  ${media.desktop} {
    position: relative;
    display: block;
    grid-area: 1 / 1;
    height: 12px;
    margin-block-start: calc((${loops} - 12px) / 2);
    margin-inline: calc(-1 * ${vars.space.s8});
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.second};
    &::before,
    &::after {
      content: '';
      position: absolute;
      inset-block-start: calc(50% - 11px);
      inset-inline-start: -11px;
      width: 22px;
      height: 22px;
      border: inherit;
      border-radius: ${vars.radius.round};
      background: inherit;
    }
    &::after {
      inset-inline: auto -11px;
    }
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;

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
    grid-area: 1 / 1;
    align-content: normal;
    ${spreadFields}
    min-height: min(${windowBelowHead} - 2 * ${vars.space.s6} - var(--strip, 0rem), 44rem);
    [data-nav='strip'] & {
      --strip: 4.25rem;
    }
    padding: calc(${loops} + ${vars.space.s4}) ${vars.space.s6} calc(${notch} + ${vars.space.s3});
    /* All of it hangs in a window of 800 px, below a head of two rows. */
    @media (max-height: 50rem) {
      padding-block-start: calc(${loops} + ${vars.space.s3});
      [data-mode='register'] > & {
        padding-block-start: calc(${loops} + ${vars.space.s1});
      }
      gap: ${vars.space.s2};
      && form {
        --form-gap: ${vars.space.s2};
      }
      && [data-part='tabs'] {
        gap: ${vars.space.s3};
      }
      && form > :last-child:has([data-standalone]) {
        margin-block-start: calc(-1 * ${vars.space.s1});
      }
    }
    background: ${vars.color.surfaceEdge};
    ${bannerOutline}
    &::before {
      content: '';
      position: absolute;
      inset: 0;
      background: ${vars.color.surface1};
      --within: ${vars.size.edge};
      ${bannerOutline}
    }
    > * {
      position: relative;
    }
    && > [data-part='page-header'] {
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
      <Rod data-part="rod" />
      <Banner data-part="banner">{children}</Banner>
    </Sheet>
  );
}
