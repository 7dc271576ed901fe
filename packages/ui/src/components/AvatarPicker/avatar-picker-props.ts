import type { ProfilePicture, ProfilePictureLists } from '@fortuna/domain/model/account.ts';

/** Their lists, in the order to show them. */
export const avatarGroups = ['female', 'male'] as const satisfies readonly (keyof ProfilePictureLists)[];
export type AvatarGroup = (typeof avatarGroups)[number];

/** What became of the choice. */
export type AvatarSaving =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  /** The server's message; the choice before it holds. */
  | { readonly kind: 'failed'; readonly message: string };

export type AvatarPickerView =
  | { readonly kind: 'loading' }
  /** The pictures could not be had. */
  | { readonly kind: 'failed'; readonly message: string }
  /** Without any picture in any list it says so. */
  | {
      readonly kind: 'ready';
      readonly pictures: ProfilePictureLists;
      /** Address of the member's picture: null while none is chosen; it may be one that is no longer offered. */
      readonly chosenUrl: ProfilePicture['url'] | null;
      readonly saving: AvatarSaving;
    };

export interface AvatarPickerWords {
  /** Names the whole: "Foto do perfil". */
  readonly legend: string;
  /** Above each list: "Femininas". */
  readonly groups: Readonly<Record<AvatarGroup, string>>;
  /** A picture's name for screen readers, `position` from 1 in its list: "Femininas, foto 3". */
  readonly picture: (group: AvatarGroup, position: number) => string;
  /** Announced while the pictures load. */
  readonly loading: string;
  /** Announced while a choice is on its way. */
  readonly saving: string;
  /** Announced once the server has it. */
  readonly saved: string;
  /** The button beside either failure. */
  readonly retry: string;
  /** Where there is no picture in any list. */
  readonly emptyTitle: string;
  /** Below `emptyTitle`: what stands in meanwhile. */
  readonly emptyText: string;
}

export interface AvatarPickerProps {
  /** Loading, failed, or the pictures and what became of the last choice. */
  readonly view: AvatarPickerView;
  /** All that it says, in the reader's language. */
  readonly words: AvatarPickerWords;
  /** Why it cannot be changed now; the pictures stay in sight. Left out: it can. */
  readonly disabledReason?: string | undefined;
  /** Another picture was chosen; the screen saves it. Not called while one is being saved. */
  readonly onChoose: (picture: ProfilePicture) => void;
  /** Loads the pictures again, or sends the choice again, whichever failed. */
  readonly onRetry: () => void;
}
