import type { LogoMark } from '../../packages/ui/src/theme/logo-mark.ts';

/** Reads `art/mark.svg`: a view box and two paths, named by `data-ink`. */
export function readMark(svg: string): LogoMark {
  const viewBox = /<svg[^>]*\sviewBox="([^"]+)"/.exec(svg)?.[1];
  if (!viewBox)
    throw new Error('art/mark.svg has no viewBox. Export the logo with one, like viewBox="0 0 40 40".');
  const ink = (name: string): string => {
    const tag = [...svg.matchAll(/<path\b[^>]*>/g)].find(([path]) =>
      path.includes(`data-ink="${name}"`),
    )?.[0];
    return /\sd="([^"]+)"/.exec(tag ?? '')?.[1] ?? '';
  };
  const mark = { viewBox, accent: ink('accent'), second: ink('second') };
  if (!mark.accent)
    throw new Error('art/mark.svg has no <path data-ink="accent" d="…"/>. Name the logo\'s main shape so.');
  return mark;
}
