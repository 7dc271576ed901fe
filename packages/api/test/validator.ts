import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { allOperations, contract, pointer } from './contract.ts';

const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true });
// Strict mode catches mistyped keywords; the document's own top-level keys are not such mistakes.
ajv.addVocabulary(['x-origin', ...Object.keys(contract)]);
addFormats.default(ajv);
ajv.addSchema(contract, 'contract', undefined, false);

/** Why a value does not fit the schema at a pointer of the document; empty where it fits. */
export function violations(schemaPointer: string, value: unknown): readonly string[] {
  const validate = ajv.getSchema(schemaPointer) ?? ajv.compile({ $ref: schemaPointer });
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** The same for the request body of an operation. */
export function requestViolations(operationId: string, body: unknown): readonly string[] {
  const operation = allOperations.find((candidate) => candidate.operationId === operationId);
  if (operation === undefined) throw new Error(`no operation ${operationId}`);
  const { path, method } = operation;
  return violations(
    pointer('paths', path, method, 'requestBody', 'content', 'application/json', 'schema'),
    body,
  );
}
