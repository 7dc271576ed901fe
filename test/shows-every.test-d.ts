import { showsEvery, showsKind } from '../packages/ui/src/story/shows-every.ts';

/** For the compiler: each fault below is one, or the comment above it is. */

const states = ['Form', 'Failed'] as const;
type Kind = 'form' | 'failed';

showsEvery(states, { Form: 1, Failed: 1 });
showsKind<Kind>({ form: 1, failed: 1 });

// @ts-expect-error a declared state without a story
showsEvery(states, { Form: 1 });
// @ts-expect-error a story of a state that is not declared
showsEvery(states, { Form: 1, Failed: 1, Done: 1 });
// @ts-expect-error a kind of view without a story
showsKind<Kind>({ form: 1 });
// @ts-expect-error a story of a kind that is none
showsKind<Kind>({ form: 1, failed: 1, done: 1 });
