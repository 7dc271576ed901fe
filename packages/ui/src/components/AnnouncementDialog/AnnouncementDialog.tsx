import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Content, Head, Paragraph, Position, Sign, Subject, Time } from './AnnouncementDialog.style.ts';

export const announcementDialogStates = ['One', 'Several', 'LongText', 'Loading'] as const;

export interface AnnouncementItem {
  readonly id: number | string;
  readonly title: string;
  /** When it was announced, in words; `dateTime` is the instant it stands for (ISO). */
  readonly date: string;
  readonly dateTime: string;
  /** Plain text, never markup: what looks like a tag is shown as it stands. */
  readonly paragraphs: readonly string[];
  /** Where there is more. The owner has checked the address; `newTabLabel` where it leads off the site. */
  readonly link?: { readonly href: string; readonly label: string; readonly newTabLabel?: string };
}

export interface AnnouncementDialogProps {
  readonly isOpen: boolean;
  /** Escape, a press outside, the close button, or the last page's button. */
  readonly onClose: () => void;
  /** The most important one first. None, or none yet: there is no dialog. */
  readonly announcements: readonly AnnouncementItem[];
  /** The close button's words. */
  readonly closeLabel: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** The button of the last page: "Entendi". */
  readonly doneLabel: string;
  /** "2 de 3"; `position` counts from 1. Left out for a single one. */
  readonly positionText: (position: number, count: number) => string;
  /** "Não mostrar de novo hoje". */
  readonly hideTodayLabel: string;
  readonly isHiddenToday: boolean;
  readonly onHideTodayChange: (isHidden: boolean) => void;
}

/** What the operator announces to everyone on entry, one after the other. Text only: nothing that the server sends is ever markup. */
export function AnnouncementDialog({
  isOpen,
  onClose,
  announcements,
  closeLabel,
  previousLabel,
  nextLabel,
  doneLabel,
  positionText,
  hideTodayLabel,
  isHiddenToday,
  onHideTodayChange,
}: AnnouncementDialogProps) {
  const [page, setPage] = useState(0);
  const content = useRef<HTMLDivElement>(null);
  const index = Math.min(page, announcements.length - 1);
  const item = announcements[index];
  const id = item?.id;
  useEffect(() => {
    // The next one starts at the top, however far the last one was scrolled.
    if (id !== undefined) content.current?.parentElement?.scrollTo({ top: 0 });
  }, [id]);
  if (!item) return null;

  const count = announcements.length;
  const isLast = index === count - 1;
  const position = count > 1 ? positionText(index + 1, count) : undefined;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={<Subject>{item.title}</Subject>}
      closeLabel={closeLabel}
      actions={
        <>
          <Button variant="primary" onClick={isLast ? onClose : () => setPage(index + 1)}>
            {isLast ? doneLabel : nextLabel}
          </Button>
          {index > 0 && <Button onClick={() => setPage(index - 1)}>{previousLabel}</Button>}
        </>
      }
    >
      <Content ref={content} data-part="announcement">
        <Head>
          <Sign>
            <Icon name="bell" size={22} />
          </Sign>
          <Time dateTime={item.dateTime}>{item.date}</Time>
          {position !== undefined && <Position aria-hidden="true">{position}</Position>}
        </Head>
        <VisuallyHidden role="status">
          {position !== undefined && `${position}: ${item.title}`}
        </VisuallyHidden>
        {item.paragraphs.map((paragraph, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in a text that does not change
          <Paragraph key={number}>{paragraph}</Paragraph>
        ))}
        {item.link && (
          <TextLink href={item.link.href} newTabLabel={item.link.newTabLabel} isStandalone>
            {item.link.label}
          </TextLink>
        )}
        <Checkbox
          label={hideTodayLabel}
          checked={isHiddenToday}
          onChange={(event) => onHideTodayChange(event.currentTarget.checked)}
        />
      </Content>
    </Dialog>
  );
}
