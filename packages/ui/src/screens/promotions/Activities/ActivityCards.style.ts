import styled, { css } from 'styled-components';
import { ButtonSurface } from '../../../components/Button/Button.tsx';
import { leadTitle } from '../../../theme/lead-title.ts';
import { media } from '../../../theme/media.ts';
import { focusRing, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  margin-top: ${vars.space.s4};
  ${media.wide} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  ${media.vast} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

/** What leads, from desktops up: a band, and beside it as many words as there are; each brand sets them in its own way. */
const leads = css`
  &[data-lead] {
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr) minmax(16rem, 28%);
    > [data-part='activity-art'] {
      align-self: stretch;
      > * {
        height: 100%;
        aspect-ratio: 3;
      }
    }
    > [data-part='words'] {
      gap: ${vars.space.s2};
    }
  }
  &[data-lead][data-promotions='bento']:not([data-hand]),
  &[data-lead][data-promotions='stickers'] {
    gap: 0;
    padding: 0;
    overflow: clip;
    > [data-part='activity-art'] {
      border-radius: 0;
    }
    > [data-part='words'] {
      padding: ${vars.space.s6};
    }
  }
  /* The cell's words come first, and the picture comes out of its ground; what is not the family's hand's ends where its paper does. */
  &[data-lead][data-promotions='bento'] {
    grid-template-columns: minmax(16rem, 28%) minmax(0, 1fr);
    > [data-part='activity-art'] {
      grid-area: 1 / 2;
    }
    &:not([data-hand]) > [data-part='activity-art'] {
      background: none;
      mask: linear-gradient(to right, transparent, ${vars.color.bg} 9rem);
    }
    > [data-part='words'] {
      grid-area: 1 / 1;
    }
    &:not([data-hand]) > [data-part='words'] {
      padding-inline-end: 0;
    }
    &[data-hand] > [data-part='words'] {
      padding: ${vars.space.s3};
    }
  }
  /* Two parts of one sticker. */
  &[data-lead][data-promotions='stickers'] > [data-part='activity-art'] {
    border-inline-end: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  }
  /* A leaf beside the print, as high as it, between rules. */
  &[data-lead][data-promotions='ledger'] {
    gap: ${vars.space.s3};
    > [data-part='words'] {
      align-self: stretch;
      align-content: center;
      justify-items: center;
      padding: ${vars.space.s3};
      border-block: 3px double ${vars.color.edge};
      text-align: center;
    }
    /* Rules of two lines are the engraver's. */
    &[data-hand] > [data-part='words'] {
      border-block: 1px solid ${vars.color.second};
    }
  }
`;

/** The picture before the words; above them where there is room for a picture, and on the card that leads. */
export const Tile = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${vars.space.s3};
  align-items: start;
  padding: ${vars.space.s3};
  ${surface}
  > [data-part='activity-art'] {
    overflow: hidden;
    border-radius: ${vars.radius.sm};
    > * {
      aspect-ratio: 4 / 3;
      object-fit: cover;
    }
  }
  &[data-lead] {
    grid-template-columns: minmax(0, 1fr);
    > [data-part='activity-art'] > * {
      aspect-ratio: 2;
    }
  }
  ${media.wide} {
    grid-column: span 3;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    &:not([data-span='2']) > [data-part='activity-art'] > * {
      aspect-ratio: 2;
    }
    &[data-span='6'] {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: ${vars.space.s6};
      align-items: center;
    }
  }
  ${media.tablet} {
    &[data-span='6'][data-lead] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
    /* Of two columns, the last of an odd number takes both. */
    &:last-child:nth-child(odd):not([data-lead] ~ *),
    [data-lead] ~ &:last-child:nth-child(even) {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      align-items: center;
    }
  }
  ${media.desktop} {
    &[data-span='2'] {
      grid-column: span 2;
    }
    ${leads}
  }
  ${media.vast} {
    &[data-vast='3'] {
      grid-column: span 3;
    }
    &[data-vast='4'] {
      grid-column: span 4;
    }
    /* Rows of one height, whatever the shape of their pictures is elsewhere. */
    &:is([data-vast='3'], [data-vast='4']) > [data-part='activity-art'] > * {
      aspect-ratio: 4 / 3;
    }
    /* One or two have no more picture than three. */
    &[data-vast='6'] {
      grid-column: span 6;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: ${vars.space.s5};
      align-items: center;
    }
    &[data-vast='12']:not([data-lead]) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s1};
  align-content: start;
`;

export const Way = styled.a`
  color: inherit;
  font-weight: ${vars.weight.strong};
  text-decoration: none;
  [data-lead] & {
    font-family: ${vars.font.display};
    font-size: ${vars.text.xl};
    font-weight: ${vars.weight.display};
    line-height: 1.15;
    ${media.desktop} {
      ${leadTitle}
    }
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  ${focusRing}
`;

export const Text = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  line-height: 1.45;
  [data-lead] & {
    font-size: ${vars.text.md};
  }
`;

/** Looks like the button that it is: all of the card leads there, so it is no link of its own. */
export const Claim = styled(ButtonSurface)`
  justify-self: start;
  margin-top: ${vars.space.s2};
  pointer-events: none;
  ${media.desktop} {
    [data-promotions='ledger'][data-lead] & {
      justify-self: center;
    }
  }
`;
