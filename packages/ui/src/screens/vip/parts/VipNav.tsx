import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../theme/brand-context.ts';
import { PartNav } from '../../page/PartNav.tsx';

const paths = {
  vip: '/promotion/vip',
  rebates: '/promotion/rebates',
  history: '/promotion/history',
  covers: '/promotion/cover',
} as const;
type VipPart = keyof typeof paths;
const parts = ['vip', 'rebates', 'history', 'covers'] as const satisfies readonly VipPart[];

export interface VipNavProps {
  readonly current: VipPart;
}

/** Between the pages of the club, each an address of its own; the turnover of bonuses stands alone where there is no club. */
export function VipNav({ current }: VipNavProps) {
  const { t } = useTranslation('vip');
  const { switchedOff } = useBrand();
  if (switchedOff.includes('vip')) return null;
  return (
    <PartNav
      label={t('nav.label')}
      items={parts.map((part) => ({
        href: to(paths[part]),
        label: t(`nav.${part}`),
        isCurrent: part === current,
      }))}
    />
  );
}
