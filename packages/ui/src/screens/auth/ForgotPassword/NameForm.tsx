import type { Problem } from '@fortuna/domain/problem.ts';
import { Trans, useTranslation } from 'react-i18next';
import styled from 'styled-components';
import * as v from 'valibot';
import { Button } from '../../../components/Button/Button.tsx';
import { TextField } from '../../../components/Field/TextField.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { vars } from '../../../theme/vars.ts';
import { FormMessage } from '../../form/FormMessage.tsx';
import { FormStack } from '../../form/form-parts.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useCheckedForm } from '../../form/useCheckedForm.ts';
import { helpHref } from '../../help.ts';

export interface NameFormProps {
  /** What was typed before. */
  readonly name: string;
  readonly isSubmitting: boolean;
  readonly problem: Problem | null;
  readonly onSend: (name: string) => void;
  readonly onHaveCode: (name: string) => void;
  readonly onStopWaiting: () => void;
}

const Quiet = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

/** Whose password it is. */
export function NameForm({ name, isSubmitting, problem, onSend, onHaveCode, onStopWaiting }: NameFormProps) {
  const { t } = useTranslation('auth-password');
  const { form, submitting, placed } = useCheckedForm({
    problem,
    defaultValues: { name },
    schemaFor: () => v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty(t('errors.name'))) }),
  });
  const { errors } = form.formState;
  return (
    <FormStack noValidate onSubmit={submitting((typed) => onSend(typed.name))} aria-label={t('forgot.title')}>
      <FormMessage errors={errors} problem={problem} placed={placed} />
      <TextField
        {...form.register('name')}
        label={t('forgot.name')}
        error={errors.name?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
      />
      <SubmitButton isPending={isSubmitting} onStopWaiting={onStopWaiting}>
        {t('forgot.send')}
      </SubmitButton>
      {!isSubmitting && (
        <Button variant="quiet" isWide onClick={submitting((typed) => onHaveCode(typed.name))}>
          {t('code.have')}
        </Button>
      )}
      <Quiet>
        <Trans
          t={t}
          i18nKey="forgot.noMail"
          components={{ support: <TextLink href={helpHref('loginPassword')}>{''}</TextLink> }}
        />
      </Quiet>
    </FormStack>
  );
}
