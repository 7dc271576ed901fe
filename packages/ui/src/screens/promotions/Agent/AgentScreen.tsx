import type {
  BettingCommission,
  CommissionPage,
  CommissionSettlement,
  DepositCommission,
} from '@fortuna/domain/model/agency.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { vars } from '../../../theme/vars.ts';
import type { Loadable, PageView } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { useSlow } from '../../page/waiting/useSlow.ts';
import { useSite } from '../../site-context.ts';
import type { ActivityContent } from '../Activity.view.ts';
import { ActivityFrame } from '../parts/ActivityFrame.tsx';
import { ActivitySteps } from '../parts/ActivityWords.tsx';
import { ActivityColumn, ActivityColumns } from '../parts/activity-layout.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { DepositSteps, Settlements, Standing } from './AgentFacts.tsx';
import { commissionRanges } from './commission-range.ts';
import { Generations } from './Generations.tsx';

export const agentStates = [
  'Guest',
  'NotYetAgent',
  'Agent',
  'OneTableFailed',
  'TablesLoading',
  'StandingFailed',
  'LongText',
  'Loading',
] as const;

/** Three calls that come together; one that fails is left out. */
export interface AgentTables {
  readonly deposits: Loadable<readonly DepositCommission[]>;
  readonly betting: Loadable<readonly BettingCommission[]>;
  readonly settlements: Loadable<readonly CommissionSettlement[]>;
}

export interface AgentContent extends ActivityContent {
  readonly tables: AgentTables;
  /** Null for guests. */
  readonly standing: PageView<CommissionPage> | null;
}

export interface AgentScreenProps {
  /** The tiers and where the member stands; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<AgentContent>;
}

/** Also for guests, who find the rules and answers here. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${vars.space.s6};
`;

/** `/promotion/activity/agent`: what an agent earns, of two generations. Nothing is claimed here. */
export function AgentScreen({ view }: AgentScreenProps) {
  const { t } = useTranslation('promotions-friends');
  const { switchedOff } = useBrand();
  return (
    <ActivityFrame part="agent" view={view} now={({ standing }) => <WayIn isGuest={standing === null} />}>
      {({ activity, tables, standing }) => {
        const { deposits, betting, settlements } = tables;
        const agent = standing?.kind === 'ready' ? standing.content.agent : null;
        return (
          <ActivityColumns>
            <BothGenerations deposits={deposits} betting={betting} />
            <ActivityColumn>
              {standing !== null && (
                <PageState view={standing} skeleton={<Skeleton shape="block" />}>
                  {(page) => <Standing {...page} />}
                </PageState>
              )}
              {deposits.kind === 'ready' && (
                <DepositSteps steps={deposits.content} levelName={agent?.levelName ?? null} />
              )}
              {settlements.kind === 'ready' && <Settlements settlements={settlements.content} />}
              <ActivitySteps content={activity.content} />
              {!switchedOff.includes('agency') && (
                <Ways>
                  <TextLink href={to('/agency-center')} isStandalone>
                    {t('agent.centre')}
                  </TextLink>
                  <TextLink href={to('/agency-center/agency-mechanism')} isStandalone>
                    {t('agent.mechanism')}
                  </TextLink>
                  <TextLink href={to('/agency-center/faq')} isStandalone>
                    {t('agent.faq')}
                  </TextLink>
                </Ways>
              )}
            </ActivityColumn>
          </ActivityColumns>
        );
      }}
    </ActivityFrame>
  );
}

/** An agent is who has invited somebody. */
function WayIn({ isGuest }: { readonly isGuest: boolean }) {
  const { t } = useTranslation('promotions-friends');
  const { t: tPromotions } = useTranslation('promotions');
  const { onLogin } = useSite();
  const { switchedOff } = useBrand();
  if (isGuest)
    return (
      <div data-leads="">
        <Button variant="primary" onClick={onLogin}>
          {t('agent.login')}
        </Button>
      </div>
    );
  if (switchedOff.includes('agency')) return null;
  return (
    <NextStep says={t('agent.invite')} href={to('/agency-center/invite')} label={tPromotions('invite')} />
  );
}

/** The diagram waits for its figures, but not for ever: what does not come is left out of it. */
function BothGenerations({ deposits, betting }: Pick<AgentTables, 'deposits' | 'betting'>) {
  const isLoading = deposits.kind === 'loading' || betting.kind === 'loading';
  const isSlow = useSlow(isLoading);
  if (isLoading && !isSlow) return <Skeleton shape="tile" />;
  return <Generations {...commissionRanges(contentOf(deposits), contentOf(betting))} />;
}

function contentOf<Content>(view: Loadable<Content>): Content | null {
  return view.kind === 'ready' ? view.content : null;
}
