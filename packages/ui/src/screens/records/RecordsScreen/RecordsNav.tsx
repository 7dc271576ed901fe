import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { PartNav } from '../../page/PartNav.tsx';
import { type RecordKind, recordKinds, recordPaths } from './RecordsScreen.view.ts';

export interface RecordsNavProps {
  readonly current: RecordKind;
}

/** Between the kinds of records, each an address of its own. */
export function RecordsNav({ current }: RecordsNavProps) {
  const { t } = useTranslation('records');
  return (
    <PartNav
      label={t('nav.label')}
      items={recordKinds.map((kind) => ({
        href: to(recordPaths[kind]),
        label: t(`nav.${kind}`),
        isCurrent: kind === current,
      }))}
    />
  );
}
