/** One page of a long list, as the platform splits it. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly lastPage: number;
  readonly total: number;
}
