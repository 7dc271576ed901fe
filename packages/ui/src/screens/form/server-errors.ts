import type { Problem } from '@fortuna/domain/problem.ts';

export interface PlacedErrors<Name extends string> {
  /** In the order of the field map, which is the order on the screen. */
  readonly fields: readonly { readonly name: Name; readonly message: string }[];
  /** Messages of wire fields that the form does not have; they are shown above the form. */
  readonly others: readonly string[];
}

/** Sorts the server's field messages to the form's own fields: wire name -> form name. */
export function placeServerErrors<Name extends string>(
  problem: Problem | null,
  fieldMap: Readonly<Record<string, Name>>,
): PlacedErrors<Name> {
  if (problem?.kind !== 'invalid') return { fields: [], others: [] };
  const placed = new Map<Name, string>();
  for (const [wireName, name] of Object.entries(fieldMap)) {
    const message = problem.fields[wireName];
    if (message && !placed.has(name)) placed.set(name, message);
  }
  return {
    fields: [...placed].map(([name, message]) => ({ name, message })),
    others: Object.entries(problem.fields).flatMap(([wireName, message]) =>
      wireName in fieldMap ? [] : [message],
    ),
  };
}
