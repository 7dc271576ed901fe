import { css } from 'styled-components';
import { vars } from '../../../theme/vars.ts';

/** The figure over what it says; from the width of two flaps and a word on beside it. */
export const scoreSumLook = css`
  --flaps: 4rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space.s3} ${vars.space.s4};
  padding: ${vars.space.s4};
  > [data-part='figure'] > svg {
    /* As its drawing is: two flaps with a stroke between them. */
    width: calc(1.74 * var(--flaps));
    max-width: 100%;
    /* In the middle of its place, which is that of a wide letter. */
    [data-part='sign'] {
      font-size: 56px;
      text-anchor: middle;
      translate: 16px;
    }
  }
  /* The figure says it: in words it is its caption, and the sentence after it says what is done or still to be done. */
  h2 {
    color: ${vars.color.textMuted};
    font-family: ${vars.font.body};
    font-size: ${vars.text.md};
    font-weight: ${vars.weight.medium};
    letter-spacing: normal;
    line-height: 1.3;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  p {
    text-wrap: balance;
  }
  > [data-part='plate'] {
    display: none;
  }
  @container score (17rem <= width < 40rem) {
    grid-template-columns: auto minmax(0, 1fr);
    > p {
      grid-column: 1 / -1;
    }
  }
  @container score (min-width: 40rem) {
    --flaps: 7rem;
    grid-template: minmax(${vars.space.s5}, 1fr) auto auto minmax(${vars.space.s5}, 1fr) / auto minmax(0, 1fr);
    gap: 0;
    padding: 0;
    > [data-part='figure'] {
      grid-row: 1 / -1;
      display: grid;
      align-content: center;
      align-self: stretch;
      padding: ${vars.space.s6};
      border-inline-end: ${vars.size.edge} solid ${vars.color.edge};
    }
    > :is(h2, p) {
      grid-column: 2;
      padding-inline: ${vars.space.s6};
    }
    > h2 {
      grid-row: 2;
    }
    > p {
      grid-row: 3;
      padding-block-start: ${vars.space.s2};
      font-family: ${vars.font.display};
      font-size: clamp(${vars.text.lg}, 2.6cqi, ${vars.text.xl});
      font-weight: ${vars.weight.display};
      line-height: 1.25;
    }
  }
  /* As wide as one of the three cells below, above the last. */
  @container score (min-width: 60rem) {
    grid-template-columns: auto minmax(0, 1fr) calc((100% - 14rem) / 3);
    > [data-part='plate'] {
      position: relative;
      grid-area: 1 / 3 / -1;
      display: block;
      align-self: stretch;
      border-inline-start: ${vars.size.edge} solid ${vars.color.edge};
      background: ${vars.color.secondSoft};
      > svg {
        position: absolute;
        inset: ${vars.space.s5};
        width: calc(100% - 2 * ${vars.space.s5});
        height: calc(100% - 2 * ${vars.space.s5});
      }
      [data-tone='accent'] {
        fill: ${vars.color.accent};
      }
      [data-tone='second'] {
        fill: ${vars.color.ornament};
      }
    }
  }
`;

/** What else keeps others out in cells as those above it, each sign over its words. */
export const scoreTipsLook = css`
  && [data-part='card'] > ul {
    @container score (min-width: 60rem) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      align-content: stretch;
      gap: ${vars.size.edge};
      overflow: clip;
      border: ${vars.size.edge} solid ${vars.color.edge};
      border-radius: ${vars.radius.md};
      background: ${vars.color.edge};
      > li {
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        gap: ${vars.space.s2};
        padding: ${vars.space.s4} ${vars.space.s5};
        background: ${vars.color.surface1};
        text-wrap: pretty;
      }
      svg {
        width: 28px;
        height: 28px;
      }
    }
  }
`;
