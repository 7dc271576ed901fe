import styled from 'styled-components';
import { desktopWindow, useMedia } from '../../../components/use-media.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import {
  DoorArt,
  type DoorProps,
  DoorSign,
  doorDrop,
  fillsPlace,
  fromHeadAndSide,
  slimColumn,
  windowBelowHead,
} from './door-parts.tsx';

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${fromHeadAndSide}

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(min(33rem, 62%), 1fr);
  }
`;

/** A band on phones, with the sign in its middle and two great ones that leave it at its ends; else the leaf beside the form, which stays while that scrolls. */
const Picture = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / 1fr auto 1fr;
  place-items: center;
  overflow: hidden;
  height: 4rem;
  padding-bottom: min(${vars.radius.lg}, ${vars.space.s5});
  background: ${vars.color.secondSoft};

  > [data-part='sign'] {
    width: 2.75rem;
    height: 2.75rem;
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
  padding: ${vars.space.s4} ${vars.space.s4} 0;
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
        {useMedia(desktopWindow) ? (
          <DoorArt mode={mode} shape="tall" />
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
