import { mareTokens } from '../brands/mare/tokens.ts';
import { brandCss } from './vars.ts';

/** The static CSS file of each brand, by path below `packages/ui/src` (written by `npm run generate`, checked for freshness). */
export function generatedBrandFiles(): Record<string, string> {
  return {
    'brands/mare/brand.css': `/* Generated from tokens.ts by npm run generate. */\n${brandCss('mare', 'dark', mareTokens)}`,
  };
}
