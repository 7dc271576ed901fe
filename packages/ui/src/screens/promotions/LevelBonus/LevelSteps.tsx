import type { ContentBlock } from '@fortuna/domain/model/promotions-activities.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';
import { stepsOf } from '../parts/ActivityWords.tsx';
import { stepNumbers } from '../parts/step-numbers.ts';
import { factNote } from './LevelFacts.tsx';

export interface LevelStepsProps {
  /** What the server says. */
  readonly content: readonly ContentBlock[];
  /** In a row below that of what binds, or as knots along a cord. */
  readonly form: 'row' | 'cord';
}

const Place = styled.section`
  min-width: 0;
  container: steps / inline-size;
  isolation: isolate;
`;

/** Below the facts the name and its steps stand on one line, in the columns of those, where there is room for it. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2} ${vars.space.s5};
  align-items: baseline;
  font-size: ${vars.text.md};
  @container steps (min-width: 52rem) {
    &[data-form='row'] {
      --fact: calc((100cqi - ${factNote} - ${vars.space.s6} - 5 * ${vars.space.s5}) / 4);
      grid-template-columns: var(--fact) minmax(0, 1fr);
      padding-inline: ${vars.space.s5};
      > ol {
        grid-template-columns: repeat(auto-fill, var(--fact));
        column-gap: ${vars.space.s5};
      }
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
  ${stepNumbers}
  > li {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    overflow-wrap: anywhere;
    line-height: 1.35;
  }
  > li::before {
    line-height: 1;
  }
`;

const knot = '14px';
const cord = '4px';

/** Knots on a cord that runs on from one to the next. */
const Knots = styled.ol`
  display: grid;
  > li {
    position: relative;
    padding-block: ${vars.space.s2};
    padding-inline-start: calc(${knot} + ${vars.space.s3});
    overflow-wrap: anywhere;
    line-height: 1.5;
  }
  > li::before,
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block-start: calc(${vars.space.s2} + (1lh - ${knot}) / 2);
    inset-inline-start: 0;
    width: ${knot};
    height: ${knot};
    border-radius: 50%;
    background: ${vars.color.second};
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
  > li:not(:last-child)::after {
    z-index: -1;
    inset-inline-start: calc((${knot} - ${cord}) / 2);
    width: ${cord};
    height: 100%;
    border-radius: 0;
    background: ${vars.color.lineStrong};
  }
`;

/** How it works, step by step: side by side, or along a cord; nothing where the server says nothing of it. */
export function LevelSteps({ content, form }: LevelStepsProps) {
  const { t } = useTranslation('promotions');
  const titleId = useId();
  const steps = stepsOf(content);
  if (steps.length === 0) return null;
  const List = form === 'row' ? Steps : Knots;
  return (
    <Place>
      <Row data-form={form}>
        <Title id={titleId}>{t('steps')}</Title>
        <List aria-labelledby={titleId} data-part="activity-steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </List>
      </Row>
    </Place>
  );
}
