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
      /** The address that carries the code: what is passed on. */
      readonly link: string;
      /**
       * What has come of it; null where that is not known. While nobody was invited words stand in place of figures that would all be
       * zero.
       */
      readonly invitations: Pick<InvitationPage, 'invited' | 'qualified' | 'rewardSum'> | 'loading' | null;
    };

export interface InviteCardWords {
  /** "Convide e ganhe". */
  readonly title: string;
  /** What has to happen for the reward. */
  readonly text: string;
  /** Above the code to copy: "Seu código". */
  readonly code: string;
  /** Above the address to copy: "Seu link". */
  readonly link: string;
  /** On the main button: "Compartilhar convite". */
  readonly share: string;
  /** Announced while the invitation, or a figure of it, is on its way. */
  readonly loading: string;
  /** On the button below a failure. */
  readonly retry: string;
  /** Above how many have come: "Convidados". */
  readonly invited: string;
  /** Above how many of them have brought the reward: "Premiados". */
  readonly qualified: string;
  /** Above what they have brought: "Recebido". */
  readonly rewardSum: string;
  /** While nobody has come yet, in place of the figures. */
  readonly firstTitle: string;
  /** Below it: what to do first. */
  readonly firstText: string;
}

export interface InviteCardProps {
  /** Whether the invitation is there yet, and what it says. */
  readonly view: InviteCardView;
  /** Centavos for one invited member, in large letters; null where the site gives none. */
  readonly reward: Centavos | null;
  /** How figures are written. */
  readonly language: SiteLanguage;
  /** Every text of the card. */
  readonly words: InviteCardWords;
  /** Words of both copy fields. */
  readonly copy: Pick<CopyFieldProps, 'copyLabel' | 'copiedLabel' | 'failedLabel' | 'onCopy'>;
  /** Opens a `ShareSheet` or the system's own. */
  readonly onShare: () => void;
  /** The press on "try again" of a `failed` view. */
  readonly onRetry: () => void;
}
