import styled from 'styled-components';
import { ChoiceCards } from '../../../../components/ChoiceCards/ChoiceCards.tsx';
import { media } from '../../../../theme/media.ts';
import { visuallyHidden } from '../../../../theme/mixins.ts';
import { vars } from '../../../../theme/vars.ts';
import { FoldRow } from '../FoldRow.tsx';
import type { MoneyChoiceProps } from '../money-form-parts.ts';

/** As a field that opens: a line around it, and a sign that it does at its end. */
const Select = styled.div`
  > details > summary {
    min-height: 4rem;
    padding: ${vars.space.s2} ${vars.space.s4};
    border: max(1px, ${vars.size.edge}) solid ${vars.color.fieldLine};
    border-radius: ${vars.radius.md};
    background: ${vars.color.fieldBg};
    ${media.hover} {
      &:hover {
        border-color: ${vars.color.fieldLineHover};
      }
    }
    /* All words begin on one line, whether a box has a sign or none: signs stand at the end. */
    > * {
      order: 1;
    }
    > :is(svg + span, span:first-child) {
      order: 0;
    }
  }
`;

const Ways = styled.div`
  padding-block-start: ${vars.space.s2};
  /* The row says it. */
  > [data-part='choices'] > [data-part='legend'] {
    ${visuallyHidden}
  }
`;

/** What is chosen, as one box; the others fold out below it. It is open where there is something to choose or to correct still. */
export function CounterChoice<Value extends string>({ ref, ...choice }: MoneyChoiceProps<Value>) {
  const { legend, choices, value, error } = choice;
  const chosen = choices.find((one) => one.value === value);
  return (
    <Select>
      <FoldRow
        ref={ref}
        name={legend}
        title={chosen?.title}
        icon={chosen?.icon}
        mark={chosen?.mark}
        isNeeded={chosen === undefined || error !== undefined}
        part="choice-row"
      >
        <Ways>
          <ChoiceCards {...choice} />
        </Ways>
      </FoldRow>
    </Select>
  );
}
