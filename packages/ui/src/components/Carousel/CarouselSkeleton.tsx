import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx';

const Shape = styled.div`
  display: grid;
  gap: ${vars.space.s3};

  > :first-child {
    height: 22rem;
    border-radius: ${vars.radius.lg};
    ${media.wide} {
      height: 19rem;
    }
  }
`;

const Turns = styled.div`
  display: flex;
  gap: ${vars.space.s2};
  justify-content: flex-end;
  > * {
    border-radius: ${vars.radius.pill};
  }
`;

export interface CarouselSkeletonProps {
  /** What is loading; announced. */
  readonly label: string;
}

/** A carousel of banners while it loads, in its final size. */
export function CarouselSkeleton({ label }: CarouselSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <Shape>
        <Skeleton shape="block" />
        <Turns>
          <Skeleton shape="circle" />
          <Skeleton shape="circle" />
        </Turns>
      </Shape>
    </SkeletonGroup>
  );
}
