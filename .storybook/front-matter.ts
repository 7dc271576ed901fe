/** A Markdown file with facts between lines of dashes above its text; null where it has none. */
export function frontMatterOf(file: string): { readonly head: string; readonly text: string } | null {
  const [found, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  return found === undefined ? null : { head, text };
}
