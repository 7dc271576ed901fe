import type { VipLevel } from '@fortuna/domain/model/vip.ts';
import { useTranslation } from 'react-i18next';

/** A level as the site counts it, and as its operator calls it where that says more. */
export function useLevelName(): (level: Pick<VipLevel, 'level' | 'name'>) => string {
  const { t } = useTranslation('vip');
  return ({ level, name }) => {
    const counted = t('level', { level });
    const isSame = name.replaceAll(/\s/g, '') === counted.replaceAll(/\s/g, '');
    return isSame ? counted : t('named', { level, name });
  };
}
