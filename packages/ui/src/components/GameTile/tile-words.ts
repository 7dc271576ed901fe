import { css } from 'styled-components';

/** Kept free below a picture for a name of two lines and its studio, while the game loads too, so that what follows stays where it is. */
export const tileWords = {
  caption: '3.25rem',
  sticker: '2.75rem',
  banner: '2.5rem',
  /** Below arches and medallions, in the middle. */
  middle: '3.75rem',
} as const;

/** The same as `--words`, where `data-tile` says the form. */
export const wordsBelow = css`
  --words: 0rem;
  &[data-tile='caption'] {
    --words: ${tileWords.caption};
  }
  &[data-tile='sticker'] {
    --words: ${tileWords.sticker};
  }
  &[data-tile='banner'] {
    --words: ${tileWords.banner};
  }
  &:is([data-tile='arch'], [data-tile='medallion']) {
    --words: ${tileWords.middle};
  }
`;

/** Corners of an arched window that stands on its sill. */
export const archCorners = '50% 50% 0 0 / 40% 40% 0 0';
