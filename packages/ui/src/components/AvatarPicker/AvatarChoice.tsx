import type { ProfilePicture } from '@fortuna/domain/model/account.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { Choice, Mark, Radio } from './AvatarPicker.style.ts';

export interface AvatarChoiceProps {
  readonly picture: ProfilePicture;
  /** For screen readers. */
  readonly label: string;
  /** Of the radios that belong together. */
  readonly name: string;
  readonly isChosen: boolean;
  /** A choice is on its way to the server; further presses wait for it. */
  readonly isSaving: boolean;
  readonly isDisabled: boolean;
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
