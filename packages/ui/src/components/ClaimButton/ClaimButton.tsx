import type { RewardState } from '@fortuna/domain/model/promotions-rewards.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const claimButtonStates = [
  'Open',
  'Locked',
  'Claiming',
  'Claimed',
  'Expired',
  'Failed',
  'LongText',
] as const;

/**
 * Where the reward stands, as the server says, or what its claim is at. `failed`: it may be tried again; the message stands beside
 * the button, said by the screen.
 */
export type ClaimState = RewardState | 'claiming' | 'failed';

export interface ClaimWords {
  /** The action: "Resgatar". */
  readonly claim: string;
  /** The action after a failure: "Tentar de novo". */
  readonly retry: string;
  /** It has been taken: label and reason at once. */
  readonly claimed: string;
  /** Too late: label and reason at once. */
  readonly expired: string;
}

export interface ClaimButtonProps {
  /** Chooses words, sign and whether it can be pressed. */
  readonly state: ClaimState;
  /** What it says in each state, in the reader's language. */
  readonly words: ClaimWords;
  /** What is still missing, while it is locked: "Faltam R$ 50,00 em depósitos". */
  readonly lockedReason: string;
  /** What is claimed, for screen readers: "Bônus de sexta". */
  readonly subject: string;
  /** Called while `open` or `failed`; never while a claim is under way. */
  readonly onClaim: () => void;
}

/** Takes a reward, once. */
export function ClaimButton({ state, words, lockedReason, subject, onClaim }: ClaimButtonProps) {
  const { label, ...look } = claimLook(state, words, lockedReason);
  return (
    <Button {...look} onClick={onClaim}>
      {label}
      <VisuallyHidden>: {subject}</VisuallyHidden>
    </Button>
  );
}

function claimLook(state: ClaimState, words: ClaimWords, lockedReason: string) {
  switch (state) {
    case 'open':
      return { label: words.claim, variant: 'primary' } as const;
    case 'locked':
      return { label: words.claim, disabledReason: lockedReason, icon: <Icon name="lock" size={18} /> };
    case 'claiming':
      return { label: words.claim, variant: 'primary', isPending: true } as const;
    case 'claimed':
      return { label: words.claimed, disabledReason: words.claimed, icon: <Icon name="check" size={18} /> };
    case 'expired':
      return { label: words.expired, disabledReason: words.expired, icon: <Icon name="clock" size={18} /> };
    case 'failed':
      return { label: words.retry, variant: 'secondary' } as const;
  }
}
