import type { ContentBlock } from '@fortuna/domain/model/promotions-activities.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { TermsList } from '../../../components/TermsList/TermsList.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { inReach } from '../../page/ActionBar.ts';
import type { PageView } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import type { ActivityContent } from '../Activity.view.ts';
import { termsId } from './AbuseNote.tsx';
import { ActivityLead } from './ActivityLead.tsx';
import { sideColumn } from './activity-layout.tsx';

export interface ActivityFrameProps<Content extends ActivityContent> {
  /** `data-part` of the page: the activity's code. */
  readonly part: string;
  readonly view: PageView<Content>;
  readonly skeleton?: ReactNode;
  /** The page is a picture itself, and has the words where it wants them. Default: picture and words stand above. */
  readonly hasOwnPicture?: boolean;
  /** Where it stands now, what binds, and what can be had: beside the picture, right after the server's words. */
  readonly now?: (content: Content) => ReactNode;
  /** All that may be read later, and lists of what can be had. */
  readonly children: (content: Content) => ReactNode;
}

const Steps = styled.ol`
  display: grid;
  gap: ${vars.space.s3};
  counter-reset: step;
  > li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: ${vars.space.s2};
    line-height: 1.5;
    counter-increment: step;
  }
  > li::before {
    content: counter(step);
    color: ${vars.color.accentText};
    font-family: ${vars.font.display};
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.display};
    line-height: 1.2;
  }
`;

const HowItWorks = styled.section`
  display: grid;
  gap: ${vars.space.s3};
`;

/** The lead and what is to be had now; from desktops up what binds has a column to itself, beside what it binds. */
const Intro = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  ${media.desktop} {
    &:has(> [data-part='activity-now'] > [data-part='conditions']) {
      /* The lead takes what the terms are longer than all else beside them: nothing is bare. */
      grid-template: 1fr auto auto auto / minmax(0, 1fr) ${sideColumn};
      gap: ${vars.space.s4} ${vars.space.s6};
      > [data-part='activity-now'] {
        display: contents;
        > * {
          grid-column: 1;
        }
        > [data-part='conditions'] {
          grid-row: 1 / 5;
          grid-column: 2;
        }
      }
    }
  }
`;

/**
 * Its claim comes after what binds, and on phones is in reach before the window has been scrolled to it: what is missing for it is said
 * there too, beside the button that cannot be pressed yet.
 */
const Now = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  > [data-leads],
  > [data-part='claim-reward'] {
    ${inReach}
    @media (max-width: 600px) {
      justify-items: stretch;
      &:has(> [data-part='claim-reason']) {
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        > [data-part='claim-reason'] {
          order: -1;
        }
        /* What came of the last press. */
        > :nth-child(n + 3) {
          grid-column: 1 / -1;
        }
      }
    }
  }
`;

const Paragraph = styled.p`
  max-width: 60ch;
  line-height: 1.55;
`;

const Subtitle = styled.h2`
  font-size: ${vars.text.md};
`;

function itemsOf(content: readonly ContentBlock[], kind: 'steps' | 'terms'): readonly string[] {
  return content.flatMap((block) => (block.kind === kind ? block.items : []));
}

/** The server's steps, for pages that draw them. */
export function stepsOf(content: readonly ContentBlock[]): readonly string[] {
  return itemsOf(content, 'steps');
}

/** What the server says of an activity, above its figures. */
export function ActivityWords({ content }: { readonly content: readonly ContentBlock[] }) {
  return content.map((block) => {
    if (block.kind === 'heading') return <Subtitle key={block.text}>{block.text}</Subtitle>;
    return block.kind === 'paragraph' ? <Paragraph key={block.text}>{block.text}</Paragraph> : null;
  });
}

/** How it works, step by step, as the server says; nothing where it says nothing. */
export function ActivitySteps({ content }: { readonly content: readonly ContentBlock[] }) {
  const { t } = useTranslation('promotions');
  const titleId = useId();
  const steps = stepsOf(content);
  if (steps.length === 0) return null;
  return (
    <HowItWorks>
      <SectionHeader id={titleId} title={t('steps')} />
      <Steps aria-labelledby={titleId} data-part="activity-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </HowItWorks>
  );
}

/** Every page of an activity: its head in the server's words with what can be had now, what the page makes of it, and last the
 * rules as the server says them, those on abuse among them. */
export function ActivityFrame<Content extends ActivityContent>({
  part,
  view,
  skeleton,
  hasOwnPicture = false,
  now,
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
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </>
        )
      }
    >
      {(content) => (
        <>
          {!hasOwnPicture && (
            <Intro>
              <ActivityLead page={content.activity.page}>
                <ActivityWords content={content.activity.content} />
              </ActivityLead>
              {now && <Now data-part="activity-now">{now(content)}</Now>}
            </Intro>
          )}
          {children(content)}
          <TermsList id={termsId} title={t('terms')} items={itemsOf(content.activity.content, 'terms')} />
        </>
      )}
    </MemberPage>
  );
}
