import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { columnAndSide, narrowColumn } from '../../page/Page/page-columns.ts';

/** A part that reads best in one narrow column: a confirmation, a payment. */
export const NarrowPart = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  width: 100%;
  ${narrowColumn}
`;

/** A step in three: what it is about, what stands at its side from desktops up and between the two on phones, what to do. */
export const SidedPart = styled.div`
  ${columnAndSide}

  ${media.desktop} {
    grid-template-rows: auto 1fr;
  }
`;

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};

  ${media.desktop} {
    grid-area: 1 / 2 / span 2;
  }
`;

/** Things that belong together more closely than fields do: an amount and its chips. */
export const Group = styled.div.attrs<{ 'data-part'?: string }>({ 'data-part': 'group' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
`;

export const Actions = styled.div`
  display: grid;
  gap: ${vars.space.s3};
`;

/** Fees, duties and warnings: there, and quiet. */
export const QuietLine = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;
