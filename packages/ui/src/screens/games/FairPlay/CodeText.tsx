import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';

export interface CodeTextProps {
  readonly label: string;
  /** Read by machines: seeds, fingerprints. */
  readonly text: string;
}

const Root = styled.p`
  display: grid;
  gap: ${vars.space.s1};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};

  code {
    color: ${vars.color.text};
    font-family: ${vars.font.mono};
    overflow-wrap: anywhere;
    direction: ltr;
    unicode-bidi: isolate;
  }
`;

/** A long code under its name, whole. */
export function CodeText({ label, text }: CodeTextProps) {
  return (
    <Root>
      {label}
      <code>{text}</code>
    </Root>
  );
}
