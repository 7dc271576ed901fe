import styled from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { vars } from '../../../../theme/vars.ts';
import { ActionBar } from '../../../page/ActionBar.ts';
import { Notices } from '../cashier-layout.tsx';
import type { ArrangedProps } from '../money-form-parts.ts';
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

/** The way on, in the middle, below the place that the amount stands in. */
const Foot = styled(ActionBar)`
  ${media.desktop} {
    && {
      width: 100%;
      max-width: 32rem;
      margin-inline: auto;
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

/** A table with its chips, the plaques of how and where, the way on, and below it what it comes to in one strip. */
export function ChipsForm({
  form,
  notices,
  ways,
  amount,
  choices,
  advice,
  sum,
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
      {action !== null && <Foot>{action}</Foot>}
      <Sum data-part="sum">{sum}</Sum>
      {note !== undefined && <Note>{note}</Note>}
    </Root>
  );
}
