import { useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { CopyField } from '../CopyField/CopyField.tsx';
import { EmptyArt } from '../DrawnArt/DrawnArt.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { ShareIcon } from '../Icon/ShareIcon.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx';
import { StatTiles } from '../StatTiles/StatTiles.tsx';
import {
  Code,
  Counts,
  Fields,
  First,
  Head,
  Inner,
  Reward,
  Root,
  Text,
  Title,
  Ways,
} from './InviteCard.style.ts';
import type { InviteCardProps, InviteCardView } from './invite-card-props.ts';

export const inviteCardStates = [
  'Ready',
  'Wide',
  'Loading',
  'Copied',
  'NoInvitesYet',
  'LongCode',
  'NoReward',
  'Failed',
] as const;

/** Longer text does not fit on one line of a phone in large letters. */
const longReward = 12;

/** A member's invitation: what it gives, the code, the link, the QR code to scan, and what it has brought so far. */
export function InviteCard({ view, reward, words, ...rest }: InviteCardProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} data-part="invite-card">
      <Inner>
        <Head>
          <Title id={titleId}>
            {words.title}
            {reward !== undefined && (
              <Reward data-part="reward" data-size={reward.length > longReward ? 'long' : undefined}>
                {reward}
              </Reward>
            )}
          </Title>
          <Text>{words.text}</Text>
        </Head>
        <Content {...rest} view={view} words={words} />
      </Inner>
    </Root>
  );
}

function Content({ view, words, copy, onShare, onRetry }: Omit<InviteCardProps, 'reward'>) {
  switch (view.kind) {
    case 'loading':
      return <Bones label={words.loading} />;
    case 'failed':
      return <ErrorState message={view.message} retry={{ label: words.retry, onRetry }} />;
    case 'ready':
      return (
        <>
          <Ways>
            <Fields>
              <CopyField {...copy} label={words.code} value={view.code} />
              <CopyField {...copy} label={words.link} value={view.link} />
              <Button variant="primary" icon={<ShareIcon name="share" size={20} />} onClick={onShare}>
                {words.share}
              </Button>
            </Fields>
            <Code>
              <QrCode value={view.link} label={words.qr} />
            </Code>
          </Ways>
          <Results view={view} words={words} />
        </>
      );
  }
}

interface ResultsProps extends Pick<InviteCardProps, 'words'> {
  readonly view: Extract<InviteCardView, { readonly kind: 'ready' }>;
}

function Results({ view, words }: ResultsProps) {
  if (!view.isFirst) {
    return (
      <Counts>
        <StatTiles stats={view.counts} loadingLabel={words.loading} />
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
      <Ways>
        <Fields>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" width="half" />
        </Fields>
        <Code data-loading="">
          <Skeleton shape="tile" />
        </Code>
      </Ways>
    </SkeletonGroup>
  );
}
