import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { vars } from '../../../theme/vars.ts';

export interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly part: string;
  readonly children: ReactNode;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
`;

const Text = styled.p`
  max-width: 62ch;
  color: ${vars.color.textMuted};
`;

/** One part of the mechanism: what it is called, what it says, and its picture. */
export function Part({ title, text, part, children }: PartProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} data-part={part}>
      <SectionHeader id={id} title={title} />
      <Text>{text}</Text>
      {children}
    </Root>
  );
}
