import { formatCount } from '@fortuna/domain/count.ts';
import type { InvitationPage } from '@fortuna/domain/model/agency.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { figure } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { useFigureText } from '../parts/figure-text.ts';

const Root = styled.dl`
  display: grid;
  gap: ${vars.space.s3};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    gap: ${vars.space.s5};
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${vars.space.s1} ${vars.space.s3};
    align-content: start;
    align-items: baseline;
  }
  > div > dt {
    color: ${vars.color.textMuted};
  }
  > div > dd {
    font-family: ${vars.font.display};
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.display};
    ${figure}
  }
  > div > svg {
    grid-column: 1 / -1;
  }
`;

const Bar = styled.svg`
  width: 100%;
  height: 14px;
  border-radius: ${vars.radius.sm};
  background: ${vars.color.fieldBg};
  > rect {
    fill: ${vars.color.second};
  }
  &[data-of='qualified'] > rect {
    fill: ${vars.color.accent};
  }
  @media (forced-colors: active) {
    > rect {
      fill: Highlight;
    }
  }
`;

/** From all who were invited to those who count, as bars of one scale, and the money that they brought. */
export function InviteTally({ invited, qualified, rewardSum }: InvitationPage) {
  const { t } = useTranslation('promotions-friends');
  const { money } = useFigureText();
  const language = useSiteLanguage();
  const width = (count: number) => (invited > 0 ? (count / invited) * 100 : 0);
  return (
    <Root data-part="invite-tally">
      {(['invited', 'qualified'] as const).map((of) => {
        const count = of === 'invited' ? invited : qualified;
        return (
          <div key={of}>
            <dt>{t(`tally.${of}`)}</dt>
            <dd>{formatCount(count, language)}</dd>
            <Bar viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" data-of={of}>
              <rect width={width(count)} height={10} />
            </Bar>
          </div>
        );
      })}
      <div>
        <dt>{t('tally.earned')}</dt>
        <dd>{money(rewardSum)}</dd>
      </div>
    </Root>
  );
}
