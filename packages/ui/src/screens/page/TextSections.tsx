import type { ReactNode } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';

export interface TextSectionsProps {
  readonly sections: readonly {
    readonly title: string;
    readonly text: string;
    /** Where links lead to it. */
    readonly id?: string;
    /** What can be done about it, below the words. */
    readonly action?: ReactNode;
  }[];
}

const Sections = styled.div`
  display: grid;
  gap: ${vars.space.s6};
`;

const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: ${vars.space.s2};
  padding-top: ${vars.space.s5};
  border-top: 1px solid ${vars.color.line};
  outline: 0;
  /* Below the bar that stays at the top. */
  scroll-margin-top: ${vars.size.topBar};
  /* The page's head has its own end. */
  &:first-child {
    padding-top: ${vars.space.s2};
    border-top: 0;
  }

  h2 {
    font-size: ${vars.text.lg};
  }
  p {
    color: ${vars.color.textMuted};
    line-height: 1.65;
  }
  > p + * {
    margin-top: ${vars.space.s3};
  }
`;

/** A page of words, section by section. */
export function TextSections({ sections }: TextSectionsProps) {
  return (
    <Sections>
      {sections.map(({ title, text, id, action }) => (
        <Section key={title} id={id}>
          <h2>{title}</h2>
          <p>{text}</p>
          {action}
        </Section>
      ))}
    </Sections>
  );
}
