import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { TileProvider, TileTitle } from './tile-parts.tsx';
import { tileWords } from './tile-words.ts';

/** From these widths of its own on a tile has come out large, whatever grid or rail it stands in. */
const broad = '@container (width >= 132px)';
export const large = '@container (width >= 200px)';

/** In the middle below a picture. */
export const MiddleWords = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: center;
  gap: 1px;
  /* Room for a name of two lines, so that pictures stand in rows. */
  min-height: ${tileWords.middle};
  padding-top: ${vars.space.s2};
  text-align: center;
`;

export const MiddleTitle = styled(TileTitle)`
  max-width: 100%;
  font-family: ${vars.font.display};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.display};
  letter-spacing: ${vars.lettering.display};
  line-height: 1.15;
  overflow-wrap: break-word;
  ${broad} {
    font-size: calc(${vars.text.sm} * 1.07);
  }
  ${large} {
    [data-featured] & {
      font-size: ${vars.text.xl};
    }
  }
`;

export const MiddleProvider = styled(TileProvider)`
  max-width: 100%;
`;
