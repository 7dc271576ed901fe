import type { ReviewStatus } from '@fortuna/domain/model/cashier.ts';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../../page/FilterChoice.tsx';

/** The status a list is narrowed to; null is all. */
export type StatusChoice = Exclude<ReviewStatus, 'unknown'> | null;

const choices = ['pending', 'approved', 'rejected'] as const;

export interface StatusFilterProps {
  readonly value: StatusChoice;
  /** The screen's own words for the states. */
  readonly words: Readonly<Record<ReviewStatus, string>>;
  readonly onChange: (status: StatusChoice) => void;
}

/** All, or one status. */
export function StatusFilter({ value, words, onChange }: StatusFilterProps) {
  const { t } = useTranslation('records');
  return (
    <FilterChoice
      label={t('filter.status')}
      options={[
        { value: 'all', label: t('filter.all') },
        ...choices.map((status) => ({ value: status, label: words[status] })),
      ]}
      chosen={value ?? 'all'}
      onChoose={(chosen) => onChange(choices.find((status) => status === chosen) ?? null)}
    />
  );
}
