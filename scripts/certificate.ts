import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** A certificate of its own for loopback, good for a day: the folder with `key.pem` and `cert.pem` (`SITE_TLS`). Browsers have to be told to take it. */
export async function loopbackCertificate(): Promise<string> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    notAfterDate: new Date(Date.now() + 24 * 60 * 60 * 1000),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  writeFileSync(join(folder, 'key.pem'), key, { mode: 0o600 });
  writeFileSync(join(folder, 'cert.pem'), cert);
  return folder;
}
