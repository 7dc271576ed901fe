import type { ContentBlock } from '@fortuna/domain/model/promotions-activities.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { vars } from '../../../theme/vars.ts';
import { stepNumbers } from './step-numbers.ts';

const Steps = styled.ol`
  display: grid;
  gap: ${vars.space.s3};
  ${stepNumbers}
  > li {
    grid-template-columns: 2rem minmax(0, 1fr);
    line-height: 1.5;
  }
  > li::before {
    line-height: 1.2;
  }
`;

const HowItWorks = styled.section`
  display: grid;
  gap: ${vars.space.s3};
`;

const Paragraph = styled.p`
  max-width: 60ch;
  line-height: 1.55;
`;

const Subtitle = styled.h2`
  font-size: ${vars.text.md};
`;

/** All of the server's lines of a kind. */
export function itemsOf(content: readonly ContentBlock[], kind: 'steps' | 'terms'): readonly string[] {
  return content.flatMap((block) => (block.kind === kind ? block.items : []));
}

/** The server's steps, for pages that draw them. */
export function stepsOf(content: readonly ContentBlock[]): readonly string[] {
  return itemsOf(content, 'steps');
}

/** What the server says of an activity, above its figures. */
export function ActivityWords({ content }: { readonly content: readonly ContentBlock[] }) {
  return content.map((block) => {
    if (block.kind === 'heading') return <Subtitle key={block.text}>{block.text}</Subtitle>;
    return block.kind === 'paragraph' ? <Paragraph key={block.text}>{block.text}</Paragraph> : null;
  });
}

/** How it works, step by step, as the server says; nothing where it says nothing. */
export function ActivitySteps({ content }: { readonly content: readonly ContentBlock[] }) {
  const { t } = useTranslation('promotions');
  const titleId = useId();
  const steps = stepsOf(content);
  if (steps.length === 0) return null;
  return (
    <HowItWorks>
      <SectionHeader id={titleId} title={t('steps')} />
      <Steps aria-labelledby={titleId} data-part="activity-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </HowItWorks>
  );
}
