import { type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { visuallyHidden } from '../../theme/mixins.ts';
import { rimmed } from '../../theme/rimmed.ts';
import { vars } from '../../theme/vars.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { Icon } from '../Icon/Icon.tsx';

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

const Root = styled.fieldset`
  display: grid;
  gap: ${vars.space.s2};
  min-width: 0;
`;

const Legend = styled.legend`
  float: left;
  width: 100%;
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.medium};
`;

const List = styled.div`
  clear: both;
  display: grid;
  gap: ${vars.space.s2};

  &[data-layout='grid'] {
    display: flex;
    flex-wrap: wrap;
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

const Card = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  min-width: 0;
  min-height: 52px;
  padding: ${vars.space.s3} ${vars.space.s4};
  border: ${vars.size.edge} solid ${vars.color.edge};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface1};
  cursor: pointer;
  transition:
    background-color ${vars.motion.fast} ${vars.motion.ease},
    border-color ${vars.motion.fast} ${vars.motion.ease};

  ${media.hover} {
    &:hover {
      background: ${vars.color.surface2};
    }
  }
  &:has(:checked) {
    border-color: ${vars.color.accent};
    background: ${vars.color.accentSoft};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 2px;
  }
  /* Over what a form says of all its choices, whichever module came first. */
  &&:has(:disabled) {
    /* Further back than those that can be chosen, in every brand. */
    border-style: dashed;
    /* The page's own ground, without what is drawn on it. */
    background: ${vars.color.bg};
    color: ${vars.color.textMuted};
    cursor: not-allowed;
  }
  [data-layout='grid'] & {
    flex: 1 1 auto;
    justify-content: center;
    min-height: ${vars.size.target};
    text-align: center;
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  [data-layout='grid'] & {
    flex: none;
  }
`;

const Title = styled.span`
  font-weight: ${vars.weight.medium};
  overflow-wrap: anywhere;
`;

const Detail = styled.span`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  line-height: 1.35;
  ${Card}:has(:disabled) & {
    color: inherit;
  }
`;

const Mark = styled.span`
  flex: none;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

const Tick = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  --rim: ${vars.color.lineStrong};
  --ground: ${vars.color.surface1};
  ${rimmed}
  ${Card}:has(:checked) & {
    --rim: ${vars.color.accent};
    --ground: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
  /* Not by colour: where the system sets the colours, a transparent tick would be seen. */
  ${Card}:not(:has(:checked)) & > svg {
    visibility: hidden;
  }
  /* Beside one or two words there is room for it where it says something only. */
  [data-layout='grid'] & {
    width: 20px;
    height: 20px;
    margin-inline: calc(-1 * ${vars.space.s1});
  }
  [data-layout='grid'] ${Card}:not(:has(:checked)) & {
    display: none;
  }
`;

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
