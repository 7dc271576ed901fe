import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Notice } from '../Notice/Notice.tsx';

export const confirmDialogTones = ['plain', 'danger'] as const;
export type ConfirmDialogTone = (typeof confirmDialogTones)[number];
export const confirmDialogStates = ['Plain', 'Danger', 'Pending', 'Failed'] as const;

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  /** What will happen, and what cannot be undone. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly closeLabel: string;
  /** `danger` for what cannot be undone. */
  readonly tone?: ConfirmDialogTone;
  /** The confirmed action is under way; the dialog waits for it. */
  readonly isPending?: boolean;
  /** Why it did not work; announced. */
  readonly error?: string | undefined;
  /** Focused when it closes, where what opened it is gone by then. */
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
  readonly onConfirm: () => void;
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
