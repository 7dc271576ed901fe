import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { siteLanguages } from '@fortuna/domain/language.ts';
import { brandCopyKeys } from '../../../packages/ui/src/theme/brand-copy.ts';
import { faultText } from '../file-faults.ts';
import { hasSeenSigns, isPlainLine } from '../pack-schema.ts';
import { readPackJson } from '../read-pack.ts';
import { catalogueText } from './brand-texts.ts';

/** How much longer than the product's a brand's text may be in languages whose letters cannot be measured yet. */
const longest = (source: string) => Math.max(32, Math.round(source.length * 1.6));

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => `{{${name}}}`).sort();

function textProblem(language: string, key: string, value: unknown): string | undefined {
  if (!(brandCopyKeys as readonly string[]).includes(key))
    return `"${key}" is not a text that a brand may change. Remove it; those that it may are listed in packages/ui/src/theme/brand-copy.ts`;
  if (typeof value !== 'string') return `"${key}" must be a text in quotes`;
  if (!hasSeenSigns(value)) return `"${key}" is empty. Write a text, or remove the line`;
  if (/[<>]/.test(value)) return `"${key}" contains < or >. Texts are plain, without any markup`;
  if (!isPlainLine(value)) return `"${key}" must be one line without hidden signs`;
  if (value.includes('$t(')) return `"${key}" contains $t(. A text cannot take in another one`;
  const source = catalogueText(language, key) ?? catalogueText('en', key) ?? '';
  const wanted = placeholders(source);
  const given = placeholders(value);
  if (wanted.join() !== given.join())
    return `"${key}" needs exactly these placeholders: ${wanted.join(', ') || 'none'}; it has ${given.join(', ') || 'none'}`;
  if (value.length > longest(source))
    return `"${key}" has ${value.length} signs and fits with at most ${longest(source)} on a narrow phone. Shorten it`;
  return undefined;
}

/** What is wrong with a pack's own texts. */
export function copyProblems(folder: string): readonly string[] {
  const copyFolder = join(folder, 'copy');
  if (!existsSync(copyFolder)) return [];
  return readdirSync(copyFolder).flatMap((file) => {
    const language = file.replace(/\.json$/, '');
    if (!(siteLanguages as readonly string[]).includes(language))
      return [
        `copy/${file}: "${language}" is no language of the site. Use one of ${siteLanguages.join(', ')}.`,
      ];
    try {
      const texts = readPackJson(folder, `copy/${file}`);
      if (Array.isArray(texts)) return [`copy/${file} must be a list of texts in { }.`];
      return Object.entries(texts).flatMap(([key, value]) => {
        const problem = textProblem(language, key, value);
        return problem ? [`copy/${file}: ${problem}.`] : [];
      });
    } catch (error) {
      return [faultText(error)];
    }
  });
}
