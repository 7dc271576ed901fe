import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../theme/vars.ts';
import type { Loadable } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { AgencyPage } from '../parts/AgencyPage.tsx';
import { BettingRates } from './BettingRates.tsx';
import { Calculator } from './Calculator.tsx';
import { LevelSteps } from './LevelSteps.tsx';
import { type MechanismContent, rowsOf } from './Mechanism.view.ts';
import { SettlementTimes } from './SettlementTimes.tsx';

export const mechanismStates = [
  'Everything',
  'ByGameType',
  'NoLevels',
  'NoBetting',
  'OnlySettlement',
  'Reading',
  'ManyLevels',
  'Failed',
] as const;

export interface MechanismScreenProps {
  /** The rates of commission; or that it is on its way, or has failed. */
  readonly view: Loadable<MechanismContent>;
}

const Bones = styled.div`
  display: grid;
  gap: ${vars.space.s5};
`;

/** `/agency-center/agency-mechanism`: where a commission comes from, as pictures, and what a team would bring. */
export function MechanismScreen({ view }: MechanismScreenProps) {
  const { t } = useTranslation('agency');
  const { t: tControls } = useTranslation('controls');
  return (
    <AgencyPage place="mechanism" isInviting title={t('mechanism.title')} lead={t('mechanism.lead')}>
      <PageState
        view={view}
        skeleton={
          <Bones>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Bones>
        }
      >
        {(parts) => {
          const levels = rowsOf(parts.levels);
          const betting = rowsOf(parts.betting);
          const settlements = rowsOf(parts.settlements);
          return (
            <>
              {levels && <LevelSteps levels={levels} />}
              {betting && <BettingRates commissions={betting} />}
              {Object.values(parts).includes('reading') && (
                <SkeletonGroup label={tControls('loading')}>
                  <Skeleton shape="block" />
                </SkeletonGroup>
              )}
              {(levels || betting) && <Calculator levels={levels} betting={betting} />}
              {settlements && <SettlementTimes settlements={settlements} />}
            </>
          );
        }}
      </PageState>
    </AgencyPage>
  );
}
