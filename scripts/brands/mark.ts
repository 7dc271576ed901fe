import type { LogoMark } from '../../packages/ui/src/theme/logo-mark.ts';
import { readSvg, type SvgElement } from './read-svg.ts';
import { viewBoxProblem } from './view-box.ts';

function elementsOf(svg: string): readonly SvgElement[] {
  try {
    return readSvg(svg).elements;
  } catch {
    throw new Error('art/mark.svg is not well-formed. Export it again.');
  }
}

/** Reads `art/mark.svg`: a view box and two paths, named by `data-ink`. */
export function readMark(svg: string): LogoMark {
  const elements = elementsOf(svg);
  const viewBox = elements.find(({ name }) => name === 'svg')?.attributes.viewBox;
  const problem = viewBoxProblem('art/mark.svg', viewBox);
  if (problem !== undefined || viewBox === undefined) throw new Error(problem);
  const ink = (wanted: string) =>
    elements.find(({ name, attributes }) => name === 'path' && attributes['data-ink'] === wanted)?.attributes
      .d ?? '';
  const mark = { viewBox: viewBox.trim(), accent: ink('accent'), second: ink('second') };
  if (!mark.accent)
    throw new Error('art/mark.svg has no <path data-ink="accent" d="…"/>. Name the logo\'s main shape so.');
  return mark;
}
