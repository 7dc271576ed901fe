import { css } from 'styled-components';

/** How high the loops are that a banner hangs by, and how deep it is cut in at its foot. */
export const loops = '28px';
export const notch = '1.75rem';

/** Where each loop begins and ends, in hundredths of the width. */
const across = [
  [0, 12],
  [22, 34],
  [44, 56],
  [66, 78],
  [88, 100],
] as const;

const within = 'var(--within, 0px)';
const head = across
  .map(([start, end]) => {
    const [from, to] = [`calc(${start}% + ${within})`, `calc(${end}% - ${within})`];
    const foot = `calc(${loops} + ${within})`;
    return [`${from} ${foot}`, `${from} ${within}`, `${to} ${within}`, `${to} ${foot}`].join(', ');
  })
  .join(', ');

/** A banner's outline; `--within` so far inside of it. A point of its foot is sharper than a right angle, and needs more. */
export const bannerOutline = css`
  clip-path: polygon(
    ${head},
    calc(100% - ${within}) calc(100% - 1.2 * ${within}),
    50% calc(100% - ${notch} - 1.1 * ${within}),
    ${within} calc(100% - 1.2 * ${within})
  );
`;
