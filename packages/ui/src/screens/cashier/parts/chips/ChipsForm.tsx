import styled from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { vars } from '../../../../theme/vars.ts';
import { ActionBar } from '../../../page/ActionBar.ts';
import { Notices } from '../cashier-layout.tsx';
import { DueLine } from '../DueLine.tsx';
import type { ArrangedProps } from '../money-form-parts.ts';
import { besideFelt, feltWide, wideTable } from './chip-looks.ts';
import { factStrips } from './fact-strip.ts';
import { outlineWait } from './outline-wait.ts';
import { fieldBesidePlaque, plaqueRows } from './plaque-looks.ts';

/** What stands at the end of a line: the way on, and above it a field. */
const endWide = '19rem';

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  container: chips / inline-size;
  ${media.phone} {
    gap: ${vars.space.s3};
  }
`;

/** Two questions stand side by side where there is room, the one with more to say in the wider half; a field stands beside its one question. */
const Plaques = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  ${plaqueRows}
  @container chips (min-width: 46rem) {
    /* All of one row are of one height. */
    [data-part='choices'] {
      grid-template-rows: auto 1fr;
    }
    &:not(:has(> [data-part='choices'])) {
      grid-template-columns: minmax(0, 1fr) ${endWide};
    }
    ${fieldBesidePlaque}
  }
  @container chips (min-width: 56rem) {
    &:has(> [data-part='choices'] + [data-part='choices']) {
      grid-template-columns: ${feltWide} minmax(0, 1fr);
      column-gap: ${vars.space.s6};
    }
  }
`;

/** The way on, with what it comes to in one line where the strip is not beside it. */
const Foot = styled(ActionBar)`
  && {
    ${outlineWait}
  }
  /* The lower the bar, the more of what is asked is above it. */
  ${media.phone} {
    gap: ${vars.space.s1};
    padding-block: ${vars.space.s2};
  }
  @container chips (min-width: ${besideFelt}) {
    grid-template-rows: auto auto;
    gap: ${vars.space.s2};
    align-content: center;
    > button:not([data-waiting]) {
      grid-row: 1 / -1;
    }
    /* The strip beside it has the figure: only what is waited for is said here. */
    > [data-part='due']:not(:has(+ [data-waiting])),
    > [data-part='due'] > span:first-child {
      display: none;
    }
    > [data-part='due'] {
      justify-content: center;
    }
  }
`;

/** What it comes to. */
const Sum = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  ${factStrips}
`;

const Note = styled.div`
  text-align: center;
  text-wrap: balance;
`;

/** With room one line: the strip and at its end, as high as that, the way on. Else parts of the form itself, so that the action can stay in sight. */
const End = styled.div`
  display: contents;
  @container chips (min-width: ${besideFelt}) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${endWide};
    gap: ${vars.space.s4} ${vars.space.s6};
    ${Sum}, ${Sum} > [data-part='group'] {
      display: contents;
    }
    ${Foot} {
      grid-area: 1 / 2;
    }
    && [data-part='fee-summary'] {
      grid-area: 1 / 1;
      dd {
        line-height: calc(1.15 * ${vars.text.xxl});
      }
    }
    /* Whatever there is besides stands below both. */
    ${Note}, ${Sum} > :not([data-part='group'], [data-part='fee-summary']),
    ${Sum} > [data-part='group'] > :not([data-part='fee-summary']) {
      grid-column: 1 / -1;
    }
    ${Note} {
      text-align: start;
    }
  }
  /* What it comes to begins where the felt above ends; the room there is goes to the others first. */
  @container chips (min-width: ${wideTable}) {
    && [data-part='fee-summary'] {
      > div {
        flex-grow: 1000;
        &:has([data-part='note']) {
          flex-basis: 11rem;
        }
      }
      > [data-total] {
        flex: 1 1 calc(100cqi - ${endWide} - ${vars.space.s6} - ${feltWide});
      }
    }
  }
`;

/** A table with its chips, the plaques of how and where, the way on, and what it comes to in one strip. */
export function ChipsForm({
  form,
  notices,
  ways,
  amount,
  choices,
  advice,
  sum,
  due,
  action,
  note,
}: ArrangedProps) {
  return (
    <Root {...form}>
      <Notices data-part="notices">{notices}</Notices>
      <div data-part="amount">{amount}</div>
      <Plaques data-part="plaques">
        {ways}
        {choices}
      </Plaques>
      {advice}
      <End>
        {action !== null && (
          <Foot>
            <DueLine due={due} />
            {action}
          </Foot>
        )}
        <Sum data-part="sum">{sum}</Sum>
        {note !== undefined && <Note>{note}</Note>}
      </End>
    </Root>
  );
}
