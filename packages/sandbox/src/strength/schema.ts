import { type ContractOperation, contractDocument } from '../contract/document.ts';

/** What a generator reads of a JSON schema. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

function atPointer(pointer: string): unknown {
  const parts = pointer.replace(/^#\//, '').split('/');
  return parts
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([k]) => k === part)?.[1]
          : undefined,
      contractDocument,
    );
}

/** The schema at a place of the document, references followed and `allOf` joined. */
export function resolved(schema: Schema): Schema {
  if (schema.$ref !== undefined) return resolved(schemaAt(schema.$ref));
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map(resolved);
  const properties = Object.assign({}, schema.properties, ...parts.map((part) => part.properties));
  const required = [schema, ...parts].flatMap((part) => part.required ?? []);
  return Object.assign({}, ...parts, schema, { allOf: undefined, properties, required });
}

export function schemaAt(pointer: string): Schema {
  const found = atPointer(pointer);
  if (typeof found !== 'object' || found === null) throw new Error(`The contract has no ${pointer}`);
  return resolved(found);
}

/** The schema of an operation's body, or null where it takes none. */
export function bodySchema(operation: ContractOperation): Schema | null {
  return operation.bodyPointer === null ? null : schemaAt(operation.bodyPointer);
}
