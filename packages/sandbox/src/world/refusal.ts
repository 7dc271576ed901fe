import type { MessageKey, MessageValues } from '../messages/translate.ts';

/**
 * A rule says no: HTTP 200 with `status: "error"`. A world function refuses before it writes anything except the count of a
 * failed attempt, since a refusal does not roll the transaction back (its answer is saved under the idempotency key).
 */
export class Refusal extends Error {
  readonly key: MessageKey;
  readonly values: MessageValues;
  /** The platform's code in the envelope. */
  readonly code: number;

  constructor(key: MessageKey, values: MessageValues = {}, code = 400) {
    super(key);
    this.name = 'Refusal';
    this.code = code;
    this.key = key;
    this.values = values;
  }
}

/** Fields that are well-formed but wrong: HTTP 422 with a message for each. Thrown before anything is written. */
export class FieldProblem extends Error {
  readonly fields: Readonly<Record<string, MessageKey>>;

  constructor(fields: Readonly<Record<string, MessageKey>>) {
    super(Object.keys(fields).join(', '));
    this.name = 'FieldProblem';
    this.fields = fields;
  }
}

/** Another member's thing: HTTP 403. */
export class ForbiddenProblem extends Error {
  constructor() {
    super('forbidden');
    this.name = 'ForbiddenProblem';
  }
}

/** No such thing: HTTP 404. */
export class NotFoundProblem extends Error {
  readonly key: MessageKey;

  constructor(key: MessageKey) {
    super(key);
    this.name = 'NotFoundProblem';
    this.key = key;
  }
}

/** More work at once than the sandbox takes: HTTP 429. */
export class BusyProblem extends Error {
  constructor() {
    super('busy');
    this.name = 'BusyProblem';
  }
}

/** Why an operator has ended a member's sessions. */
export type OperatorEnd = 'forcedOffline' | 'blocked';

/** No token, or one that is not valid (any more): HTTP 401. */
export class UnauthenticatedProblem extends Error {
  /** Null where the login itself has ended or never was. */
  readonly endedBy: OperatorEnd | null;

  constructor(endedBy: OperatorEnd | null = null) {
    super('Unauthenticated.');
    this.name = 'UnauthenticatedProblem';
    this.endedBy = endedBy;
  }
}

/** The site is closed for maintenance: HTTP 503, and nothing has been done. */
export class MaintenanceProblem extends Error {
  /** The operator's words; null where there are none. */
  readonly words: string | null;

  constructor(words: string | null) {
    super('maintenance');
    this.name = 'MaintenanceProblem';
    this.words = words;
  }
}
