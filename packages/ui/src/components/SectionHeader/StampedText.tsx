import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';

/** Words of a heading on a block, each line on its own. */
export const StampedText = styled.span`
  padding: 0.2em 0.5em;
  background: ${vars.color.edge};
  color: ${vars.color.bg};
  font-size: 0.85em;
  line-height: 1.6;
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;
`;
