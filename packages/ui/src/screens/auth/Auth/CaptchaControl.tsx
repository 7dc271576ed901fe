import type { UseFormRegisterReturn } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { CaptchaField, type CaptchaPicture } from '../../../components/CaptchaField/CaptchaField.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { helpHref } from '../../help.ts';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { usePatience } from '../../page/waiting/usePatience.ts';
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
  const pictureOf = (view: CaptchaView): CaptchaPicture => {
    switch (view.kind) {
      case 'ready':
        return { kind: 'ready', image: view.content.image };
      case 'failed':
        return { kind: 'failed', why: problemText(view.problem) };
      case 'loading':
        return { kind: 'loading' };
    }
  };
  const { shown, isSlow, onStop } = usePatience(captcha);
  return (
    <>
      <CaptchaField
        {...field}
        label={t('fields.captcha')}
        error={error}
        picture={pictureOf(shown)}
        pictureLabel={t('captcha.picture')}
        failedText={t('captcha.failed')}
        reloadLabel={t('captcha.reload')}
        onReload={shown.kind === 'failed' ? shown.onRetry : onReload}
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
      {isSlow && <SlowNotice what="loading" onStop={onStop} />}
    </>
  );
}
