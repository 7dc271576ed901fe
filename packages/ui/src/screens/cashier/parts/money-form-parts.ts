import type { ComponentProps, ReactNode, RefCallback } from 'react';
import type { AmountChipsProps } from '../../../components/AmountChips/AmountChips.tsx';
import type { ChoiceCardsProps } from '../../../components/ChoiceCards/ChoiceCards.tsx';
import type { MoneyFieldProps } from '../../../components/MoneyField/MoneyField.tsx';

/** What a form about money consists of, whatever the brand's `cashier` axis makes of it. */
export interface MoneyParts {
  /** What is wrong with it, and what has to be known before it is filled in. */
  readonly notices: ReactNode;
  /** How, where a form has a place for it before the amount: a `MoneyChoice`. Left out: there is one way only. */
  readonly ways?: ReactNode;
  /** How much: a `MoneyAmount`. */
  readonly amount: ReactNode;
  /** Where, and what belongs to it: a `MoneyChoice` or a field each. */
  readonly choices: ReactNode;
  /** What of the amount has to be seen before it is sent: with the sum, or before the action where that comes first. Left out: nothing. */
  readonly advice?: ReactNode;
  /** What it comes to, line by line. */
  readonly sum: ReactNode;
  /** The same in one line, where the form has a place for it beside the action. Left out: it is not known yet. */
  readonly due?: { readonly label: string; readonly value: string } | undefined;
  /** The one action; null while there is nothing to send yet. */
  readonly action: ReactNode;
  /** What has to be known with it. Left out: nothing. */
  readonly note?: ReactNode;
}

export interface ArrangedProps extends MoneyParts {
  /** Nothing to fill in while it is on its way. */
  readonly form: ComponentProps<'form'> & { readonly as?: 'div' };
}

export interface QuickAmounts extends Omit<AmountChipsProps, 'value'> {
  /** What the amount in the field can bring besides, in a few words, for forms that show it at the amount. Left out: nothing, or not known. */
  readonly brings?: string | undefined;
}

export interface MoneyAmountProps extends MoneyFieldProps {
  /** Amounts to choose with one touch; null where the bounds are not known. */
  readonly quick: QuickAmounts | null;
  /** What has to be known of the amount. Left out: nothing. */
  readonly children?: ReactNode;
}

export interface MoneyChoiceProps<Value extends string> extends Omit<ChoiceCardsProps<Value>, 'ref'> {
  /** What takes the focus where there is something to correct. */
  readonly ref: RefCallback<HTMLElement>;
}
