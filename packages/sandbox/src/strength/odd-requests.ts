import fc from 'fast-check';
import type { ContractOperation, ContractParameter } from '../contract/document.ts';
import type { RawRequest } from './request.ts';
import { bodySchema, resolved, type Schema, schemaAt } from './schema.ts';

/** Values that trip up careless code, whatever the field. */
export const oddValues: readonly unknown[] = [
  ...[0, -0, 0.001, -1, 1, 1e-7, 100.005, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308],
  ...[null, true, false, [], [1], [[]], {}, { $ne: null }, { length: 3 }],
  ...['', ' ', '0', '100', '1e3', '-1', 'NaN', 'Infinity', 'null', '[object Object]', '0x10'],
  ...["' OR 1=1 --", "'); DROP TABLE members; --", '%', '_', '%00', '\\', '"', '`id`', '{{7*7}}', '<script>'],
  ...['__proto__', 'constructor', 'toString', '../../etc/passwd', '\u0000', '\r\nSet-Cookie: a=b'],
  ...['é', 'e\u0301', '😀', '\ud800', 'نور', '\u202e', '١٢٣', 'ＡＢＣ', 'ﷺ'.repeat(50)],
  ...['x'.repeat(256), 'x'.repeat(100_000), '9'.repeat(400), `${'1'.repeat(20)}.01`],
  ...[
    '2026-02-30 00:00:00',
    '0000-00-00 00:00:00',
    '9999-12-31 23:59:59',
    '2026-05-13',
    '2026-05-13T00:00:00Z',
  ],
];

const odd = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...oddValues) }, fc.jsonValue(), fc.double());

function typesOf(schema: Schema): readonly string[] {
  return typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
}

/** Bounds and one step beyond them. */
function edges(low: number | undefined, high: number | undefined): number[] {
  return [low ?? 0, high ?? 1_000].flatMap((edge) => [edge - 1, edge, edge + 1]);
}

/** Values that a schema allows, or nearly. */
function fitting(raw: Schema): fc.Arbitrary<unknown> {
  const schema = resolved(raw);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map(fitting));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = typesOf(schema);
  if (types.includes('object')) {
    const fields = Object.entries(schema.properties ?? {});
    return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, fitting(field)])));
  }
  if (types.includes('array')) return fc.array(fitting(schema.items ?? {}), { maxLength: 5 });
  if (types.includes('integer') || types.includes('number')) {
    return fc.oneof(
      fc.constantFrom(...edges(schema.minimum, schema.maximum)),
      fc.integer({ min: 1, max: 30 }),
    );
  }
  if (types.includes('boolean')) return fc.boolean();
  const lengths = edges(schema.minLength, schema.maxLength).filter((length) => length >= 0);
  return fc.oneof(
    fc.constantFrom(...lengths).map((length) => 'a'.repeat(length)),
    fc.stringMatching(/^[0-9]{6,11}$/),
    fc.string(),
  );
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields of which some are odd, missing or more than the schema knows. */
function spoilt(fields: fc.Arbitrary<Fields>): fc.Arbitrary<Fields> {
  const spoil = fc.record({
    which: fc.infiniteStream(fc.integer({ min: 0, max: 5 })),
    values: fc.infiniteStream(odd),
    extra: fc.option(fc.dictionary(fc.constantFrom('extra', 'id', '__proto__', 'money', 'is_demo'), odd)),
  });
  return fc.tuple(fields, spoil).map(([known, { which, values, extra }]) => {
    const entries = Object.entries(known).flatMap(([name, value]) => {
      const turn = which.next().value;
      if (turn === 0) return [];
      return [[name, turn === 1 ? values.next().value : value] as const];
    });
    return { ...Object.fromEntries(entries), ...extra };
  });
}

function parameterText(
  parameters: readonly ContractParameter[],
): fc.Arbitrary<ReadonlyArray<readonly [string, string]>> {
  const values = parameters.map(({ name, schemaPointer }) =>
    fc.option(fc.oneof(fitting(schemaAt(schemaPointer)), odd)).map((value) => {
      const text = String(typeof value === 'object' ? JSON.stringify(value) : value);
      return [name, text.slice(0, 2_000).toWellFormed()] as const;
    }),
  );
  return fc.tuple(...values).chain((pairs) => fc.subarray(pairs));
}

const brokenJson: readonly string[] = [
  ...['{', '{"money":', '[1,', '{"a":1}{"b":2}', "{'a':1}", '\u0000', 'undefined', 'NaN', '{"a":01}'],
  ...[
    '<xml/>',
    'a=1&b=2',
    '\ufeff{}',
    '[',
    '['.repeat(50_000),
    `{"a":${'['.repeat(2_000)}${']'.repeat(2_000)}}`,
  ],
];

const contentTypes: readonly string[] = [
  ...[
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
  ],
  ...['multipart/form-data', '', 'x', 'application/json, text/html'],
];

/**
 * Requests to an operation, made from its schema: some nearly right, most wrong.
 * @param right a body that the operation takes, from which some of the requests differ in a field only
 */
export function oddRequests(operation: ContractOperation, right: Fields): fc.Arbitrary<RawRequest> {
  const schema = bodySchema(operation);
  const fromSchema = schema ? fitting(schema).map((value) => value as Fields) : fc.constant({});
  const body = fc.oneof(
    { weight: 5, arbitrary: spoilt(fc.constant(right)).map((value) => JSON.stringify(value)) },
    { weight: 5, arbitrary: spoilt(fromSchema).map((value) => JSON.stringify(value)) },
    { weight: 3, arbitrary: fromSchema.map((value) => JSON.stringify({ ...right, ...value })) },
    { weight: 2, arbitrary: odd.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: fc.constantFrom(...brokenJson) },
  );
  const headers = fc.record(
    {
      'content-type': fc.oneof(
        { weight: 4, arbitrary: fc.constant('application/json') },
        fc.constantFrom(...contentTypes),
      ),
      'idempotency-key': fc.oneof(
        fc.stringMatching(/^[a-z0-9-]{1,80}$/),
        fc.constantFrom('', 'x'.repeat(5_000), "' OR 1=1", 'same-key'),
      ),
    },
    { requiredKeys: ['content-type'] },
  );
  const path = parameterText(operation.pathParameters).map((pairs) =>
    Object.fromEntries(pairs.filter(([, value]) => value.trim() !== '')),
  );
  const query = parameterText(operation.query).map((pairs) =>
    new URLSearchParams(pairs.map((pair) => [...pair])).toString(),
  );
  return fc.record({ path, query, headers, body });
}
