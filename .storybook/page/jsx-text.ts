import type { StorySource } from '../part-pages.ts';

/** Longer than this, a tag has a line for each attribute. */
const lineWidth = 88;

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ');
}

function attribute(name: string, value: string): string {
  if (value === 'true') return name;
  const quoted = /^'([^'"\\]*)'$/.exec(value);
  return quoted ? `${name}="${quoted[1]}"` : `${name}={${value}}`;
}

function childText(value: string): string {
  const quoted = /^'([^'\\{}<>]*)'$/.exec(value);
  if (quoted?.[1] !== undefined) return quoted[1];
  return value.startsWith('<') ? value : `{${value}}`;
}

/** A component with these props as one would write it; values are source text. */
function writeJsx(component: string, args: readonly (readonly [string, string])[]): string {
  const attributes = args
    .filter(([name]) => name !== 'children')
    .map(([name, value]) => attribute(name, value));
  const children = args.find(([name]) => name === 'children')?.[1];
  const inside = children === undefined ? undefined : childText(children);
  const flat = [`<${component}`, ...attributes].join(' ');
  const fits = flat.length <= lineWidth && !flat.includes('\n');
  const open = fits ? flat : [`<${component}`, ...attributes.map((each) => `  ${indented(each)}`)].join('\n');
  if (inside === undefined) return fits ? `${open} />` : `${open}\n/>`;
  const start = fits ? `${open}>` : `${open}\n>`;
  const whole = `${start}${inside}</${component}>`;
  if (fits && whole.length <= lineWidth && !inside.includes('\n')) return whole;
  return `${start}\n  ${indented(inside)}\n</${component}>`;
}

type Args = Readonly<Record<string, unknown>>;

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? 'undefined');
}

/** What a story shows; what was changed with the controls is written as it is now. */
export function storyText(source: StorySource, initial: Args = {}, args: Args = initial): string {
  if (source.kind === 'jsx') return source.code;
  const written = new Map(source.args);
  for (const [name, value] of Object.entries(args)) {
    if (value !== initial[name]) written.set(name, literal(value));
  }
  return writeJsx(
    source.component,
    [...written].filter(([, value]) => value !== 'undefined'),
  );
}
