import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Content, Head, Position, Sign, Subject, Time } from './AnnouncementDialog.style.ts';
import { type AnnouncementItem, AnnouncementText, type AnnouncementTextWords } from './AnnouncementText.tsx';

export const announcementDialogStates = ['One', 'Several', 'WithPicture', 'LongText', 'None'] as const;

export interface AnnouncementWords extends AnnouncementTextWords {
  /** The close button's words. */
  readonly close: string;
  /** The button that goes back by one; not shown on the first page. */
  readonly previous: string;
  /** The main button of every page but the last. */
  readonly next: string;
  /** The button of the last page: "Entendi". */
  readonly done: string;
  /** "Não mostrar de novo hoje". */
  readonly hideToday: string;
  /** When it was told, in words, from the instant. */
  readonly date: (startsAt: string) => string;
  /** "2 de 3"; `position` counts from 1. Not asked for a single one. */
  readonly position: (position: number, count: number) => string;
}

export interface AnnouncementDialogProps {
  /** In sight, provided that there is an announcement. */
  readonly isOpen: boolean;
  /** Escape, a press beside it, the close button, or the last page's button. */
  readonly onClose: () => void;
  /** Called with the number of each announcement that comes in sight, the first included. Left out: nobody is told. */
  readonly onSeen?: (id: number) => void;
  /** The most important one first; their addresses are checked. None, or none yet: there is no dialog. */
  readonly announcements: readonly AnnouncementItem[];
  /** All that it says of its own, in the reader's language. */
  readonly words: AnnouncementWords;
  /** Whether "not again today" is ticked. */
  readonly isHiddenToday: boolean;
  /** The tick was set or taken away; the owner keeps it, the dialog stays open. */
  readonly onHideTodayChange: (isHidden: boolean) => void;
}

/** What the house tells everyone on entry, one after the other. */
export function AnnouncementDialog({
  isOpen,
  onClose,
  onSeen,
  announcements,
  words,
  isHiddenToday,
  onHideTodayChange,
}: AnnouncementDialogProps) {
  const [page, setPage] = useState(0);
  const content = useRef<HTMLDivElement>(null);
  const index = Math.min(page, announcements.length - 1);
  const item = announcements[index];
  const id = item?.id;
  useEffect(() => {
    // Another one begins at its beginning, however far the last one was scrolled.
    if (id !== undefined) content.current?.parentElement?.scrollTo({ top: 0 });
  }, [id]);
  useEffect(() => {
    if (isOpen && id !== undefined) onSeen?.(id);
  }, [isOpen, id, onSeen]);
  if (!item) return null;

  const count = announcements.length;
  const isLast = index === count - 1;
  const position = count > 1 ? words.position(index + 1, count) : undefined;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={<Subject>{item.title}</Subject>}
      closeLabel={words.close}
      // It comes by itself: what is read first is its text, and no control is lit.
      initialFocus={content}
      actions={
        <>
          <Button variant="primary" onClick={isLast ? onClose : () => setPage(index + 1)}>
            {isLast ? words.done : words.next}
          </Button>
          {index > 0 && <Button onClick={() => setPage(index - 1)}>{words.previous}</Button>}
        </>
      }
    >
      <Content ref={content} tabIndex={-1} data-part="announcement">
        <Head>
          <Sign>
            <Icon name="bell" size={22} />
          </Sign>
          <Time dateTime={item.startsAt}>{words.date(item.startsAt)}</Time>
          {position !== undefined && <Position aria-hidden="true">{position}</Position>}
        </Head>
        <VisuallyHidden role="status">
          {position !== undefined && `${position}: ${item.title}`}
        </VisuallyHidden>
        <AnnouncementText item={item} words={words} />
        <Checkbox
          label={words.hideToday}
          checked={isHiddenToday}
          onChange={(event) => onHideTodayChange(event.currentTarget.checked)}
        />
      </Content>
    </Dialog>
  );
}
