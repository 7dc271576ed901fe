/** A picture to choose. */
export interface AvatarOption {
  /** What `onChange` gets: the server's address, or whatever names a drawn one. */
  readonly value: string;
  /** Its name for screen readers: "Foto 3". */
  readonly label: string;
  /** `src`: an address from a host that the site allows. `seed`: drawn in the brand's manner. */
  readonly picture: { readonly src: string } | { readonly seed: number };
}

export interface AvatarGroup {
  readonly id: string;
  /** Above its pictures: "Masculinas". */
  readonly label: string;
  readonly options: readonly AvatarOption[];
}

/** What became of the choice. */
export type AvatarSaving =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  /** The server's message; the previous choice still holds. */
  | { readonly kind: 'failed'; readonly message: string };

export type AvatarPickerView =
  | { readonly kind: 'loading' }
  /** The pictures could not be loaded. */
  | { readonly kind: 'failed'; readonly message: string }
  /** Where no group has a picture it says so. */
  | {
      readonly kind: 'ready';
      readonly groups: readonly AvatarGroup[];
      /** Null: none chosen yet, or one that is no longer offered. */
      readonly value: string | null;
      readonly saving: AvatarSaving;
    };

export interface AvatarPickerWords {
  /** Names the whole: "Foto do perfil". */
  readonly legend: string;
  readonly loading: string;
  readonly saving: string;
  readonly saved: string;
  readonly retry: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
}

export interface AvatarPickerProps {
  readonly view: AvatarPickerView;
  readonly words: AvatarPickerWords;
  /** Why it cannot be changed now; the pictures stay in sight. */
  readonly disabledReason?: string | undefined;
  readonly onChange: (value: string) => void;
  /** Loads the pictures again, or sends the choice again, whichever failed. */
  readonly onRetry: () => void;
}
