import type { Problem } from '@fortuna/domain/problem.ts';

/** What a form has, to find the place of a message. */
export interface FormNames<Name extends string> {
  /** Its fields, in the order of the screen. */
  readonly names: readonly Name[];
  /** Name in the call's input -> field, where the form calls it otherwise. */
  readonly aliases?: Readonly<Record<string, Name>>;
}

export interface PlacedErrors<Name extends string = string> {
  /** In the order of the screen. */
  readonly fields: readonly { readonly name: Name; readonly message: string }[];
  /** Messages about what the form has no field for; they are shown above the form. */
  readonly others: readonly string[];
}

/** Sorts the messages of a refusal to the form's own fields. Where two meet in one field, the first is shown. */
export function placeServerErrors<Name extends string>(
  problem: Problem | null,
  { names, aliases = {} }: FormNames<Name>,
): PlacedErrors<Name> {
  if (problem?.kind !== 'invalid') return { fields: [], others: [] };
  const placed = new Map<Name, string>();
  const others: string[] = [];
  for (const [inputName, message] of Object.entries(problem.fields)) {
    const name = Object.hasOwn(aliases, inputName)
      ? aliases[inputName]
      : names.find((candidate) => candidate === inputName);
    if (name === undefined) others.push(message);
    else if (!placed.has(name)) placed.set(name, message);
  }
  return {
    fields: names.flatMap((name) => {
      const message = placed.get(name);
      return message === undefined ? [] : [{ name, message }];
    }),
    others: [...others, ...(problem.others ?? [])],
  };
}
