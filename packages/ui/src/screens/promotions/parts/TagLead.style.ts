import styled, { css } from 'styled-components';
import { cutEdge } from '../../../components/PromoCard/cut-edge.ts';
import { longFigure } from '../../../components/PromoCard/OfferFigure.tsx';
import {
  headAtStart,
  tagButton,
  tagInks,
  tagPaper,
  tagPicture,
} from '../../../components/PromoCard/tag-look.ts';
import { vars } from '../../../theme/vars.ts';
import { claimTold, toldPaper } from './claim-told.ts';

export const Root = styled.div`
  container: lead / inline-size;
`;

/** The tag over its words on phones, and before them where there is room. What binds is among the words, so they are read first. */
export const Sheet = styled.div`
  display: grid;
  grid-template: 'tag' auto 'words' auto / minmax(0, 1fr);
  gap: ${vars.space.s4};
  align-items: center;
  @container lead (min-width: 34rem) {
    grid-template: 'tag words' auto / minmax(0, 3fr) minmax(0, 2fr);
    gap: ${vars.space.s6};
  }
  /* Over all of the page it is no larger than in half of one. */
  @container lead (min-width: 60rem) {
    grid-template-columns: 30rem minmax(0, 1fr);
  }
`;

export const Edge = styled.div`
  display: grid;
  grid-area: tag;
  grid-template-columns: minmax(0, 1fr);
  ${cutEdge}
`;

/** Where the figure has no room beside a picture. */
const figureAlone = css`
  grid-template: 'gives' auto 'claim' auto / minmax(0, 1fr);
  > [data-part='picture'] {
    display: none;
  }
`;

/** The claim stands below the figure, on its axis, and the picture is as high as both. */
const withClaim = css`
  --axis: start;
  ${tagButton}
  grid-template:
    '. art' 1fr 'gives art' auto 'claim art' auto '. art' 1fr / minmax(0, 4fr)
    minmax(0, 3fr);
  row-gap: ${vars.space.s2};
  > [data-part='gives'] {
    min-height: 0;
    padding-block-start: ${vars.space.s3};
  }
  > [data-part='claim'] {
    padding-block-end: ${vars.space.s3};
  }
  > [data-part='picture'] {
    align-self: stretch;
    > img {
      height: 100%;
      object-fit: cover;
    }
  }
`;

/** What is said of it has all of the tag's foot. */
const withNews = css`
  ${toldPaper}
  grid-template: 'gives art' auto 'claim claim' auto / minmax(0, 5fr) minmax(0, 6fr);
  > [data-part='claim'] {
    padding-block: ${vars.space.s2} ${vars.space.s4};
  }
`;

/** Laid on its side: the figure after the eyelet, and the picture, whole in its height, at the end. */
export const Tag = styled.div`
  --cut: 2.5rem;
  --rise: 2.25rem;
  --eye: 1.5rem;
  --most: 4.5rem;
  ${tagPaper}
  ${headAtStart}
  ${tagInks}
  grid-template: 'gives art' auto / minmax(0, 5fr) minmax(0, 6fr);
  align-items: center;
  &:has(> [data-part='claim']) {
    ${withClaim}
  }
  @container lead (min-width: 34rem) {
    --cut: 3.25rem;
    --rise: 3rem;
    --eye: 1.75rem;
    --most: 5.5rem;
    &:has(> [data-part='claim']) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      row-gap: ${vars.space.s3};
    }
  }
  &&:has(${claimTold}) {
    ${withNews}
  }
  &&:has(${longFigure}) {
    ${figureAlone}
  }
  @container lead (max-width: 17rem) {
    && {
      ${figureAlone}
    }
  }
  @container lead (max-width: 18rem) {
    &&:has(> [data-part='claim']) {
      ${figureAlone}
    }
  }
`;

export const Gives = styled.div`
  display: grid;
  grid-area: gives;
  grid-template-columns: minmax(0, 1fr);
  min-height: 7rem;
  padding-inline: calc(var(--cut) + ${vars.space.s1}) ${vars.space.s3};
  align-content: center;
`;

export const Claim = styled.div`
  grid-area: claim;
  min-width: 0;
  padding-inline: calc(var(--cut) + ${vars.space.s1}) ${vars.space.s3};
`;

export const Picture = styled.div`
  grid-area: art;
  ${tagPicture}
`;

export const Words = styled.div`
  display: grid;
  grid-area: words;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  text-wrap: balance;
  @container lead (min-width: 34rem) {
    font-size: ${vars.text.lg};
  }
`;
