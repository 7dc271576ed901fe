import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { clampedText, focusRing } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/** Searches in a row, as many rows as they need. */
export const SearchChips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: inherit;
  gap: ${vars.space.s2};
  min-width: 0;

  > li {
    display: flex;
    min-width: 0;
    max-width: 100%;
    border: ${vars.size.edge} solid ${vars.color.edge};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface1};
  }
`;

/** A search to be made with a press. */
export const SearchChip = styled.a`
  ${clampedText}
  min-height: ${vars.size.target};
  padding-inline: ${vars.space.s4};
  border-radius: inherit;
  color: ${vars.color.text};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.medium};
  line-height: calc(${vars.size.target} - 2px);
  text-decoration: none;
  ${focusRing}
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface2};
    }
  }
  &:not(:last-child) {
    padding-inline-end: ${vars.space.s1};
  }
`;
