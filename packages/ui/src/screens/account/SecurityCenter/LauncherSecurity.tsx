import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { vars } from '../../../theme/vars.ts';
import { unbroken } from '../../page/unbroken.ts';
import { MembershipCard } from '../parts/MembershipCard.tsx';
import { SignPanel } from '../parts/SignPanel.tsx';
import { firstMissing, securityHref } from '../parts/security-state.ts';
import { useSecurityWays } from '../parts/security-ways.ts';
import type { SecurityCenterContent } from './SecurityCenter.view.ts';
import { SecurityTips } from './SecurityTips.tsx';

const Root = styled.div`
  container: launcher / inline-size;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: stretch;
    gap: ${vars.space.s4};
    @container launcher (min-width: 40rem) {
      grid-template-columns: minmax(0, min(44cqi, 27rem)) minmax(0, 1fr);
      > :last-child {
        grid-column: 1 / -1;
      }
    }
  }
  [data-part='sum'] {
    display: grid;
    align-content: start;
    gap: ${vars.space.s4};
  }
  [data-part='membership-card'] {
    h2 {
      font-size: clamp(1.25rem, 7.5cqi, 2rem);
      line-height: 1.15;
      overflow-wrap: anywhere;
      text-wrap: balance;
    }
    h2 + p {
      margin-top: ${vars.space.s2};
      font-size: ${vars.text.sm};
    }
  }
  /* Few, so that each has a place of its own, as high as the card. */
  [data-part='sign-panel'] {
    padding: ${vars.space.s3};
    > ul {
      grid-auto-rows: 1fr;
      align-content: stretch;
      gap: ${vars.space.s2};
    }
    a {
      padding: min(10cqi, 4.5rem) ${vars.space.s1} ${vars.space.s3};
      background: ${vars.color.surface2};
    }
  }
  [data-part='marks'] {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${vars.space.s2};
    > span {
      height: 8px;
      border: 1.5px solid currentcolor;
      border-radius: ${vars.radius.pill};
    }
    > [data-set] {
      background: currentcolor;
      @media (forced-colors: active) {
        background: CanvasText;
      }
    }
  }
`;

/** How well the account is protected on a card as the member's own, what is missing below it, and the protections as signs; then what else keeps others out. */
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
            <div data-part="marks" aria-hidden="true">
              {ways.map(({ place, state }) => (
                <span key={place} data-set={state.isSet ? '' : undefined} />
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
