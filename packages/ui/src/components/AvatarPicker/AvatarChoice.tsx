import { AvatarArt } from '../DrawnArt/DrawnArt.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { Choice, Mark, Radio } from './AvatarPicker.style.ts';
import type { AvatarOption } from './avatar-picker-props.ts';

export interface AvatarChoiceProps {
  readonly option: AvatarOption;
  /** Of the radios that belong together. */
  readonly name: string;
  readonly isChosen: boolean;
  /** A choice is on its way to the server; further presses wait for it. */
  readonly isSaving: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

/** A picture as a radio button. Disabled by attribute alone, so that the focus stays where it is while something is saved. */
export function AvatarChoice({ option, name, isChosen, isSaving, isDisabled, onChange }: AvatarChoiceProps) {
  const { value, label, picture } = option;
  return (
    <Choice data-chosen={isChosen ? '' : undefined} data-part="avatar-choice">
      <Radio
        type="radio"
        name={name}
        value={value}
        aria-label={label}
        checked={isChosen}
        disabled={isDisabled}
        onChange={() => {
          if (!isSaving) onChange(value);
        }}
      />
      {'src' in picture ? (
        <img src={picture.src} alt="" width={96} height={96} loading="lazy" decoding="async" />
      ) : (
        <AvatarArt seed={picture.seed} />
      )}
      {isChosen && (
        <Mark>{isSaving ? <SpinnerRing aria-hidden="true" /> : <Icon name="check" size={16} />}</Mark>
      )}
    </Choice>
  );
}
