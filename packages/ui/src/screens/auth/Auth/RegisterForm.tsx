import type { RegisterInput } from '@fortuna/domain/model/auth.ts';
import { parseMobile } from '@fortuna/domain/phone.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { TextField } from '../../../components/Field/TextField.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PasswordField } from '../../../components/PasswordInput/PasswordField.tsx';
import { FormMessage } from '../../form/FormMessage.tsx';
import { FieldPair, FormStack } from '../../form/form-parts.tsx';
import { MobileField } from '../../form/MobileField.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useCheckedForm } from '../../form/useCheckedForm.ts';
import { ActionBar } from '../../page/ActionBar.ts';
import type { AuthSubmission, CaptchaView } from './Auth.view.ts';
import { captchaAlias, registerSchema } from './auth-schemas.ts';
import { CaptchaControl } from './CaptchaControl.tsx';
import { ConsentField } from './ConsentField.tsx';
import { useFreshCaptcha } from './useFreshCaptcha.ts';

export interface RegisterFormProps {
  readonly submission: AuthSubmission;
  readonly captcha: CaptchaView;
  readonly onRegister: (input: RegisterInput) => void;
  readonly onStopWaiting: () => void;
  readonly onReloadCaptcha: () => void;
  /** From the invite link's address. */
  readonly inviteCode: string;
  /** The name that is taken, where an earlier try whose answer was lost may have taken it. */
  readonly ownName: string | null;
  readonly onLogInAs: (name: string) => void;
}

/** A new account: rules of specification section 5, each said beside its field. */
export function RegisterForm(props: RegisterFormProps) {
  const { submission, captcha, onRegister, onStopWaiting, onReloadCaptcha, inviteCode, ownName, onLogInAs } =
    props;
  const { t } = useTranslation('auth');
  const { t: tControls } = useTranslation('controls');
  const problem = submission.kind === 'editing' ? submission.problem : null;
  const { form, submitting, placed } = useCheckedForm({
    schemaFor: () => registerSchema(t),
    aliases: captchaAlias,
    problem,
    defaultValues: {
      name: '',
      phone: '',
      password: '',
      passwordConfirmation: '',
      inviteCode,
      captcha: '',
      // The schema wants `true`; unticked is where everybody begins.
      isAdult: false as true,
    },
  });
  const { errors } = form.formState;
  useFreshCaptcha({ captcha, problem, onClear: () => form.setValue('captcha', '') });

  const handleSubmit = submitting((input) => {
    if (captcha.kind !== 'ready') form.setError('captcha', { message: t('errors.captchaWaiting') });
    else
      onRegister({
        ...input,
        phone: parseMobile(input.phone) ?? input.phone,
        captchaKey: captcha.content.key,
      });
  });
  const isUnexplained = problem?.kind === 'refused' && !problem.message;
  const shownProblem = isUnexplained ? { ...problem, message: t('registrationFailed') } : problem;
  const passwordWords = { showLabel: tControls('showPassword'), hideLabel: tControls('hidePassword') };

  return (
    <FormStack noValidate onSubmit={handleSubmit} aria-label={t('tabs.register')}>
      <FormMessage errors={errors} problem={shownProblem} placed={placed} />
      {ownName !== null && (
        <Notice
          action={
            <Button onClick={() => onLogInAs(ownName)}>
              {t('maybeRegistered.action', { name: ownName })}
            </Button>
          }
        >
          {t('maybeRegistered.text')}
        </Notice>
      )}
      <FieldPair>
        <TextField
          {...form.register('name')}
          label={t('fields.name')}
          hint={t('fields.nameHint')}
          error={errors.name?.message}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <MobileField
          control={form.control}
          name="phone"
          label={t('fields.phone')}
          autoComplete="tel-national"
          placeholder={t('fields.phonePlaceholder')}
        />
      </FieldPair>
      <FieldPair>
        <PasswordField
          {...form.register('password')}
          {...passwordWords}
          label={t('fields.password')}
          hint={t('fields.passwordHint')}
          error={errors.password?.message}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.register('passwordConfirmation')}
          {...passwordWords}
          label={t('fields.passwordConfirmation')}
          error={errors.passwordConfirmation?.message}
          autoComplete="new-password"
        />
      </FieldPair>
      <FieldPair>
        <TextField
          {...form.register('inviteCode')}
          label={t('fields.inviteCode')}
          note={tControls('optional')}
          error={errors.inviteCode?.message}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <CaptchaControl
          captcha={captcha}
          field={form.register('captcha')}
          error={errors.captcha?.message}
          onReload={onReloadCaptcha}
        />
      </FieldPair>
      <ConsentField field={form.register('isAdult')} error={errors.isAdult?.message} />
      <ActionBar data-narrow="">
        <SubmitButton isPending={submission.kind === 'submitting'} onStopWaiting={onStopWaiting}>
          {t('submitRegister')}
        </SubmitButton>
      </ActionBar>
    </FormStack>
  );
}
