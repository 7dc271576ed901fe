import styled, { css } from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { vars } from '../../../../theme/vars.ts';
import { ActionBar } from '../../../page/ActionBar.ts';
import { lowDue } from '../low-due.ts';
import { sumLines } from '../sum-lines.ts';
import { twoHalves } from '../two-halves.ts';
import { shutterWait } from './shutter-wait.ts';

const halves = (rules: ReturnType<typeof css>) => twoHalves('counter', rules);

export const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  container: counter / inline-size;
`;

const panel = css`
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
`;

export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  width: 100%;
  max-width: 34rem;
  margin-inline: auto;

  ${halves(css`
    /* The rows beside the figure keep together; the lines below them have what is left. */
    grid-template: auto 1fr auto / minmax(0, 1fr) minmax(0, 1fr);
    gap: 0;
    max-width: none;
    border-radius: ${vars.radius.lg};
    box-shadow: ${vars.shadow.surface};
    /* What has to be known below the plates makes their half much higher. */
    &:has(> [data-part='amount'] [data-part='turnover']) > [data-part='lines'] {
      align-content: start;
      grid-template-rows: auto auto;
    }
  `)}
`;

/** The figure on a ground of its own. */
export const Amount = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  padding: ${vars.space.s3} ${vars.space.s4} ${vars.space.s4};
  ${panel}
  /* The brand's colour from above, as by a lamp over the desk. */
  background: radial-gradient(120% 90% at 50% 0, ${vars.color.accentSoft}, ${vars.color.surface2} 85%);
  container: counter-amount / inline-size;

  ${media.wide} {
    padding: ${vars.space.s6};
  }
  ${halves(css`
    grid-row: 1 / 3;
    border-inline-end: 0;
    border-block-end: 0;
    border-radius: ${vars.radius.lg} 0 0;
    align-content: stretch;
    padding: ${vars.space.s6} ${vars.space.s6} ${vars.space.s5};
    /* As high as what is beside it, but not as all that is opened there: the figure stays where it is. */
    > * {
      align-self: start;
      min-height: min(100%, 26rem);
    }
    && [data-part='stop-plate'] {
      min-height: 56px;
      font-size: ${vars.text.lg};
    }
  `)}
`;

/** How, and where from or to: a box each to choose in. On phones they lie on the ground, and in halves on the desk. */
export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s4};
  /* What can be added stands close below what there is. */
  > [data-part='group'] {
    gap: 0;
    /* A link's own height is air around it. */
    margin-block-end: calc(-1 * ${vars.space.s2});
  }

  ${halves(css`
    padding: ${vars.space.s6} ${vars.space.s6} ${vars.space.s4};
    ${panel}
    border-block-end: 0;
    border-radius: 0 ${vars.radius.lg} 0 0;
  `)}
`;

/** What the amount comes to; in halves between the rows and the way on, beside the figure. */
export const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${vars.space.s2} ${vars.space.s4};
  ${panel}
  ${sumLines}

  ${halves(css`
    grid-area: 2 / 2;
    grid-template-rows: auto 1fr;
    padding: ${vars.space.s2} ${vars.space.s6};
    border-block: 0;
    border-radius: 0;
    /* Where the figure's half is the higher one, each line takes its part of that. */
    [data-part='line'] {
      padding-block: ${vars.space.s2};
    }
    [data-part='line'] + [data-part='line'] {
      border-block-start: 1px solid ${vars.color.line};
    }
    &::before {
      content: '';
      border-block-start: 1px solid ${vars.color.line};
    }
  `)}
`;

/**
 * What has to be known, and the way on, at the foot of both halves: below the figure what it comes to, and beside that the action. On phones
 * parts of the desk itself, so that the action can stay in sight.
 */
export const End = styled.div`
  display: contents;

  ${halves(css`
    grid-area: 3 / 1 / auto / -1;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
    gap: ${vars.space.s1} calc(2 * ${vars.space.s6});
    padding: ${vars.space.s4} ${vars.space.s6};
    ${panel}
    border-block-start-color: ${vars.color.line};
    border-radius: 0 0 ${vars.radius.lg} ${vars.radius.lg};
    background: ${vars.color.surface2};
    > p {
      grid-column: 1;
    }
  `)}
`;

/** Below the figure it stays in reach, as wide as the desk; in halves it is at the desk's foot, whatever is opened above. */
export const Foot = styled(ActionBar)`
  && {
    ${shutterWait}
    ${lowDue}
    ${media.tablet} {
      margin-inline: 0;
      border: 1px solid ${vars.color.edge};
      border-bottom: 0;
      border-start-start-radius: ${vars.radius.lg};
      border-start-end-radius: ${vars.radius.lg};
    }
    ${halves(css`
      display: contents;
      > [data-part='due'] {
        grid-area: 1 / 1;
      }
      > :not([data-part='due']) {
        grid-area: 1 / 2 / span 2;
      }
    `)}
  }
`;
