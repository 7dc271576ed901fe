import { CSPProvider } from '@base-ui/react/csp-provider';
import { languageNames, type SiteLanguage } from '@fortuna/domain/language.ts';
import { ConfirmDialog } from '@fortuna/ui/components/ConfirmDialog/ConfirmDialog.tsx';
import { useTranslation } from 'react-i18next';

export interface LanguageQuestionProps {
  readonly language: SiteLanguage;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Whether what is typed may go with the language. A chunk of its own. */
export function LanguageQuestion({ language, ...dialog }: LanguageQuestionProps) {
  const { t } = useTranslation('controls');
  return (
    <CSPProvider disableStyleElements>
      <ConfirmDialog
        {...dialog}
        title={t('languageChange.title')}
        description={t('languageChange.text')}
        confirmLabel={t('languageChange.confirm', { language: languageNames[language] })}
        cancelLabel={t('languageChange.cancel')}
        closeLabel={t('close')}
      />
    </CSPProvider>
  );
}
