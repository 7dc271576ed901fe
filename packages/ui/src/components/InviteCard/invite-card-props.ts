import type { SiteLanguage } from '@fortuna/domain/language.ts';
import type { InvitationPage } from '@fortuna/domain/model/agency.ts';
import type { Member } from '@fortuna/domain/model/auth.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import type { CopyFieldProps } from '../CopyField/CopyField.tsx';

export type InviteCardView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'ready';
      readonly inviteCode: Member['inviteCode'];
      /** The address that carries the code: what the picture says and what is passed on. */
      readonly link: string;
      /** What has come of it. While nobody was invited words stand in place of figures that would all be zero. */
      readonly invitations: Pick<InvitationPage, 'invited' | 'qualified' | 'rewardSum'>;
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
  readonly invited: string;
  readonly qualified: string;
  readonly rewardSum: string;
  readonly firstTitle: string;
  readonly firstText: string;
}

export interface InviteCardProps {
  readonly view: InviteCardView;
  /** For one invited member; null where the site gives none. */
  readonly reward: Centavos | null;
  /** How figures are written. */
  readonly language: SiteLanguage;
  readonly words: InviteCardWords;
  /** Words of both copy fields. */
  readonly copy: Pick<CopyFieldProps, 'copyLabel' | 'copiedLabel' | 'failedLabel' | 'onCopy'>;
  /** Opens a `ShareSheet` or the system's own. */
  readonly onShare: () => void;
  readonly onRetry: () => void;
}
