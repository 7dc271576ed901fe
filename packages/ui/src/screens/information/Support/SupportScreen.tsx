import type { Member } from '@fortuna/domain/model/auth.ts';
import type { SupportChannel } from '@fortuna/domain/model/information.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/Card/Card.tsx';
import { CopyField } from '../../../components/CopyField/CopyField.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { KeyValueList } from '../../../components/KeyValueList/KeyValueList.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { SupportChannels } from '../../../components/SupportChannels/SupportChannels.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { helpTopics } from '../../help.ts';
import type { Loadable } from '../../page/loadable.ts';
import { Page } from '../../page/Page/Page.tsx';
import { PageState } from '../../page/PageState/PageState.tsx';
import { TextSections } from '../../page/TextSections.tsx';
import { useProblemText } from '../../useProblemText.ts';

/** What a designer must be able to see of it: each has a story of that name. */
export const supportStates = [
  'Guest',
  'SignedIn',
  'MemberFailed',
  'NoChannels',
  'Failed',
  'Skeleton',
] as const;

export interface SupportScreenProps {
  /** Those whose address may be opened. */
  readonly view: Loadable<readonly SupportChannel[]>;
  /** Who asks; null: a guest. */
  readonly member: Loadable<Pick<Member, 'id' | 'email'>> | null;
  /** The brand's own help outside of the site (https), or null. */
  readonly elsewhere: string | null;
  /** Puts the number of the account on the clipboard; rejects where it may not. */
  readonly onCopy: (value: string) => Promise<void>;
}

const rows = ['1', '2', '3', '4'] as const;
/** Where the channels are, on this page. */
const channelsId = 'channels';

/** The page `/information-center/support`: how to reach a person, what they will ask for, and what they are mostly asked. */
export function SupportScreen({ view, member, elsewhere, onCopy }: SupportScreenProps) {
  const { t } = useTranslation('information-support');
  const { t: tControls } = useTranslation('controls');
  const brand = useBrand();
  return (
    <Page part="support-screen" width="text" title={t('title')} lead={t('lead')}>
      <div id={channelsId}>
        <Channels view={view} />
        {elsewhere !== null && (
          <TextLink href={elsewhere} newTabLabel={t('newTab')} isStandalone>
            {t('elsewhere', { brand: brand.title })}
          </TextLink>
        )}
      </div>
      {member !== null && (
        <Part view={member} skeleton={<Skeleton shape="control" />}>
          {({ id, email }) => (
            <>
              <CopyField
                label={t('uid')}
                hint={t('uidHint')}
                value={String(id)}
                copyLabel={tControls('copy')}
                copiedLabel={tControls('copied')}
                failedLabel={t('copyFailed')}
                onCopy={onCopy}
              />
              {email !== null && <KeyValueList items={[{ id: 'email', label: t('email'), value: email }]} />}
            </>
          )}
        </Part>
      )}
      <TextSections
        sections={helpTopics.map((topic) => ({
          id: topic,
          title: t(`topics.${topic}.title`),
          text: t(`topics.${topic}.text`),
          action: (
            <TextLink
              href={`#${channelsId}`}
              tone="quiet"
              isStandalone
              aria-label={`${t('toChannels')}: ${t(`topics.${topic}.title`)}`}
            >
              {t('toChannels')}
            </TextLink>
          ),
        }))}
      />
    </Page>
  );
}

function Channels({ view }: Pick<SupportScreenProps, 'view'>) {
  const { t } = useTranslation('information-support');
  return (
    <Part
      view={view}
      failedTitle={t('failed')}
      skeleton={rows.map((row) => <Skeleton key={row} shape="block" />)}
    >
      {(channels) =>
        channels.length === 0 ? (
          <EmptyState title={t('empty')} image={<EmptyArt kind="noRecords" />} />
        ) : (
          <SupportChannels label={t('channels')} channels={channels} newTabLabel={t('newTab')} />
        )
      }
    </Part>
  );
}

interface PartProps<Content> {
  readonly view: Loadable<Content>;
  readonly failedTitle?: string;
  readonly skeleton: ReactNode;
  readonly children: (content: Content) => ReactNode;
}

/** The support page is the last place to send anybody to: what fails here leads nowhere but to another try. */
function Part<Content>({ view, failedTitle, skeleton, children }: PartProps<Content>) {
  const { t } = useTranslation('common');
  const problemText = useProblemText();
  if (view.kind !== 'failed')
    return (
      <PageState view={view} skeleton={skeleton}>
        {children}
      </PageState>
    );
  return (
    <Card>
      <ErrorState
        title={failedTitle}
        message={problemText(view.problem)}
        retry={{ label: t('retry'), onRetry: view.onRetry }}
      />
    </Card>
  );
}
