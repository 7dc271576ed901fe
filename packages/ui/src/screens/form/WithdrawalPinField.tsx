import { withdrawalPasswordLength } from '@fortuna/domain/credentials.ts';
import { Controller, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form';
import { PinInput, type PinInputProps } from '../../components/PinInput/PinInput.tsx';

export interface WithdrawalPinFieldProps<Values extends FieldValues, Output>
  extends Pick<UseControllerProps<Values, FieldPath<Values>, Output>, 'control' | 'name'>,
    Pick<PinInputProps, 'label' | 'hint'> {}

/** A withdrawal password in a form, old or new: its digits, with what is wrong about them. */
export function WithdrawalPinField<Values extends FieldValues, Output>({
  control,
  name,
  ...words
}: WithdrawalPinFieldProps<Values, Output>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <PinInput {...field} {...words} error={fieldState.error?.message} length={withdrawalPasswordLength} />
      )}
    />
  );
}
