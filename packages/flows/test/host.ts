import { type AnyEventObject, type AnyStateMachine, assign, forwardTo, setup } from 'xstate';

export interface HostContext {
  readonly input: unknown;
  /** What the part has last told its parent. */
  readonly news: { readonly type: string } | null;
  readonly output: unknown;
}

/** A parent for testing a part without a flow: forwards all events, keeps the last news and the output. */
export function hostOf(part: AnyStateMachine, news: readonly string[]) {
  return setup({
    types: { input: {} as unknown, context: {} as HostContext, events: {} as AnyEventObject },
    actors: { part },
  }).createMachine({
    id: 'host',
    context: ({ input }) => ({ input, news: null, output: null }),
    initial: 'running',
    states: {
      running: {
        invoke: {
          id: 'part',
          src: 'part',
          input: ({ context }: { readonly context: HostContext }) => context.input,
          onDone: { target: 'ended', actions: assign({ output: ({ event }) => event.output }) },
        },
        on: {
          ...Object.fromEntries(
            news.map((type) => [type, { actions: assign({ news: ({ event }) => event }) }]),
          ),
          '*': { actions: forwardTo('part') },
        },
      },
      ended: { type: 'final' },
    },
  });
}
