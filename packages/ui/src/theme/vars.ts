import { type BrandTokens, type TokenGroup, tokenContract, tokenProperty } from './contract.ts';

/**
 * The contract as `var(--…)` strings for static CSS: `${vars.color.accent}`. There are deliberately no fallbacks: a token that a
 * brand forgot must be noticeable.
 */
export const vars = Object.fromEntries(
  Object.entries(tokenContract).map(([group, names]) => [
    group,
    Object.fromEntries(names.map((name) => [name, `var(${tokenProperty(group, name)})`])),
  ]),
) as BrandTokens;

/** One brand as CSS text: every role of the contract as a custom property under the brand's attribute. */
export function brandCss(brand: string, scheme: 'dark' | 'light', tokens: BrandTokens): string {
  const groups = Object.keys(tokenContract) as TokenGroup[];
  const lines = groups.flatMap((group) =>
    Object.entries(tokens[group]).map(([name, value]) => `  ${tokenProperty(group, name)}: ${value};`),
  );
  return `[data-brand="${brand}"] {\n  color-scheme: ${scheme};\n${lines.join('\n')}\n}\n`;
}
