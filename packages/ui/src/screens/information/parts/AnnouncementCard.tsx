import { formatDate } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { AnnouncementItem } from '../../../components/AnnouncementDialog/AnnouncementText.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { media } from '../../../theme/media.ts';
import { clampedToTwoLines, surface } from '../../../theme/mixins.ts';
import { pressesCard } from '../../../theme/presses-card.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { announcementHref } from './news-links.ts';

/** What is told, and whether this reader has read it. */
export interface ReadableAnnouncement extends AnnouncementItem {
  readonly isRead: boolean;
}

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  justify-items: start;
  padding: ${vars.space.s4};
  padding-inline-end: ${vars.space.s12};
  ${surface}
  /* It leads on. */
  > svg {
    position: absolute;
    inset-inline-end: ${vars.space.s4};
    top: calc(50% - 10px);
    color: ${vars.color.textSubtle};
  }
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface2};
    }
  }

  h2,
  h3 {
    font-size: ${vars.text.lg};
  }
  time {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
  &[data-unread] {
    background: ${vars.color.surface2};
  }
`;

const Title = styled.a`
  color: ${vars.color.text};
  font-weight: ${vars.weight.strong};
  text-decoration: none;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;

  ${pressesCard}
`;

const Excerpt = styled.p`
  ${clampedToTwoLines}
  color: ${vars.color.textMuted};
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`;

export interface AnnouncementCardProps {
  readonly item: ReadableAnnouncement;
  /** Level of its title. Default: h2. */
  readonly as?: 'h2' | 'h3';
}

/** An announcement in a list: its beginning, and the way to all of it. */
export function AnnouncementCard({ item, as: Head = 'h2' }: AnnouncementCardProps) {
  const { t } = useTranslation('information-center');
  const language = useSiteLanguage();
  const { title, content, startsAt, isRead } = item;
  return (
    <Root data-unread={isRead ? undefined : ''} data-part="announcement">
      {!isRead && <Badge tone="accent">{t('announcements.unread')}</Badge>}
      <Head>
        <Title href={announcementHref(item)}>{title}</Title>
      </Head>
      <time dateTime={startsAt}>{formatDate(startsAt, language)}</time>
      <Excerpt>{content}</Excerpt>
      <Icon name="chevronRight" size={20} />
    </Root>
  );
}
