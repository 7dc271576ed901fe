import styled, { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { clampedToTwoLines, focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

/** What is new at a place, where its words stand beside the sign: at the line's end, on neither. */
const badgeAtEnd = css`
  ${media.roomy} {
    &&&:has([data-part='count-badge']) {
      padding-inline-end: calc(${vars.space.s3} + 32px + var(--beyond, 0px));
    }
    &&& [aria-hidden] {
      position: static;
    }
    &&& [aria-hidden] > [data-part='count-badge'] {
      inset: 0 auto;
      inset-inline-end: calc(${vars.space.s3} + var(--beyond, 0px));
      margin-block: auto;
    }
  }
`;

/**
 * A place in a column: its sign over its word, beside it in roomy windows. `--beyond`: how far its line reaches over those of others.
 */
export const columnPlace = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: ${vars.space.s1};
  min-height: 64px;
  padding: ${vars.space.s2} ${vars.space.s1};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  font-weight: ${vars.weight.medium};
  line-height: 1.2;
  text-decoration: none;
  transition: background-color ${vars.motion.fast} ${vars.motion.ease};
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.roomy} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    justify-items: start;
    gap: ${vars.space.s3};
    min-height: 52px;
    font-size: ${vars.text.sm};
  }
  ${badgeAtEnd}
`;

export const PlaceWord = styled.span`
  max-width: 100%;
  overflow-wrap: anywhere;
  hyphens: auto;
  text-align: center;
  text-wrap: balance;
  ${clampedToTwoLines}
  ${media.roomy} {
    text-align: start;
  }
`;
