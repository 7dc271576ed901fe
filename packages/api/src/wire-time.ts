import { parsePlatformDate } from '@fortuna/domain/time-zone.ts';
import { type Field, text, unlessUnreadable, WireError } from './wire.ts';

/** The platform's wall time as an ISO instant. */
export function instant<Row>(row: Row, field: Field<Row>): string {
  const iso = parsePlatformDate(text(row, field));
  if (iso === null) throw new WireError(field);
  return iso;
}

/** What a row can do without; where null has a meaning of its own (no end), take `unlessNull`. */
export function optionalInstant<Row>(row: Row, field: Field<Row>): string | null {
  return unlessUnreadable(row, field, instant);
}
