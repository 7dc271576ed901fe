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
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${vars.space.s4};
  padding: ${vars.space.s5} ${vars.space.s4};
  ${surface}
  border-radius: ${vars.radius.lg};

  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    padding: ${vars.space.s6};
    > :last-child {
      grid-column: auto;
    }
  }
  &[data-look='ledger'] {
    padding-inline: 0;
    border: 0;
    border-block: 1px solid ${vars.color.edge};
    border-radius: 0;
    background: none;
  }
`;

const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  gap: ${vars.space.s1};

  dt {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
  dd {
    font-family: ${vars.font.display};
    font-size: ${vars.text.xxl};
    font-weight: ${vars.weight.display};
    line-height: 1.15;
    ${figure}
  }
  &[data-size='long'] dd {
    font-size: ${vars.text.xl};
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

/** More than this does not stand beside another on a phone in large letters. */
const longAmount = 10_000_00;

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
        <Filled share={invited > 0 ? 1 : 0} />
      </Step>
      <Step>
        <dt>{t('invited.qualified')}</dt>
        <dd>{formatCount(qualified, language)}</dd>
        <Filled share={invited > 0 ? qualified / invited : 0} />
      </Step>
      <Step
        data-tone={rewardSum > 0 ? 'win' : undefined}
        data-size={rewardSum > longAmount ? 'long' : undefined}
      >
        <dt>{t('invited.rewardSum')}</dt>
        <dd>
          <WalletAmount amount={rewardSum} />
        </dd>
      </Step>
    </Root>
  );
}

function Filled({ share }: { readonly share: number }) {
  return (
    <dd>
      <Bar viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={100 * share} height={1} />
      </Bar>
    </dd>
  );
}
