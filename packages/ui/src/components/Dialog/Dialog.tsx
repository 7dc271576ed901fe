import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Actions, Backdrop, Body, Description, Head, Popup, Title } from './Dialog.style.ts';

export const dialogSizes = ['sm', 'md', 'lg'] as const;
export type DialogSize = (typeof dialogSizes)[number];
export const dialogStates = ['Open', 'OpensAndCloses', 'WithActions', 'LongText', 'NotDismissible'] as const;

export interface DialogProps {
  readonly isOpen: boolean;
  /** Escape, a press outside, or the close button. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** The close button's words. */
  readonly closeLabel: string;
  readonly children?: ReactNode;
  /** Buttons at its foot, the main one first: it is on the right of wide screens and on top on phones. */
  readonly actions?: ReactNode;
  readonly size?: DialogSize;
  /** `false`: only its own actions close it; there is no close button. */
  readonly isDismissible?: boolean;
  /** An interruption that wants an answer (`alertdialog`); a press outside does not close it. */
  readonly isAlert?: boolean;
  /** Focused when it opens; else the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Focused when it closes; else what had the focus before. For a dialog whose opener is gone by then. */
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A window over the page: centred on wide screens, a sheet from the bottom on phones. Focus stays in it and goes back where it
 * was. Load it lazily: Base UI's dialog is 17 kB that the first paint does not need.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  closeLabel,
  children,
  actions,
  size = 'md',
  isDismissible = true,
  isAlert = false,
  initialFocus,
  finalFocus,
}: DialogProps) {
  const Root = isAlert ? AlertDialog.Root : Base.Root;
  return (
    <Root
      open={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen && isDismissible) onClose();
      }}
    >
      <Base.Portal>
        <Backdrop data-part="backdrop" />
        <Popup data-part="dialog" data-size={size} initialFocus={initialFocus} finalFocus={finalFocus}>
          <Head>
            <Title data-part="title">{title}</Title>
            {isDismissible && <Base.Close render={<IconButton icon="close" label={closeLabel} />} />}
          </Head>
          {(description !== undefined || children !== undefined) && (
            <Body data-part="body">
              {description !== undefined && <Description data-part="description">{description}</Description>}
              {children}
            </Body>
          )}
          {actions !== undefined && <Actions data-part="actions">{actions}</Actions>}
        </Popup>
      </Base.Portal>
    </Root>
  );
}
