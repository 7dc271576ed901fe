import type { LoginInput } from '@fortuna/domain/model/auth.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { Trans, useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { TextField } from '../../../components/Field/TextField.tsx';
import { PasswordField } from '../../../components/PasswordInput/PasswordField.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { vars } from '../../../theme/vars.ts';
import { FormMessage } from '../../form/FormMessage.tsx';
import { FormStack } from '../../form/form-parts.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useCheckedForm } from '../../form/useCheckedForm.ts';
import { helpHref } from '../../help.ts';
import type { AuthSubmission, CaptchaView } from './Auth.view.ts';
import { captchaAlias, loginSchema } from './auth-schemas.ts';
import { CaptchaControl } from './CaptchaControl.tsx';
import { useFreshCaptcha } from './useFreshCaptcha.ts';

export interface LoginFormProps {
  /** What stands in the form as it opens. */
  readonly initialName: string;
  readonly submission: AuthSubmission;
  readonly captcha: CaptchaView;
  readonly onLogin: (input: LoginInput) => void;
  readonly onStopWaiting: () => void;
  readonly onReloadCaptcha: () => void;
}

/** The ways on of those who have no password at hand. */
const Notes = styled.div`
  display: grid;
  gap: ${vars.space.s1};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  text-align: center;
  /* A link has one line, where the question before it leaves it less. */
  [data-part='text-link']:not([data-standalone]) {
    display: inline-block;
  }
`;

/** Name, password and captcha. */
export function LoginForm(props: LoginFormProps) {
  const { initialName, submission, captcha, onLogin, onStopWaiting, onReloadCaptcha } = props;
  const { t } = useTranslation('auth');
  const { t: tControls } = useTranslation('controls');
  const problem = submission.kind === 'editing' ? submission.problem : null;
  const { form, submitting, placed } = useCheckedForm({
    schemaFor: () => loginSchema(t),
    aliases: captchaAlias,
    problem,
    defaultValues: { name: initialName, password: '', captcha: '' },
  });
  const { errors } = form.formState;
  useFreshCaptcha({ captcha, problem, onClear: () => form.setValue('captcha', '') });

  const handleSubmit = submitting((input) => {
    if (captcha.kind !== 'ready') form.setError('captcha', { message: t('errors.captchaWaiting') });
    else onLogin({ ...input, captchaKey: captcha.content.key });
  });

  return (
    <FormStack noValidate onSubmit={handleSubmit} aria-label={t('tabs.login')}>
      <FormMessage errors={errors} problem={problem} placed={placed} />
      <TextField
        {...form.register('name')}
        label={t('fields.name')}
        error={errors.name?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.register('password')}
        label={t('fields.password')}
        error={errors.password?.message}
        showLabel={tControls('showPassword')}
        hideLabel={tControls('hidePassword')}
      />
      <CaptchaControl
        captcha={captcha}
        field={form.register('captcha')}
        error={errors.captcha?.message}
        onReload={onReloadCaptcha}
      />
      <SubmitButton isPending={submission.kind === 'submitting'} onStopWaiting={onStopWaiting}>
        {t('submitLogin')}
      </SubmitButton>
      <Notes>
        <p>
          <TextLink href={to('/forgot-password')} newTabLabel={t('newTab')} tone="quiet" isStandalone>
            {t('forgotPassword')}
          </TextLink>
          {/* A blocked account is one of the reasons. */}
          {problem?.kind === 'refused' && (
            <TextLink href={helpHref('blocked')} newTabLabel={t('newTab')} tone="quiet" isStandalone>
              {tControls('support')}
            </TextLink>
          )}
        </p>
        <p>
          <Trans
            t={t}
            i18nKey="noLoginPassword"
            components={{
              support: (
                <TextLink href={helpHref('loginPassword')} newTabLabel={t('newTab')}>
                  {''}
                </TextLink>
              ),
            }}
          />
        </p>
      </Notes>
    </FormStack>
  );
}
