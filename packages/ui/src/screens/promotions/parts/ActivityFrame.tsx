import { to } from '@fortuna/domain/site-map.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { TermsList } from '../../../components/TermsList/TermsList.tsx';
import type { PageView } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import type { ActivityContent } from '../Activity.view.ts';
import { termsId } from './AbuseNote.tsx';
import { ActivityBody } from './ActivityBody.tsx';
import { ActivityLead, ActivityLeadBones } from './ActivityLead.tsx';
import { ActivitySteps, ActivityWords, itemsOf } from './ActivityWords.tsx';

export interface ActivityFrameProps<Content extends ActivityContent> {
  /** `data-part` of the page: the activity's code. */
  readonly part: string;
  readonly view: PageView<Content>;
  readonly skeleton?: ReactNode;
  /** The page is a picture itself, and has the words where it wants them. Default: picture and words stand above. */
  readonly hasOwnPicture?: boolean;
  /** The head, which has the server's words in it. Default: those beside the picture. */
  readonly lead?: (content: Content, words: ReactNode) => ReactNode;
  /** Where it stands now: right after the server's words. */
  readonly now?: (content: Content) => ReactNode;
  /** What binds, which on desktops stands at the side with the steps below it. Nothing where nothing is claimed here. */
  readonly binds?: (content: Content) => ReactNode;
  /** The head takes all of the width: what binds stands beside what is below it. Default: false. */
  readonly isHeadWide?: boolean;
  /** What binds comes after what is below the head. Default: false. */
  readonly isRestFirst?: boolean;
  /** What can be had now, after what binds. */
  readonly claim?: (content: Content) => ReactNode;
  /** All that may be read later, and lists of what can be had. */
  readonly children: (content: Content) => ReactNode;
}

/** Every page of an activity: its head in the server's words with what can be had now, what the page makes of it, and last the
 * rules as the server says them, those on abuse among them. */
export function ActivityFrame<Content extends ActivityContent>({
  part,
  view,
  skeleton,
  hasOwnPicture = false,
  lead = (content, words) => <ActivityLead activity={content.activity}>{words}</ActivityLead>,
  now,
  binds,
  isHeadWide = false,
  isRestFirst = false,
  claim,
  children,
}: ActivityFrameProps<Content>) {
  const { t } = useTranslation('promotions');
  const activity = view.kind === 'ready' ? view.content.activity : null;
  return (
    <MemberPage
      part={part}
      title={activity?.title ?? t('title')}
      lead={activity?.subtitle ?? undefined}
      back={{ href: to('/promotion/activity'), label: t('title') }}
      view={view}
      skeleton={
        skeleton ?? (
          <>
            <ActivityLeadBones />
            <Skeleton shape="block" />
          </>
        )
      }
    >
      {(content) => (
        <>
          {hasOwnPicture ? (
            children(content)
          ) : (
            <ActivityBody
              head={
                <>
                  {lead(content, <ActivityWords content={content.activity.content} />)}
                  {now?.(content)}
                </>
              }
              side={
                binds && (
                  <>
                    {binds(content)}
                    <ActivitySteps content={content.activity.content} />
                  </>
                )
              }
              isHeadWide={isHeadWide}
              isRestFirst={isRestFirst}
              claim={claim?.(content)}
            >
              {children(content)}
            </ActivityBody>
          )}
          <TermsList id={termsId} title={t('terms')} items={itemsOf(content.activity.content, 'terms')} />
        </>
      )}
    </MemberPage>
  );
}
