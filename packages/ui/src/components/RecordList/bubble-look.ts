import { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';

const roomy = '@container bubbles (min-width: 36rem)';
/** A phone whose letters are set twice as large: they take the room of the discs, and a long sum may break. */
const cramped = '@container bubbles (max-width: 15rem)';

/** The tip of a bubble, towards its disc. It lies over the bubble's edge, which is open there. */
const tip = css`
  content: '';
  position: absolute;
  inset-block-start: 24px;
  width: 14px;
  height: 14px;
  border: 0 solid ${vars.color.surfaceEdge};
  border-block-end-width: ${vars.size.edge};
  background: inherit;
  rotate: var(--tip);
`;

/** Bubbles with their discs, and each day on a pill between them. */
export const bubbles = css`
  --disc: 36px;
  /* Of the disc, and between it and the bubble. */
  --beside: 48px;
  --lean: 0px;
  /* A corner of a square turned so points to the beginning; the other way, to the end. */
  --tip: 45deg;
  --tip-of-end: -45deg;

  &:dir(rtl) {
    --tip: -45deg;
    --tip-of-end: 45deg;
  }
  &[data-both-ways] {
    --lean: ${vars.space.s6};
  }
  ${roomy} {
    --disc: 44px;
    --beside: 60px;
    /* Read from side to side, a bubble leaves room to see where it leans. */
    &[data-both-ways] {
      --lean: calc(30% - var(--beside));
    }
  }
  ${cramped} {
    --beside: 12px;
    && [data-part='sign'] {
      display: none;
    }
    &[data-both-ways] {
      --lean: 0px;
    }
  }
  && > table {
    gap: ${vars.space.s3};
    grid-template-columns: minmax(0, 1fr);
    ${roomy} {
      gap: ${vars.space.s5};
    }
    > tbody {
      grid-template-columns: minmax(0, 1fr);
      gap: ${vars.space.s2};
    }
  }
  && [data-part='day'] {
    display: grid;
    justify-items: start;
    margin-inline-start: var(--beside);
    > th {
      padding: 2px ${vars.space.s3};
      border-radius: ${vars.radius.pill};
      background: ${vars.color.surface2};
      font-size: ${vars.text.xs};
      line-height: 1.35;
      text-align: center;
    }
    /* A line from the pill to the column's end. */
    ${roomy} {
      grid-template-columns: auto minmax(${vars.space.s4}, 1fr);
      place-items: center stretch;
      gap: ${vars.space.s4};
      &::after {
        content: '';
        height: 1px;
        background: ${vars.color.line};
      }
    }
  }
  /* Between bubbles of both sides it belongs to neither. */
  &&[data-both-ways] [data-part='day'] {
    justify-items: center;
    margin-inline-start: 0;
    ${roomy} {
      grid-template-columns: minmax(${vars.space.s4}, 1fr) auto minmax(${vars.space.s4}, 1fr);
      justify-items: stretch;
      &::before {
        content: '';
        height: 1px;
        background: ${vars.color.line};
      }
    }
  }
  /* A state is on the line of the facts before it, not its sign. */
  && [data-part='state'] > [data-part='badge'] > span {
    align-self: baseline;
  }
  && [data-part='record'] {
    margin-inline: var(--beside) var(--lean);
    padding: ${vars.space.s2} ${vars.space.s4} ${vars.space.s3};
    border-radius: ${vars.radius.lg};
    &::before {
      ${tip}
      inset-inline-start: calc(-7px - ${vars.size.edge} / 2);
      border-inline-start-width: ${vars.size.edge};
    }
    [data-part='sign'] {
      inset-inline-start: calc(-1 * var(--beside) - ${vars.size.edge});
    }
    ${roomy} {
      padding: ${vars.space.s4} ${vars.space.s5};
    }
  }
  &&[data-both-ways] [data-part='record']:has([data-tone='in']) {
    margin-inline: var(--lean) var(--beside);
    &::before {
      inset-inline: auto calc(-7px - ${vars.size.edge} / 2);
      border-inline-width: 0 ${vars.size.edge};
      rotate: var(--tip-of-end);
    }
    [data-part='sign'] {
      inset-inline: auto calc(-1 * var(--beside) - ${vars.size.edge});
    }
  }
  /* A bubble is narrow on phones: the sum has a line of its own, with the arrow at its end. It is a step smaller than what all come to. */
  && [data-part='title'] {
    flex: 1 0 100%;
    ${roomy} {
      flex: 1;
    }
  }
  && [data-part='amount'] {
    display: flex;
    flex: 1 0 100%;
    align-items: center;
    justify-content: space-between;
    font-family: ${vars.font.display};
    font-size: ${vars.text.md};
    font-weight: ${vars.weight.display};
    ${cramped} {
      flex-shrink: 1;
      min-width: 0;
      font-family: inherit;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    ${roomy} {
      flex: none;
      font-size: ${vars.text.lg};
    }
  }
`;
