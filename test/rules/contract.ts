interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
}

export function operationIdsOf(contract: unknown): readonly string[] {
  return Object.values((contract as Contract).paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  );
}

/** Operations by page, under `everyPage` those that any page may call, under `frame` those of the frame (`apps/site/src/routes/operations.json`). */
export type RecordedOperations = Readonly<Record<string, readonly string[]>>;

/** Recorded operations that the contract does not have, addresses that are no page, and pages without a record. */
export function strayRecords(
  { everyPage = [], frame = [], ...pages }: RecordedOperations,
  operationIds: readonly string[],
  paths: readonly string[],
): readonly string[] {
  const named = [...everyPage, ...frame, ...Object.values(pages).flat()];
  const recorded = Object.keys(pages);
  return [
    ...named.filter((operation) => !operationIds.includes(operation)),
    ...recorded.filter((path) => !paths.includes(path)),
    ...paths.filter((path) => !recorded.includes(path)),
  ];
}
