import type { Problem } from '@fortuna/domain/problem.ts';

type Simple = string | number | boolean | null | undefined;

/** What a refusal can be about: a field of a call's input, or with a dot a field of an object in it, `channel.methodType`. */
export type InputName<Input> = {
  [Name in keyof Input & string]: NonNullable<Input[Name]> extends Simple
    ? Name
    : Name | `${Name}.${keyof NonNullable<Input[Name]> & string}`;
}[keyof Input & string];

/** For a request body, which field of the call's input each of its fields comes from. */
export type FieldNames<Body, Input> = { readonly [Name in keyof Body]?: InputName<Input> };

/**
 * A problem in the words of the call's input, so that no wire name leaves the client. Messages about what the call does not name
 * are kept as `others`. Where two wire fields come from one of the input, the server's first message about it stays.
 */
export function inInputWords(problem: Problem, names: Readonly<Record<string, string>> = {}): Problem {
  if (problem.kind !== 'invalid') return problem;
  const fields = new Map<string, string>();
  const others: string[] = [];
  for (const [wireName, message] of Object.entries(problem.fields)) {
    // Laravel names the entries of an array `ids.0`.
    const name = nameIn(names, wireName) ?? nameIn(names, wireName.split('.')[0] ?? '');
    if (name === undefined) others.push(message);
    else if (!fields.has(name)) fields.set(name, message);
  }
  const { message } = problem;
  return {
    kind: 'invalid',
    fields: Object.fromEntries(fields),
    ...(message === undefined ? {} : { message }),
    ...(others.length === 0 ? {} : { others }),
  };
}

function nameIn(names: Readonly<Record<string, string>>, wireName: string): string | undefined {
  return Object.hasOwn(names, wireName) ? names[wireName] : undefined;
}
