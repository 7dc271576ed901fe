import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type ContractOperation, type ContractParameter, contractDocument } from './document.ts';

export type ContractError = ErrorObject;

const base = 'contract';

function newValidator(options: { coerceTypes: boolean; allErrors?: boolean }): Ajv2020 {
  const validator = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    // 19.99 is not a multiple of 0.01 in binary; six decimals of tolerance are enough for centavos.
    multipleOfPrecision: 6,
    ...options,
  });
  addFormats.default(validator);
  validator.addSchema({ $id: base, ...contractDocument });
  return validator;
}

let exact: Ajv2020 | undefined;
let coercing: Ajv2020 | undefined;
let brief: Ajv2020 | undefined;
const compiled = new Map<string, ValidateFunction>();

/** Compiled on first use: starting up must not wait for schemas that nobody needs. */
function validatorFor(key: string, compile: () => ValidateFunction): ValidateFunction {
  const found = compiled.get(key) ?? compile();
  compiled.set(key, found);
  return found;
}

function errorsAt(pointer: string, value: unknown): readonly ContractError[] {
  const validate = validatorFor(pointer, () => {
    exact ??= newValidator({ coerceTypes: false });
    return exact.compile({ $ref: `${base}${pointer}` });
  });
  return validate(value) ? [] : (validate.errors ?? []);
}

function parameterErrors(
  key: string,
  parameters: readonly ContractParameter[],
  values: Record<string, unknown>,
): readonly ContractError[] {
  const validate = validatorFor(key, () => {
    coercing ??= newValidator({ coerceTypes: true });
    const properties = parameters.map(({ name, schemaPointer }) => [
      name,
      { $ref: `${base}${schemaPointer}` },
    ]);
    return coercing.compile({
      type: 'object',
      properties: Object.fromEntries(properties),
      required: parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    });
  });
  return validate(values) ? [] : (validate.errors ?? []);
}

/** Checks query parameters and turns them, in place, into the types that the contract gives them. */
export function queryErrors(operation: ContractOperation, query: Record<string, unknown>) {
  return parameterErrors(`query ${operation.id}`, operation.query, query);
}

/** Checks the parameters in the path and turns them, in place, into the types that the contract gives them. */
export function pathErrors(operation: ContractOperation, values: Record<string, unknown>) {
  return parameterErrors(`path ${operation.id}`, operation.pathParameters, values);
}

/** Checks the headers that the contract names; `headers` by the names of the contract. */
export function headerErrors(operation: ContractOperation, headers: Record<string, unknown>) {
  return parameterErrors(`headers ${operation.id}`, operation.headers, headers);
}

/** Errors and list items beyond this many tell nobody anything, and a megabyte holds hundreds of thousands of them. */
const most = 100;

function hasLongList(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (Array.isArray(value) && value.length > most) || Object.values(value).some(hasLongList);
}

/** The body with the first items of its lists only. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, most).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]));
}

function firstError(pointer: string, value: unknown): readonly ContractError[] {
  const validate = validatorFor(`first ${pointer}`, () => {
    brief ??= newValidator({ coerceTypes: false, allErrors: false });
    return brief.compile({ $ref: `${base}${pointer}` });
  });
  return validate(value) ? [] : (validate.errors ?? []);
}

/** What is wrong with a body, the first hundred errors. Of long lists only the beginning is searched for more than one. */
export function bodyErrors(operation: ContractOperation, body: unknown): readonly ContractError[] {
  const { bodyPointer } = operation;
  if (bodyPointer === null) return [];
  if (!hasLongList(body)) return errorsAt(bodyPointer, body).slice(0, most);
  const first = firstError(bodyPointer, body);
  return first.length === 0 ? [] : [...first, ...errorsAt(bodyPointer, shortened(body))].slice(0, most);
}

/** What is wrong with an answer, in words for a developer; empty when it keeps the contract. */
export function answerErrors(operation: ContractOperation, status: number, answer: unknown): string[] {
  const pointer = operation.answerPointer(status);
  if (pointer === null) return [`status ${status} is not in the contract`];
  return errorsAt(pointer, answer).map((error) => `${error.instancePath || '/'} ${error.message ?? ''}`);
}
