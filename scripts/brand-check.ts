import { join } from 'node:path';
import { likenessRemarks } from './brands/check/brand-distance.ts';
import { packProblems } from './brands/check/check-pack.ts';
import { colorRemarks } from './brands/check/color-remarks.ts';
import { sharedHosts, wholeProblems } from './brands/check/sound-brands.ts';
import { packTokens } from './brands/generate-pack.ts';
import { brandIds, brandsFolder } from './brands/pack-folder.ts';

/** `npm run brand:check [-- id]`: what has to change in the brands' packs before they may go live. */
const all = brandIds();
const [wanted, ...more] = process.argv.slice(2);

function isAskedFor(id: string): boolean {
  return wanted === undefined || id === wanted;
}

if (wanted?.startsWith('-') || more.length > 0) {
  console.error('Like this: npm run brand:check, or npm run brand:check -- <id> for one brand.');
  process.exitCode = 1;
} else if (wanted && !all.includes(wanted)) {
  console.error(`There is no brand "${wanted}". There are: ${all.join(', ')}.`);
  process.exitCode = 1;
}
for (const id of all.filter(isAskedFor)) {
  const folder = join(brandsFolder, id);
  const problems = await wholeProblems(folder);
  if (problems.length > 0) process.exitCode = 1;
  console.log(`${id}: ${problems.length === 0 ? 'in order' : `${problems.length} to change`}`);
  for (const problem of problems) console.log(`  - ${problem}`);
  if (problems.length > 0) continue;
  for (const remark of colorRemarks(packTokens(folder))) console.log(`  (${remark})`);
  for (const other of all.filter((name) => name !== id)) {
    if (packProblems(join(brandsFolder, other)).length > 0) continue;
    for (const remark of likenessRemarks(folder, { id: other, folder: join(brandsFolder, other) }))
      console.log(`  (${remark})`);
  }
}
// A brand that is asked about alone may still claim another's host.
for (const clash of sharedHosts(all).filter((text) => !wanted || new RegExp(`\\b${wanted}\\b`).test(text))) {
  console.log(clash);
  process.exitCode = 1;
}
