import { useMemo } from 'react';
import styled from 'styled-components';
import { type ActivityPage, type ActivityShape, activityFrames } from '../../art/activity-art.ts';
import { artAddress } from '../../art/art-address.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { vars } from '../../theme/vars.ts';
import { createArtHook } from '../DrawnArt/art-hook.ts';

export const activityArtStates = ['Card', 'Wide', 'Band', 'Small'] as const;

const useActivities = createArtHook('activities');

const Frame = styled.span`
  display: block;
  background: ${vars.color.surface2};
  > * {
    display: block;
    width: 100%;
    height: auto;
  }
`;

export interface ActivityArtProps {
  /** Whose subject is drawn; `other` for an activity that we do not know. */
  readonly page: ActivityPage;
  /** `card`: 4 : 3, known from 96 px on; `wide`: 2 : 1, for a card over half a row; `band`: 3 : 1, for the card that leads. */
  readonly shape: ActivityShape;
  /** The picture alone, which the card around it puts in its place. Default: in a frame that keeps one. */
  readonly isBare?: boolean;
}

/**
 * What an activity is about, drawn in the brand's manner, edge to edge and as wide as its place; it keeps its place while it is being
 * drawn. Decoration.
 */
export function ActivityArt({ page, shape, isBare = false }: ActivityArtProps) {
  const brand = useBrand();
  const draw = useActivities()?.activities[page];
  const frame = activityFrames[shape];
  const source = useMemo(() => draw && artAddress(draw(frame), brand), [draw, frame, brand]);
  const { width, height } = frame;
  const picture = <img src={source} alt="" width={width} height={height} decoding="async" loading="lazy" />;
  if (isBare) return picture;
  return (
    <Frame data-part="activity-art">
      {source === undefined ? <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" /> : picture}
    </Frame>
  );
}
