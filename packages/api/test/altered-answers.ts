import { allOperations, contract } from './contract.ts';

type Json = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

export interface AlteredAnswer {
  /** What was done to it. */
  readonly label: string;
  /** Dotted path of what was altered. */
  readonly path: string;
  readonly body: unknown;
}

/** A value from an example, and the schemas that describe it. */
interface Node {
  readonly path: Path;
  readonly value: unknown;
  readonly schemas: readonly Json[];
}

const json = 'application/json';
/** The part of each answer that is not data. */
const envelope = new Set(['status', 'code', 'message']);

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A schema and everything it is composed of. Nothing for a switch, 0 or 1: it cannot gain further states. */
function partsOf(schema: unknown): readonly Json[] {
  if (!isJson(schema)) return [];
  const { $ref, allOf, oneOf, anyOf } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    return ['Flag', 'Refusal'].includes(name) ? [] : partsOf(contract.components.schemas[name]);
  }
  const parts = [allOf, oneOf, anyOf].flatMap((group) => (Array.isArray(group) ? group : []));
  return [schema, ...parts.flatMap((part) => partsOf(part))];
}

function propertySchemas(schemas: readonly Json[], name: string): readonly Json[] {
  return schemas.flatMap(({ properties }) => (isJson(properties) ? partsOf(properties[name]) : []));
}

function nodesBelow({ path, value, schemas }: Node): readonly Node[] {
  if (Array.isArray(value)) {
    const items = schemas.flatMap((schema) => partsOf(schema.items));
    return value.flatMap((item: unknown, index) =>
      withNodesBelow({ path: [...path, index], value: item, schemas: items }),
    );
  }
  if (!isJson(value)) return [];
  return Object.entries(value)
    .filter(([name]) => path.length > 0 || !envelope.has(name))
    .flatMap(([name, child]) =>
      withNodesBelow({ path: [...path, name], value: child, schemas: propertySchemas(schemas, name) }),
    );
}

function withNodesBelow(node: Node): readonly Node[] {
  return [node, ...nodesBelow(node)];
}

interface SuccessExample {
  readonly body: Json;
  readonly nodes: readonly Node[];
}

/** The successes among the examples of an operation. */
function successesOf(operationId: string): readonly SuccessExample[] {
  const media = allOperations.find((operation) => operation.operationId === operationId)?.responses['200']
    ?.content?.[json];
  const schemas = partsOf(media?.schema);
  return Object.values(media?.examples ?? {}).flatMap(({ value }) =>
    isJson(value) && value.status === 'success'
      ? [{ body: value, nodes: nodesBelow({ path: [], value, schemas }) }]
      : [],
  );
}

/** The successes of an operation as they stand in the contract. */
export function answersOf(operationId: string): readonly Json[] {
  return successesOf(operationId).map(({ body }) => body);
}

const removed = Symbol('removed');

/** A copy of `root` with something else at a path. */
function altered(root: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(root)) return root.with(Number(step), altered(root[Number(step)], rest, value));
  if (!isJson(root)) throw new Error(`nothing at ${path.join('.')}`);
  const { [step]: old, ...others } = root;
  const next = rest.length === 0 ? value : altered(old, rest, value);
  return next === removed ? others : { ...others, [step]: next };
}

function alteredOf(body: Json, path: Path, change: string, value: unknown): AlteredAnswer {
  const name = path.join('.');
  return { label: `${name} ${change}`, path: name, body: altered(body, path, value) };
}

/** Each value of a closed set replaced by one that is not in it. */
export function withUnknownWords(operationId: string): readonly AlteredAnswer[] {
  return successesOf(operationId).flatMap(({ body, nodes }) =>
    nodes
      .filter(({ value, schemas }) => value !== null && schemas.some((schema) => Array.isArray(schema.enum)))
      .map(({ path, value }) =>
        alteredOf(body, path, 'is unknown', typeof value === 'number' ? 987 : 'newer_than_we_are'),
      ),
  );
}

/** One more field in every object at once. */
export function withMoreFields(operationId: string): readonly AlteredAnswer[] {
  const more = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(more);
    if (!isJson(value)) return value;
    const fields = Object.entries(value).map(([name, child]) => [name, more(child)]);
    return { ...Object.fromEntries(fields), newer_than_we_are: { odd: true } };
  };
  return successesOf(operationId).map(({ body }) => ({
    label: 'more fields everywhere',
    path: '',
    body: more(body),
  }));
}

/** Each optional field left out, and each nullable field null. */
export function withoutOptionalFields(operationId: string): readonly AlteredAnswer[] {
  return successesOf(operationId).flatMap(({ body, nodes }) => {
    const byPath = new Map(nodes.map((node) => [node.path.join('.'), node]));
    return nodes.flatMap(({ path, schemas }) => {
      const name = path.at(-1);
      const owner = byPath.get(path.slice(0, -1).join('.'));
      if (typeof name !== 'string' || owner === undefined) return [];
      const isRequired = owner.schemas.some(
        ({ required }) => Array.isArray(required) && required.includes(name),
      );
      const isNullable = schemas.some(({ type }) => [type].flat().includes('null'));
      return [
        ...(isRequired ? [] : [alteredOf(body, path, 'is missing', removed)]),
        ...(isNullable ? [alteredOf(body, path, 'is null', null)] : []),
      ];
    });
  });
}

/** What is no row: a number, where the rows are none. */
const oddRows = (rows: readonly unknown[]) => [null, typeof rows[0] === 'number' ? 'seven' : 7, {}];

/** Each list with unreadable rows at its end. */
export function withOddRows(operationId: string): readonly AlteredAnswer[] {
  return successesOf(operationId).flatMap(({ body, nodes }) =>
    nodes.flatMap(({ path, value, schemas }) =>
      // A list that no schema describes is read as a whole, or not at all.
      Array.isArray(value) && value.length > 0 && schemas.length > 0
        ? [alteredOf(body, path, 'has odd rows', [...value, ...oddRows(value)])]
        : [],
    ),
  );
}

/** Each row of a list repeated with one field of a different type. */
export function withOddFieldInARow(operationId: string): readonly AlteredAnswer[] {
  return successesOf(operationId).flatMap(({ body, nodes }) =>
    nodes.flatMap(({ path, value }) => {
      const row: unknown = Array.isArray(value) ? value[0] : null;
      if (!Array.isArray(value) || !isJson(row)) return [];
      return Object.keys(row).map((name) =>
        alteredOf(body, path, `has a row with an odd ${name}`, [...value, { ...row, [name]: { odd: true } }]),
      );
    }),
  );
}

/** The main list of an answer, consisting of unreadable rows only. */
export function withOnlyOddRows(operationId: string): readonly AlteredAnswer[] {
  const main = new Set(['data', 'data.data', 'data.list', 'data.list.data']);
  return successesOf(operationId).flatMap(({ body, nodes }) =>
    nodes
      .filter(({ path, value }) => Array.isArray(value) && main.has(path.join('.')))
      .map(({ path }) => alteredOf(body, path, 'has only odd rows', [null, 7])),
  );
}

/** Each field in turn omitted, null, and of a different type. */
export function withEachFieldOdd(operationId: string): readonly AlteredAnswer[] {
  return successesOf(operationId).flatMap(({ body, nodes }) =>
    nodes.flatMap(({ path }) => [
      alteredOf(body, path, 'is missing', removed),
      alteredOf(body, path, 'is null', null),
      alteredOf(body, path, 'is of another type', { odd: true }),
    ]),
  );
}
