import type { InvitationPage } from '@fortuna/domain/model/agency.ts';
import type { ActivityRule } from '@fortuna/domain/model/promotions-activities.ts';
import type { RewardList } from '@fortuna/domain/model/promotions-rewards.ts';
import { useTranslation } from 'react-i18next';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import type { PageView } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { useProblemText } from '../../useProblemText.ts';
import type { ActivityContent } from '../Activity.view.ts';
import { ActivityFrame } from '../parts/ActivityFrame.tsx';
import { ClaimLogin } from '../parts/ClaimReward.tsx';
import { Conditions } from '../parts/Conditions.tsx';
import { useFigureText } from '../parts/figure-text.ts';
import { ReadyRewards } from '../parts/ReadyRewards.tsx';
import { openAmounts } from '../parts/ready-tiers.ts';
import { InvitedPeople } from './InvitedPeople.tsx';
import { InviteTally } from './InviteTally.tsx';
import { InviteTicket, type InviteTicketProps } from './InviteTicket.tsx';
import { tellingUnknownMember, toldAs } from './told.ts';

export const invitationsStates = [
  'Guest',
  'People',
  'Nobody',
  'UnknownMember',
  'CountsFailed',
  'PeopleFailed',
  'PeopleLoading',
  'LongText',
  'Loading',
] as const;

export interface InvitationsContent extends ActivityContent {
  /** Each invited member with what they bring; null for guests. */
  readonly rewards: PageView<RewardList> | null;
  /** The counts of all of them; null for guests. */
  readonly invitations: PageView<InvitationPage> | null;
  /** The member's own; null for guests. */
  readonly inviteCode: string | null;
}

export interface InvitationsScreenProps extends Pick<InviteTicketProps, 'onCopy'> {
  /** Whom the member has invited, and what that brings; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<InvitationsContent>;
}

/** `/promotion/activity/invitation-activity`: the people whom the member invited, each on the way to a reward. */
export function InvitationsScreen({ view, onCopy }: InvitationsScreenProps) {
  const { t } = useTranslation('promotions-friends');
  const problemText = useProblemText();
  const { money } = useFigureText();
  const exampleOf = useExample();
  return (
    <ActivityFrame
      part="invitation-activity"
      view={view}
      now={({ inviteCode, rewards }) =>
        inviteCode !== null && (
          <InviteTicket
            code={inviteCode}
            isQuiet={rewards !== null && openAmounts(rewards).length > 0}
            onCopy={onCopy}
          />
        )
      }
      binds={({ activity: { rule }, rewards }) => (
        <Conditions
          rule={rule}
          example={exampleOf(rule, rewards?.kind === 'ready' ? rewards.content : null)}
        />
      )}
      claim={({ rewards }) =>
        rewards === null ? <ClaimLogin /> : <ReadyRewards amounts={openAmounts(rewards)} money={money} />
      }
    >
      {({ rewards, invitations, claims }) => (
        <>
          {invitations !== null && (
            <PageState view={invitations} skeleton={<Skeleton shape="block" />}>
              {(counts) => <InviteTally {...counts} />}
            </PageState>
          )}
          {rewards !== null && (
            <PageState
              view={toldAs(rewards, (problem) => t('people.readError', { message: problemText(problem) }))}
              skeleton={<Skeleton shape="block" />}
            >
              {(people) =>
                people.rewards.length === 0 ? (
                  <EmptyState title={t('people.none')} image={<EmptyArt kind="waiting" />}>
                    {t('people.noneText')}
                  </EmptyState>
                ) : (
                  <InvitedPeople
                    rewards={people.rewards}
                    claims={tellingUnknownMember(claims, t('people.unknownMember'))}
                  />
                )
              }
            </PageState>
          )}
        </>
      )}
    </ActivityFrame>
  );
}

/** The rule in figures of somebody whom the member invited; without anybody, in its own. */
function useExample(): (rule: ActivityRule, list: RewardList | null) => string | undefined {
  const { t } = useTranslation('promotions-friends');
  const { money } = useFigureText();
  return ({ min, maxReward, turnoverTimes }, list) => {
    const own = list?.rewards.find(({ state }) => state === 'open' || state === 'claimed');
    if (own)
      return t('people.example', {
        deposits: money(own.progress),
        reward: money(own.amount),
        turnover: money(own.turnover),
      });
    if (min === null || maxReward === null) return undefined;
    return t('people.exampleRule', {
      goal: money(min),
      reward: money(maxReward),
      turnover: money(turnoverTimes * maxReward),
    });
  };
}
