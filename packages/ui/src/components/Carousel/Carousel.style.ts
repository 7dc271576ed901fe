import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';

/** Room around the slides for focus rings and hard shadows, which the window would cut off. */
const room = vars.space.s2;

export const Root = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  min-width: 0;
`;

export const Window = styled.div`
  margin: calc(-1 * ${room});
  padding-block: ${room};
  overflow: hidden;
`;

export const Track = styled.div`
  display: flex;
  touch-action: pan-y pinch-zoom;

  &[data-movable] {
    cursor: grab;
  }
  &[data-movable]:active {
    cursor: grabbing;
  }
`;

export const Slide = styled.div`
  display: grid;
  flex: 0 0 100%;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  padding-inline: ${room};
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space.s2};
  min-height: ${vars.size.target};
`;

export const Turns = styled.div`
  display: flex;
  gap: ${vars.space.s2};
  margin-inline-start: auto;
`;
