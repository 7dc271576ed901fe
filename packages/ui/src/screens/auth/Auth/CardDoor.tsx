import styled from 'styled-components';
import { desktopWindow, useMedia } from '../../../components/use-media.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { DoorArt, type DoorProps, doorColumn, fillsPlace } from './door-parts.tsx';

const Root = styled.div`
  display: grid;
  justify-items: center;
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;

  ${media.wide} {
    max-width: 38rem;
  }
  ${media.desktop} {
    overflow: hidden;
    /* Room for two fields of a new account beside each other; the same for both, so that nothing jumps from one tab to the other. */
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    max-width: 68rem;
    border-radius: ${vars.radius.lg};
    background: ${vars.color.surface1};
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    box-shadow: ${vars.shadow.raised};
  }
`;

const Column = styled.div`
  ${doorColumn}
  ${media.desktop} {
    padding: ${vars.space.s6} ${vars.space.s8};
  }
`;

/** The right half of the page. */
const Art = styled.div`
  position: relative;
  overflow: hidden;
  background: ${vars.color.secondSoft};

  img {
    ${fillsPlace}
    object-position: 50% 50%;
  }
`;

/** One card: the form, and a picture at its side where there is room. */
export function CardDoor({ mode, children }: DoorProps) {
  return (
    <Root>
      <Sheet data-mode={mode}>
        <Column>{children}</Column>
        {useMedia(desktopWindow) && (
          <Art>
            <DoorArt mode={mode} shape="tall" />
          </Art>
        )}
      </Sheet>
    </Root>
  );
}
