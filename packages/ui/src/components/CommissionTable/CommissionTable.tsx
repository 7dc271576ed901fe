import { EmptyArt } from '../DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx';
import { Bones, Detail, Here, Ledger, Root } from './CommissionTable.style.ts';
import type { CommissionTableProps, CommissionTableView } from './commission-table-props.ts';
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
export function CommissionTable({ view, onRetry, ...rest }: CommissionTableProps) {
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
    case 'empty':
      return (
        <EmptyState as="p" title={words.emptyTitle} image={<EmptyArt kind="noRecords" />}>
          {words.emptyText}
        </EmptyState>
      );
    case 'failed':
      return <ErrorState message={view.message} retry={{ label: words.retry, onRetry }} />;
    case 'ready':
      return <ReadyTable {...rest} view={view} />;
  }
}

interface ReadyTableProps extends Omit<CommissionTableProps, 'view' | 'onRetry'> {
  readonly view: Extract<CommissionTableView, { readonly kind: 'ready' }>;
}

function ReadyTable({ view: { rows, totals }, columns, words, language }: ReadyTableProps) {
  const cells = { columns, language, none: words.none };
  return (
    <Root>
      <Ledger data-part="commission-table">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, detail, figures, isCurrent = false }) => (
            <tr key={key} aria-current={isCurrent ? 'true' : undefined}>
              <th scope="row">
                {name}
                {detail !== undefined && <Detail>{detail}</Detail>}
                {isCurrent && <Here>{words.current}</Here>}
              </th>
              <FigureCells {...cells} figures={figures} />
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              <th scope="row">{totals.label}</th>
              <FigureCells {...cells} figures={totals.figures} />
            </tr>
          </tfoot>
        )}
      </Ledger>
    </Root>
  );
}
