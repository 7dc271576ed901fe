interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
}

/** Which operations the pages are recorded to call (`apps/site/src/routes/operations.json`). */
export interface RecordedOperations {
  readonly everyPage: readonly string[];
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

export function operationIdsOf(contract: unknown): readonly string[] {
  return Object.values((contract as Contract).paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  );
}

/** Recorded operations that the contract does not have, and recorded addresses that are no page. */
export function strayRecords(
  { everyPage, pages }: RecordedOperations,
  operationIds: readonly string[],
  paths: readonly string[],
): readonly string[] {
  const named = [...everyPage, ...Object.values(pages).flat()];
  return [
    ...named.filter((operation) => !operationIds.includes(operation)),
    ...Object.keys(pages).filter((path) => !paths.includes(path)),
  ];
}
