import { type ReactNode, type Ref, useId } from 'react';
import { FieldError } from '../Field/FieldError.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Card, Detail, Legend, List, Mark, Radio, Root, Tick, Title, Words } from './ChoiceCards.style.ts';

export const choiceCardsStates = ['List', 'Grid', 'Rich', 'WithError', 'ClosedChoice', 'LongText'] as const;
export const choiceLayouts = ['list', 'grid'] as const;
export type ChoiceLayout = (typeof choiceLayouts)[number];

export interface Choice<Value extends string> {
  /** What `onChange` tells; one of its kind in the group. */
  readonly value: Value;
  /** The name of the radio begins with it. */
  readonly title: ReactNode;
  /** A second, quieter line. Left out: one line. */
  readonly detail?: ReactNode;
  /** Before the title; decoration. Left out: words alone. */
  readonly icon?: ReactNode;
  /** At the end of the line: a short fact such as "free". Left out: none. */
  readonly mark?: ReactNode;
  /** Why it cannot be chosen; shown in place of the detail. Left out: it can. */
  readonly disabledReason?: string | undefined;
}

export interface ChoiceCardsProps<Value extends string> {
  /** The question, above the cards; names the group. */
  readonly legend: string;
  /** Of the radios; made unique, so that it may repeat on a page. */
  readonly name: string;
  /** Two to about eight, in the order to show them. */
  readonly choices: readonly Choice<Value>[];
  /** Null: nothing chosen yet. */
  readonly value: Value | null;
  /** Another one was chosen; the owner keeps it in `value`. */
  readonly onChange: (value: Value) => void;
  /** `grid` for short titles alone, side by side. Default: `list`. */
  readonly layout?: ChoiceLayout;
  /** What to correct; below the cards. Left out: nothing is wrong. */
  readonly error?: string | undefined;
  /** The first choice that can be chosen, so that it can be focused. May be left out. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** One of a few things, each on a card that can be touched as a whole: payment methods, channels, accounts, kinds of key. */
export function ChoiceCards<Value extends string>({
  legend,
  name,
  choices,
  value,
  onChange,
  layout = 'list',
  error,
  ref,
}: ChoiceCardsProps<Value>) {
  const errorId = useId();
  const groupName = `${useId()}-${name}`;
  const first = choices.find((choice) => choice.disabledReason === undefined);
  return (
    <Root aria-describedby={error ? errorId : undefined} data-part="choices">
      <Legend data-part="legend">{legend}</Legend>
      <List data-layout={layout}>
        {choices.map((choice) => (
          <Card key={choice.value} data-part="choice">
            <Radio
              ref={choice === first ? ref : undefined}
              type="radio"
              name={groupName}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabledReason !== undefined}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon}
            <Words>
              <Title data-part="title">{choice.title}</Title>
              {(choice.disabledReason ?? choice.detail) !== undefined && (
                <Detail data-part="detail">{choice.disabledReason ?? choice.detail}</Detail>
              )}
            </Words>
            {choice.mark !== undefined && <Mark data-part="mark">{choice.mark}</Mark>}
            <Tick aria-hidden="true">
              <Icon name="check" size={14} />
            </Tick>
          </Card>
        ))}
      </List>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Root>
  );
}
