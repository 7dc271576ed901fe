import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A pack's JSON file. Throws in an operator's words where it is missing or not JSON. */
export function readPackJson(folder: string, path: string): unknown {
  let text: string;
  try {
    text = readFileSync(join(folder, path), 'utf8');
  } catch {
    throw new Error(`${path} is missing. Copy it from another brand and adapt it.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}. Look for a missing comma or quote there.`,
    );
  }
}
