import type { ReactNode } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';

/** The line above the title. */
export const HeroEyebrow = styled.p`
  color: ${vars.color.accentText};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.strong};
  letter-spacing: ${vars.lettering.label};
`;

/** The promise: the largest words of the page. */
export const HeroTitle = styled.h1`
  font-size: ${vars.text.hero};
  line-height: 1.02;
`;

/** Letters of a title from which on it is set smaller. */
const longTitle = 40;

/** What is no motto but a sentence needs no poster's letters. */
export const isLongTitle = (title: ReactNode) => typeof title === 'string' && title.length > longTitle;

/** What the promise means. */
export const HeroText = styled.p`
  max-width: 40ch;
  line-height: 1.45;
  text-wrap: balance;
`;

/** What to do, in a row that wraps. */
export const HeroActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3};
  padding-top: ${vars.space.s2};
  @media (max-width: 600px) {
    gap: ${vars.space.s2};
    /* Over the size of the buttons themselves: two of them fill one row, for guests and members alike, so that nothing moves. */
    &&& > * {
      flex: 1 1 auto;
      padding-inline: ${vars.space.s3};
      font-size: ${vars.text.md};
    }
  }
`;

/** The conditions, small, and always in sight. */
export const HeroTerms = styled.p`
  max-width: 56ch;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
`;
