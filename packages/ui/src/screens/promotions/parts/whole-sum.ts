/** Whole sums have no centavos in letters as large as those of a figure. */
export function wholeSum(money: string): string {
  return money.replace(/[.,]00$/, '');
}
