import type { FormEventHandler, ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import type { BrandLayout } from '../../../theme/brand.ts';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { ActionBar } from '../../page/ActionBar.ts';
import { columnAndSide, narrowColumn } from '../../page/Page/page-columns.ts';
import { Column, Group, Notices } from './cashier-layout.tsx';
import { cardLooks, keypadLooks, ledgerLooks } from './cashier-looks.ts';
import { ChipsAmountSkeleton } from './chips/ChipsAmount.tsx';
import { ChipsForm } from './chips/ChipsForm.tsx';
import { CounterForm } from './counter/CounterForm.tsx';
import type { ArrangedProps, MoneyParts } from './money-form-parts.ts';
import { NotesAmountSkeleton } from './notes/NotesAmount.tsx';
import { NotesForm } from './notes/NotesForm.tsx';

export interface MoneyFormProps extends MoneyParts {
  /** Names the form. */
  readonly label: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
}

/** The way on, which stays in reach, and what has to be known with it. */
function Closing({ action, note }: Pick<MoneyParts, 'action' | 'note'>) {
  return (
    <>
      {action !== null && <ActionBar>{action}</ActionBar>}
      {note}
    </>
  );
}

const Cards = styled.form`
  ${columnAndSide}
  ${cardLooks}

  ${media.desktop} {
    grid-template-rows: auto auto 1fr;
    > :first-child {
      grid-row: 1 / span 3;
    }
  }
`;

/** Fields on the ground, and what they come to at their side. */
function CardsForm({ form, notices, ways, amount, choices, sum, ...end }: ArrangedProps) {
  return (
    <Cards {...form}>
      <Column>
        {notices}
        <div data-part="amount">{amount}</div>
        {ways}
        {choices}
      </Column>
      {sum}
      <Closing {...end} />
    </Cards>
  );
}

const Slip = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  width: 100%;
  ${narrowColumn}
  ${ledgerLooks}

  ${media.wide} {
    padding: ${vars.space.s6};
    border: 1px solid ${vars.color.edge};
    background: ${vars.color.surface1};
  }
  /* Room beside the lines: what they come to and the way on are in the first window. */
  ${media.roomy} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    grid-template-rows: auto auto auto auto 1fr;
    column-gap: ${vars.space.s10};
    max-width: none;
    > [data-part='entries'] {
      grid-row: 1 / -1;
    }
  }
`;

/** One slip from the first line to the sum. */
function LedgerForm({ form, notices, ways, amount, choices, sum, ...end }: ArrangedProps) {
  return (
    <Slip {...form}>
      <div data-part="entries">
        {notices}
        <div data-part="amount">{amount}</div>
        {ways}
        {choices}
      </div>
      {sum}
      <Closing {...end} />
    </Slip>
  );
}

const Keypad = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s6};
  ${keypadLooks}

  ${media.desktop} {
    grid-template-columns: minmax(0, 27rem) minmax(0, 1fr);
    /* Two columns that each end where they end: rows that flex let neither push the other apart. */
    grid-template-rows: auto auto auto 1fr;
    column-gap: ${vars.space.s8};
    > [data-part='notices'] {
      grid-column: 1 / -1;
    }
    > [data-part='amount'] {
      grid-area: 2 / 1;
    }
    > [data-part='choices-place'] {
      grid-area: 2 / 2 / span 3;
    }
    > [data-part='sum-place'] {
      grid-area: 3 / 1;
    }
    > [data-part='action-place'] {
      grid-area: 4 / 1;
    }
  }
`;

/** On phones its parts are the form's own, so that the action can stay in sight. */
const Beside = styled(Column)`
  display: contents;
  ${media.desktop} {
    display: grid;
  }
`;

/** From desktops up how and where stand beside the display, its keys, what it comes to and the way on: those are in the first window. */
function KeypadForm({ form, notices, ways, amount, choices, sum, ...end }: ArrangedProps) {
  return (
    <Keypad {...form}>
      <Notices data-part="notices">{notices}</Notices>
      <div data-part="amount">{amount}</div>
      <Beside data-part="choices-place">
        {ways}
        {choices}
      </Beside>
      <Beside data-part="sum-place">{sum}</Beside>
      <Beside data-part="action-place">
        <Closing {...end} />
      </Beside>
    </Keypad>
  );
}

const arrangements = {
  cards: CardsForm,
  ledger: LedgerForm,
  keypad: KeypadForm,
  counter: CounterForm,
  notes: NotesForm,
  chips: ChipsForm,
} satisfies Record<BrandLayout['cashier'], (props: ArrangedProps) => ReactNode>;

/** A form about money, in the order and shape of the brand's `cashier` axis. */
export function MoneyForm({ label, onSubmit, advice, sum, ...parts }: MoneyFormProps) {
  const { cashier } = useBrand().layout;
  const Arranged = arrangements[cashier];
  const all = (
    <>
      {advice}
      {sum}
    </>
  );
  return (
    <Arranged
      {...parts}
      // Where the sum follows the action, the advice has a place of its own.
      advice={advice}
      sum={cashier === 'chips' ? sum : all}
      form={{ noValidate: true, onSubmit, 'aria-label': label }}
    />
  );
}

function FieldBones() {
  return (
    <Group>
      <div data-part="field">
        <Skeleton width="third" />
        <Skeleton shape="control" />
      </div>
      <Skeleton shape="block" />
    </Group>
  );
}

const amountBones = {
  cards: FieldBones,
  ledger: FieldBones,
  keypad: FieldBones,
  counter: FieldBones,
  notes: NotesAmountSkeleton,
  chips: ChipsAmountSkeleton,
} satisfies Record<BrandLayout['cashier'], () => ReactNode>;

/** The same on its way: a plate where each part will stand. */
export function MoneyFormSkeleton() {
  const { cashier } = useBrand().layout;
  const Arranged = arrangements[cashier];
  const Bones = amountBones[cashier];
  return (
    <Arranged
      form={{ as: 'div' }}
      notices={null}
      amount={<Bones />}
      choices={
        <Group>
          <Skeleton width="third" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Group>
      }
      sum={<Skeleton shape="block" />}
      action={null}
      note={<Skeleton shape="control" />}
    />
  );
}
