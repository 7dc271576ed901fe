import type { SiteLanguage } from '@fortuna/domain/language.ts';
import { CellLabel, Value } from './CommissionTable.style.ts';
import { figureText } from './commission-figure.ts';
import type { CommissionColumn, CommissionRecord, FigureField } from './commission-table-props.ts';

export interface FigureCellsProps<Item extends CommissionRecord> {
  /** A cell for each, in their order. */
  readonly columns: readonly CommissionColumn<Item>[];
  /** The figure of a field; null where there is none. */
  readonly figureOf: (field: FigureField<Item>) => number | null;
  /** How figures are written. */
  readonly language: SiteLanguage;
  /** Stands for a figure that is not there; with nothing in it a card leaves the line out. */
  readonly none: string;
}

/** The figures of a row; each brings its column's name along for cards. Screen readers have it from the head. */
export function FigureCells<Item extends CommissionRecord>({
  columns,
  figureOf,
  language,
  none,
}: FigureCellsProps<Item>) {
  return (
    <>
      {columns.map(({ field, label, figure }) => {
        const value = figureOf(field);
        return (
          <td key={field} data-empty={value === null && none === '' ? '' : undefined}>
            <CellLabel aria-hidden="true">{label}</CellLabel>
            <Value>{value === null ? none : figureText(figure, value, language)}</Value>
          </td>
        );
      })}
    </>
  );
}
