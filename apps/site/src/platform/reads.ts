import type { Api, CallOptions, OperationId } from '@fortuna/api/client.ts';

/** Whose data a read is about; null: a member's while there is no member. */
export type Owner = number | 'everybody' | null;

/** A call that changes nothing, as pages use it. What it gives is kept by operation, member, language and input. */
export interface Read<Input, Output> {
  readonly operation: OperationId;
  /** A member's own data: not asked for before somebody is logged in, never shown to anybody else. */
  readonly isMember: boolean;
  readonly call: (api: Api, input: Input, options: CallOptions) => Promise<Output>;
  /** How long an answer is shown without asking again, in milliseconds. */
  readonly freshFor: number;
}

export interface ReadOptions {
  /** Default: half a minute; 0 for what has to be right at each look. */
  readonly freshFor?: number;
}

const halfMinute = 30_000;

type CallOf<Input, Output> = (api: Api, input: Input, options?: CallOptions) => Promise<Output>;
type CallWithoutInput<Output> = (api: Api, options?: CallOptions) => Promise<Output>;

function readOf<Input, Output>(
  operation: OperationId,
  call: CallOf<Input, Output> | CallWithoutInput<Output>,
  isMember: boolean,
  { freshFor = halfMinute }: ReadOptions = {},
): Read<Input, Output> {
  return {
    operation,
    isMember,
    freshFor,
    call: (api, input, options) =>
      input === undefined
        ? (call as CallWithoutInput<Output>)(api, options)
        : (call as CallOf<Input, Output>)(api, input, options),
  };
}

/** A read of the member's own data; of nobody else's ever (`[operation, member, …]` is its key). */
export function memberRead<Output>(
  operation: OperationId,
  call: CallWithoutInput<Output>,
  options?: ReadOptions,
): Read<undefined, Output>;
export function memberRead<Input, Output>(
  operation: OperationId,
  call: CallOf<Input, Output>,
  options?: ReadOptions,
): Read<Input, Output>;
export function memberRead<Input, Output>(
  operation: OperationId,
  call: CallOf<Input, Output> | CallWithoutInput<Output>,
  options?: ReadOptions,
): Read<Input, Output> {
  return readOf(operation, call, true, options);
}

/** A read of what everybody may see. */
export function publicRead<Output>(
  operation: OperationId,
  call: CallWithoutInput<Output>,
  options?: ReadOptions,
): Read<undefined, Output>;
export function publicRead<Input, Output>(
  operation: OperationId,
  call: CallOf<Input, Output>,
  options?: ReadOptions,
): Read<Input, Output>;
export function publicRead<Input, Output>(
  operation: OperationId,
  call: CallOf<Input, Output> | CallWithoutInput<Output>,
  options?: ReadOptions,
): Read<Input, Output> {
  return readOf(operation, call, false, options);
}
