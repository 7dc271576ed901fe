import { join } from 'node:path';
import { likenessRemarks } from './brands/check/brand-distance.ts';
import { overflowProblems } from './brands/check/check-overflow.ts';
import { hostProblems, packProblems } from './brands/check/check-pack.ts';
import { brandIds, brandsFolder } from './brands/pack-folder.ts';
import { readBrandFacts } from './brands/pack-schema.ts';

/** `npm run brand:check [-- name]`: what has to change in the brands' packs before they may go live. */
const all = brandIds();
const wanted = process.argv[2];
const sound: string[] = [];

if (wanted && !all.includes(wanted)) {
  console.error(`There is no brand "${wanted}". There are: ${all.join(', ')}.`);
  process.exitCode = 1;
}
for (const id of all.filter((name) => !wanted || name === wanted)) {
  const folder = join(brandsFolder, id);
  const faults = packProblems(folder);
  // Texts can be measured only in a pack that is sound.
  const problems = faults.length > 0 ? faults : await overflowProblems(folder);
  if (problems.length === 0) sound.push(id);
  else process.exitCode = 1;
  console.log(`${id}: ${problems.length === 0 ? 'in order' : `${problems.length} to change`}`);
  for (const problem of problems) console.log(`  - ${problem}`);
  if (problems.length > 0) continue;
  for (const other of all.filter((name) => name !== id)) {
    if (packProblems(join(brandsFolder, other)).length > 0) continue;
    for (const remark of likenessRemarks(folder, { id: other, folder: join(brandsFolder, other) }))
      console.log(`  (${remark})`);
  }
}
const clashes = hostProblems(sound.map((id) => readBrandFacts(join(brandsFolder, id))));
for (const clash of clashes) {
  console.log(clash);
  process.exitCode = 1;
}
