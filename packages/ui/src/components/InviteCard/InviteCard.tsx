import { formatCount } from '@fortuna/domain/count.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { CopyField } from '../CopyField/CopyField.tsx';
import { EmptyArt } from '../DrawnArt/DrawnArt.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx';
import { StatTiles } from '../StatTiles/StatTiles.tsx';
import {
  Counts,
  Fields,
  First,
  Head,
  Inner,
  ResultsRoom,
  Reward,
  Root,
  Text,
  Title,
} from './InviteCard.style.ts';
import type { InviteCardProps, InviteCardView } from './invite-card-props.ts';

export const inviteCardStates = [
  'Ready',
  'Wide',
  'Loading',
  'Copied',
  'NoInvitesYet',
  'LongText',
  'NoReward',
  'NoTotals',
  'TotalsLoading',
  'Failed',
] as const;

/** More than this does not stand on one line of a phone in large letters. */
const longReward = 12;

/** A member's invitation: what it gives, the code, the link, and what has come of it. */
export function InviteCard({ view, reward, words, language, ...rest }: InviteCardProps) {
  const titleId = useId();
  const rewardText = reward === null ? null : formatMoney(reward, language);
  return (
    <Root aria-labelledby={titleId} data-part="invite-card">
      <Inner>
        <Head>
          <Title id={titleId}>
            {words.title}
            {rewardText !== null && (
              <Reward data-part="reward" data-size={rewardText.length > longReward ? 'long' : undefined}>
                {rewardText}
              </Reward>
            )}
          </Title>
          <Text>{words.text}</Text>
        </Head>
        <Content {...rest} view={view} words={words} language={language} />
      </Inner>
    </Root>
  );
}

function Content({ view, words, language, copy, onShare, onRetry }: Omit<InviteCardProps, 'reward'>) {
  switch (view.kind) {
    case 'loading':
      return <Bones label={words.loading} />;
    case 'failed':
      return <ErrorState message={view.message} retry={{ label: words.retry, onRetry }} />;
    case 'ready':
      return (
        <>
          <Fields>
            <CopyField {...copy} label={words.code} value={view.inviteCode} />
            <Button variant="primary" icon={<Icon name="share" size={20} />} onClick={onShare}>
              {words.share}
            </Button>
            <CopyField {...copy} variant="whole" label={words.link} value={view.link} />
          </Fields>
          {view.invitations === 'loading' && (
            <SkeletonGroup label={words.loading}>
              <ResultsRoom>
                <Skeleton shape="block" />
              </ResultsRoom>
            </SkeletonGroup>
          )}
          {view.invitations !== null && view.invitations !== 'loading' && (
            <Results invitations={view.invitations} words={words} language={language} />
          )}
        </>
      );
  }
}

interface ResultsProps extends Pick<InviteCardProps, 'words' | 'language'> {
  readonly invitations: Exclude<
    Extract<InviteCardView, { readonly kind: 'ready' }>['invitations'],
    'loading' | null
  >;
}

function Results({ invitations, words, language }: ResultsProps) {
  const { invited, qualified, rewardSum } = invitations;
  if (invited > 0) {
    return (
      <Counts>
        <StatTiles
          loadingLabel={words.loading}
          stats={[
            { label: words.invited, value: formatCount(invited, language) },
            { label: words.qualified, value: formatCount(qualified, language) },
            { label: words.rewardSum, value: formatMoney(rewardSum, language), tone: 'win' },
          ]}
        />
      </Counts>
    );
  }
  return (
    <First data-part="first">
      <EmptyArt kind="waiting" />
      <div>
        <strong>{words.firstTitle}</strong>
        <p>{words.firstText}</p>
      </div>
    </First>
  );
}

function Bones({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Fields>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" width="half" />
      </Fields>
    </SkeletonGroup>
  );
}
