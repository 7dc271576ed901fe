import openapi from '@fortuna/api/generated/openapi.json' with { type: 'json' };
import type { operations } from '@fortuna/api/generated/schema.ts';

export type OperationId = keyof operations;

interface Reference {
  readonly $ref: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

interface RawOperation {
  readonly operationId: OperationId;
  readonly tags?: readonly string[];
  readonly security?: readonly unknown[];
  readonly parameters?: ReadonlyArray<Parameter | Reference>;
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, object>>;
}

/** A parameter and where its schema stands in the document. */
export interface ContractParameter {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schemaPointer: string;
}

export interface ContractOperation {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  /** The area that it is about. */
  readonly area: string;
  readonly isPublic: boolean;
  /** As a route of Hono: `/things/:id`. */
  readonly route: string;
  readonly pathParameters: readonly ContractParameter[];
  readonly query: readonly ContractParameter[];
  readonly headers: readonly ContractParameter[];
  /** Where the body's schema stands; null when the operation takes none. */
  readonly bodyPointer: string | null;
  /** Where the schema of an answer stands; null when the contract does not know the status. */
  answerPointer(status: number): string | null;
}

/** The bundled contract, as it is served. */
export const contractDocument: object = openapi;

/** The parts of the bundle that are read here; it is generated and linted, so its shape is known. */
const { paths, components } = openapi as unknown as {
  paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  components: { parameters: Readonly<Record<string, Parameter>> };
};

function escaped(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

function readParameter(pointer: string, raw: Parameter | Reference): Parameter & { pointer: string } {
  if (!('$ref' in raw)) return { ...raw, pointer };
  const found = components.parameters[raw.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`The contract has no ${raw.$ref}`);
  return { ...found, pointer: raw.$ref };
}

function readOperation(path: string, method: string, raw: RawOperation): ContractOperation {
  const pointer = `#/paths/${escaped(path)}/${method}`;
  const parameters = (raw.parameters ?? []).map((parameter, index) =>
    readParameter(`${pointer}/parameters/${index}`, parameter),
  );
  const among = (place: string): ContractParameter[] =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => ({
        name: parameter.name,
        isRequired: parameter.required === true,
        schemaPointer: `${parameter.pointer}/schema`,
      }));
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    area: raw.tags?.[0] ?? '',
    route: path.replace(/\{(\w+)\}/g, ':$1'),
    pathParameters: among('path'),
    isPublic: raw.security?.length === 0,
    query: among('query'),
    headers: among('header'),
    bodyPointer: raw.requestBody ? `${pointer}/requestBody/content/application~1json/schema` : null,
    answerPointer: (status) => {
      const name = [String(status), `${Math.floor(status / 100)}XX`].find((key) => key in raw.responses);
      const response = name === undefined ? undefined : raw.responses[name];
      if (name === undefined || response === undefined) return null;
      const start =
        '$ref' in response && typeof response.$ref === 'string'
          ? response.$ref
          : `${pointer}/responses/${name}`;
      return `${start}/content/application~1json/schema`;
    },
  };
}

/** Every operation of the contract. */
export const contractOperations: readonly ContractOperation[] = Object.entries(paths).flatMap(
  ([path, item]) => Object.entries(item).map(([method, raw]) => readOperation(path, method, raw)),
);
