import styled from 'styled-components';
import { desktopWindow, useMedia } from '../../../components/use-media.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { DoorArt, type DoorProps, DoorSign, doorDrop, fromHeadAndSide, slimColumn } from './door-parts.tsx';
import { doorway, floor } from './doorway.ts';

/** On phones, where it must leave room to words that are twice as large. */
const sign = 'min(6rem, 28vw)';

/** Room for a captcha on one line beside its name, whatever the fields' form. */
const formColumn = '35rem';

const Sheet = styled.div`
  --lean: 1.5rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${fromHeadAndSide}
  background: ${vars.color.bg};

  ${media.desktop} {
    --lean: 6rem;
    /* Where the words of other pages begin. */
    --start: max(${vars.space.s6}, (100vw - var(--beside) - ${vars.size.content}) / 2);
    grid-template: auto minmax(8rem, 1fr) / minmax(0, 1fr) minmax(min(${formColumn}, 55%), 1fr);
    /* The form has quiet ground as far as the window's edge: a shadow makes no page wider. */
    box-shadow: 30vw 0 ${vars.color.bg};
    &:dir(rtl) {
      box-shadow: -30vw 0 ${vars.color.bg};
    }
  }
`;

/** All accent: on phones the head, with a seam that rises to its end; else the window's beginning half, with a seam that leans. */
const Wall = styled.div`
  grid-area: 1 / 1;
  background: ${vars.color.accent};
  clip-path: polygon(0 0, 100% 0, 100% calc(100% - var(--lean)), 0 100%);
  &:dir(rtl) {
    clip-path: polygon(0 0, 100% 0, 100% 100%, 0 calc(100% - var(--lean)));
  }

  ${media.desktop} {
    grid-area: 1 / 1 / 3;
    background: ${floor} ${vars.color.accent};
    clip-path: polygon(0 0, 100% 0, calc(100% - var(--lean)) 100%, 0 100%);
    &:dir(rtl) {
      clip-path: polygon(0 0, 100% 0, 100% 100%, var(--lean) 100%);
    }
  }
`;

/** The sign at the greeting's end on phones; else a doorway below it, in what a greeting of many lines leaves. */
const Figure = styled.div`
  position: relative;
  grid-area: 1 / 1;
  place-self: end;
  padding-block-end: calc(var(--lean) + ${vars.space.s1});
  padding-inline-end: ${vars.space.s4};

  > [data-part='sign'] {
    display: block;
    width: ${sign};
    height: ${sign};
    fill: ${vars.color.onAccent};
  }
  && path {
    fill: inherit;
  }
  && [data-tone='second'] {
    fill: color-mix(in oklab, ${vars.color.onAccent} 66%, ${vars.color.accent});
  }
  ${media.desktop} {
    grid-area: 2 / 1;
    place-self: stretch;
    container-type: size;
    padding: 0;
  }
`;

const Doorway = styled.div`
  ${doorway}
`;

const Column = styled.div`
  ${slimColumn}
  display: contents;

  > [data-part='page-header'] {
    position: relative;
    grid-area: 1 / 1;
    padding: ${vars.space.s4};
    padding-inline-end: calc(${sign} + ${vars.space.s4});
    ${media.wide} {
      padding-block-start: ${vars.space.s6};
    }
    border: 0;
    color: ${vars.color.onAccent};
    &::after {
      content: none;
    }
  }
  && > [data-part='page-header'] h1 {
    font-size: clamp(1.75rem, 12vw, 3.5rem);
    line-height: 1;
    overflow-wrap: anywhere;
    hyphens: auto;
    border-color: currentColor;
  }
  /* Letters that great need no stroke before them: they begin where the sentence and the sign do. */
  && > [data-headings='stroke'] :is(h1, [data-part='lead']) {
    padding-inline-start: 0;
    border-inline-start: 0;
  }
  /* Its blocks are wider and higher than the letters. */
  && > [data-headings='stamp'] h1 {
    font-size: min(2rem, 10.5vw);
  }
  && > [data-part='page-header'] [data-part='lead'] {
    margin-block-start: ${vars.space.s2};
    color: inherit;
    font-size: ${vars.text.sm};
  }
  > :last-child {
    padding: ${vars.space.s1} ${vars.space.s4} 0;
  }
  && form > [type='submit'] {
    margin-block-start: max(0px, ${vars.space.s6} - var(--form-gap));
  }
  ${media.desktop} {
    > [data-part='page-header'] {
      align-self: start;
      padding-block: ${vars.space.s10} ${vars.space.s6};
      padding-inline: var(--start) calc(var(--lean) + ${vars.space.s4});
      container-type: inline-size;
    }
    && > [data-part='page-header'] h1 {
      font-size: clamp(3rem, 17cqi, 6.5rem);
      line-height: 0.98;
    }
    && > [data-part='page-header'] [data-part='lead'] {
      font-size: ${vars.text.lg};
    }
    > :last-child {
      grid-area: 1 / 2 / 3;
      justify-self: center;
      align-self: start;
      width: min(100%, ${formColumn});
      /* As far down as the greeting. */
      padding: calc(${doorDrop} + ${vars.space.s10}) ${vars.space.s6} ${vars.space.s10};
    }
    /* Both forms begin at the same height: the short one is larger, so that it takes the half as the long one does. */
    [data-mode='login'] > & form {
      --size-control: 3.75rem;
      --form-gap: ${vars.space.s5};
    }
    /* A row for each of its fields: what sends them is in the first window. */
    [data-mode='register'] > && form:has([data-fields='cells']) {
      --form-gap: ${vars.space.s2};
    }
  }
`;

/** A hall all of the accent with the greeting in great letters and a doorway to the brand's own picture, and beside it the bare form. */
export function FoyerDoor({ mode, children }: DoorProps) {
  return (
    <Sheet data-mode={mode}>
      <Wall data-part="foyer" />
      <Figure>
        {useMedia(desktopWindow) ? (
          <Doorway data-part="doorway">
            <DoorArt mode={mode} shape="tall" />
          </Doorway>
        ) : (
          <DoorSign />
        )}
      </Figure>
      <Column>{children}</Column>
    </Sheet>
  );
}
