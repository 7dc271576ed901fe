import { to } from '@fortuna/domain/site-map.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';

export interface ConsentFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** Over 18, and the rules that are agreed to (specification section 5). */
export function ConsentField({ field, error }: ConsentFieldProps) {
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
            terms: link(to('/terms')),
            privacy: link(to('/privacy')),
            responsible: link(to('/responsible-gaming')),
          }}
        />
      }
    />
  );
}
