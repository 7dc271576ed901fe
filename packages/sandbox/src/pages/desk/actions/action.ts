import type { Desk, Words } from '../desk.ts';
import type { Outcome } from '../desk-told.ts';

/** The desk with a form that was pressed on it; `named` is a part of the form's address. */
interface PressedDesk extends Desk {
  readonly named: Words;
  /** The bytes of a file that came with the form; none where there is none. */
  readonly file: (field: string) => Uint8Array;
}

/** Does what a form asks for. Runs in a database transaction. */
export type Action = (desk: PressedDesk) => Outcome;
