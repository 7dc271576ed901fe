import { brandReport } from './brands/check/brand-report.ts';
import { brandIds } from './brands/pack-folder.ts';

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
  const { problems, remarks } = await brandReport(id, all);
  if (problems.length > 0) process.exitCode = 1;
  console.log(`${id}: ${problems.length === 0 ? 'in order' : `${problems.length} to change`}`);
  for (const problem of problems) console.log(`  - ${problem}`);
  for (const remark of remarks) console.log(`  (${remark})`);
}
