import styled, { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { tagRail } from './tag-look.ts';

/** Tags beside each other: two on phones where there is room for them, four in wider places; those that say so take two places. Rails are as wide as all of them. */
export const TagPlace = styled.div`
  container: tags / inline-size;
`;
export const tagRows = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5} ${vars.space.s3};
  @container tags (min-width: 19rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > [data-broad] {
      grid-column: span 2;
    }
  }
  @container tags (min-width: 40rem) {
    gap: ${vars.space.s8} ${vars.space.s4};
  }
`;

/**
 * The place of one below the rail of its row, which each of them draws in the same place: of which one is the last of a row no style
 * can tell. The rail is as wide as the rows, so a place is neither positioned nor a container itself.
 */
export const tagPlace = css`
  --cord: ${vars.space.s5};
  --eye: 1.25rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  padding-top: var(--cord);
  ${tagRail}
  &::before {
    align-self: start;
    margin-top: calc(-1 * var(--cord));
  }
  @container tags (min-width: 40rem) {
    --cord: ${vars.space.s6};
    --eye: 1.5rem;
  }
`;
