import { EmptyArt } from '../DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx';
import { Bones, Detail, Here, Ledger, Root } from './CommissionTable.style.ts';
import type {
  CommissionRecord,
  CommissionTableProps,
  CommissionTableView,
  FigureField,
} from './commission-table-props.ts';
import { FigureCells } from './FigureCells.tsx';

export const commissionTableStates = [
  'Ready',
  'Wide',
  'Levels',
  'GameTypes',
  'Loading',
  'Empty',
  'Failed',
  'LongText',
  'HugeAmounts',
] as const;

/**
 * What an agent earns, or would earn: by level, game type or commission. A table with its heads on wide places, cards of the same
 * rows on narrow ones, a table for screen readers on both.
 */
export function CommissionTable<Item extends CommissionRecord>({
  view,
  onRetry,
  ...rest
}: CommissionTableProps<Item>) {
  const { words } = rest;
  switch (view.kind) {
    case 'loading':
      return (
        <Root>
          <SkeletonGroup label={words.loading}>
            <Bones>
              <Skeleton shape="title" width="half" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </Bones>
          </SkeletonGroup>
        </Root>
      );
    case 'failed':
      return <ErrorState message={view.message} retry={{ label: words.retry, onRetry }} />;
    case 'ready':
      return view.items.length > 0 ? (
        <ReadyTable {...rest} view={view} />
      ) : (
        <EmptyState as="p" title={words.emptyTitle} image={<EmptyArt kind="noRecords" />}>
          {words.emptyText}
        </EmptyState>
      );
  }
}

interface ReadyTableProps<Item extends CommissionRecord>
  extends Omit<CommissionTableProps<Item>, 'view' | 'onRetry'> {
  readonly view: Extract<CommissionTableView<Item>, { readonly kind: 'ready' }>;
}

function ReadyTable<Item extends CommissionRecord>({
  view: { items, totals = [] },
  columns,
  currentId,
  words,
  language,
}: ReadyTableProps<Item>) {
  const cells = { columns, language, none: words.none };
  return (
    <Root>
      <Ledger data-part="commission-table">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            {columns.map(({ field, label }) => (
              <th key={field} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} aria-current={item.id === currentId ? 'true' : undefined}>
              <th scope="row">
                {words.nameOf(item)}
                {words.detailOf && <Detail>{words.detailOf(item)}</Detail>}
                {item.id === currentId && <Here>{words.current}</Here>}
              </th>
              <FigureCells {...cells} figureOf={(field) => figureIn(item, field)} />
            </tr>
          ))}
        </tbody>
        {totals.length > 0 && (
          <tfoot>
            {totals.map((total) => (
              <tr key={total.label}>
                <th scope="row">{total.label}</th>
                <FigureCells
                  {...cells}
                  none=""
                  figureOf={(field) => (field === total.field ? total.value : null)}
                />
              </tr>
            ))}
          </tfoot>
        )}
      </Ledger>
    </Root>
  );
}

/** A field of figures holds nothing else (`FigureField`). */
function figureIn<Item extends CommissionRecord>(item: Item, field: FigureField<Item>): number | null {
  return item[field] as number | null;
}
