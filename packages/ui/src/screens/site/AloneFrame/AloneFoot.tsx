import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { pageColumn } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { helpHref } from '../../help.ts';

const Root = styled.footer`
  padding-block: ${vars.space.s4} max(${vars.space.s5}, env(safe-area-inset-bottom));
  border-top: ${vars.size.edge} solid ${vars.color.edge};
  /* Small print never lies over the scenery. */
  background: ${vars.color.bg};
  color: ${vars.color.textSubtle};
  font-size: ${vars.text.sm};
`;

const Column = styled.div`
  ${pageColumn}
  display: grid;
  gap: ${vars.space.s2};
  > p {
    max-width: 90ch;
  }
  strong {
    color: ${vars.color.text};
    font-weight: ${vars.weight.strong};
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${vars.space.s6};
  > a {
    display: inline-flex;
    align-items: center;
    gap: ${vars.space.s2};
  }
`;

/** Below a page outside of the layout: help, the rules, and the duties that the foot of every page has (requirement SHELL-10). */
export function AloneFoot() {
  const { t } = useTranslation('site-footer');
  const { t: tSite } = useTranslation('site');
  const { isDemo } = useBrand();
  return (
    <Root data-part="alone-foot">
      <Column>
        <Links>
          <TextLink href={helpHref()} isStandalone>
            <Icon name="support" size={20} />
            {tSite('nav.support')}
          </TextLink>
          <TextLink href={to('/responsible-gaming')} tone="quiet" isStandalone>
            {t('responsibleGaming')}
          </TextLink>
        </Links>
        <p>
          <strong>18+ {t('warning')}.</strong> {t('adultsText')}
        </p>
        {isDemo && <p>{t('demoNotice')}</p>}
      </Column>
    </Root>
  );
}
