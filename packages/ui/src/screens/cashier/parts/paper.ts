import { css } from 'styled-components';
import type { BrandLayout } from '../../../theme/brand.ts';

/** Whether steps of money are one piece of paper, a receipt or a pass: what folds is folded. */
export function isPaper(cashier: BrandLayout['cashier']): boolean {
  return cashier === 'counter' || cashier === 'notes';
}

/** Whether steps of money are of one piece, with facts and without: paper, or a place on a table. */
export function isOnePiece(cashier: BrandLayout['cashier']): boolean {
  return isPaper(cashier) || cashier === 'chips';
}

/** What lies on it has no box of its own. */
export const boxless = css`
  :is([data-part='transfer'], [data-part='card'], [data-part='fee-summary'], [data-part='bank-card']) {
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;
