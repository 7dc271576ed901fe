import { maxNicknameLength } from '@fortuna/domain/model/account.ts';
import type { Member } from '@fortuna/domain/model/auth.ts';
import type { TFunction } from 'i18next';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { Button } from '../../../components/Button/Button.tsx';
import { TextField } from '../../../components/Field/TextField.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { FormMessage } from '../../form/FormMessage.tsx';
import { FormStack } from '../../form/form-parts.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useCheckedForm } from '../../form/useCheckedForm.ts';
import type { ProfileEdit, ProfileEditing } from './Profile.view.ts';

export interface ProfileFormProps {
  readonly member: Member;
  readonly editing: Exclude<ProfileEditing, { readonly kind: 'saved' }>;
  readonly onSave: (edit: ProfileEdit) => void;
  readonly onStopWaiting: () => void;
  /** Without anything to save. */
  readonly onClose: () => void;
}

const genderChoices = ['female', 'male', 'none'] as const;

/** A nickname may be left out until there is one; characters are counted as the contract does, by code point. */
function schema(t: TFunction<'account-profile'>, hasNickname: boolean) {
  const limit = maxNicknameLength;
  return v.object({
    nickname: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => text !== '' || !hasNickname, t('form.nicknameMissing')),
      v.check((text) => Array.from(text).length <= limit, t('form.nicknameLong', { limit })),
    ),
    gender: v.picklist(genderChoices),
  });
}

/** What differs from how it stands. */
function editOf(member: Member, nickname: string, choice: (typeof genderChoices)[number]): ProfileEdit {
  const gender = choice === 'none' ? null : choice;
  return {
    ...(nickname !== (member.nickname ?? '') && { nickname }),
    ...(gender !== member.gender && { gender }),
  };
}

/** Nickname and gender; what the server refuses stands beside its field. */
export function ProfileForm({ member, editing, onSave, onStopWaiting, onClose }: ProfileFormProps) {
  const { t } = useTranslation('account-profile');
  const problem = editing.kind === 'editing' ? editing.problem : null;
  const { form, submitting, placed } = useCheckedForm({
    problem,
    defaultValues: { nickname: member.nickname ?? '', gender: member.gender ?? 'none' },
    schemaFor: () => schema(t, member.nickname !== null),
  });
  const { errors } = form.formState;
  return (
    <FormStack
      noValidate
      aria-label={t('form.title')}
      onSubmit={submitting(({ nickname, gender }) => {
        const edit = editOf(member, nickname, gender);
        if (Object.keys(edit).length === 0) onClose();
        else onSave(edit);
      })}
    >
      <FormMessage errors={errors} problem={problem} placed={placed} />
      <TextField
        {...form.register('nickname')}
        label={t('details.nickname')}
        hint={t('form.nicknameHint', { limit: maxNicknameLength })}
        error={errors.nickname?.message}
        autoComplete="nickname"
        dir="auto"
      />
      <Controller
        control={form.control}
        name="gender"
        render={({ field }) => (
          <SegmentedControl
            hasVisibleLabel
            label={t('details.gender')}
            name={field.name}
            value={field.value}
            options={genderChoices.map((value) => ({
              value,
              label: value === 'none' ? t('form.genderNone') : t(`details.genders.${value}`),
            }))}
            onChange={field.onChange}
            error={errors.gender?.message}
          />
        )}
      />
      <SubmitButton isPending={editing.kind === 'submitting'} onStopWaiting={onStopWaiting}>
        {t('form.submit')}
      </SubmitButton>
      <Button variant="quiet" isWide onClick={onClose}>
        {t('form.cancel')}
      </Button>
    </FormStack>
  );
}
