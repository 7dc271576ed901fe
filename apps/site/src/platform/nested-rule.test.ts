import { describe, expect, it } from 'vitest';
import { type CompiledRule, nestedRule } from './nested-rule.ts';

const rule = (...selectors: readonly string[]): CompiledRule => ({
  type: 'rule',
  props: selectors,
  children: [],
  return: `${selectors.join(',')}{color:red;}`,
});

const within = (type: string, ...children: readonly CompiledRule[]): CompiledRule => ({
  type,
  props: [],
  children,
  return: `${type} (x){${children.map((child) => child.return).join('')}}`,
});

describe('a condition', () => {
  it('stands inside the rule of its class, in whatever place the class is', () => {
    const rules = [rule('.aB'), rule('.aB:hover > .aBc', '[data-on] .aB'), rule('.aB.aB::after')];
    expect(nestedRule(within('@media', ...rules))).toBe(
      '.aB{@media (x){&{color:red;}&:hover > .aBc,[data-on] &{color:red;}&&::after{color:red;}}}',
    );
  });

  it('takes those inside it along', () => {
    expect(nestedRule(within('@supports', within('@container', rule('.a'))))).toBe(
      '.a{@supports (x){@container (x){&{color:red;}}}}',
    );
  });

  it('is the class that all have, where the first selector has others', () => {
    expect(nestedRule(within('@container', rule('.sc-1 .a'), rule('.a > b')))).toBe(
      '.a{@container (x){.sc-1 &{color:red;}& > b{color:red;}}}',
    );
  });

  it('stays as it is where it is about no one class', () => {
    for (const loose of [within('@media', rule('.a'), rule('.b')), within('@media', rule('html'))])
      expect(nestedRule(loose)).toBe(loose.return);
  });
});

it('leaves other rules alone', () => {
  for (const other of [rule('.a'), within('@keyframes', rule('.a'))])
    expect(nestedRule(other)).toBe(other.return);
});
