import type { Member } from '@fortuna/domain/model/auth.ts';
import type { SupportChannel, SupportKind } from '@fortuna/domain/model/information.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
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
import type { BrandAddress } from '../../../theme/brand-facts.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { helpTopics } from '../../help.ts';
import type { Loadable } from '../../page/loadable.ts';
import { Page } from '../../page/Page/Page.tsx';
import { textAndSide } from '../../page/Page/page-columns.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { TextSections } from '../../page/TextSections.tsx';
import { useProblemText } from '../../useProblemText.ts';
import { useChannelsWithWait } from '../parts/useChannelsWithWait.ts';

/** What a designer must be able to see of it: each has a story of that name. */
export const supportStates = [
  'Guest',
  'SignedIn',
  'MemberFailed',
  'NoChannels',
  'OnlySocials',
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
  /** Where else the brand is found (https): shown where there is no channel to be had. */
  readonly socials: readonly BrandAddress[];
  /** Of the site that runs here, as the check of this device says it; empty where it was not built. */
  readonly version: string;
  /** Puts a number on the clipboard; rejects where it may not. */
  readonly onCopy: (value: string) => Promise<void>;
}

/** What the team asks for stands beside the ways to it where there is a side. */
const Columns = styled.div`
  ${textAndSide}
`;

const Own = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  ${media.desktop} {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;

const rows = ['1', '2', '3', '4'] as const;
/** Where the channels are, on this page. */
const channelsId = 'channels';

/** The page `/information-center/support`: how to reach a person, what they will ask for, and what they are mostly asked. */
export function SupportScreen({ view, member, elsewhere, socials, version, onCopy }: SupportScreenProps) {
  const { t } = useTranslation('information-support');
  const { t: tControls } = useTranslation('controls');
  const brand = useBrand();
  return (
    <Page part="support-screen" width="contents" title={t('title')} lead={t('lead')}>
      <Columns>
        <div id={channelsId}>
          <Channels view={view} />
          {hasNoChannel(view) &&
            socials.map(({ network, url }) => (
              <TextLink key={url} href={url} newTabLabel={t('newTab')} isStandalone>
                {t('onNetwork', { brand: brand.title, network })}
              </TextLink>
            ))}
          {elsewhere !== null && (
            <TextLink href={elsewhere} newTabLabel={t('newTab')} isStandalone>
              {t('elsewhere', { brand: brand.title })}
            </TextLink>
          )}
        </div>
        <Own>
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
                  {email !== null && (
                    <KeyValueList items={[{ id: 'email', label: t('email'), value: email }]} />
                  )}
                </>
              )}
            </Part>
          )}
          {version !== '' && (
            <CopyField
              label={t('version')}
              hint={t('versionHint')}
              value={version}
              copyLabel={tControls('copy')}
              copiedLabel={tControls('copied')}
              failedLabel={t('copyFailed')}
              onCopy={onCopy}
            />
          )}
        </Own>
        <TextSections
          sections={helpTopics.map((topic) => ({
            id: topic,
            title: t(`topics.${topic}.title`),
            text: t(`topics.${topic}.text`),
            action:
              topic === 'device' ? (
                <TextLink href={to('/test12')} isStandalone>
                  {t('checkDevice')}
                </TextLink>
              ) : (
                <TextLink
                  href={`#${channelsId}`}
                  isStandalone
                  aria-label={`${t('toChannels')}: ${t(`topics.${topic}.title`)}`}
                >
                  {t('toChannels')}
                </TextLink>
              ),
          }))}
        />
      </Columns>
    </Page>
  );
}

/** Nobody is left without a way on. */
function hasNoChannel(view: SupportScreenProps['view']): boolean {
  return view.kind === 'failed' || (view.kind === 'ready' && view.content.length === 0);
}

/** From the one that is answered at once to the one that is answered by letter. */
const byPace: readonly SupportKind[] = ['chat', 'phone', 'whatsapp', 'telegram', 'form', 'email'];

/** Whoever is answered soonest leads; the others stay in the server's order. */
function fastestFirst(channels: readonly SupportChannel[]): readonly SupportChannel[] {
  const pace = ({ kind }: SupportChannel) => byPace.indexOf(kind);
  const fastest = channels.toSorted((one, other) => pace(one) - pace(other))[0];
  return fastest === undefined ? channels : [fastest, ...channels.filter((channel) => channel !== fastest)];
}

function Channels({ view }: Pick<SupportScreenProps, 'view'>) {
  const { t } = useTranslation('information-support');
  const withWait = useChannelsWithWait();
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
          <SupportChannels
            label={t('channels')}
            channels={withWait(fastestFirst(channels))}
            newTabLabel={t('newTab')}
          />
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
