/** A context value that the machine's states guarantee; throws where the machine broke its own promise. */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`flow without ${name}`);
  return value;
}
