/** The institution at which the sandbox's invented banking ends: nobody's number in the central bank's list. */
const institution = '99999999';

/**
 * The number by which banks find a PIX transfer: E, institution, minute of the transfer in UTC, eleven signs, here of the order's own.
 */
export function pixTransferNumber(billNo: string, at: number): string {
  const minute = new Date(at).toISOString().slice(0, 16).replace(/\D/g, '');
  return `E${institution}${minute}${billNo.slice(-10).padStart(11, '0')}`;
}
