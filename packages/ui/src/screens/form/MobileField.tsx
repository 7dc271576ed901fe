import { formatMobile } from '@fortuna/domain/phone.ts';
import { Controller, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form';
import { MaskedField, type MaskedFieldProps } from '../../components/MaskedField/MaskedField.tsx';

export interface MobileFieldProps<Values extends FieldValues, Output>
  extends Pick<UseControllerProps<Values, FieldPath<Values>, Output>, 'control' | 'name'>,
    Pick<MaskedFieldProps, 'label' | 'hint' | 'placeholder' | 'autoComplete'> {}

/** A Brazilian mobile number in a form, laid out as it is typed, with what is wrong about it. */
export function MobileField<Values extends FieldValues, Output>({
  control,
  name,
  ...words
}: MobileFieldProps<Values, Output>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <MaskedField
          {...field}
          {...words}
          error={fieldState.error?.message}
          format={formatMobile}
          type="tel"
          inputMode="tel"
        />
      )}
    />
  );
}
