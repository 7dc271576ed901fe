import type { ProfilePicture } from '@fortuna/domain/model/account.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { Choice, Mark, Radio } from './AvatarPicker.style.ts';

export interface AvatarChoiceProps {
  /** What is shown and, chosen, handed to `onChoose`. */
  readonly picture: ProfilePicture;
  /** The radio's name, for screen readers: "Femininas, foto 3". */
  readonly label: string;
  /** Name of the radios that belong together. */
  readonly name: string;
  /** It carries the mark: a tick, or a spinner while it is saved. */
  readonly isChosen: boolean;
  /** A choice is on its way to the server; further presses wait for it. */
  readonly isSaving: boolean;
  /** Cannot be chosen now; the picker says why. */
  readonly isDisabled: boolean;
  /** Not called while another choice is being saved. */
  readonly onChoose: (picture: ProfilePicture) => void;
}

/** A picture as a radio button. Disabled by attribute alone, so that the focus stays where it is while something is saved. */
export function AvatarChoice({
  picture,
  label,
  name,
  isChosen,
  isSaving,
  isDisabled,
  onChoose,
}: AvatarChoiceProps) {
  return (
    <Choice data-chosen={isChosen ? '' : undefined} data-part="avatar-choice">
      <Radio
        type="radio"
        name={name}
        value={picture.id}
        aria-label={label}
        checked={isChosen}
        disabled={isDisabled}
        onChange={() => {
          if (!isSaving) onChoose(picture);
        }}
      />
      <img src={picture.url} alt="" width={96} height={96} loading="lazy" decoding="async" />
      {isChosen && (
        <Mark>{isSaving ? <SpinnerRing aria-hidden="true" /> : <Icon name="check" size={16} />}</Mark>
      )}
    </Choice>
  );
}
