import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { mareTokens } from '../packages/ui/src/brands/mare/tokens.ts';
import { puloTokens } from '../packages/ui/src/brands/pulo/tokens.ts';
import { salaoTokens } from '../packages/ui/src/brands/salao/tokens.ts';
import { checkPacked } from './packages/check-packed.ts';
import { lookAtApp } from './packages/look-at-app.ts';
import { buildExample, installExample } from './packages/outside-app.ts';
import { pack, releasedPackages } from './packages/pack.ts';

/**
 * `npm run test:packages`: what others get. Packs every package, installs the tarballs into `examples/operator-app` outside of the
 * repository, type-checks, builds and opens it.
 */
const folder = mkdtempSync(join(tmpdir(), 'fortuna-packages-'));
const app = join(folder, 'app');
try {
  const packed = releasedPackages.map((name) => pack(name, folder));
  for (const each of packed) {
    checkPacked(each);
    console.log(`${each.name}: ${each.files.length} files`);
  }
  installExample(app, packed);
  buildExample(app);
  const server = await preview({ root: app, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } });
  await lookAtApp(server.resolvedUrls?.local[0] ?? '', [
    { id: 'mare', tokens: mareTokens },
    { id: 'pulo', tokens: puloTokens },
    { id: 'salao', tokens: salaoTokens },
  ]);
  await server.close();
  console.log('installed, type-checked, built, and opened in three brands');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
