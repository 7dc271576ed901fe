import type { CommissionSettlement, CommissionSum } from '@fortuna/domain/model/agency.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { figures, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { WalletAmount } from '../../WalletAmount.tsx';
import { useClaimHref } from '../parts/use-claim-href.ts';

export interface RewardCyclesProps {
  readonly sums: readonly CommissionSum[];
  readonly settlements: readonly CommissionSettlement[];
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s3};
`;

const List = styled.ul`
  display: grid;
  overflow: hidden;
  ${surface}
  > li + li {
    border-top: max(1px, ${vars.size.edge}) solid ${vars.color.line};
  }
  &[data-look='ledger'] {
    border: 0;
    border-top: 1px solid ${vars.color.edge};
    border-radius: 0;
    background: none;
  }
  &[data-look='stickers'] {
    gap: ${vars.space.s3};
    overflow: visible;
    border: 0;
    background: none;
    box-shadow: none;
    > li {
      ${surface}
    }
  }
`;

const Cycle = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  padding: ${vars.space.s4};
  [data-look='ledger'] > & {
    padding-inline: 0;
  }
  small {
    display: block;
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.regular};
  }
`;

const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${vars.space.s1} ${vars.space.s5};
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${vars.space.s2};
  }
  dt {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
  dd {
    font-weight: ${vars.weight.strong};
    ${figures}
  }
`;

/** What each kind of commission has come to, and when it is paid. */
export function RewardCycles({ sums, settlements }: RewardCyclesProps) {
  const { t } = useTranslation('agency');
  const { promotions } = useBrand().layout;
  const language = useSiteLanguage();
  const claimHref = useClaimHref();
  const id = useId();

  function timing(kind: CommissionSum['kind']): string | null {
    const settlement = settlements.find((one) => one.kind === kind);
    if (settlement) return t(`rewards.cycles.${settlement.cycle}`, { time: settlement.timeOfDay });
    return kind === 'invitation' ? t('rewards.cycles.claim') : null;
  }

  return (
    <Root aria-labelledby={id}>
      <SectionHeader id={id} title={t('rewards.cycles.title')} />
      <List data-look={promotions} data-part="cycles">
        {sums.map(({ kind, pending, settled }) => {
          const settlement = settlements.find((one) => one.kind === kind);
          return (
            <Cycle key={`${kind} ${settled} ${pending}`}>
              <strong>
                {t(`rewards.kinds.${kind}`)}
                {timing(kind) !== null && <small>{timing(kind)}</small>}
              </strong>
              <Sums>
                <div>
                  <dt>{t('rewards.cycles.pending')}</dt>
                  <dd>
                    <WalletAmount amount={pending} />
                  </dd>
                </div>
                <div>
                  <dt>{t('rewards.cycles.settled')}</dt>
                  <dd>
                    <WalletAmount amount={settled} />
                  </dd>
                </div>
              </Sums>
              {kind === 'invitation' && claimHref !== undefined && (
                <TextLink href={claimHref} isStandalone>
                  {t('rewards.cycles.claimLink')}
                </TextLink>
              )}
              {settlement !== undefined && settlement.min > 0 && (
                <small>{t('rewards.cycles.min', { min: formatMoney(settlement.min, language) })}</small>
              )}
            </Cycle>
          );
        })}
      </List>
    </Root>
  );
}
