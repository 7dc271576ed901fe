import type { Problem } from '@fortuna/domain/problem.ts';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { keepActionInSight } from './action-in-sight.ts';
import type { PlacedErrors } from './server-errors.ts';
import { useServerErrors } from './useServerErrors.ts';
import { valibotResolver } from './valibot-resolver.ts';

export interface CheckedFormOptions<Values extends FieldValues, Output extends FieldValues> {
  /** All fields, named as in the call's input, in the order of the screen: in that order errors take the focus. */
  readonly defaultValues: DefaultValues<Values>;
  /** The rules, which may depend on what has been chosen so far. */
  readonly schemaFor: (values: Values) => GenericSchema<Values, Output>;
  /** Name in the call's input -> field, where the form has to call it otherwise. */
  readonly aliases?: Readonly<Record<string, FieldPath<Values>>>;
  /** What the last attempt met; a new object for each attempt. */
  readonly problem: Problem | null;
}

export interface CheckedForm<Values extends FieldValues, Output extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** The form's `onSubmit`: hands on what has passed the rules, else focuses the first field with an error. */
  readonly submitting: (
    onValid: (output: Output) => void,
  ) => (event?: React.BaseSyntheticEvent) => Promise<void>;
  /** Where the server's messages went; for `FormMessage`. */
  readonly placed: PlacedErrors;
}

/** A form checked by a schema, whose errors, its own and the server's, stand beside the fields and take the focus in order. */
export function useCheckedForm<Values extends FieldValues, Output extends FieldValues>({
  defaultValues,
  schemaFor,
  aliases = {},
  problem,
}: CheckedFormOptions<Values, Output>): CheckedForm<Values, Output> {
  const form = useForm<Values, unknown, Output>({
    defaultValues,
    // Its own order is that of registration, in which controlled fields come last.
    shouldFocusError: false,
    resolver: (values, context, options) => valibotResolver(schemaFor(values))(values, context, options),
  });
  const names = Object.keys(defaultValues) as FieldPath<Values>[];
  const placed = useServerErrors(form, problem, { names, aliases });
  return {
    form,
    placed,
    submitting: (onValid) =>
      form.handleSubmit(onValid, (errors) => {
        const first = names.find((name) => name in errors);
        if (first === undefined) return;
        form.setFocus(first);
        keepActionInSight();
      }),
  };
}
