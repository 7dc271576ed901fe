import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { Group, NarrowPart } from './cashier-layout.tsx';
import { MoneyStep } from './MoneyStep.tsx';
import { isOnePiece } from './paper.ts';

export interface CashierSkeletonProps {
  /** What comes is a `MoneyStep`, which some forms of the `cashier` axis make of one piece. Default: false. */
  readonly isStep?: boolean;
}

/** A step in one narrow column, on its way. */
export function CashierSkeleton({ isStep = false }: CashierSkeletonProps) {
  const Place = isOnePiece(useBrand().layout.cashier) && isStep ? MoneyStep : NarrowPart;
  return (
    <Place>
      <Group>
        <Skeleton shape="text" width="third" />
        <Skeleton shape="block" />
        <Skeleton shape="control" />
      </Group>
      <Group>
        <Skeleton shape="text" width="third" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Group>
      <Skeleton shape="control" />
    </Place>
  );
}
