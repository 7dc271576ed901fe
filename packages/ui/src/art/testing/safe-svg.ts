/**
 * What makes markup unsafe or unfit to inline under the site's content policy. Returns a sentence for each finding, so
 * that a failing test says what to change; empty is good.
 */
export function findUnsafe(markup: string): readonly string[] {
  const rules: readonly (readonly [RegExp, string])[] = [
    [/<(script|foreignObject|image|iframe|a|text|style|animate|set)[\s>]/, 'forbidden element'],
    [/\son\w+=/, 'event handler'],
    [/\sstyle=/, 'style attribute'],
    [/javascript:|data:/, 'address with code'],
    [/href="(?!#)/, 'reference that leaves the picture'],
    [/url\((?!#)/, 'paint that leaves the picture'],
    [/NaN|undefined|Infinity|null/, 'a number that is none'],
  ];
  const found = rules.flatMap(([pattern, what]) => {
    const hit = pattern.exec(markup);
    return hit === null ? [] : [`${what}: ${markup.slice(hit.index, hit.index + 60)}`];
  });
  if (markup.replace('xmlns="http://www.w3.org/2000/svg"', '').includes('//')) found.push('external address');
  const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size !== ids.length) found.push(`an id twice: ${ids.join(' ')}`);
  for (const [, id] of markup.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) {
    if (!ids.includes(id)) found.push(`nothing has the id ${id}`);
  }
  return found;
}
