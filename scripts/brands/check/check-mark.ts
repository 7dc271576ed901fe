import { longestMark } from '../logo/mark-from-logo.ts';
import { type UnseenInk, unseenInks } from '../logo/mark-picture.ts';
import { readPackText } from '../read-pack.ts';
import { readSvg, type SvgElement } from '../read-svg.ts';
import { proportionOf, viewBoxIn } from '../view-box.ts';

const file = 'art/mark.svg';

/** What is around the two paths and changes nothing of them. */
const frame = ['svg', 'g', 'title', 'desc'];

/** Attributes by which a path is drawn otherwise, with the values that change nothing. */
const changes: Readonly<Record<string, readonly string[]>> = {
  transform: [],
  'fill-rule': ['nonzero'],
  stroke: ['none'],
  'clip-path': ['none'],
  opacity: ['1'],
  'fill-opacity': ['1'],
  'mix-blend-mode': ['normal'],
  display: ['inline'],
  visibility: ['visible'],
};

const two = 'The sign is two paths, data-ink="accent" and data-ink="second"';

function unseenProblem({ ink, isCovered }: UnseenInk): string {
  return isCovered
    ? `${file}: the shapes of "accent" are covered by those of "second", which lie above them. Cut the upper ones out of them.`
    : `${file}: the shapes of "${ink}" are not to be seen within the viewBox. Correct their path data, or fit the viewBox to the drawing.`;
}

function elementProblem({ name, attributes }: SvgElement): readonly string[] {
  const ink = attributes['data-ink'] ?? '';
  const isShape = !frame.includes(name);
  if (isShape && (name !== 'path' || !['accent', 'second'].includes(ink)))
    return [
      `${file}: nothing is shown of its <${name}>${ink ? ` data-ink="${ink}"` : ''}. ${two}: unite it with one of them, or remove it.`,
    ];
  return Object.entries(attributes)
    .filter(([key, value]) => changes[key] && !changes[key].includes(value))
    .map(
      ([key, value]) =>
        `${file}: nothing is shown of ${key}="${value}" on its <${name}>. Flatten it into the path data (without even-odd holes) before you export it.`,
    );
}

/** What of the file the site would pass over. */
function droppedProblems(elements: readonly SvgElement[]): readonly string[] {
  const repeated = (['accent', 'second'] as const).filter(
    (ink) => elements.filter(({ attributes }) => attributes['data-ink'] === ink).length > 1,
  );
  return [
    ...elements.flatMap(elementProblem),
    ...repeated.map(
      (ink) =>
        `${file}: of several elements with data-ink="${ink}" the first alone is shown. Unite them in one path.`,
    ),
  ];
}

function shapeProblems([root]: readonly SvgElement[]): readonly string[] {
  const box = viewBoxIn(root?.attributes.viewBox ?? '');
  const proportion = box ? proportionOf(box) : 1;
  return proportion > longestMark
    ? [
        `${file} is ${proportion.toFixed(1)} times as long as it is high, or as high as it is long, and would be a thin strip in its place of 36 by 36 px. Fit the viewBox to the sign alone.`,
      ]
    : [];
}

/** What of the mark nobody would see. */
export function markProblems(folder: string): readonly string[] {
  const mark = readPackText(folder, file);
  const unseen = unseenInks(mark).map(unseenProblem);
  const { elements } = readSvg(mark);
  return [...droppedProblems(elements), ...shapeProblems(elements), ...unseen];
}
