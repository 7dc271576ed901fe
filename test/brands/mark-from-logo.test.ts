import { expect, test } from 'vitest';
import { markFromLogo } from '../../scripts/brands/logo/mark-from-logo.ts';
import { markDifference } from '../../scripts/brands/logo/mark-picture.ts';

/** A logo becomes the pack's mark: what can be kept is seen in it, and what cannot is told. */

const logo = (inner: string, box = '0 0 48 48') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`;
const round = '<circle cx="24" cy="24" r="20" fill="#f00"/>';

test.each<[string, string, string]>([
  [
    'colours of groups',
    '<g fill="#d33"><path d="M4 4h20v40H4z"/></g><g fill="#222"><path d="M30 4h14v40H30z"/></g>',
    '<path fill="#f00" d="M4 4h20v40H4z"/><path fill="#00f" d="M30 4h14v40H30z"/>',
  ],
  [
    'holes by the rule "evenodd", two deep',
    '<path fill="#d33" fill-rule="evenodd" d="M4 4H44V44H4Z M12 12H36V36H12Z M20 20h8v8h-8z"/>',
    '<path fill="#f00" d="M4 4H44V12H4Z M4 12H12V44H4Z M12 36H44V44H12Z M36 12H44V36H36Z M20 20h8v8h-8z"/>',
  ],
  [
    'transforms, one in the other',
    '<g transform="translate(24 24) rotate(45)"><rect transform="scale(.5)" x="-20" y="-20" width="40" height="40" fill="red"/></g>',
    '<path fill="#f00" d="M24 9.86L38.14 24L24 38.14L9.86 24Z"/>',
  ],
  ['round corners', '<rect x="4" y="4" width="40" height="40" rx="20" fill="red"/>', round],
  ['a polyline', '<polyline points="4 4 40 40 4 40" fill="red"/>', '<path fill="#f00" d="M4 4L40 40H4z"/>'],
  [
    'shapes that go round the other way do not cut holes',
    '<path d="M4 4V40H40V4Z" fill="red"/><path d="M10 10H44V44H10Z" fill="red"/>',
    '<path fill="#f00" d="M4 4H40V10H44V44H10V40H4Z"/>',
  ],
  [
    'what lies ready for use is not drawn',
    '<defs><path d="M0 0h48v48H0z"/></defs><circle cx="24" cy="24" r="20" fill="red"/>',
    round,
  ],
  [
    'a turn about a point that is named apart',
    '<path transform="rotate(90)" transform-origin="24 24" d="M4 4h40v10H4z" fill="red"/>',
    '<path d="M34 4h10v40H34z" fill="#f00"/>',
  ],
  [
    'the same by names and shares',
    '<path transform="rotate(90)" transform-origin="center 50%" d="M4 4h40v10H4z" fill="red"/>',
    '<path d="M34 4h10v40H34z" fill="#f00"/>',
  ],
  [
    'shares of the view box',
    '<rect x="25%" y="25%" width="50%" height="50%" fill="red"/>',
    '<path d="M12 12h24v24H12z" fill="#f00"/>',
  ],
  [
    'one colour in several spellings',
    '<path d="M4 4h10v40H4z" fill="#ff0000"/><path d="M19 4h10v40H19z" fill="red"/><path d="M34 4h10v40H34z" fill="rgb(255, 0, 0)"/>',
    '<path d="M4 4h10v40H4zM19 4h10v40H19zM34 4h10v40H34z" fill="#f00"/>',
  ],
  ['what is not to be seen', `${round}<path d="M0 0h48v48H0z" fill="#00f0"/>`, round],
])('kept: %s', (_what, drawn, wanted) => {
  const { mark, remarks } = markFromLogo(logo(drawn));
  expect(remarks).toEqual([]);
  expect(markDifference(logo(wanted), mark)).toBeLessThan(0.03);
});

test.each<[string, string, RegExp]>([
  [
    'a third colour',
    `${round}<path d="M1 1h9v9z" fill="#0f0"/><path d="M40 40h7v7z" fill="#00f"/>`,
    /3 colours: #f00 has become the accent, and #0f0, #00f/,
  ],
  [
    'white above it',
    `${round}<path d="M20 20h8v8h-8z" fill="#fff"/>`,
    /White .* has become the second colour/,
  ],
  ['white below it', `<path d="M0 0h48v48H0z" fill="white"/>${round}`, /begins with white.*the accent/],
  ['a gradient', '<circle cx="24" cy="24" r="20" fill="url(#a)"/>', /Gradients .* plain colours/],
  ['lines', `${round}<path d="M1 1h9" stroke="#00f" fill="none"/>`, /stroke on 1 shape/],
  [
    'a clip',
    `<clipPath id="c"><circle r="9"/></clipPath><g clip-path="url(#c)">${round}</g>`,
    /what clip-path does/,
  ],
  [
    'stops that let the ground shine through',
    '<defs><linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-opacity="0"/></linearGradient></defs><circle cx="24" cy="24" r="20" fill="url(#a)"/>',
    /what stop-opacity does/,
  ],
  ['a mixture with the ground', `<g mix-blend-mode="multiply">${round}</g>`, /what mix-blend-mode does/],
  [
    'a colour that lets the ground shine through',
    '<circle cx="24" cy="24" r="20" fill="rgba(255,102,0,0.1)"/>',
    /what the transparency of rgba\(255,102,0,0\.1\) does/,
  ],
  ['half-transparent shapes', `<g opacity=".4">${round}</g>`, /what opacity does/],
  [
    'the first colour above another one',
    `${round}<circle cx="24" cy="24" r="14" fill="#00f"/><circle cx="24" cy="24" r="8" fill="#f00"/>`,
    /different from the logo in \d+ % of its area/,
  ],
  [
    'a line that crosses itself under "evenodd"',
    '<path fill="red" fill-rule="evenodd" d="M24 4L36 44L4 18H44L12 44Z"/>',
    /different from the logo in \d+ % of its area/,
  ],
])('told: %s', (_what, drawn, remark) => {
  expect(markFromLogo(logo(drawn)).remarks.join('\n')).toMatch(remark);
});

test.each<[string, string, RegExp]>([
  [
    'a veil over the first colour',
    logo(`${round}<path d="M0 0h48v48H0z" fill="#0066cc22"/>`),
    /^The shapes of the logo’s first colour are covered by those of its other colours/,
  ],
  [
    'a second colour beside the page',
    logo(`${round}<path d="M90 90h9v9z" fill="#00f"/>`),
    /^The shapes of the logo’s other colours are not to be seen within its viewBox/,
  ],
  ['a page without a side', logo(round, '0 0 48'), /^The logo has the viewBox "0 0 48"\. Write four numbers/],
  ['a page turned round', logo(round, '0 0 -48 48'), /^The logo has the viewBox "0 0 -48 48"\./],
  ['no page', logo(round, '0 0 0 0'), /^The logo has the viewBox "0 0 0 0"\./],
  ['no namespace', logo(round).replace(/ xmlns="[^"]+"/, ''), /^The logo does not say that it is SVG\./],
  [
    'another picture',
    '\u0089PNG\r\n',
    /^The logo is no SVG, or not in UTF-8\. Export the drawing as a plain SVG/,
  ],
])('refused: %s', (_what, svg, problem) => {
  expect(() => markFromLogo(svg)).toThrow(problem);
});
