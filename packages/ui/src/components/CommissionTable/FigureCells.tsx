import type { SiteLanguage } from '@fortuna/domain/language.ts';
import { CellLabel, Value } from './CommissionTable.style.ts';
import { figureText } from './commission-figure.ts';
import type { CommissionColumn, CommissionFigures } from './commission-table-props.ts';

export interface FigureCellsProps {
  readonly columns: readonly CommissionColumn[];
  readonly figures: CommissionFigures;
  readonly language: SiteLanguage;
  /** Stands for a missing figure. */
  readonly none: string;
}

/** The figures of a row; each brings its column's name along for cards. Screen readers have it from the head. */
export function FigureCells({ columns, figures, language, none }: FigureCellsProps) {
  return (
    <>
      {columns.map(({ key, label, figure }, index) => {
        const value = figures[index] ?? null;
        return (
          <td key={key}>
            <CellLabel aria-hidden="true">{label}</CellLabel>
            <Value>{value === null ? none : figureText(figure, value, language)}</Value>
          </td>
        );
      })}
    </>
  );
}
