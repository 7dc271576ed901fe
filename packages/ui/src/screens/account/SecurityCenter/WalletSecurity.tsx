import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { phoneWindow, useMedia } from '../../../components/use-media.ts';
import { BrandSign } from '../../page/BrandSign.tsx';
import { unbroken } from '../../page/unbroken.ts';
import { SecurityList } from '../parts/SecurityList.tsx';
import { securityPlaces } from '../parts/security-places.ts';
import { firstMissing, hasSet, securityHref } from '../parts/security-state.ts';
import { useSecurityWays } from '../parts/security-ways.ts';
import { WalletPage } from '../parts/WalletPage.tsx';
import { BadgeBoard } from './BadgeBoard.tsx';
import type { SecurityCenterContent } from './SecurityCenter.view.ts';
import { SecurityTips } from './SecurityTips.tsx';
import { Gauge, gap, Panel, Rows, Standing, Strip } from './WalletSecurity.style.ts';

/** How much of what protects the account is there, as a dial around the brand's sign over what comes next; then the protections in rows, on phones as badges on a board, and what else keeps others out. */
export function WalletSecurity({ member, lastOpened }: SecurityCenterContent) {
  const { t } = useTranslation('account-security');
  const isPhone = useMedia(phoneWindow);
  const ways = useSecurityWays(member);
  const missing = firstMissing(member);
  const all = securityPlaces.length;
  const done = securityPlaces.filter((place) => hasSet(member, place)).length;
  const part = 100 / all;
  return (
    <WalletPage isEven>
      <Panel data-part="panel">
        <Standing>
          <Gauge>
            <svg data-part="dial" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
              {securityPlaces.map((place, index) => (
                <circle
                  key={place}
                  cx={50}
                  cy={50}
                  r={45}
                  pathLength={100}
                  strokeDasharray={`${part - gap} ${100 - part + gap}`}
                  strokeDashoffset={-(index * part + gap / 2)}
                  data-set={index < done ? '' : undefined}
                />
              ))}
            </svg>
            <BrandSign />
          </Gauge>
          <h2>{t('summary.title', { done, all })}</h2>
        </Standing>
        <Strip data-part="strip">
          <Icon name="shield" size={22} />
          <p>{unbroken(missing === null ? t('summary.complete') : t(`summary.next.${missing}`))}</p>
          {missing !== null && (
            <ButtonLink href={securityHref(member, missing)} variant="primary" isWide>
              {t(`summary.action.${missing}`)}
            </ButtonLink>
          )}
        </Strip>
      </Panel>
      {isPhone ? (
        <div data-part="ways">
          <BadgeBoard ways={ways} lastOpened={lastOpened} />
        </div>
      ) : (
        <Rows data-part="ways">
          <SecurityList member={member} lastOpened={lastOpened} head="section" />
        </Rows>
      )}
      <div data-part="facts">
        <SecurityTips head="section" />
      </div>
    </WalletPage>
  );
}
