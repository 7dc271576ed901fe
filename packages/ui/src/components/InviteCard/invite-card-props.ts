import type { CopyFieldProps } from '../CopyField/CopyField.tsx';

/** A figure about the invited, written out. */
export interface InviteCount {
  readonly label: string;
  readonly value: string;
  /** `win`: money that came in. */
  readonly tone?: 'plain' | 'win';
}

export type InviteCardView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'ready';
      /** The member's invitation code, as the server has it. */
      readonly code: string;
      /** The address that carries the code: what the picture says and what is passed on. */
      readonly link: string;
      /** Invited, rewarded, earned. */
      readonly counts: readonly InviteCount[];
      /** Nobody was invited yet: words in place of figures that would all be zero. */
      readonly isFirst: boolean;
    };

export interface InviteCardWords {
  /** "Convide e ganhe". */
  readonly title: string;
  /** What has to happen for the reward. */
  readonly text: string;
  readonly code: string;
  readonly link: string;
  readonly qr: string;
  readonly share: string;
  readonly loading: string;
  readonly retry: string;
  readonly firstTitle: string;
  readonly firstText: string;
}

export interface InviteCardProps {
  readonly view: InviteCardView;
  /** For one invited member, written out: "R$ 100,00". Left out where the site gives none. */
  readonly reward?: string | undefined;
  readonly words: InviteCardWords;
  /** Words of both copy fields. */
  readonly copy: Pick<CopyFieldProps, 'copyLabel' | 'copiedLabel' | 'failedLabel' | 'onCopy'>;
  /** Opens a `ShareSheet` or the system's own. */
  readonly onShare: () => void;
  readonly onRetry: () => void;
}
