import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { inReach } from '../../page/ActionBar.ts';
import { sideColumn } from './activity-layout.tsx';

export interface ActivityBodyProps {
  /** The lead, and where the member stands now. */
  readonly head: ReactNode;
  /** What binds and how it works; without it nothing is claimed on the page. */
  readonly side: ReactNode;
  /** On desktops the head takes the whole width, and the side stands beside the rest. Default: false. */
  readonly isHeadWide?: boolean;
  /** What can be had stands before what binds, which the head says in short then. Default: false. */
  readonly isRestFirst?: boolean;
  /** What can be had now. */
  readonly claim: ReactNode;
  /** All that may be read later, and lists of what can be had. */
  readonly children: ReactNode;
}

/**
 * On phones one column, along which stays in reach what leads. On desktops what binds has a column to itself, beside what it binds, and
 * each column is as long as what it holds.
 */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${vars.space.s5};
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space.s6};
    &:has(> [data-part='activity-side']) {
      grid-template: auto 1fr / minmax(0, 1fr) ${sideColumn};
      gap: ${vars.space.s5} ${vars.space.s6};
    }
    &[data-wide] > [data-part='activity-head'] {
      grid-column: 1 / -1;
    }
    &&[data-wide] > [data-part='activity-side'] {
      grid-row: 2;
    }
  }
`;

/** Its parts belong to the one column on phones. */
const Part = styled.div`
  display: contents;
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space.s5};
    align-content: start;
  }
`;

const Head = styled(Part)`
  > [data-leads] {
    display: grid;
    gap: ${vars.space.s2};
  }
  /* Where nothing binds, the way on stands at the side, as high as the lead. */
  &:not(:has(~ [data-part='activity-side'])):has(> [data-leads]) {
    ${media.desktop} {
      grid-template-columns: minmax(0, 1fr) ${sideColumn};
      gap: ${vars.space.s6};
      align-content: stretch;
      > [data-leads] {
        ${surface}
        grid-template-columns: minmax(0, 1fr);
        gap: ${vars.space.s3};
        align-content: center;
        justify-items: start;
        padding: ${vars.space.s5};
        font-size: ${vars.text.lg};
      }
    }
  }
`;

const Rest = styled(Part)`
  ${media.desktop} {
    grid-column: 1;
  }
`;

const Side = styled(Part)`
  ${media.desktop} {
    grid-row: 1 / 3;
    grid-column: 2;
    align-self: start;
    /* In sight beside a long list of what it binds, where the window holds it whole. */
    @media (min-height: 50rem) {
      position: sticky;
      top: calc(${vars.size.topBar} + ${vars.space.s4});
    }
  }
`;

/** It stays in reach of the thumb: what is missing is said there too, beside the button that cannot be pressed yet. */
const Claim = styled.div`
  display: contents;
  > [data-leads],
  > [data-part='claim-reward'] {
    ${inReach}
    ${media.phone} {
      justify-items: stretch;
      &:has(> [data-part='claim-reason']) {
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        > [data-part='claim-reason'] {
          order: -1;
        }
        /* What came of the last press. */
        > :nth-child(n + 3) {
          grid-column: 1 / -1;
        }
      }
    }
  }
`;

/** The order in which an offer is read: what it is, where one stands, what binds, what can be had. */
export function ActivityBody({
  head,
  side,
  isHeadWide = false,
  isRestFirst = false,
  claim,
  children,
}: ActivityBodyProps) {
  const binds = side && <Side data-part="activity-side">{side}</Side>;
  return (
    <Root data-part="activity-body" data-wide={isHeadWide ? '' : undefined}>
      <Head data-part="activity-head">{head}</Head>
      {!isRestFirst && binds}
      <Rest data-part="activity-rest">
        {claim && <Claim data-part="activity-claim">{claim}</Claim>}
        {children}
      </Rest>
      {isRestFirst && binds}
    </Root>
  );
}
