import styled, { css } from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { visuallyHidden } from '../../../../theme/mixins.ts';
import { vars } from '../../../../theme/vars.ts';
import { ActionBar } from '../../../page/ActionBar.ts';
import { choiceRows } from '../cashier-looks.ts';
import { lowDue } from '../low-due.ts';
import { sumLines } from '../sum-lines.ts';
import { twoHalves } from '../two-halves.ts';
import { pricked, tornAbove, tornBeside } from './perforation.ts';

const halves = (rules: ReturnType<typeof css>) => twoHalves('notes', rules);

export const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  container: notes / inline-size;
`;

/** The sheet below its tabs, and the stub below it or, with room, at its end. */
export const Paper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${halves(css`
    grid-template-columns: minmax(0, 1fr) 20rem;
  `)}
`;

const paper = css`
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  background: ${vars.color.surface1};
`;

/** One of a few ways to pay as a row of tabs: the sheet below is that of the one in front. */
export const Ways = styled.div`
  grid-area: 1 / 1;
  container: ways / inline-size;
  [data-part='choices'] > [data-layout] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space.s1};
  }
  [data-part='choice'] {
    /* The room there is goes to all of them alike, beyond their longest word: none stands close to an edge. */
    flex: 1 1 min-content;
    flex-direction: column;
    justify-content: center;
    gap: ${vars.space.s1};
    min-width: 4.5rem;
    min-height: 64px;
    padding: ${vars.space.s2} ${vars.space.s3};
    border-color: ${vars.color.surfaceEdge};
    border-block-end: 0;
    /* So that the line of the one in front is as long as its edge. */
    border-radius: min(${vars.radius.md}, 0.5rem) min(${vars.radius.md}, 0.5rem) 0 0;
    background: ${vars.color.surface2};
    color: ${vars.color.textMuted};
    text-align: center;
    > :last-child {
      display: none;
    }
    &:has(:checked) {
      /* Over the line of the sheet, so that both are one. */
      z-index: 1;
      margin-block-end: calc(-1 * ${vars.size.edge} - 1px);
      padding-block-end: calc(${vars.space.s2} + ${vars.size.edge} + 1px);
      border-color: transparent ${vars.color.surfaceEdge};
      /* Along the very edge, whatever its corners. */
      background: linear-gradient(${vars.color.accent} 4px, ${vars.color.surface1} 0) border-box;
      color: ${vars.color.text};
      @media (forced-colors: active) {
        border-color: Highlight;
      }
    }
  }
  [data-part='title'] {
    font-size: ${vars.text.sm};
    line-height: 1.2;
    overflow-wrap: break-word;
  }
  :checked ~ span > [data-part='title'] {
    font-weight: ${vars.weight.strong};
  }
  /* The rows below say the same of each way in particular. */
  [data-part='detail'] {
    ${visuallyHidden}
  }
  [data-part='choice'] > span {
    flex: none;
    max-width: 100%;
  }
  @container ways (min-width: 34rem) {
    [data-part='choice'] {
      flex-direction: row;
      gap: ${vars.space.s3};
      min-height: 56px;
      padding-inline: ${vars.space.s3};
      > span {
        flex: 0 1 auto;
      }
    }
    [data-part='title'] {
      font-size: ${vars.text.md};
    }
  }
`;

/** The plates, and below them in rows where it comes from or goes to. */
export const Face = styled.div`
  grid-area: 2 / 1;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s4};
  padding: ${vars.space.s4};
  ${paper}
  border-block-end: 0;
  border-radius: ${vars.radius.lg} ${vars.radius.lg} 0 0;
  ${Ways} + & {
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
  > [data-part='amount'] {
    min-width: 0;
    container: notes-amount / inline-size;
  }
  ${choiceRows}
  && [data-part='choice'] + [data-part='choice'] {
    border-block-start: 1px solid ${vars.color.line};
  }
  [data-part='choice'] {
    padding-inline: ${vars.space.s1};
    > :last-child {
      order: -1;
    }
    &:has(:checked) [data-part='title'] {
      font-weight: ${vars.weight.strong};
    }
  }

  ${media.wide} {
    padding: ${vars.space.s6};
  }
  ${halves(css`
    border-block-end: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-radius: ${vars.radius.lg} 0 ${vars.radius.lg} ${vars.radius.lg};
  `)}
`;

export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  padding-block-start: ${vars.space.s4};
  border-block-start: 1px solid ${vars.color.line};
  &:empty {
    display: none;
  }
`;

/** On phones its parts are the paper's own, so that the action can stay in sight; beside the sheet it goes along, whatever is opened there. */
export const Stub = styled.div`
  display: contents;
  ${halves(css`
    grid-area: 2 / 2;
    align-self: start;
    display: block;
    ${paper}
    background: ${vars.color.surface2};
    ${tornBeside}
    position: sticky;
    top: calc(${vars.size.topBar} + ${vars.space.s4});
    border-radius: 0 ${vars.radius.lg} ${vars.radius.lg} 0;
    /* The sheet may be longer, and has tabs above it: no holes are cut from it. */
    &::before,
    &::after {
      content: none;
    }
  `)}
`;

export const Inside = styled.div`
  display: contents;
  > p {
    grid-row: 4;
    padding: ${vars.space.s3} ${vars.space.s4};
  }
  ${halves(css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space.s4};
    padding: ${vars.space.s5} ${vars.space.s6} ${vars.space.s6};
    > p {
      grid-row: auto;
      padding: 0;
    }
  `)}
`;

export const Lines = styled.div`
  display: grid;
  /* Below the sheet, also where no tabs stand above it. */
  grid-row: 3;
  grid-template-columns: minmax(0, 1fr);
  padding: ${vars.space.s3} ${vars.space.s4};
  ${paper}
  background: ${vars.color.surface2};
  ${tornAbove}
  border-radius: 0 0 ${vars.radius.lg} ${vars.radius.lg};
  ${sumLines}

  ${media.wide} {
    padding-inline: ${vars.space.s6};
  }
  ${halves(css`
    grid-row: auto;
    padding: 0;
    border: 0;
    border-radius: 0;
    &::before,
    &::after {
      content: none;
    }
  `)}
`;

/** What is torn off and handed in: below the sheet it stays in reach, at its end it is the stub's foot. */
export const Foot = styled(ActionBar)`
  && {
    grid-row: 5;
    margin-block-start: ${vars.space.s4};
    border-block-start: ${pricked};
    ${lowDue}
    ${media.tablet} {
      margin-inline: 0;
      padding-inline: ${vars.space.s6};
    }
    ${halves(css`
      position: static;
      grid-row: auto;
      margin: 0;
      padding: 0;
      border: 0;
      background: none;
      > [data-part='due'] {
        padding-block-start: ${vars.space.s4};
        border-block-start: 1px solid ${vars.color.line};
        > strong {
          font-size: ${vars.text.xxl};
        }
        > [data-part='missing'] {
          line-height: calc(1.2 * ${vars.text.xxl});
        }
      }
    `)}
  }
`;
