import { parsePlatformDate } from '@fortuna/domain/time-zone.ts';
import { type Field, isEmpty, rawValue, text, WireError } from './wire.ts';

/** The platform's wall time as an ISO instant. */
export function instant<Row>(row: Row, field: Field<Row>): string {
  const iso = parsePlatformDate(text(row, field));
  if (iso === null) throw new WireError(field);
  return iso;
}

export function optionalInstant<Row>(row: Row, field: Field<Row>): string | null {
  return isEmpty(rawValue(row, field)) ? null : instant(row, field);
}
