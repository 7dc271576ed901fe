import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/Field/TextField.tsx';

/** Days `YYYY-MM-DD` of the site's time zone, both inclusive; null is open. */
export interface DaySpan {
  readonly from: string | null;
  readonly to: string | null;
}

export interface DayFieldsProps {
  readonly span: DaySpan;
  readonly onChange: (span: DaySpan) => void;
}

/** From and to, as two cells of the filter's grid. */
export function DayFields({ span: { from, to }, onChange }: DayFieldsProps) {
  const { t } = useTranslation('records');
  const isBackwards = from !== null && to !== null && to < from;
  return (
    <>
      <TextField
        type="date"
        label={t('filter.from')}
        value={from ?? ''}
        max={to ?? undefined}
        onChange={(event) => onChange({ from: event.currentTarget.value || null, to })}
      />
      <TextField
        type="date"
        label={t('filter.to')}
        value={to ?? ''}
        min={from ?? undefined}
        error={isBackwards ? t('filter.order') : undefined}
        onChange={(event) => onChange({ from, to: event.currentTarget.value || null })}
      />
    </>
  );
}
