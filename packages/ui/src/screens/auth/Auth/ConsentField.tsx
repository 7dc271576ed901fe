import type { UseFormRegisterReturn } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import type { AuthLinks } from './Auth.view.ts';

export interface ConsentFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly links: AuthLinks;
}

/** Over 18, and the rules that are agreed to (seed section 5). */
export function ConsentField({ field, error, links }: ConsentFieldProps) {
  const { t } = useTranslation('auth');
  const newTabLabel = t('newTab');
  const link = (href: string) => (
    <TextLink href={href} newTabLabel={newTabLabel}>
      {''}
    </TextLink>
  );
  return (
    <Checkbox
      {...field}
      error={error}
      label={
        <Trans
          t={t}
          i18nKey="consent"
          components={{
            terms: link(links.terms),
            privacy: link(links.privacy),
            responsible: link(links.responsibleGaming),
          }}
        />
      }
    />
  );
}
