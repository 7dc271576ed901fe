/**
 * Types only: `showsEvery(depositStates, { Form, … })` below the stories of a part or screen does not compile while a state that
 * it declares has no story.
 */
export function showsEvery<const States extends readonly string[]>(
  _states: States,
  _stories: Readonly<Record<States[number], unknown>>,
): void {
  // What it checks, it checks when it is compiled.
}

/** The same for the kinds of a union, each shown by one story: `showsKind<DepositContent['kind']>({ form: Form, … })`. */
export function showsKind<Kind extends string>(_stories: Readonly<Record<Kind, unknown>>): void {
  // What it checks, it checks when it is compiled.
}
