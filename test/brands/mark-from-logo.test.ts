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
