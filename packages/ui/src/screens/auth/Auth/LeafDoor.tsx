import styled from 'styled-components';
import { HeroArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { useMedia } from '../../../components/use-media.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import {
  artSeeds,
  type DoorProps,
  DoorSign,
  doorDrop,
  fillsPlace,
  roomy,
  slimColumn,
} from './door-parts.tsx';

const windowBelowHead = `calc(100dvh - ${vars.size.topBar})`;

/**
 * The page without the edges of its frame: from the head down, and from the navigation at the side or the window's edge on. What cannot be
 * known is the width of the scroll bar: the picture may lie over the window's edge, and not over a navigation (`--beside`).
 */
const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: calc(-1 * ${vars.space.s4}) calc(-1 * ${vars.space.s4}) 0;

  ${media.wide} {
    margin: calc(-1 * ${vars.space.s6}) calc(-1 * ${vars.space.s6}) 0;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(min(33rem, 62%), 1fr);
    min-height: ${windowBelowHead};
    margin-block-end: calc(-1 * ${vars.space.s10});
    --beside: calc(${vars.size.sideNav} + 1rem);
    [data-nav='strip'] & {
      --beside: 0px;
    }
    margin-inline-start: calc(-1 * max(${vars.space.s6}, (100vw - var(--beside) - ${vars.size.content}) / 2));
  }
`;

/** A band on phones, with the sign in its middle and two great ones that leave it at its ends; else the leaf beside the form, which stays while that scrolls. */
const Picture = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / 1fr auto 1fr;
  place-items: center;
  overflow: hidden;
  height: 4.5rem;
  padding-bottom: min(${vars.radius.lg}, ${vars.space.s5});
  background: ${vars.color.secondSoft};

  > [data-part='sign'] {
    width: 3rem;
    height: 3rem;
  }
  > [data-part='sign']:not(:nth-child(2)) {
    width: 7rem;
    height: 7rem;
    opacity: 0.22;
  }
  > [data-part='sign']:first-child {
    justify-self: start;
    translate: -40%;
    rotate: -14deg;
  }
  > [data-part='sign']:last-child {
    justify-self: end;
    translate: 40%;
    rotate: 14deg;
  }
  ${media.desktop} {
    display: block;
    position: sticky;
    top: ${vars.size.topBar};
    height: ${windowBelowHead};
    padding: 0;
    > img {
      ${fillsPlace}
    }
  }
`;

/** On phones a sheet of the page's own ground, which lies over the picture's lower edge. */
const Column = styled.div`
  ${slimColumn}
  position: relative;
  margin-top: calc(-1 * min(${vars.radius.lg}, ${vars.space.s5}));
  padding: ${vars.space.s5} ${vars.space.s4} 0;
  border-start-start-radius: ${vars.radius.lg};
  border-start-end-radius: ${vars.radius.lg};
  background: ${vars.color.bg};

  ${media.wide} {
    width: min(100%, 38rem);
    padding-inline: ${vars.space.s6};
    justify-self: center;
  }
  ${media.desktop} {
    width: min(100%, 33rem);
    margin: 0;
    padding-block: ${doorDrop} ${vars.space.s10};
    background: none;
  }
`;

/** Two halves without a card: the picture from edge to edge, and the form on the page's ground. */
export function LeafDoor({ mode, children }: DoorProps) {
  return (
    <Sheet data-mode={mode}>
      <Picture data-part="leaf">
        {useMedia(roomy) ? (
          <HeroArt seed={artSeeds[mode]} shape="tall" />
        ) : (
          <>
            <DoorSign />
            <DoorSign />
            <DoorSign />
          </>
        )}
      </Picture>
      <Column>{children}</Column>
    </Sheet>
  );
}
