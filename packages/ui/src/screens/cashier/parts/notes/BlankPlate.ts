import styled from 'styled-components';
import { vars } from '../../../../theme/vars.ts';
import { plate } from './plate-looks.ts';

/** A plate which nothing is printed on: it is written on, with the largest figure of the page. What the field is called stands on it as what it is. */
export const BlankPlate = styled.div`
  ${plate}
  flex: 1 1 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  padding: ${vars.space.s3};
  border: max(${vars.size.edge}, 1.5px) solid ${vars.color.lineStrong};
  --ground: transparent;
  /* One height for figures of all sizes, so that nothing moves while one types. */
  --largest: clamp(2.25rem, 13cqi, 4rem);
  --figure: var(--largest);
  &[data-size='middle'] {
    --figure: clamp(1.5rem, 10.5cqi, 4rem);
  }
  &[data-size='long'] {
    --figure: clamp(1.25rem, 8.4cqi, 3.5rem);
  }
  &[data-size='huge'] {
    --figure: clamp(1rem, 6.2cqi, 2.75rem);
  }

  &:has([aria-invalid='true']) {
    border-color: ${vars.color.danger};
  }
  @container notes-amount (min-width: 27rem) {
    padding: ${vars.space.s4} ${vars.space.s5};
  }
  > [data-part='field'],
  [data-part='frame'] {
    display: contents;
  }
  /* Its name, and at the end what there is to spend. */
  && [data-part='label-row'] {
    flex: 1 1 100%;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${vars.space.s3};
    min-width: 0;
    font-size: ${vars.text.md};
    line-height: 1.3;
  }
  && [data-part='note'] {
    color: ${vars.color.text};
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.strong};
    font-variant-numeric: lining-nums;
  }
  [data-part='hint'],
  [data-part='error'] {
    flex: 1 1 100%;
    margin-block-start: ${vars.space.s1};
  }
  [data-part='hint'] {
    font-size: ${vars.text.xs};
  }
  /* The figure begins where its name does; the ring around it stands off both. */
  [data-part='money'] {
    flex: 1 1 100%;
    padding: 0 ${vars.space.s2} ${vars.space.s1};
    margin: ${vars.space.s1} calc(-1 * ${vars.space.s2}) 0;
    position: relative;
    border: 0;
    border-radius: 0;
    background: none;
    font-size: var(--figure);
    /* The line is as wide as what is above and below it. */
    &:not(:focus-within)::after {
      content: '';
      position: absolute;
      inset: auto ${vars.space.s2} 0;
      border-block-start: 2px solid ${vars.color.fieldLine};
    }
    &:has([aria-invalid='true'])::after {
      border-color: ${vars.color.danger};
    }
    > input {
      /* Of a face with tall lines no more than the figure itself. */
      height: calc(1.25 * var(--largest));
      font-size: inherit;
      /* The first thing that is looked at, also while it is nothing. */
      &::placeholder {
        color: color-mix(in oklab, ${vars.color.textMuted}, ${vars.color.text});
      }
    }
    > span {
      color: ${vars.color.text};
      font-size: max(0.45em, 1rem);
    }
  }
`;
