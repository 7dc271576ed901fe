import type { Announcement } from '@fortuna/domain/model/information.ts';
import { useEffect, useRef, useState } from 'react';
import { isOutsideAddress } from '../../theme/outside-address.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  Content,
  Head,
  Paragraph,
  Picture,
  Position,
  Sign,
  Subject,
  Time,
} from './AnnouncementDialog.style.ts';

export const announcementDialogStates = ['One', 'Several', 'WithPicture', 'LongText', 'None'] as const;

/** What is told; who is to be told when is the site's to choose. */
export type AnnouncementItem = Pick<
  Announcement,
  'id' | 'title' | 'content' | 'pictureUrl' | 'url' | 'startsAt'
>;

export interface AnnouncementWords {
  /** The close button's words. */
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  /** The button of the last page: "Entendi". */
  readonly done: string;
  /** Of the link to an announcement's address: "Saiba mais". */
  readonly more: string;
  /** Said of an address outside of the site: "abre em nova aba". */
  readonly newTab: string;
  /** "Não mostrar de novo hoje". */
  readonly hideToday: string;
  /** When it was told, in words, from the instant. */
  readonly date: (startsAt: string) => string;
  /** "2 de 3"; `position` counts from 1. Not asked for a single one. */
  readonly position: (position: number, count: number) => string;
}

export interface AnnouncementDialogProps {
  readonly isOpen: boolean;
  /** Escape, a press beside it, the close button, or the last page's button. */
  readonly onClose: () => void;
  /** The most important one first; their addresses are checked. None, or none yet: there is no dialog. */
  readonly announcements: readonly AnnouncementItem[];
  readonly words: AnnouncementWords;
  readonly isHiddenToday: boolean;
  readonly onHideTodayChange: (isHidden: boolean) => void;
}

/** An empty line ends a paragraph. */
const paragraphEnd = /\n\s*\n/;

/** What the house tells everyone on entry, one after the other. Text alone: nothing that the server sends is ever markup. */
export function AnnouncementDialog({
  isOpen,
  onClose,
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
      actions={
        <>
          <Button variant="primary" onClick={isLast ? onClose : () => setPage(index + 1)}>
            {isLast ? words.done : words.next}
          </Button>
          {index > 0 && <Button onClick={() => setPage(index - 1)}>{words.previous}</Button>}
        </>
      }
    >
      <Content ref={content} data-part="announcement">
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
        {item.pictureUrl !== null && <Picture src={item.pictureUrl} alt="" />}
        {item.content.split(paragraphEnd).map((paragraph, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in a text that does not change
          <Paragraph key={number}>{paragraph}</Paragraph>
        ))}
        {item.url !== null && (
          <TextLink
            href={item.url}
            newTabLabel={isOutsideAddress(item.url) ? words.newTab : undefined}
            isStandalone
          >
            {words.more}
          </TextLink>
        )}
        <Checkbox
          label={words.hideToday}
          checked={isHiddenToday}
          onChange={(event) => onHideTodayChange(event.currentTarget.checked)}
        />
      </Content>
    </Dialog>
  );
}
