import { Notices } from '../cashier-layout.tsx';
import { DueLine } from '../DueLine.tsx';
import type { ArrangedProps } from '../money-form-parts.ts';
import { Amount, Desk, End, Foot, Lines, Root, Rows } from './CounterForm.style.ts';

/** A desk: the figure in the middle, what belongs to it in rows, and at the foot what it comes to beside the way on. */
export function CounterForm({ form, notices, ways, amount, choices, sum, due, action, note }: ArrangedProps) {
  return (
    <Root {...form}>
      <Notices data-part="notices">{notices}</Notices>
      <Desk>
        <Amount data-part="amount">{amount}</Amount>
        {/* Half a desk is no wide form. */}
        <Rows data-part="rows" data-names="above">
          {ways}
          {choices}
        </Rows>
        <Lines data-part="lines">{sum}</Lines>
        <End>
          {note}
          {action !== null && (
            <Foot>
              <DueLine due={due} />
              {action}
            </Foot>
          )}
        </End>
      </Desk>
    </Root>
  );
}
