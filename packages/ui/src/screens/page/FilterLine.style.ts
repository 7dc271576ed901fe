import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';

/** Room for every filter; below it the list comes first. */
const roomy = '@media (min-width: 48rem)';
/** Room for five fields beside each other. */
const roomier = '@media (min-width: 80rem)';

export const Others = styled.div`
  display: none;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: end;
  gap: ${vars.space.s3} ${vars.space.s6};

  > * {
    flex: 0 1 auto;
    min-width: 0;
    max-width: 100%;
  }
  &[data-open] {
    display: flex;
  }
  ${roomy} {
    [data-part='filter-line']:not([data-standing='folded']) > &,
    [data-part='filter-line']:not([data-standing='folded']) > &[data-open] {
      display: contents;
    }
  }
`;

/** Fields beside each other. */
export const FilterFields = styled.div.attrs<{ 'data-part'?: string }>({ 'data-part': 'filter-fields' })`
  display: grid;
  flex: 1 1 20rem;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space.s3};

  > :nth-child(3) {
    grid-column: 1 / -1;
  }
  ${roomy} {
    &:has(> :nth-child(3)) {
      flex-basis: 30rem;
      /* Kinds, providers, orders have longer names than a day. */
      grid-template-columns: repeat(2, minmax(0, 1fr)) minmax(0, 1.4fr);
    }
    > :nth-child(3) {
      grid-column: auto;
    }
    /* Days above, the rest below: two full rows. */
    &:has(> :nth-child(5)) {
      flex-basis: 100%;
      grid-template-columns: repeat(6, minmax(0, 1fr));
      > :nth-child(n) {
        grid-column: span 2;
      }
      > :nth-child(-n + 2) {
        grid-column: span 3;
      }
    }
  }
  ${roomier} {
    &:not(:has(> :nth-child(3))) {
      max-width: 28rem;
    }
    /* A row of their own: none of them is cut. */
    &:has(> :nth-child(5)) {
      grid-template-columns: repeat(5, minmax(0, 1fr));
      > :nth-child(n) {
        grid-column: auto;
      }
    }
  }
`;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${vars.space.s3} ${vars.space.s4};

  /* As high as the field beside it. */
  &:has(> :first-child select) > button {
    min-height: ${vars.size.control};
  }
  > button {
    padding-inline: ${vars.space.s3};
    font-size: ${vars.text.sm};
    > svg {
      transition: rotate ${vars.motion.fast} ${vars.motion.ease};
    }
    &[aria-expanded='true'] > svg {
      rotate: 180deg;
    }
  }
  ${roomy} {
    &:not([data-standing='folded']) {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      column-gap: ${vars.space.s6};
    }
    &:not([data-standing='folded'], [data-standing='pills']) > button {
      display: none;
    }
    &&[data-standing='pills'] {
      align-items: center;
      column-gap: ${vars.space.s2};
      > a,
      > button {
        min-height: ${vars.size.control};
        padding-inline: ${vars.space.s4};
        border-radius: ${vars.radius.pill};
        font-size: ${vars.text.sm};
      }
      > a {
        flex: 1 1 10rem;
      }
      /* No pills, where a brand leads about in words. */
      [data-look='words'] {
        margin-inline-start: ${vars.space.s1};
      }
      ${FilterFields} {
        flex-basis: 100%;
      }
      > :not([data-open]) > ${FilterFields} {
        display: none;
      }
    }
    /* A way to a search is a field to the eye. */
    > a {
      flex: 1 1 10rem;
    }
    > a,
    &[data-standing='folded'] > button,
    [data-part='filter-chips'] > button {
      min-height: ${vars.size.control};
    }
    /* Chips are a row of their own where one more key stands among the fields. */
    &:has(> div > [data-part='filter-key']) > [data-part='filter-chips'] {
      flex-basis: 100%;
    }
    /* One key and five fields: one grid. */
    &:has(> [data-part='filter-key']):has(${FilterFields} > :nth-child(5)) {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: ${vars.space.s3};
      ${FilterFields} {
        display: contents;
        > :nth-child(n) {
          grid-column: auto;
        }
      }
    }
  }
  ${roomier} {
    &:has(> div > [data-part='filter-key']) > [data-part='filter-chips'] {
      flex-basis: auto;
    }
    &:has(> [data-part='filter-key']):has(${FilterFields} > :nth-child(5)) {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
  ${media.desktop} {
    /* Whatever its fields' owner says of rows. */
    &&&[data-standing='column'] {
      flex-direction: column;
      flex-wrap: nowrap;
      align-items: stretch;
      gap: ${vars.space.s5};
      > a {
        flex: none;
      }
      /* Rows of chips are full, and as long as the fields: room for their rings is beside them. */
      ${Others} > [data-part='filter-chips'] {
        max-width: none;
      }
      [data-part='filter-chips'] > button {
        flex: 1 1 auto;
        justify-content: center;
      }
      ${FilterFields} {
        flex: none;
        grid-template-columns: minmax(0, 1fr);
        > :nth-child(n) {
          grid-column: auto;
        }
      }
    }
  }
`;
