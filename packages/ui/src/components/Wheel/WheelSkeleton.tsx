import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx';

const Shape = styled.div`
  display: grid;
  justify-items: center;
  gap: ${vars.space.s5};
  [data-shape='circle'] {
    width: min(100%, 26rem);
    height: auto;
    aspect-ratio: 1;
    border-radius: 50%;
  }
`;

const Words = styled.div`
  width: min(100%, 12rem);
  min-height: 4.75rem;
`;

export interface WheelSkeletonProps {
  readonly label: string;
}

/** A wheel while it loads, in its final size. */
export function WheelSkeleton({ label }: WheelSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <Shape>
        <Skeleton shape="circle" />
        <Words>
          <Skeleton shape="title" />
        </Words>
      </Shape>
    </SkeletonGroup>
  );
}
