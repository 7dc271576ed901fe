import type { StatusChoice } from '@fortuna/ui/screens/records/RecordsScreen/StatusFilter.tsx';

const choices: readonly StatusChoice[] = ['pending', 'approved', 'rejected'];

/** The filter by status, as it stands in the address. */
export const statusFilter = {
  readFilter: (params: URLSearchParams): { readonly status: StatusChoice } => ({
    status: choices.find((choice) => choice === params.get('status')) ?? null,
  }),
  writeFilter: (filter: { readonly status: StatusChoice }) => ({ status: filter.status }),
  toQuery: (filter: { readonly status: StatusChoice }) => ({ status: filter.status ?? undefined }),
} as const;
