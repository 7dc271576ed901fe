import { svgProblems } from '../check/svg-safety.ts';
import { PackProblems } from '../pack-schema.ts';
import { readSvg } from '../read-svg.ts';
import { proportionOf, viewBoxIn } from '../view-box.ts';
import { pathData } from './contours.ts';
import { markDifference, type UnseenInk, unseenInks } from './mark-picture.ts';
import { isWhite } from './paints.ts';
import { type LogoShape, type LogoShapes, logoShapes } from './shapes.ts';

export interface MadeMark {
  /** Text of `art/mark.svg`. */
  readonly mark: string;
  /** What of the logo it does not show, in an operator's words. */
  readonly remarks: readonly string[];
}

/** Beyond it the sign is a thin strip in its place, which is as wide as it is high. */
export const longestMark = 3;
/** Beyond it the sign is small in its place. */
const oblong = 1.6;
/** Share of the drawing that may look different and is not told: edges are smoothed differently. */
const unnoticed = 0.03;

function shapesOf(svg: string): LogoShapes {
  try {
    return logoShapes(svg);
  } catch {
    throw new PackProblems(['The logo cannot be read as SVG. Export it again as a plain SVG.']);
  }
}

function paintRemarks(shapes: readonly LogoShape[]): readonly string[] {
  const [main = '', ...others] = new Set(shapes.map(({ paint }) => paint));
  return [
    ...(others.length > 1
      ? [
          `The logo has ${others.length + 1} colours: ${main} has become the accent, and ${others.join(', ')} all the second colour.`,
        ]
      : []),
    ...(isWhite(main)
      ? [
          'The logo begins with white, which has become the accent. Where it is the paper behind the sign, take it out.',
        ]
      : []),
    ...(others.some(isWhite)
      ? [
          'White of the logo has become the second colour. Where it is meant as a hole, cut it out of the shape below it.',
        ]
      : []),
    ...(shapes.some(({ paint }) => paint.startsWith('url('))
      ? [
          'Gradients of the logo have become plain colours: the sign has the brand’s two, in whatever lightness its ground lets be read.',
        ]
      : []),
  ];
}

function unseenProblem({ ink, isCovered }: UnseenInk): string {
  if (isCovered)
    return 'The shapes of the logo’s first colour are covered by those of its other colours, which the sign has above them and without transparency. Cut the upper ones out of them, or take out what shines through.';
  return `The shapes of the logo’s ${ink === 'accent' ? 'first colour' : 'other colours'} are not to be seen within its viewBox. Fit the page to the drawing before you export it.`;
}

/**
 * A designer's logo as the pack's mark: its shapes in the colour that comes first become the accent's, those of all other colours
 * the second's. Throws whatever prevents this, in an operator's words.
 */
export function markFromLogo(svg: string): MadeMark {
  const problems = svgProblems('The logo', svg);
  if (problems.length > 0) throw new PackProblems(problems);
  const { shapes, painted, lost } = shapesOf(svg);
  const viewBox = readSvg(svg).elements[0]?.attributes.viewBox ?? '';
  const box = viewBoxIn(viewBox);
  const proportion = box ? proportionOf(box) : 1;
  if (shapes.length === 0)
    throw new PackProblems([
      'The logo has no filled shapes. Convert strokes and text to outlines before you export it.',
    ]);
  if (proportion > longestMark)
    throw new PackProblems([
      `The logo is ${proportion.toFixed(1)} times as long as it is high, and would be a thin strip in its place of 36 by 36 px. Give the sign alone: the name is written beside it.`,
    ]);
  const [first] = shapes;
  const path = (ink: 'accent' | 'second') => {
    const own = shapes.filter(({ paint }) => (paint === first?.paint) === (ink === 'accent'));
    const data = pathData(own.flatMap(({ contours }) => contours));
    return data ? `  <path data-ink="${ink}" d="${data}"/>\n` : '';
  };
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n${path('accent')}${path('second')}</svg>\n`;
  const unseen = unseenInks(mark).map(unseenProblem);
  if (unseen.length > 0) throw new PackProblems(unseen);
  const difference = markDifference(painted, mark);
  return {
    mark,
    remarks: [
      ...paintRemarks(shapes),
      ...lost.map((text) => `Of the logo is lost ${text}.`),
      ...(difference > unnoticed
        ? [
            `The sign looks different from the logo in ${Math.round(difference * 100)} % of its area. Look at art/mark.svg: shapes of the first colour lie below all others there, and areas that a line encloses twice are filled.`,
          ]
        : []),
      ...(proportion > oblong
        ? [
            `The logo is ${proportion.toFixed(1)} times as long as it is high and will be small in its place of 36 by 36 px.`,
          ]
        : []),
    ],
  };
}
