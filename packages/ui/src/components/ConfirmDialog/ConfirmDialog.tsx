import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Notice } from '../Notice/Notice.tsx';

export const confirmDialogTones = ['plain', 'danger'] as const;
export type ConfirmDialogTone = (typeof confirmDialogTones)[number];
export const confirmDialogStates = ['Plain', 'Danger', 'Pending', 'Failed', 'LongText'] as const;

export interface ConfirmDialogProps {
  /** In sight; the owner closes it after either answer. */
  readonly isOpen: boolean;
  /** The question; names the dialog. */
  readonly title: ReactNode;
  /** What will happen, and what cannot be undone. Left out: the question says it all. */
  readonly description?: ReactNode;
  /** Below the description: what else is to be seen first. Left out: nothing. */
  readonly children?: ReactNode;
  /** The verb of what happens: "Excluir", never "OK". */
  readonly confirmLabel: string;
  /** The harmless answer, which has the focus: "Manter". */
  readonly cancelLabel: string;
  /** Name of the cross; it answers like `cancelLabel`. */
  readonly closeLabel: string;
  /** `danger` for what cannot be undone. Default: `plain`. */
  readonly tone?: ConfirmDialogTone;
  /** The confirmed action is under way; the dialog waits for it and cannot be closed. Default: false. */
  readonly isPending?: boolean;
  /** Why it did not work; announced. Left out: nothing went wrong. */
  readonly error?: string | undefined;
  /** Focused when it closes, where what opened it is gone by then. Left out: what had the focus before. */
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** The one that does it was pressed; not called again while `isPending`. */
  readonly onConfirm: () => void;
  /** The other answer, the cross, or Escape; not called while `isPending`. */
  readonly onCancel: () => void;
}

/** "Are you sure?": opens with the focus on the harmless answer. */
export function ConfirmDialog({
  isOpen,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel,
  closeLabel,
  tone = 'plain',
  isPending = false,
  error,
  finalFocus,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const body = error !== undefined || Boolean(children);
  return (
    <Dialog
      isAlert
      isOpen={isOpen}
      isDismissible={!isPending}
      size="sm"
      title={title}
      description={description}
      closeLabel={closeLabel}
      initialFocus={cancel}
      finalFocus={finalFocus}
      onClose={onCancel}
      actions={
        <>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isPending={isPending}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button ref={cancel} onClick={isPending ? undefined : onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {body ? (
        <>
          {children}
          {error !== undefined && <Notice tone="danger">{error}</Notice>}
        </>
      ) : undefined}
    </Dialog>
  );
}
