import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type MessageKey, type MessageLanguage, translate } from '../messages/translate.ts';
import {
  BusyProblem,
  FieldProblem,
  ForbiddenProblem,
  MaintenanceProblem,
  NotFoundProblem,
  type OperatorEnd,
  Refusal,
  UnauthenticatedProblem,
} from '../world/refusal.ts';

export interface JsonReply {
  readonly status: ContentfulStatusCode;
  readonly body: object;
}

function errorReply(status: ContentfulStatusCode, language: MessageLanguage, key: MessageKey): JsonReply {
  return { status, body: { status: 'error', code: status, message: translate(language, key) } };
}

const endings = {
  forcedOffline: { force_offline: true },
  blocked: { member_status: -1 },
} as const satisfies Record<OperatorEnd, object>;

/** Anything thrown, as the contract's error bodies. The unforeseen is logged and not revealed to the caller. */
export function problemReply(error: unknown, language: MessageLanguage): JsonReply {
  if (error instanceof FieldProblem) {
    const errors = Object.entries(error.fields).map(([field, key]) => [field, [translate(language, key)]]);
    const message = translate(language, 'requestInvalid');
    return { status: 422, body: { message, errors: Object.fromEntries(errors) } };
  }
  if (error instanceof UnauthenticatedProblem) {
    const why = error.endedBy === null ? {} : endings[error.endedBy];
    return { status: 401, body: { message: 'Unauthenticated.', ...why } };
  }
  if (error instanceof ForbiddenProblem) return errorReply(403, language, 'forbidden');
  if (error instanceof NotFoundProblem) return errorReply(404, language, error.key);
  if (error instanceof BusyProblem) return errorReply(429, language, 'tooBusy');
  if (error instanceof MaintenanceProblem) {
    const { status, body } = errorReply(503, language, 'maintenance');
    return { status, body: { ...body, ...(error.words && { message: error.words }), is_maintenance: 1 } };
  }
  if (error instanceof Refusal) {
    const message = translate(language, error.key, error.values);
    return { status: 200, body: { status: 'error', code: error.code, message } };
  }
  console.error(error);
  return errorReply(500, language, 'internal');
}
