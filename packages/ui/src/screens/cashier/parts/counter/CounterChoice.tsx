import styled from 'styled-components';
import { ChoiceCards } from '../../../../components/ChoiceCards/ChoiceCards.tsx';
import { visuallyHidden } from '../../../../theme/mixins.ts';
import { vars } from '../../../../theme/vars.ts';
import { FoldRow } from '../FoldRow.tsx';
import type { MoneyChoiceProps } from '../money-form-parts.ts';

const Ways = styled.div`
  padding-block: ${vars.space.s2} ${vars.space.s3};
  /* The row says it. */
  > [data-part='choices'] > [data-part='legend'] {
    ${visuallyHidden}
  }
`;

/** What is chosen, as one row; the others fold out below it. It is open where there is something to choose or to correct still. */
export function CounterChoice<Value extends string>({ ref, ...choice }: MoneyChoiceProps<Value>) {
  const { legend, choices, value, error } = choice;
  const chosen = choices.find((one) => one.value === value);
  return (
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
  );
}
