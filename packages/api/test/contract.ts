import { readFileSync } from 'node:fs';

interface Media {
  readonly schema: object;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Answer {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Operation {
  readonly operationId: string;
  readonly 'x-origin': 'seed' | 'inferred';
  /** What it is for. */
  readonly summary?: string;
  readonly parameters?: readonly { readonly $ref?: string; readonly name?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Answer>>;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly examples?: readonly unknown[] }>>;
    readonly responses: Readonly<Record<string, Answer>>;
    readonly parameters: Readonly<Record<string, { readonly name: string; readonly in: string }>>;
  };
}

/** The bundled document, as the sandbox serves it. */
export const contract = JSON.parse(
  readFileSync(new URL('../src/generated/openapi.json', import.meta.url), 'utf8'),
) as Contract;

export interface LocatedOperation extends Operation {
  readonly method: string;
  readonly path: string;
}

export const allOperations: readonly LocatedOperation[] = Object.entries(contract.paths).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
);

const json = 'application/json';

/** JSON pointer of a place in the document, as a reference into it. */
export function pointer(...parts: readonly string[]): string {
  return `contract#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}

interface LocatedExample {
  readonly label: string;
  readonly schemaPointer: string;
  readonly value: unknown;
}

function examplesOf(
  label: string,
  content: Readonly<Record<string, Media>> | undefined,
  place: readonly string[],
) {
  return Object.entries(content?.[json]?.examples ?? {}).map(([name, { value }]) => ({
    label: `${label}: ${name}`,
    schemaPointer: pointer(...place, 'content', json, 'schema'),
    value,
  }));
}

/** Every example of the document with the schema that it has to fit. */
export function allExamples(): readonly LocatedExample[] {
  const ofOperations = allOperations.flatMap(({ operationId, path, method, requestBody, responses }) => [
    ...examplesOf(`${operationId} request`, requestBody?.content, ['paths', path, method, 'requestBody']),
    ...Object.entries(responses).flatMap(([status, { content }]) =>
      examplesOf(`${operationId} ${status}`, content, ['paths', path, method, 'responses', status]),
    ),
  ]);
  const ofResponses = Object.entries(contract.components.responses).flatMap(([name, { content }]) =>
    examplesOf(name, content, ['components', 'responses', name]),
  );
  const ofSchemas = Object.entries(contract.components.schemas).flatMap(([name, { examples = [] }]) =>
    examples.map((value, index) => ({
      label: `${name}: example ${index}`,
      schemaPointer: pointer('components', 'schemas', name),
      value,
    })),
  );
  return [...ofOperations, ...ofResponses, ...ofSchemas];
}

/** Places of schemas that allow an array and do not say of what: Spectral's `array-items`, which Redocly has no rule for. */
export function arraysWithoutItems(node: unknown = contract, place = ''): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const isArray = 'type' in node && [node.type].flat().includes('array');
  return [
    ...(isArray && !('items' in node) ? [place] : []),
    ...Object.entries(node).flatMap(([key, child]) => arraysWithoutItems(child, `${place}/${key}`)),
  ];
}

/** The body of a 200 example. */
export function answerExample(operationId: string, name: string): object {
  const operation = allOperations.find((candidate) => candidate.operationId === operationId);
  const value = operation?.responses['200']?.content?.[json]?.examples?.[name]?.value;
  if (typeof value !== 'object' || value === null) throw new Error(`no example ${name} of ${operationId}`);
  return value;
}
