import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { vars } from '../../../theme/vars.ts';
import { helpHref } from '../../help.ts';

const Root = styled.footer`
  display: flex;
  justify-content: center;
  padding: ${vars.space.s3} ${vars.space.s4} max(${vars.space.s5}, env(safe-area-inset-bottom));
  > a {
    display: inline-flex;
    align-items: center;
    gap: ${vars.space.s2};
  }
`;

/** Below a page outside of the layout: help is found from there too (requirement SHELL-10). */
export function AloneFoot() {
  const { t } = useTranslation('site');
  return (
    <Root>
      <TextLink href={helpHref()} isStandalone>
        <Icon name="support" size={20} />
        {t('nav.support')}
      </TextLink>
    </Root>
  );
}
