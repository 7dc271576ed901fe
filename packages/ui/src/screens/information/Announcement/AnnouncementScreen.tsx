import { to } from '@fortuna/domain/site-map.ts';
import { formatDate } from '@fortuna/domain/time-zone.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AnnouncementText } from '../../../components/AnnouncementDialog/AnnouncementText.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import type { Loadable } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import { textAndSide } from '../../page/Page/page-columns.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { AnnouncementCard, type ReadableAnnouncement } from '../parts/AnnouncementCard.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const announcementStates = ['Whole', 'WithLink', 'LongText', 'Gone', 'Failed', 'Loading'] as const;

export interface AnnouncementContent {
  /** Its address is checked; null: there is none of this number, or no longer. */
  readonly item: (ReadableAnnouncement & { readonly endsAt: string | null }) | null;
  /** What else there is, newest first. */
  readonly others: readonly ReadableAnnouncement[];
}

export interface AnnouncementScreenProps {
  /** The announcement; or that it is on its way, or has failed. */
  readonly view: Loadable<AnnouncementContent>;
}

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  justify-items: start;
  padding: ${vars.space.s5};
  ${surface}
  /* It is what one has come for. */
  > :not(:last-child) {
    font-size: ${vars.text.lg};
  }
`;

const Dates = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

/** What else there is stands at its side where there is one. */
const Columns = styled.div`
  ${textAndSide}
`;

const Others = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0;
  /* Beside the one that is read the others are rows. */
  [data-part='announcement'] {
    padding-inline: 0;
    border-width: 0 0 1px;
    border-color: ${vars.color.line};
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;

const bones = (
  <>
    <Skeleton width="third" />
    <Skeleton />
    <Skeleton />
    <Skeleton width="half" />
  </>
);

/** One announcement, in full (requirement ADD-03). */
export function AnnouncementScreen({ view }: AnnouncementScreenProps) {
  const { t } = useTranslation('information-center');
  const item = view.kind === 'ready' ? view.content.item : null;
  return (
    <MemberPage
      part="announcement-screen"
      width="contents"
      title={item === null ? t('announcement.title') : <bdi>{item.title}</bdi>}
      back={{ href: to('/information-center/announcement'), label: t('announcement.back') }}
      view={view}
      skeleton={bones}
    >
      {(content) => <Announcement content={content} />}
    </MemberPage>
  );
}

function Announcement({ content: { item, others } }: { readonly content: AnnouncementContent }) {
  const { t } = useTranslation('information-center');
  const language = useSiteLanguage();
  const othersId = useId();
  return (
    <Columns>
      {item === null ? (
        <EmptyState
          title={t('announcement.gone')}
          image={<EmptyArt kind="noRecords" />}
          action={
            <ButtonLink href={to('/information-center/announcement')}>{t('announcement.all')}</ButtonLink>
          }
        >
          {t('announcement.goneText')}
        </EmptyState>
      ) : (
        <Article>
          <AnnouncementText
            item={item}
            words={{ more: t('announcement.more'), newTab: t('announcement.newTab') }}
            isLeading
          />
          <Dates>
            <time dateTime={item.startsAt}>{formatDate(item.startsAt, language)}</time>
            {item.endsAt !== null && (
              <> · {t('announcement.until', { date: formatDate(item.endsAt, language) })}</>
            )}
          </Dates>
        </Article>
      )}
      {others.length > 0 && (
        <Others aria-labelledby={othersId}>
          <SectionHeader id={othersId} title={t('announcement.others')} />
          {others.map((other) => (
            <AnnouncementCard key={other.id} item={other} as="h3" />
          ))}
        </Others>
      )}
    </Columns>
  );
}
