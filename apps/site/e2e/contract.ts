import { readFileSync } from 'node:fs';

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
}

const file = new URL('../../../packages/api/src/generated/openapi.json', import.meta.url);
const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Contract;

/** `/api/member/bank/{id}` as a pattern of addresses. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`);
}

const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { operationId }]) =>
    operationId === undefined
      ? []
      : [{ id: operationId, method: method.toUpperCase(), pattern: patternOf(path) }],
  ),
);

/** The contract's operation that a request is; what the contract does not know is named as it was sent. */
export function operationOf(method: string, path: string): string {
  const found = operations.find((one) => one.method === method && one.pattern.test(path));
  return found?.id ?? `${method} ${path}`;
}
