import type { Reward, RewardList } from '@fortuna/domain/model/promotions-rewards.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Progress } from '../../../components/Progress/Progress.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { useProblemText } from '../../useProblemText.ts';
import type { Claims } from '../Claims.view.ts';
import { BigFigure, FigureLabel, FigureNote } from '../parts/big-figure.ts';
import { ClaimReward } from '../parts/ClaimReward.tsx';
import { useFigureText } from '../parts/figure-text.ts';

export interface FirstDepositProps {
  readonly rewards: PageView<RewardList>;
  readonly claims: Claims | null;
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;

/** What the first deposit of all gives, once: a list of one, or of none where it was too small. */
export function FirstDeposit({ rewards, claims }: FirstDepositProps) {
  const { t } = useTranslation('promotions-deposit');
  return (
    <section aria-labelledby="first-deposit" data-part="first-deposit">
      <SectionHeader id="first-deposit" title={t('first.title')} />
      <PageState view={useToldFailure(rewards)} skeleton={<Skeleton shape="block" />}>
        {({ rewards: [reward] }) => (
          <Card>
            {reward ? (
              <Offer reward={reward} claims={claims} />
            ) : (
              <Body>
                <strong>{t('first.none')}</strong>
                <FigureNote>{t('first.noneText')}</FigureNote>
              </Body>
            )}
          </Card>
        )}
      </PageState>
    </section>
  );
}

/** 'Error in ftd list: …' (specification section 8): the server's words, or ours where it has none. */
function useToldFailure(view: PageView<RewardList>): PageView<RewardList> {
  const { t } = useTranslation('promotions-deposit');
  const problemText = useProblemText();
  if (view.kind !== 'failed') return view;
  const message = t('first.error', { message: problemText(view.problem) });
  return { ...view, problem: { kind: 'network', message } };
}

function Offer({ reward, claims }: { readonly reward: Reward; readonly claims: Claims | null }) {
  const { t } = useTranslation('promotions-deposit');
  const { t: tCommon } = useTranslation('promotions');
  const { money } = useFigureText();
  const { state, required, progress, amount, turnover } = reward;
  return (
    <Body>
      <div>
        <FigureLabel>{t('first.gives', { required: money(required) })}</FigureLabel>
        <BigFigure data-tone="win">{money(amount)}</BigFigure>
      </div>
      {state === 'locked' && (
        <Progress
          label={t('first.progress')}
          value={progress}
          max={required}
          valueText={t('of', { value: money(progress), all: money(required) })}
        />
      )}
      <FigureNote>
        {progress > 0
          ? tCommon('example.deposit', {
              deposit: money(progress),
              reward: money(amount),
              turnover: money(turnover),
            })
          : t('first.example', {
              required: money(required),
              reward: money(amount),
              turnover: money(turnover),
            })}
      </FigureNote>
      <ClaimReward
        claims={claims}
        target={{ by: 'firstDeposit' }}
        state={state}
        subject={t('first.title')}
        lockedReason={t('first.locked', { required: money(required) })}
      />
      {state === 'locked' && (
        <div>
          <ButtonLink href={to('/recharge')}>{tCommon('deposit')}</ButtonLink>
        </div>
      )}
    </Body>
  );
}
