import { createContext, type ReactNode, useContext } from 'react';
import styled, { css } from 'styled-components';
import { type HeroShape, heroFrames } from '../../../art/hero-shapes.ts';
import { HeroArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { BrandSign } from '../../page/BrandSign.tsx';
import type { AuthMode } from './Auth.view.ts';

export interface DoorProps {
  /** Which of the two forms is open. */
  readonly mode: AuthMode;
  /** The page's head and the forms, in this order. */
  readonly children: ReactNode;
}

/** Same pictures for everybody: none of the home's, and none that promises riches. */
const artSeeds: Readonly<Record<AuthMode, number>> = { login: 24, register: 16 };

/** Pictures of the brand's own sign, by shape: what a brand that has them shows in place of what its hand would draw. */
export type OwnArt = (shape: HeroShape) => string;
const OwnArtContext = createContext<OwnArt | null>(null);
export const OwnArtProvider = OwnArtContext.Provider;

/** The picture of a door in a shape. Decoration. */
export function DoorArt({ mode, shape }: { readonly mode: AuthMode; readonly shape: HeroShape }) {
  const own = useContext(OwnArtContext);
  return own ? (
    <img src={own(shape)} alt="" {...heroFrames[shape]} decoding="async" />
  ) : (
    <HeroArt seed={artSeeds[mode]} shape={shape} />
  );
}

/** Head and forms, one below the other, in a part that says which form is open (`data-mode`). */
export const doorColumn = css`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};

  ${media.phone} {
    gap: ${vars.space.s3};
    /* Its action in the first window, above the bar. */
    && form {
      --form-gap: ${vars.space.s3};
    }
  }
  ${media.wide} {
    /* On the edge of the form below it. */
    > [data-part='page-header'] > div {
      justify-items: start;
      text-align: start;
    }
    /* Names above in both forms: where two fields share a line there is no room beside them. */
    && form [data-part='field'] {
      container-type: normal;
    }
  }
  ${media.desktop} {
    gap: ${vars.space.s4};
    h1 {
      font-size: ${vars.text.xl};
    }
    /* Its action in the first window. */
    [data-mode='register'] > & form {
      --form-gap: ${vars.space.s3};
      column-gap: ${vars.space.s4};
    }
  }
`;

/** A picture fills its place. */
export const fillsPlace = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

export const windowBelowHead = `calc(100dvh - ${vars.size.topBar})`;

/**
 * A page without the edges of its frame: from the head down, and from the navigation at the side or the window's edge on. What cannot be
 * known is the width of the scroll bar: what is there may lie over the window's edge, and not over a navigation (`--beside`).
 */
export const fromHeadAndSide = css`
  margin: calc(-1 * ${vars.space.s4}) calc(-1 * ${vars.space.s4}) 0;

  ${media.wide} {
    margin: calc(-1 * ${vars.space.s6}) calc(-1 * ${vars.space.s6}) 0;
  }
  ${media.desktop} {
    min-height: ${windowBelowHead};
    margin-block-end: calc(-1 * ${vars.space.s10});
    --beside: calc(${vars.size.sideNav} + 1rem);
    [data-nav='strip'] & {
      --beside: 0px;
    }
    margin-inline-start: calc(-1 * max(${vars.space.s6}, (100vw - var(--beside) - ${vars.size.content}) / 2));
  }
`;

/** Of what begins lower the more room there is above the window's foot: both forms at the same height. */
export const doorDrop = `max(${vars.space.s4}, 36dvh - 17rem)`;

/** A column narrower than a card's, whose action is to be in the first window still. */
export const slimColumn = css`
  ${doorColumn}
  ${media.desktop} {
    gap: ${vars.space.s3};
    [data-mode='register'] > & form [data-part='checkbox'] {
      font-size: ${vars.text.sm};
    }
  }
`;

/** Of a column that is as high as its place: what room there is stands between the fields. */
export const spreadFields = css`
  grid-template-rows: auto 1fr;
  && [data-part='tabs'] {
    grid-template-rows: auto 1fr;
    > [role='tabpanel']:not([hidden]) {
      display: grid;
    }
  }
  && form {
    align-content: space-between;
  }
`;

/** The brand's sign as a picture where none would be worth a request: on phones. Decoration. */
export const DoorSign = styled(BrandSign)`
  [data-tone='accent'] {
    fill: ${vars.color.accent};
  }
  [data-tone='second'] {
    fill: ${vars.color.second};
  }
`;
