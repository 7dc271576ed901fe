import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Input } from '../Input/Input.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const copyFieldStates = ['Waiting', 'Leading', 'Copied', 'Failed', 'LongText'] as const;

export interface CopyFieldProps {
  /** What the text is; names the box and describes the button. */
  readonly label: string;
  /** What is copied, as it is. */
  readonly value: string;
  /** What to do with it, below the box. Left out: nothing. */
  readonly hint?: string;
  /** `lead`: copying is what is to be done here, and the button says so over the whole width. Default: `inline`. */
  readonly variant?: 'inline' | 'lead';
  /** The button before a copy: "Copiar". */
  readonly copyLabel: string;
  /** Shown and announced after a copy: "Copiado". */
  readonly copiedLabel: string;
  /** Shown where the clipboard refuses; the text is then selected, to be copied by hand. */
  readonly failedLabel: string;
  /** Puts the text on the clipboard; rejects where that is not allowed. */
  readonly onCopy: (value: string) => Promise<void>;
}

/** Milliseconds that "copied" stays on the button. */
const copiedFor = 4000;

const Suffix = styled.span`
  margin-inline-end: -12px;
  > button {
    box-shadow: none;
  }
`;

const Box = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  min-width: 0;

  input {
    text-overflow: ellipsis;
    font-family: ${vars.font.mono};
  }
`;

/** Something to copy elsewhere: a PIX code, an invite address. */
export function CopyField({
  label,
  value,
  hint,
  variant = 'inline',
  copyLabel,
  copiedLabel,
  failedLabel,
  onCopy,
}: CopyFieldProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const box = useRef<HTMLInputElement>(null);
  const labelId = useId();

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('none'), copiedFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await onCopy(value);
      setOutcome('copied');
    } catch {
      box.current?.select();
      setOutcome('failed');
    }
  };

  const isCopied = outcome === 'copied';
  const isLead = variant === 'lead';
  const button = (
    <Button
      {...(isLead ? { size: 'lg', variant: 'primary', isWide: true } : { size: 'sm' })}
      aria-describedby={labelId}
      icon={<Icon name={isCopied ? 'check' : 'copy'} size={18} />}
      onClick={copy}
    >
      {isCopied ? copiedLabel : copyLabel}
    </Button>
  );
  return (
    <Box data-part="copy-field">
      <Field label={label} hint={hint} error={outcome === 'failed' ? failedLabel : undefined} isAnnounced>
        {(control) => (
          <Input
            {...control}
            ref={box}
            readOnly
            value={value}
            onFocus={(event) => event.currentTarget.select()}
            suffix={!isLead && <Suffix>{button}</Suffix>}
          />
        )}
      </Field>
      {isLead && button}
      <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      <VisuallyHidden role="status">{isCopied ? copiedLabel : ''}</VisuallyHidden>
    </Box>
  );
}
