import { Notices } from '../cashier-layout.tsx';
import { DueLine } from '../DueLine.tsx';
import type { ArrangedProps } from '../money-form-parts.ts';
import { Face, Foot, Inside, Lines, Paper, Root, Rows, Stub, Ways } from './NotesForm.style.ts';

/** A sheet of plates under the tabs of the ways to pay, and its stub, beyond a perforated line: what it comes to and the way on. */
export function NotesForm({ form, notices, ways, amount, choices, sum, due, action, note }: ArrangedProps) {
  return (
    <Root {...form}>
      <Notices data-part="notices">{notices}</Notices>
      <Paper>
        {ways && <Ways data-part="ways">{ways}</Ways>}
        <Face>
          <div data-part="amount">{amount}</div>
          <Rows data-part="rows">{choices}</Rows>
        </Face>
        <Stub data-part="stub">
          <Inside>
            <Lines data-part="lines">{sum}</Lines>
            {note}
            {action !== null && (
              <Foot>
                <DueLine due={due} />
                {action}
              </Foot>
            )}
          </Inside>
        </Stub>
      </Paper>
    </Root>
  );
}
