import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { fillsPlace, slimColumn, spreadFields } from './door-parts.tsx';

/** Room for two fields of a new account beside each other. */
const panel = '32.5rem';
/** From where on it leaves more than a tall picture is made for (`heroFrames`). */
const squareFrom = '73rem';
/** Of the sign at the head, and the air before it. */
const signRoom = '6rem';

export const Sheet = styled.div`
  position: relative;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  min-height: calc(100dvh - ${vars.size.topBar} - ${vars.space.s4});

  ${media.desktop} {
    grid-template: none / minmax(0, 1fr);
    justify-items: end;
    /* No higher than the panel and what there is above it: nothing of the far picture comes out below. */
    min-height: min(100dvh - ${vars.size.topBar} - 2 * ${vars.space.s4}, 46rem);
    margin-block: calc(${vars.space.s4} - ${vars.space.s6}) calc(${vars.space.s4} - ${vars.space.s10});
  }
`;

/** All of the page's part: on phones the page's own ground with the sign at the head, in a light as on a stage. */
export const Ground = styled.div`
  position: relative;
  grid-area: 1 / 1 / 3;
  overflow: hidden;
  margin: calc(-1 * ${vars.space.s4}) calc(-1 * ${vars.space.s4}) calc(-1 * ${vars.space.s8});
  --light-x: calc(100% - max(${vars.space.s4}, (100% - 38rem) / 2) - 2.5rem);
  background: radial-gradient(circle at var(--light-x) 3.25rem, ${vars.color.accentSoft}, transparent 15rem) ${vars.color.bg};
  &:dir(rtl) {
    --light-x: calc(max(${vars.space.s4}, (100% - 38rem) / 2) + 2.5rem);
  }
  ${media.tablet} {
    margin: calc(-1 * ${vars.space.s6}) calc(-1 * ${vars.space.s6}) calc(-1 * ${vars.space.s10});
  }
  > [data-part='sign'] {
    position: absolute;
    top: ${vars.space.s3};
    inset-inline-end: max(${vars.space.s4}, (100% - 38rem) / 2);
    width: 5rem;
    height: 5rem;
    rotate: 8deg;
  }
  /* On phones as large as a watermark, which goes on beyond the edge: the logo has the sign itself, right above. */
  ${media.phone} {
    > [data-part='sign'] {
      top: 0;
      inset-inline-end: -1.75rem;
      width: 8rem;
      height: 8rem;
      opacity: 0.4;
    }
  }
  ${media.desktop} {
    position: absolute;
    grid-area: auto;
    inset: 0;
    container-type: inline-size;
    margin: 0;
    background: ${vars.color.secondSoft};
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-radius: ${vars.radius.lg};
  }
  /* Of two, the one whose shape is nearer to what the panel leaves: so its subject is whole, and in the middle. */
  > img {
    ${fillsPlace}
    inset-inline-end: auto;
    width: calc(100% - ${panel});
    object-position: 50% 50%;
    @container (width < ${squareFrom}) {
      &:first-child {
        display: none;
      }
      /* Where it would be no more than a sliver it is out of focus, so that nothing of it is seen but its light. */
      @container (width < 54rem) {
        filter: blur(32px);
        scale: 1.3;
      }
    }
    @container (width >= ${squareFrom}) {
      &:last-child {
        display: none;
      }
    }
  }
`;

/** One panel at the picture's end; on phones the form alone, below the head. */
export const Panel = styled.div`
  ${slimColumn}
  display: contents;
  /* Its fields are cut into it, down to the page's ground: what is raised twice would be of one tone with the panel. */
  --color-field-bg: ${vars.color.bg};

  > [data-part='page-header'] {
    position: relative;
    grid-area: 1 / 1;
    /* Beside the sign, and above the form's edge. */
    min-height: 4.5rem;
    margin-block: ${vars.space.s2} ${vars.space.s3};
    margin-inline-end: ${signRoom};
  }
  ${media.phone} {
    && > [data-part='page-header'] [data-part='lead'] {
      font-size: ${vars.text.sm};
    }
    && > [data-part='page-header'] h1 {
      font-size: ${vars.text.xl};
    }
  }
  > :last-child {
    position: relative;
    grid-area: 2 / 1;
    align-self: start;
    padding: ${vars.space.s2} ${vars.space.s4} ${vars.space.s5};
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-radius: ${vars.radius.lg};
    background: ${vars.color.surface1};
    box-shadow: ${vars.shadow.raised};
  }
  ${media.tablet} {
    > * {
      justify-self: center;
      width: min(100%, 38rem);
    }
    /* With the sign as wide as the form. */
    > [data-part='page-header'] {
      width: calc(min(100%, 38rem) - ${signRoom});
    }
  }
  ${media.desktop} {
    position: relative;
    display: grid;
    width: min(100%, ${panel});
    padding: ${vars.space.s6};
    ${spreadFields}
    && [data-part='tabs'] {
      gap: ${vars.space.s4};
    }
    && form {
      --form-gap: ${vars.space.s3};
    }
    /* All of it stands in the picture in a window of 800 px, whatever fields it has and below a head of two rows. */
    @media (max-height: 50rem) {
      [data-mode='register'] > & {
        padding-block: ${vars.space.s3} ${vars.space.s4};
      }
      && form {
        --form-gap: ${vars.space.s2};
      }
      /* A way on that is as high as a target has air of its own. */
      && form > :last-child:has([data-standalone]) {
        margin-block-start: calc(-1 * ${vars.space.s2});
      }
    }
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-start-end-radius: ${vars.radius.lg};
    border-end-end-radius: ${vars.radius.lg};
    background: ${vars.color.surface1};
    > [data-part='page-header'] {
      grid-area: auto;
      min-height: 0;
      margin: 0;
    }
    > :last-child {
      grid-area: auto;
      align-self: auto;
      margin: 0;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
    }
  }
`;
