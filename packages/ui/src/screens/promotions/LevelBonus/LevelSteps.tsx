import type { ContentBlock } from '@fortuna/domain/model/promotions-activities.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';
import { stepsOf } from '../parts/ActivityWords.tsx';
import { factNote } from './LevelFacts.tsx';

export interface LevelStepsProps {
  /** What the server says. */
  readonly content: readonly ContentBlock[];
  /** They follow the row of what binds. */
  readonly isBelowFacts: boolean;
}

const Place = styled.section`
  min-width: 0;
  container: steps / inline-size;
`;

/** Below the facts the name and its steps stand on one line, in the columns of those, where there is room for it. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2} ${vars.space.s5};
  align-items: baseline;
  font-size: ${vars.text.md};
  &:not([data-columns]) {
    padding-block-start: ${vars.space.s1};
  }
  @container steps (min-width: 52rem) {
    &[data-columns] {
      grid-template-columns: calc((100% - ${factNote} - ${vars.space.s6} - 3 * ${vars.space.s5}) / 4) minmax(0, 1fr);
      padding-inline: ${vars.space.s5};
    }
  }
`;

const Title = styled.h2`
  font-size: ${vars.text.md};
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  gap: ${vars.space.s2} ${vars.space.s4};
  counter-reset: step;
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${vars.space.s2};
    align-items: baseline;
    overflow-wrap: anywhere;
    line-height: 1.35;
    counter-increment: step;
  }
  > li::before {
    content: counter(step);
    color: ${vars.color.accentText};
    font-family: ${vars.font.display};
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.display};
    line-height: 1;
  }
`;

/** How it works, step by step side by side; nothing where the server says nothing of it. */
export function LevelSteps({ content, isBelowFacts }: LevelStepsProps) {
  const { t } = useTranslation('promotions');
  const titleId = useId();
  const steps = stepsOf(content);
  if (steps.length === 0) return null;
  return (
    <Place>
      <Row data-columns={isBelowFacts ? '' : undefined}>
        <Title id={titleId}>{t('steps')}</Title>
        <Steps aria-labelledby={titleId} data-part="activity-steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      </Row>
    </Place>
  );
}
