import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';

/** A valibot schema as react-hook-form's resolver: the first message of each field, and the parsed output on success. */
export function valibotResolver<Values extends FieldValues, Output extends FieldValues>(
  schema: GenericSchema<Values, Output>,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const result = safeParse(schema, values);
    if (result.success) return { values: result.output, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.issues) {
      const name = getDotPath(issue);
      if (name !== null) errors[name] ??= { type: issue.type, message: issue.message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
