import { svgProblems } from './check/svg-safety.ts';
import { PackProblems } from './pack-schema.ts';

type Attributes = Readonly<Record<string, string>>;

const shapes = /<(path|rect|circle|ellipse|polygon)\b([^>]*?)\/?>/g;

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', doubled, single]) => [
      name,
      doubled ?? single ?? '',
    ]),
  );
}

const measure = (attributes: Attributes, name: string) => Number.parseFloat(attributes[name] ?? '0') || 0;

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
}

/** A shape as path data. */
function pathOf(name: string, attributes: Attributes): string {
  const at = (key: string) => measure(attributes, key);
  switch (name) {
    case 'path':
      return attributes.d ?? '';
    case 'rect':
      return `M${at('x')} ${at('y')}h${at('width')}v${at('height')}h${-at('width')}Z`;
    case 'circle':
      return ellipse(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
    default:
      return `M${(attributes.points ?? '').trim()}Z`;
  }
}

function viewBoxOf(svg: string): string {
  const root = attributesOf(/<svg\b([^>]*)>/.exec(svg)?.[1] ?? '');
  return root.viewBox ?? '';
}

/**
 * A designer's logo as the pack's mark: its shapes in the colour that comes first become the accent's, those of all other colours
 * the second's. Throws whatever prevents this, in an operator's words.
 */
export function markFromLogo(svg: string): string {
  const problems = [...svgProblems('The logo', svg)];
  if (/\stransform=/.test(svg))
    problems.push(
      'The logo moves or turns shapes (transform="…"). Apply the transforms before you export it.',
    );
  const found = [...svg.matchAll(shapes)].map(([, name = '', text = '']) => ({
    name,
    ...{ attributes: attributesOf(text) },
  }));
  const filled = found.filter(({ attributes }) => attributes.fill !== 'none');
  if (filled.length === 0)
    problems.push(
      'The logo has no filled shapes. Convert strokes and text to outlines before you export it.',
    );
  if (problems.length > 0) throw new PackProblems(problems);
  const inkOf = ({ attributes }: { attributes: Attributes }) =>
    attributes['data-ink'] ?? attributes.fill ?? 'black';
  const [first] = filled;
  const main = first ? inkOf(first) : '';
  const pathData = (isMain: boolean) =>
    filled
      .filter((shape) => (inkOf(shape) === main) === isMain)
      .map(({ name, attributes }) => pathOf(name, attributes))
      .join('');
  const path = (ink: string, data: string) => (data ? `  <path data-ink="${ink}" d="${data}"/>\n` : '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(svg)}">\n${path('accent', pathData(true))}${path('second', pathData(false))}</svg>\n`;
}
