import type { ContractOperation } from '../contract/document.ts';
import { origin, type TestSandbox } from '../testing/test-sandbox.ts';

/** A request to one operation, right or wrong; what is absent is not sent. */
export interface RawRequest {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** As it goes over the line; never sent with GET and DELETE. */
  readonly body?: string;
  readonly token?: string;
}

/** An answer with its text, in which forbidden words can be looked for. */
export interface RawReply {
  readonly status: number;
  readonly text: string;
}

export function requestTo(operation: ContractOperation, raw: RawRequest): Request {
  const place = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(raw.path?.[name] ?? 1)),
  );
  const headers: Record<string, string> = { 'content-type': 'application/json', ...raw.headers };
  if (raw.token !== undefined) headers.authorization = `Bearer ${raw.token}`;
  const hasBody = operation.method === 'POST' && raw.body !== undefined;
  return new Request(`${origin}${place}?${raw.query ?? ''}`, {
    method: operation.method,
    headers,
    ...(hasBody ? { body: raw.body } : {}),
  });
}

export async function send(
  sandbox: TestSandbox,
  operation: ContractOperation,
  raw: RawRequest,
): Promise<RawReply> {
  const response = await sandbox.fetch(requestTo(operation, raw));
  return { status: response.status, text: await response.text() };
}
