import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { unbroken } from '../../page/unbroken.ts';
import { MembershipCard } from '../parts/MembershipCard.tsx';
import { SignPanel } from '../parts/SignPanel.tsx';
import { firstMissing, securityHref } from '../parts/security-state.ts';
import { useSecurityWays } from '../parts/security-ways.ts';
import { launcherSecurityLook } from './launcher-security-look.ts';
import type { SecurityCenterContent } from './SecurityCenter.view.ts';
import { SecurityTips } from './SecurityTips.tsx';

const Root = styled.div`
  container: launcher / inline-size;
  > div {
    ${launcherSecurityLook}
  }
`;

/** How well the account is protected on a card as those of regulars, which has a stamp for each protection with its sign, what is missing below it, and the protections as signs; then what else keeps others out. */
export function LauncherSecurity({ member, lastOpened }: SecurityCenterContent) {
  const { t } = useTranslation('account-security');
  const { name } = useBrand();
  const ways = useSecurityWays(member);
  const missing = firstMissing(member);
  const done = ways.filter(({ state }) => state.isSet).length;
  return (
    <Root>
      <div>
        <div data-part="sum">
          <MembershipCard sign={<Icon name="shield" />}>
            <span data-part="wordmark">{name}</span>
            <div>
              <h2>{t('summary.title', { done, all: ways.length })}</h2>
              <p>{unbroken(missing === null ? t('summary.complete') : t(`summary.next.${missing}`))}</p>
            </div>
            <div data-part="stamps" aria-hidden="true">
              {ways.map(({ place, icon, state }) => (
                <span key={place} data-set={state.isSet ? '' : undefined}>
                  <Icon name={icon} />
                  {state.isSet && (
                    <span data-part="tick">
                      <Icon name="check" size={16} />
                    </span>
                  )}
                </span>
              ))}
            </div>
          </MembershipCard>
          {missing !== null && (
            <ButtonLink href={securityHref(member, missing)} variant="primary" isWide>
              {t(`summary.action.${missing}`)}
            </ButtonLink>
          )}
        </div>
        <SignPanel
          tone="second"
          title={t('list')}
          saysStates
          ways={ways.map(({ place, ...way }) => ({ ...way, isLast: place === lastOpened }))}
        />
        <SecurityTips />
      </div>
    </Root>
  );
}
