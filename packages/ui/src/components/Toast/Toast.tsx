import { Toast } from '@base-ui/react/toast';
import { type ReactNode, useMemo } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ActionButton, Content, Root, Text, Title, Viewport } from './Toast.style.ts';

export const toastTones = ['info', 'success', 'danger'] as const;
export type ToastTone = (typeof toastTones)[number];
export const toastStates = ['Success', 'Danger', 'WithAction', 'LongText', 'SameTwice'] as const;

export interface ToastMessage {
  /** Reusing an id changes the message in place, so that one transition is announced once. Left out: a message of its own. */
  readonly id?: string;
  /** `success` for outcomes, `danger` for what failed. Default: `info`. */
  readonly tone?: ToastTone;
  /** What happened, in one short sentence. */
  readonly title: string;
  /** What still holds or comes next. Default: nothing. */
  readonly text?: string;
  /** One thing to do about it ("Desfazer"); with it the message stays until it is closed. Default: nothing. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

export interface ToastApi {
  /** Shows a message and gives its id. Outcomes are announced politely, `danger` at once and stays until it is closed. */
  readonly show: (message: ToastMessage) => string;
  /** Takes a message away, by the id that `show` gave. */
  readonly close: (id: string) => void;
}

const icons: Record<ToastTone, IconName> = { info: 'info', success: 'check', danger: 'warning' };

/** Milliseconds that a message stays; hovering or focusing it stops the clock. */
const stay = 6000;

/** Messages from anywhere below a `ToastProvider`. */
export function useToast(): ToastApi {
  const { add, close } = Toast.useToastManager();
  return useMemo(
    () => ({
      show: ({ id, tone = 'info', title, text, action }) =>
        add({
          id,
          title,
          description: text,
          type: tone,
          timeout: tone === 'danger' || action ? 0 : stay,
          actionProps: action && { children: action.label, onClick: action.onAction },
        }),
      close,
    }),
    [add, close],
  );
}

interface ToastListProps {
  /** Names the region that holds the messages: "Avisos". */
  readonly label: string;
  /** Names the cross of each message: "Fechar". */
  readonly closeLabel: string;
}

function toneOf(type: string | undefined): ToastTone {
  return toastTones.find((known) => known === type) ?? 'info';
}

/**
 * Base UI would announce an urgent message twice (its copy and the region) and hide the visible one, which stays focusable. So
 * its own region is silent, and each message is announced once from here.
 */
function Announcements() {
  const { toasts } = Toast.useToastManager();
  const isUrgent = (type: string | undefined) => toneOf(type) === 'danger';
  return (
    <>
      <VisuallyHidden role="status" aria-atomic={false}>
        {toasts.map(({ id, type, title, description }) =>
          isUrgent(type) ? null : (
            <span key={id}>
              {title} {description}
            </span>
          ),
        )}
      </VisuallyHidden>
      {toasts.map(({ id, type, title, description }) =>
        isUrgent(type) ? (
          <VisuallyHidden key={id} role="alert">
            {title} {description}
          </VisuallyHidden>
        ) : null,
      )}
    </>
  );
}

function ToastList({ label, closeLabel }: ToastListProps) {
  const { toasts } = Toast.useToastManager();
  return (
    <Viewport aria-label={label} aria-live="off" data-part="toasts">
      {toasts.map((toast) => {
        const tone = toneOf(toast.type);
        return (
          <Root
            key={toast.id}
            toast={toast}
            swipeDirection={['down', 'right']}
            data-tone={tone}
            data-part="toast"
          >
            <Icon name={icons[tone]} />
            <Content>
              <Title render={<p />} />
              <Text />
              {toast.actionProps && <ActionButton />}
            </Content>
            <Toast.Close aria-hidden={false} render={<IconButton icon="close" label={closeLabel} />} />
          </Root>
        );
      })}
    </Viewport>
  );
}

export interface ToastProviderProps extends ToastListProps {
  /** The site: all of it may call `useToast`. */
  readonly children: ReactNode;
}

/** Holds the messages of the site and shows at most three. Stands once, near the root; `label` names the region. */
export function ToastProvider({ children, label, closeLabel }: ToastProviderProps) {
  return (
    <Toast.Provider limit={3} timeout={stay}>
      {children}
      <Toast.Portal>
        <Announcements />
        <ToastList label={label} closeLabel={closeLabel} />
      </Toast.Portal>
    </Toast.Provider>
  );
}
