import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { useBrand } from '../../theme/brand-context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Actions, Backdrop, Body, Description, Head, Popup, Title } from './Dialog.style.ts';

export const dialogSizes = ['sm', 'md', 'lg'] as const;
export type DialogSize = (typeof dialogSizes)[number];
export const dialogStates = ['Open', 'OpensAndCloses', 'WithActions', 'LongText', 'NotDismissible'] as const;

export interface DialogProps {
  /** In sight; the owner keeps it and closes it in `onClose`. */
  readonly isOpen: boolean;
  /** Escape, a press outside, or the close button. */
  readonly onClose: () => void;
  /** In the head; names the window. */
  readonly title: ReactNode;
  /** Before the content, quieter; describes the window. Left out: it has no description. */
  readonly description?: ReactNode;
  /** The close button's words. */
  readonly closeLabel: string;
  /** The content; what is longer than the window scrolls. Left out: title and actions alone. */
  readonly children?: ReactNode;
  /** Buttons at its foot, the main one first: it is on the right of wide screens and on top on phones. Left out: no foot. */
  readonly actions?: ReactNode;
  /** Width on wide screens: `sm` 24, `md` 30, `lg` 45 rem. Default: `md`. */
  readonly size?: DialogSize;
  /** `false`: only its own actions close it; there is no close button. Default: true. */
  readonly isDismissible?: boolean;
  /** An interruption that wants an answer (`alertdialog`); a press outside does not close it. Default: false. */
  readonly isAlert?: boolean;
  /** Focused when it opens. Default: the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Focused when it closes. Default: what had the focus before. For a dialog whose opener is gone by then. */
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** What is in it stays as it is while it is closed. Default: false, it begins anew each time. */
  readonly keepsContent?: boolean;
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
  keepsContent = false,
}: DialogProps) {
  const { headings } = useBrand().layout;
  const Root = isAlert ? AlertDialog.Root : Base.Root;
  return (
    <Root
      open={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen && isDismissible) onClose();
      }}
    >
      <Base.Portal keepMounted={keepsContent}>
        <Backdrop data-part="backdrop" />
        <Popup data-part="dialog" data-size={size} initialFocus={initialFocus} finalFocus={finalFocus}>
          <Head data-headings={headings}>
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
