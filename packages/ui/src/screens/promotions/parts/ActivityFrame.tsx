import type { ContentBlock } from '@fortuna/domain/model/promotions-activities.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ActivityArt } from '../../../components/ActivityArt/ActivityArt.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { TermsList } from '../../../components/TermsList/TermsList.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import type { ActivityContent } from '../Activity.view.ts';

export interface ActivityFrameProps<Content extends ActivityContent> {
  /** `data-part` of the page: the activity's code. */
  readonly part: string;
  readonly view: PageView<Content>;
  readonly skeleton?: ReactNode;
  /** The page is a picture itself, and has the words where it wants them. Default: picture and words stand above. */
  readonly hasOwnPicture?: boolean;
  /** The page shows the rules itself, before what can be claimed (`ActivityTerms`). */
  readonly hasOwnTerms?: boolean;
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

/** What it is about: the picture, and the server's words beside or below it. */
const Intro = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  align-items: center;
  > [data-part='activity-art'] {
    overflow: hidden;
    border-radius: ${vars.radius.lg};
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${vars.space.s6};
    > [data-part='activity-art'] {
      order: 1;
    }
    > [data-part='activity-words'] {
      font-size: ${vars.text.lg};
    }
  }
`;

const Paragraph = styled.p`
  max-width: 60ch;
  line-height: 1.55;
  text-wrap: pretty;
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

/** The rules as the server says them, those on abuse among them. */
export function ActivityTerms({ content }: { readonly content: readonly ContentBlock[] }) {
  const { t } = useTranslation('promotions');
  return <TermsList title={t('terms')} items={itemsOf(content, 'terms')} />;
}

/** Every page of an activity: its head in the server's words, what the page makes of it, and the rules, those on abuse among them. */
export function ActivityFrame<Content extends ActivityContent>({
  part,
  view,
  skeleton,
  hasOwnPicture = false,
  hasOwnTerms = false,
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
              <ActivityArt page={content.activity.page} shape="wide" />
              <div data-part="activity-words">
                <ActivityWords content={content.activity.content} />
              </div>
            </Intro>
          )}
          {children(content)}
          {!hasOwnTerms && <ActivityTerms content={content.activity.content} />}
        </>
      )}
    </MemberPage>
  );
}
