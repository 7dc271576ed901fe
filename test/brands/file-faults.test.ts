import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { faultText } from '../../scripts/brands/file-faults.ts';

/** What the file system refuses is told in an operator's words, with the place. */

const folder = mkdtempSync(join(tmpdir(), 'faults-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function faultOf(work: () => unknown, path?: string): string {
  try {
    work();
  } catch (error) {
    return faultText(error, path);
  }
  throw new Error('nothing has been refused');
}

test('what is not there, or is not what it has to be', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(faultOf(() => readFileSync(join(folder, 'none')))).toMatch(/faults-\w+\/none is missing\. Copy it/);
  expect(faultOf(() => readdirSync(join(folder, 'file')))).toMatch(/\/file is no folder and has to be one\./);
  expect(faultOf(() => readFileSync(folder), folder)).toMatch(
    /faults-\w+ is a folder and has to be a file\./,
  );
});

test.each([
  ['EACCES', /^brands\/x may not be read or written by this user\./],
  ['EPERM', /^brands\/x may not be read or written by this user\./],
  ['EROFS', /^brands\/x lies on a disk that cannot be written\./],
  ['ENOSPC', /^brands\/x has no room on its disk\./],
])('%s', (code, sentence) => {
  const error = Object.assign(new Error(`${code}: mkdir`), { code, path: 'brands/x' });
  expect(faultText(error)).toMatch(sentence);
});

test('other errors say what they say', () => {
  expect(faultText(new Error('There is no brand "x".'))).toBe('There is no brand "x".');
  expect(faultText('no error')).toBe('no error');
});
