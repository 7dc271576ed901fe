import type { OperationId } from '../contract/document.ts';

/** A request for tests; what is absent is empty. */
export interface OperationRequest {
  /** Member who sends it; default `rica`. */
  readonly as?: string;
  /** Values of the placeholders in the address. */
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  /** Built when it is sent, since some depend on earlier answers. */
  readonly body?: () => Promise<unknown> | unknown;
}

export type OperationRequests = Readonly<Partial<Record<OperationId, OperationRequest>>>;
