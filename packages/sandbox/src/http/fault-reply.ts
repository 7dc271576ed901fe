import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type MessageLanguage, translate } from '../messages/translate.ts';
import { type FaultKind, slowness } from './faults.ts';
import type { JsonReply } from './problem-reply.ts';

const statuses: Readonly<Record<Exclude<FaultKind, 'slow'>, ContentfulStatusCode>> = {
  error: 500,
  unavailable: 503,
  limited: 429,
  lost: 504,
};

function failure(kind: Exclude<FaultKind, 'slow'>, language: MessageLanguage): JsonReply {
  const code = statuses[kind];
  return { status: code, body: { status: 'error', code, message: translate(language, 'faultInjected') } };
}

/** The answer of an operation after a fault has been applied. */
export async function withFault(
  kind: FaultKind | null,
  language: MessageLanguage,
  work: () => Promise<JsonReply>,
): Promise<JsonReply> {
  if (kind === null) return work();
  if (kind === 'slow') {
    await new Promise((resolve) => setTimeout(resolve, slowness));
    return work();
  }
  if (kind === 'lost') await work();
  return failure(kind, language);
}
