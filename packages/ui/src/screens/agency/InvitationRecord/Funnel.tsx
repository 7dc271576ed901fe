import { formatCount } from '@fortuna/domain/count.ts';
import type { InvitationPage } from '@fortuna/domain/model/agency.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { figure, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { WalletAmount } from '../../WalletAmount.tsx';

export type FunnelProps = Pick<InvitationPage, 'invited' | 'qualified' | 'rewardSum'>;

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  padding: ${vars.space.s4};
  ${surface}
  border-radius: ${vars.radius.lg};

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${vars.space.s4};
    padding: ${vars.space.s6};
  }
  &[data-look='ledger'] {
    padding-inline: 0;
    border: 0;
    border-block: 1px solid ${vars.color.edge};
    border-radius: 0;
    background: none;
  }
`;

/** A line on phones; from there on its figure stands below what it counts. */
const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${vars.space.s1} ${vars.space.s3};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }

  dt {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
  dd:nth-of-type(2) {
    grid-column: 1 / -1;
  }
  dd {
    font-family: ${vars.font.display};
    font-size: ${vars.text.xl};
    ${media.wide} {
      font-size: ${vars.text.xxl};
    }
    font-weight: ${vars.weight.display};
    line-height: 1.15;
    ${figure}
  }
  &[data-tone='win'] dd {
    color: ${vars.color.win};
  }
`;

const Bar = styled.svg`
  width: 100%;
  height: 14px;
  border-radius: ${vars.radius.sm};
  background: ${vars.color.surface3};
  rect {
    fill: ${vars.color.second};
  }
  [data-tone='win'] > & rect {
    fill: ${vars.color.win};
  }
  [data-look='ledger'] & {
    height: 4px;
  }
  [data-look='stickers'] & {
    height: 20px;
    border: ${vars.size.edge} solid ${vars.color.edge};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    rect {
      fill: CanvasText;
    }
  }
`;

/** From those who registered to those who brought a reward, over all invited members. */
export function Funnel({ invited, qualified, rewardSum }: FunnelProps) {
  const { t } = useTranslation('agency');
  const { promotions } = useBrand().layout;
  const language = useSiteLanguage();
  return (
    <Root data-look={promotions} data-part="funnel" aria-label={t('invited.funnel')}>
      <Step>
        <dt>{t('invited.invited')}</dt>
        <dd>{formatCount(invited, language)}</dd>
      </Step>
      <Step>
        <dt>{t('invited.qualified')}</dt>
        <dd>{formatCount(qualified, language)}</dd>
        <dd>
          <Bar viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={invited > 0 ? (100 * qualified) / invited : 0} height={1} />
          </Bar>
        </dd>
      </Step>
      <Step data-tone={rewardSum > 0 ? 'win' : undefined}>
        <dt>{t('invited.rewardSum')}</dt>
        <dd>
          <WalletAmount amount={rewardSum} />
        </dd>
      </Step>
    </Root>
  );
}
