import styled from 'styled-components';
import { phoneWindow, useMedia } from '../../../components/use-media.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { bannerOutline, loops, notch } from './banner-outline.ts';
import { type DoorProps, fromHeadAndSide, slimColumn, spreadFields, windowBelowHead } from './door-parts.tsx';
import { frieze, SignLine, SignPattern } from './door-pattern.tsx';

const Sheet = styled.div`
  --paper: ${vars.color.secondSoft};
  --above: ${frieze};
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, min(32rem, 100%));
  justify-content: center;
  align-items: start;
  ${fromHeadAndSide}
  /* The page's foot does not come out above the bar at the window's. */
  min-height: ${windowBelowHead};
  /* As far as the page's foot. */
  margin-block-end: calc(-1 * ${vars.space.s8});
  padding: var(--above) ${vars.space.s5} ${vars.space.s8};

  ${media.wide} {
    --above: ${vars.space.s6};
    margin-block-end: calc(-1 * ${vars.space.s10});
  }
  ${media.desktop} {
    padding-inline: 0;
    padding-block-end: ${vars.space.s6};
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

/** All of the page's part, from the head down: behind a navigation that lies over the page, too. */
const Ground = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: var(--paper);

  ${media.desktop} {
    inset-block-start: calc(-1 * var(--strip, 0rem));
    /* As far as the window's edge, whatever the scroll bar is: a shadow makes no page wider. */
    box-shadow: 1rem 0 var(--paper);
    &:dir(rtl) {
      box-shadow: -1rem 0 var(--paper);
    }
  }
`;

/** What the banner hangs from, seen between its loops; a knob at both ends. */
const Rod = styled.div`
  --knob: 16px;
  position: relative;
  grid-area: 1 / 1;
  height: 10px;
  margin-block-start: calc((${loops} - 10px) / 2);
  margin-inline: calc(-1 * ${vars.space.s2});
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.second};
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - var(--knob) / 2);
    inset-inline-start: calc(-0.5 * var(--knob));
    width: var(--knob);
    height: var(--knob);
    border: inherit;
    border-radius: ${vars.radius.round};
    background: inherit;
  }
  &::after {
    inset-inline: auto calc(-0.5 * var(--knob));
  }
  ${media.wide} {
    --knob: 22px;
    height: 12px;
    margin-block-start: calc((${loops} - 12px) / 2);
    margin-inline: calc(-1 * ${vars.space.s8});
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Banner = styled.div`
  ${slimColumn}
  ${spreadFields}
  grid-area: 1 / 1;
  position: relative;
  padding: calc(${loops} + ${vars.space.s3}) ${vars.space.s4} calc(${notch} + ${vars.space.s3});
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
  > [data-part='page-header'] {
    width: 100%;
    padding: 0;
    border: 0;
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
  /* Both ways in are equal halves of the sheet. */
  && [role='tablist'] > [role='tab'] {
    flex: 1;
    justify-content: center;
  }
  /* What is done is told from what is said below the last field. */
  && form > [type='submit'] {
    margin-block-start: ${vars.space.s2};
  }
  ${media.wide} {
    padding-inline: ${vars.space.s6};
  }
  ${media.desktop} {
    min-height: min(${windowBelowHead} - 2 * ${vars.space.s6} - var(--strip, 0rem), 44rem);
    padding-block-start: calc(${loops} + ${vars.space.s4});
    /* All of it hangs in a window of 800 px, below a head of two rows. */
    @media (max-height: 50rem) {
      padding-block-start: calc(${loops} + ${vars.space.s3});
      [data-mode='register'] > & {
        padding-block-start: calc(${loops} + ${vars.space.s1});
        && form > [type='submit'] {
          margin-block-start: 0;
        }
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
  }
`;

/** A wall papered with the brand's sign, and the form on one narrow banner that hangs in its middle. */
export function WallpaperDoor({ mode, children }: DoorProps) {
  const isPhone = useMedia(phoneWindow);
  return (
    <Sheet data-mode={mode}>
      <Ground data-part="wallpaper">{isPhone ? <SignLine /> : <SignPattern />}</Ground>
      <Rod data-part="rod" />
      <Banner data-part="banner">{children}</Banner>
    </Sheet>
  );
}
