import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Group, NarrowPart } from './cashier-layout.tsx';

/** A step in one narrow column, on its way. */
export function CashierSkeleton() {
  return (
    <NarrowPart>
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
    </NarrowPart>
  );
}
