import { type FocusEvent, useId, useRef } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Input } from '../Input/Input.tsx';
import { Textarea } from '../Textarea/Textarea.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useCopy } from './use-copy.ts';

export const copyFieldStates = ['Waiting', 'Leading', 'Whole', 'Copied', 'Failed', 'LongText'] as const;

export interface CopyFieldProps {
  /** What the text is; names the box and describes the button. */
  readonly label: string;
  /** What is copied, as it is. */
  readonly value: string;
  /** What to do with it, below the box. Left out: nothing. */
  readonly hint?: string;
  /**
   * `lead`: copying is what is to be done here, and the button says so over the whole width. `whole`: all of the text is seen, on as many
   * lines as it takes, for what is known by its end. Default: `inline`.
   */
  readonly variant?: 'inline' | 'lead' | 'whole';
  /** The button before a copy: "Copiar". */
  readonly copyLabel: string;
  /** Shown and announced after a copy: "Copiado". */
  readonly copiedLabel: string;
  /** Shown where the clipboard refuses; the text is then selected, to be copied by hand. */
  readonly failedLabel: string;
  /** Puts the text on the clipboard; rejects where that is not allowed. */
  readonly onCopy: (value: string) => Promise<void>;
}

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

  :is(input, textarea) {
    text-overflow: ellipsis;
    font-family: ${vars.font.mono};
  }
  textarea {
    min-height: 0;
    resize: none;
    field-sizing: content;
  }
  > [data-part='button']:not([data-wide]) {
    justify-self: start;
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
  const box = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const { outcome, copy } = useCopy(value, onCopy, () => box.current?.select());
  const labelId = useId();

  const shown = {
    readOnly: true,
    value,
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.currentTarget.select(),
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
        {(control) =>
          variant === 'whole' ? (
            <Textarea
              {...control}
              {...shown}
              ref={(element) => {
                box.current = element;
              }}
              rows={2}
            />
          ) : (
            <Input
              {...control}
              {...shown}
              ref={(element) => {
                box.current = element;
              }}
              suffix={variant === 'inline' && <Suffix>{button}</Suffix>}
            />
          )
        }
      </Field>
      {variant !== 'inline' && button}
      <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      <VisuallyHidden role="status">{isCopied ? copiedLabel : ''}</VisuallyHidden>
    </Box>
  );
}
