import { css } from 'styled-components';

/**
 * Of a form that is a container of that name: room for two halves. There is none in a sheet over a game, nor beside a navigation at the
 * side of a small window.
 */
export const twoHalves = (form: 'counter' | 'notes', rules: ReturnType<typeof css>) => css`
  @media (min-width: 900px) {
    @container ${form} (min-width: 42rem) {
      ${rules}
    }
  }
`;
