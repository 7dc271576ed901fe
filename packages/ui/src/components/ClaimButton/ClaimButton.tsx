import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const claimButtonStates = ['Eligible', 'NotEligible', 'Claiming', 'Claimed', 'Failed'] as const;

/** Where a reward stands; the server decides. */
export type ClaimView =
  | { readonly kind: 'eligible' }
  /** `reason`: what is still missing. */
  | { readonly kind: 'notEligible'; readonly reason: string }
  | { readonly kind: 'claiming' }
  | { readonly kind: 'claimed' }
  /** It may be tried again; the screen shows the message beside the button. */
  | { readonly kind: 'failed' };

export interface ClaimWords {
  readonly claim: string;
  readonly retry: string;
  readonly claimed: string;
}

export interface ClaimButtonProps {
  readonly view: ClaimView;
  readonly words: ClaimWords;
  /** What is claimed, for screen readers: "Bônus de sexta". */
  readonly subject: string;
  readonly onClaim: () => void;
}

/** Claims a reward, once. */
export function ClaimButton({ view, words, subject, onClaim }: ClaimButtonProps) {
  const { label, ...look } = claimLook(view, words);
  return (
    <Button {...look} onClick={onClaim}>
      {label}
      <VisuallyHidden>: {subject}</VisuallyHidden>
    </Button>
  );
}

function claimLook(view: ClaimView, words: ClaimWords) {
  switch (view.kind) {
    case 'eligible':
      return { label: words.claim, variant: 'primary' } as const;
    case 'notEligible':
      return { label: words.claim, disabledReason: view.reason };
    case 'claiming':
      return { label: words.claim, variant: 'primary', isPending: true } as const;
    case 'claimed':
      return { label: words.claimed, disabledReason: words.claimed, icon: <Icon name="check" size={18} /> };
    case 'failed':
      return { label: words.retry, variant: 'secondary' } as const;
  }
}
