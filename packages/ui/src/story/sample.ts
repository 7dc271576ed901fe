import type { Centavos } from '@fortuna/domain/money.ts';
import { createContext, useContext } from 'react';

export interface MoneySample {
  /** What a member has. */
  readonly balance: Centavos;
  readonly isHidden: boolean;
  /** How many times as much as in the story every other amount is, up to `mostMoney`. */
  readonly times: number;
}

/** What the toolbar of Storybook asks the stories to show in place of their own sample data. */
export interface StorySample {
  /** Null: each story's own. */
  readonly money: MoneySample | null;
  /** Null: whoever the story says is looking. */
  readonly session: 'guest' | 'member' | null;
}

const ownMoney: Centavos = 128_450;

/** What every place for an amount must have room for. */
export const mostMoney: Centavos = 99_999_999_999;

/** The choices of the toolbar's "Money", by value. */
export const moneySamples = {
  typical: null,
  zero: { balance: 0, isHidden: false, times: 0 },
  huge: { balance: mostMoney, isHidden: false, times: 100_000 },
  hidden: { balance: ownMoney, isHidden: true, times: 1 },
} as const satisfies Record<string, StorySample['money']>;

/** The toolbar's sample, and whom to tell what of it is asked for. */
export interface SampleSource {
  readonly sample: StorySample;
  readonly onAsk: (what: keyof StorySample) => void;
}

/** For parts of the stories themselves, such as the frame around a screen. */
export const StorySampleContext = createContext<SampleSource>({
  sample: { money: null, session: null },
  onAsk: () => undefined,
});

/** The sample, which tells what of it is asked for. Made where it is read: steps look through all that components keep. */
export function askedSample({ sample, onAsk }: SampleSource): StorySample {
  return {
    get money() {
      onAsk('money');
      return sample.money;
    },
    get session() {
      onAsk('session');
      return sample.session;
    },
  };
}

export function useStorySample(): StorySample {
  return askedSample(useContext(StorySampleContext));
}

/** How the args of a story follow the toolbar; nothing is changed where it returns nothing. */
export type FollowSample<Args> = (sample: StorySample, args: Args) => Partial<Args>;

/** The parameter of a story or meta that shows money, or knows who is looking: `parameters: followsSample<Props>(…)`. */
export function followsSample<Args>(follow: FollowSample<Args>): { readonly sample: FollowSample<Args> } {
  return { sample: follow };
}

/** For a member's screen whose guests are asked to log in; a story of the question itself has no member to show. */
export const guestIsSignedOut = followsSample<{ readonly view: { readonly kind: string } }>(
  (sample, { view }) =>
    view.kind !== 'signedOut' && sample.session === 'guest' ? { view: { kind: 'signedOut' } } : {},
);
