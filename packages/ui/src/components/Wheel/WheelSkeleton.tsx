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
  /** Announced once: "Carregando a roleta". */
  readonly label: string;
}

/** A wheel in its final size, for a group that says what loads. */
export function WheelShape() {
  return (
    <Shape>
      <Skeleton shape="circle" />
      <Words>
        <Skeleton shape="title" />
      </Words>
    </Shape>
  );
}

/** A wheel while it loads. */
export function WheelSkeleton({ label }: WheelSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <WheelShape />
    </SkeletonGroup>
  );
}
