import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

const Text = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: ${vars.color.textMuted};
  font-family: ${vars.font.mono};
  font-size: ${vars.text.xs};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: copy;
  ${focusRing}

  &:hover {
    color: ${vars.color.text};
  }
`;

/** A value that a press copies; it says so for a moment. */
export function CopyText({ children }: { readonly children: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 1_200);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <Text
      type="button"
      title="Copy"
      onClick={() => {
        void navigator.clipboard.writeText(children).then(() => setCopied(true));
      }}
    >
      <span role="status">{isCopied ? 'Copied' : children}</span>
    </Text>
  );
}
