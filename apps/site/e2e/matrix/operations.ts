import {
  contractDocument,
  contractOperations,
  type OperationId,
} from '@fortuna/sandbox/contract/document.ts';
import { effects } from '../../src/platform/effects.ts';

/** What the contract says of an operation, as far as it decides which faults can befall it. */
export interface Operation {
  readonly id: OperationId;
  readonly method: string;
  /** The area that it is about. */
  readonly area: string;
  /** The path as a pattern of addresses. */
  readonly pattern: RegExp;
  /** Guests may call it. */
  readonly isPublic: boolean;
  /** It changes something: a player's press sends it, and never twice. */
  readonly isWrite: boolean;
  /** It takes an `Idempotency-Key`: money. */
  readonly isMoney: boolean;
  /** The player's own money comes or goes: `npm test` plays it whole on every day. */
  readonly isOwnMoney: boolean;
  /** The first field that its body must have, by its name on the wire; null where it has none. */
  readonly field: string | null;
  /** The platform fixes the language of its answers: what it says of a failure is not shown (requirement CALL-58). */
  readonly isInForeignWords: boolean;
  /** A success has to carry `data`. */
  readonly hasData: boolean;
  /** Where lists of rows lie below `data`: names of properties, in order. */
  readonly list: readonly string[] | null;
  /** Where a code with named values lies below `data`; `*` stands for the rows of a list. */
  readonly code: readonly string[] | null;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

function at(pointer: string): Schema {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], contractDocument) as Schema;
}

/** The schemas that a value may be described by, without references and choices. */
function parts(schema: Schema): readonly Schema[] {
  if (schema.$ref !== undefined) return parts(at(schema.$ref));
  const inner = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [schema, ...inner.flatMap(parts)];
}

function propertiesOf(schema: Schema): readonly (readonly [string, Schema])[] {
  return parts(schema).flatMap(({ properties }) => Object.entries(properties ?? {}));
}

function itemsOf(schema: Schema): Schema | undefined {
  return parts(schema).find(({ items }) => items !== undefined)?.items;
}

type Path = readonly string[];

/** The first place below a schema that is what is looked for. */
function find(schema: Schema, isIt: (schema: Schema) => boolean, path: Path = []): Path | null {
  if (path.length > 6) return null;
  if (isIt(schema)) return path;
  const items = itemsOf(schema);
  const inner = items === undefined ? propertiesOf(schema) : [['*', items] as const];
  for (const [name, part] of inner) {
    const found = find(part, isIt, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}

/** A value out of a list of values that may grow; yes and no are no such list. */
function isCode(schema: Schema): boolean {
  return parts(schema).some(({ enum: values }) => values?.some((value) => value !== 0 && value !== 1));
}

/** The answer's part that a refusal has not. */
function successOf(pointer: string): Schema {
  const { oneOf } = at(pointer);
  return oneOf?.[0] ?? at(pointer);
}

const writes: ReadonlySet<string> = new Set(Object.keys(effects));

/** Everything that the contract has and the site may call. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  contractOperations.map((one): [string, Operation] => {
    const success = successOf(one.answerPointer(200) ?? '');
    const data = propertiesOf(success).find(([name]) => name === 'data')?.[1] ?? {};
    const body = one.bodyPointer === null ? {} : at(one.bodyPointer);
    return [
      one.id,
      {
        id: one.id,
        method: one.method,
        area: one.area,
        pattern: new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`),
        isPublic: one.isPublic,
        isWrite: writes.has(one.id),
        isMoney: one.headers.some(({ name }) => name === 'Idempotency-Key'),
        isOwnMoney: one.id === 'createDeposit' || one.id === 'createWithdrawal',
        field: parts(body).flatMap(({ required }) => required ?? [])[0] ?? null,
        isInForeignWords: one.query.some(
          ({ name, schemaPointer }) => name === 'lang' && at(schemaPointer).const !== undefined,
        ),
        hasData: parts(success).some(({ required }) => required?.includes('data')),
        list: find(
          data,
          (schema) => itemsOf(schema) !== undefined && propertiesOf(itemsOf(schema) ?? {}).length > 0,
        ),
        code: find(data, isCode),
      },
    ];
  }),
);

export function operationAt(method: string, path: string): Operation | undefined {
  return [...operations.values()].find((one) => one.method === method && one.pattern.test(path));
}
