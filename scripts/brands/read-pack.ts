import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultText } from './file-faults.ts';

const byteOrderMark = '\ufeff';

/** A pack's text file. Throws in an operator's words where it cannot be read. */
export function readPackText(folder: string, path: string): string {
  try {
    return readFileSync(join(folder, path), 'utf8');
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Error(
      isMissing
        ? `${path} is missing. Copy it from another brand and adapt it.`
        : faultText(error, join(folder, path)),
    );
  }
}

/** A pack's JSON file. Throws in an operator's words where it is missing or not JSON, or holds no data. */
export function readPackJson(folder: string, path: string): object {
  const text = readPackText(folder, path);
  if (text.startsWith(byteOrderMark) || text.includes('\0') || text.includes('\ufffd'))
    throw new Error(`${path} is not in plain UTF-8. Save it as "UTF-8", without "BOM".`);
  const data = parsed(path, text);
  if (typeof data !== 'object' || data === null)
    throw new Error(
      `${path} holds ${text.trim().slice(0, 20)} alone. Copy it from another brand and adapt it.`,
    );
  return data;
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}. Look for a missing comma or quote there.`,
    );
  }
}
