import { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';

const edge = vars.color.surfaceEdge;
const width = vars.size.edge;

/** Around what is cut: an edge that follows its outline into every corner and hole, which a border would not; it lies inside of the place. */
export const cutEdge = css`
  padding: ${width};
  filter: drop-shadow(${width} 0 ${edge}) drop-shadow(calc(-1 * ${width}) 0 ${edge}) drop-shadow(0 ${width} ${edge})
    drop-shadow(0 calc(-1 * ${width}) ${edge});
`;
