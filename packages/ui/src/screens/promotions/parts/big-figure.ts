import styled from 'styled-components';
import { figure } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/** The one figure that an activity is about just now, below its `FigureLabel`. */
export const BigFigure = styled.strong`
  display: block;
  font-family: ${vars.font.display};
  font-size: ${vars.text.hero};
  font-weight: ${vars.weight.display};
  letter-spacing: ${vars.lettering.display};
  line-height: 1.1;
  ${figure}
  &[data-tone='win'] {
    color: ${vars.color.win};
  }
`;

/** Nothing is no win. */
export function winTone(centavos: number): 'win' | undefined {
  return centavos > 0 ? 'win' : undefined;
}

export const FigureLabel = styled.span`
  display: block;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

/** What a figure means for the player. */
export const FigureNote = styled.p`
  line-height: 1.5;
`;
