import type { NewSubordinate } from '@fortuna/domain/model/agency.ts';
import { parseMobile } from '@fortuna/domain/phone.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { TextField } from '../../../components/Field/TextField.tsx';
import { FormMessage } from '../../form/FormMessage.tsx';
import { FormStack } from '../../form/form-parts.tsx';
import { MobileField } from '../../form/MobileField.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useCheckedForm } from '../../form/useCheckedForm.ts';

export interface SubordinateFormProps {
  /** The inviter's own. */
  readonly inviteCode: string;
  readonly isSubmitting: boolean;
  /** What the last attempt met; what was typed stays. */
  readonly problem: Problem | null;
  /** Gets what has been typed, once it is complete. */
  readonly onRegister: (input: NewSubordinate) => void;
  /** Waits no longer for the answer. */
  readonly onStopWaiting: () => void;
}

/** The longest that the platform takes. */
const maxCode = 20;
/** As long as every number of it is exact. */
const maxUid = 15;

function schema(t: TFunction<'agency'>) {
  return v.object({
    phone: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('register.errors.phone')),
      v.check((text) => parseMobile(text) !== null, t('register.errors.phoneFormat')),
    ),
    inviteCode: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('register.errors.code')),
      v.maxLength(maxCode, t('register.errors.codeLong')),
    ),
    memberId: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('register.errors.uid')),
      v.maxLength(maxUid, t('register.errors.uidFormat')),
      v.regex(/^[1-9]\d*$/, t('register.errors.uidFormat')),
    ),
  });
}

/** 'USER DOES NOT EXIST' on code 409 (specification section 8); what the server says itself goes first. */
function explained(t: TFunction<'agency'>, problem: Problem | null): Problem | null {
  if (problem?.kind !== 'refused' || problem.message) return problem;
  return { ...problem, message: t(problem.code === 409 ? 'register.unknown' : 'register.refused') };
}

/** The invitee's registered phone, the inviter's code, the invitee's UID. */
export function SubordinateForm(props: SubordinateFormProps) {
  const { inviteCode, isSubmitting, onRegister, onStopWaiting } = props;
  const { t } = useTranslation('agency');
  const problem = explained(t, props.problem);
  const { form, submitting, placed } = useCheckedForm({
    problem: props.problem,
    defaultValues: { phone: '', inviteCode, memberId: '' },
    schemaFor: () => schema(t),
  });
  const { errors } = form.formState;
  const handleSubmit = submitting(({ phone, inviteCode: code, memberId }) =>
    onRegister({ phone: parseMobile(phone) ?? phone, inviteCode: code, memberId: Number(memberId) }),
  );
  return (
    <FormStack noValidate onSubmit={handleSubmit} aria-label={t('register.title')}>
      <FormMessage errors={errors} problem={problem} placed={placed} />
      <MobileField
        control={form.control}
        name="phone"
        label={t('register.phone')}
        hint={t('register.phoneHint')}
        autoComplete="off"
        placeholder={t('register.phonePlaceholder')}
      />
      <TextField
        {...form.register('inviteCode')}
        label={t('register.code')}
        hint={t('register.codeHint')}
        error={errors.inviteCode?.message}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        {...form.register('memberId')}
        label={t('register.uid')}
        hint={t('register.uidHint')}
        error={errors.memberId?.message}
        inputMode="numeric"
        autoComplete="off"
      />
      <SubmitButton isPending={isSubmitting} onStopWaiting={onStopWaiting}>
        {t('register.submit')}
      </SubmitButton>
    </FormStack>
  );
}
