import { readSvg, type SvgContent } from '../read-svg.ts';
import { viewBoxProblem } from '../view-box.ts';

const drawing = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'polygon',
  'polyline',
  'line',
  'title',
  'desc',
  'defs',
  'lineargradient',
  'radialgradient',
  'stop',
  'clippath',
]);

const reasons: Readonly<Record<string, string>> = {
  script: 'contains a <script>. A picture must not run code; export it again as a plain SVG',
  foreignobject: 'contains a <foreignObject> (a web page inside of the picture). Export only shapes',
  image: 'contains an <image>. Trace it into shapes, or use a logo that is drawn with shapes',
  use: 'contains a <use>. Expand symbols into plain shapes before you export',
  style: 'contains a <style>. Export with fill attributes on the shapes ("presentation attributes")',
  a: 'contains a link. Remove it',
  text: 'contains text, which needs a font. Convert it to outlines',
};

/** Without it programs take the drawing for any XML. */
const namespace = 'http://www.w3.org/2000/svg';

/** The largest size of a pack's picture, in bytes. */
const heaviest = 32_768;

/** What is unsafe or unusable in an SVG file of a pack, in an operator's words. `file` is its path as displayed. */
export function svgProblems(file: string, svg: string): readonly string[] {
  const found = new Set<string>();
  const report = (text: string) => found.add(`${file} ${text}.`);
  if (Buffer.byteLength(svg) > heaviest)
    report(`is larger than ${heaviest / 1024} kB. Simplify its shapes, or remove what the editor left in it`);
  // As text, since a parser puts the signs in their place.
  if (/&(?!(amp|lt|gt|quot|apos);)/.test(svg)) report('contains coded signs (&…;). Export it as a plain SVG');

  const content = contentOf(svg);
  if (content === null) {
    report(
      svg.includes('<svg')
        ? 'is not well-formed. Export it again'
        : 'is no SVG, or not in UTF-8. Export the drawing as a plain SVG; another picture is no SVG by its name',
    );
    return [...found];
  }
  const { elements, extras } = content;
  if (extras.has('doctype') || extras.has('cdata'))
    report('contains a DOCTYPE, an ENTITY or CDATA. Export it as a plain SVG');
  if (extras.has('instruction')) report('contains a processing instruction. Export it as a plain SVG');
  const [root, ...others] = elements.filter(({ isRoot }) => isRoot);
  if (root?.name !== 'svg' || others.length > 0) report('does not begin with <svg>');
  if (root?.name === 'svg') {
    const problem = viewBoxProblem(file, root.attributes.viewBox);
    if (problem !== undefined) found.add(problem);
    if (root.attributes.xmlns !== namespace)
      report(`does not say that it is SVG. Write xmlns="${namespace}" into its <svg>`);
  }

  for (const { name, attributes } of elements) {
    const element = name.toLowerCase();
    if (!drawing.has(element))
      report(reasons[element] ?? `contains <${name}>, which is no plain shape. Remove it`);
    for (const [attribute, value] of Object.entries(attributes)) {
      const problem = attributeProblem(attribute.toLowerCase(), value);
      if (problem) report(problem);
    }
  }
  return [...found];
}

function contentOf(svg: string): SvgContent | null {
  try {
    return readSvg(svg);
  } catch {
    return null;
  }
}

function attributeProblem(name: string, value: string): string | undefined {
  if (name.startsWith('on'))
    return `has an event handler (${name}="…"). Remove it: a picture must not run code`;
  if (name === 'style') return 'has a style="…". Export with fill attributes instead';
  if (name === 'xmlns' || name.startsWith('xmlns:')) return undefined;
  if (name.endsWith('href') && !value.startsWith('#'))
    return `points to another address (${value.slice(0, 60)}). Everything has to be inside of the file`;
  if (/(https?:|data:|javascript:|file:|\/\/)/i.test(value) || /url\(\s*['"]?(?!#)/i.test(value))
    return `points to another address (${value.slice(0, 60)}). Everything has to be inside of the file`;
  return undefined;
}
