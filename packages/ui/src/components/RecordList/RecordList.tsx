import { type ComponentType, Suspense } from 'react';
import type { BrandLayout } from '../../theme/brand.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { lazyPart } from '../lazy-look.tsx';
import { Root } from './RecordList.style.ts';
import { RecordTable } from './RecordTable.tsx';
import type { RecordListProps } from './record-list-props.ts';

export type {
  AmountTone,
  RecordHeads,
  RecordItem,
  RecordListProps,
} from './record-list-props.ts';

export const recordListStates = [
  'Deposits',
  'ByDay',
  'WithLinks',
  'TitlesOnly',
  'LongText',
  'Passbook',
  'PassbookPlain',
  'PassbookLongText',
  'Bubbles',
  'BubblesOneWay',
  'BubblesLongText',
  'Slips',
  'SlipsPlain',
  'SlipsLongText',
] as const;

/** The forms that come with the page: cards, lines or tickets where there is little room; a table with heads where there is enough. */
function PlainList(props: RecordListProps) {
  return (
    <Root data-part="record-list" data-look={useBrand().layout.records}>
      <RecordTable {...props} />
    </Root>
  );
}

type Forms = Partial<Record<BrandLayout['records'], () => Promise<ComponentType<RecordListProps>>>>;

/** The forms that are chunks of their own. */
const loads: Forms = {
  passbook: async () => (await import('./PassbookList.tsx')).PassbookList,
  bubbles: async () => (await import('./BubbleList.tsx')).BubbleList,
  slips: async () => (await import('./SlipList.tsx')).SlipList,
};
const forms = Object.fromEntries(
  Object.entries(loads).map(([look, load]) => [look, lazyPart(load, PlainList)]),
);

/** Has a form on its way while its records are. */
export function loadRecordForm(look: BrandLayout['records']): void {
  loads[look]?.().catch(() => undefined);
}

/** Records, in the brand's form. */
export function RecordList<FactId extends string>(props: RecordListProps<FactId>) {
  const Form = forms[useBrand().layout.records] ?? PlainList;
  return (
    <Suspense fallback={null}>
      <Form {...props} />
    </Suspense>
  );
}
