import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { clampedToTwoLines, figure, focusRing, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

export const Note = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

export const Way = styled.a`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: ${vars.space.s3};
  align-items: center;
  height: 100%;
  padding: ${vars.space.s2};
  ${surface}
  color: ${vars.color.text};
  text-decoration: none;
  transition: background-color ${vars.motion.fast} ${vars.motion.ease};
  ${focusRing}
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface2};
    }
  }
`;

export const Picture = styled.span`
  overflow: hidden;
  border-radius: ${vars.radius.sm};
`;

export const Words = styled.span`
  display: grid;
  gap: 2px;
`;

export const Amount = styled.span`
  color: ${vars.color.win};
  font-family: ${vars.font.display};
  font-size: ${vars.text.lg};
  font-weight: ${vars.weight.display};
  line-height: 1.15;
  ${figure}
`;

export const Name = styled.span`
  ${clampedToTwoLines}
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.strong};
  line-height: 1.25;
`;

export const Fact = styled.span`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
`;
