/** A rule as stylis has compiled it. */
export interface CompiledRule {
  /** `rule`, `@media` and the like. */
  readonly type: string;
  /** Of a rule its selectors. */
  readonly props: string | readonly string[];
  readonly children: string | readonly CompiledRule[];
  /** Its text. */
  readonly return: string;
}

const isConditional = /^@(?:media|container|supports)/;
const className = /\.[\w-]+/g;

function selectorsOf({ type, props, children }: CompiledRule): readonly string[] {
  if (type === 'rule') return [props].flat();
  return typeof children === 'string' ? [] : children.flatMap(selectorsOf);
}

/**
 * The text of a rule, in which a condition stands inside the rule of the class that it is about: `.a{@media (…){&{…}}}` for
 * `@media (…){.a{…}}`. It means the same; but of a rule that comes later browsers know what it changes only where it begins with a
 * selector, and for any other they work out the whole page's styles anew.
 */
export function nestedRule(rule: CompiledRule): string {
  const text = rule.return;
  if (!isConditional.test(rule.type)) return text;
  const classes = selectorsOf(rule).map((selector): readonly string[] => selector.match(className) ?? []);
  const own = classes[0]?.find((name) => classes.every((names) => names.includes(name)));
  return own === undefined ? text : `${own}{${text.replace(new RegExp(`\\${own}(?![\\w-])`, 'g'), '&')}}`;
}
