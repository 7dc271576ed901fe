import styled from 'styled-components';
import { vars } from '../../../../theme/vars.ts';
import { ActionBar } from '../../../page/ActionBar.ts';
import { Notices } from '../cashier-layout.tsx';
import { DueLine } from '../DueLine.tsx';
import type { ArrangedProps } from '../money-form-parts.ts';
import { besideFelt } from './chip-looks.ts';
import { factStrips } from './fact-strip.ts';

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  container: chips / inline-size;
`;

/** How, and where from or to: narrow plaques in columns of one width; two questions stand side by side where there is room, the one with more to say in the wider half. */
const Plaques = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s5};
  @container chips (min-width: 46rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    column-gap: ${vars.space.s6};
    &:not(:has(> [data-part='choices'] + [data-part='choices'])) {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
    /* Both in one row each: all of them are of one height. */
    &:not(:has([data-layout] > :nth-child(4))) {
      align-items: stretch;
      > [data-part='choices'] {
        grid-template-rows: auto 1fr;
      }
      > [data-part='field'] {
        align-self: start;
      }
    }
    /* A field beside plaques begins where those do, below their question. */
    > [data-part='field'] {
      margin-block-start: calc(1lh + ${vars.space.s2});
    }
  }
  [data-part='choices'] > [data-layout] {
    grid-template-columns: repeat(auto-fit, minmax(8.25rem, 1fr));
    gap: ${vars.space.s3};
    @container chips (max-width: 27rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      /* Of two columns, the last of an odd number takes both. */
      > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
  }
  [data-part='choice'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-rows: auto 1fr auto;
    align-items: start;
    gap: ${vars.space.s2};
    padding: ${vars.space.s3};
    border-radius: ${vars.radius.sm};
    /* The round mark is at the end of the first row, beside the sign, or beside the name where there is none. */
    > :last-child {
      grid-area: 1 / 2;
    }
    > svg {
      grid-area: 1 / 1;
    }
    > svg ~ span:not([data-part='mark'], :last-child) {
      grid-area: 2 / 1 / auto / -1;
    }
    > [data-part='mark'] {
      grid-area: 3 / 1 / auto / -1;
      padding-block-start: ${vars.space.s2};
      border-block-start: 1px solid ${vars.color.line};
    }
    &:has(:checked) {
      border-color: ${vars.color.accent};
      background: ${vars.color.surface2};
      box-shadow:
        0 0 0 2px ${vars.color.bg},
        0 0 0 4px ${vars.color.accent};
    }
    &:has(:focus-visible) {
      outline-offset: 6px;
    }
  }
  [data-part='title'] {
    line-height: 1.25;
  }
  :checked ~ span > [data-part='title'] {
    font-weight: ${vars.weight.strong};
  }
`;

/** The way on, with what it comes to in one line where the strip is not beside it. */
const Foot = styled(ActionBar)`
  @container chips (min-width: ${besideFelt}) {
    /* As high as the strip, as long as that is one row. */
    > button {
      height: 100%;
      max-height: 5rem;
    }
    > [data-part='due'] {
      display: none;
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

/** With room one line: the strip and at its end the way on. Else parts of the form itself, so that the action can stay in sight. */
const End = styled.div`
  display: contents;
  @container chips (min-width: ${besideFelt}) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: ${vars.space.s3} ${vars.space.s6};
    ${Sum} {
      grid-area: 1 / 1;
    }
    ${Foot} {
      grid-area: 1 / 2;
    }
    ${Note} {
      grid-area: 2 / 1 / auto / -1;
      text-align: start;
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
