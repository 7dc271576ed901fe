import type { UseFormRegisterReturn } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { CaptchaField } from '../../../components/CaptchaField/CaptchaField.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { helpHref } from '../../help.ts';
import { useProblemText } from '../../useProblemText.ts';
import type { CaptchaView } from './Auth.view.ts';

export interface CaptchaControlProps {
  readonly captcha: CaptchaView;
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly onReload: () => void;
}

/** The captcha with the words of both forms. */
export function CaptchaControl({ captcha, field, error, onReload }: CaptchaControlProps) {
  const { t } = useTranslation('auth');
  const problemText = useProblemText();
  return (
    <CaptchaField
      {...field}
      label={t('fields.captcha')}
      error={error}
      picture={captcha.kind === 'failed' ? { kind: 'failed', why: problemText(captcha.problem) } : captcha}
      pictureLabel={t('captcha.picture')}
      failedText={t('captcha.failed')}
      reloadLabel={t('captcha.reload')}
      onReload={onReload}
      help={
        <Trans
          t={t}
          i18nKey="captcha.help"
          components={{
            support: (
              <TextLink href={helpHref('captcha')} newTabLabel={t('newTab')}>
                {''}
              </TextLink>
            ),
          }}
        />
      }
    />
  );
}
