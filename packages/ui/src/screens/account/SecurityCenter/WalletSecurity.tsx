import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { phoneWindow, useMedia } from '../../../components/use-media.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { unbroken } from '../../page/unbroken.ts';
import { SecurityList } from '../parts/SecurityList.tsx';
import { securityPlaces } from '../parts/security-places.ts';
import { firstMissing, hasSet, securityHref } from '../parts/security-state.ts';
import { useSecurityWays } from '../parts/security-ways.ts';
import { WalletPage } from '../parts/WalletPage.tsx';
import { BadgeBoard } from './BadgeBoard.tsx';
import type { SecurityCenterContent } from './SecurityCenter.view.ts';
import { SecurityTips } from './SecurityTips.tsx';

const Panel = styled.section`
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  padding: ${vars.space.s5};
  > [data-part='words'] {
    display: grid;
    gap: ${vars.space.s1};
    h2 {
      font-size: ${vars.text.xl};
      line-height: 1.2;
      overflow-wrap: anywhere;
      text-wrap: balance;
    }
    p {
      color: ${vars.color.textMuted};
      font-size: ${vars.text.sm};
      text-wrap: balance;
    }
  }
  /* Below its gauge, on its axis. */
  @container wallet (width < 40rem) {
    gap: ${vars.space.s3};
    padding: ${vars.space.s4};
    > [data-part='words'] {
      text-align: center;
    }
  }
  @container wallet (min-width: 54rem) {
    > [data-part='words'] {
      text-align: center;
    }
  }
  /* Beside its gauge, where the panel lies over the columns. */
  @container wallet (40rem <= width < 54rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Gauge = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 88px;
  aspect-ratio: 1;
  @container wallet (width < 40rem) {
    width: 84px;
    justify-self: center;
  }
  @container wallet (min-width: 54rem) {
    width: 148px;
    justify-self: center;
    margin-block: ${vars.space.s3};
  }
  > [data-part='dial'] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    rotate: -90deg;
    circle {
      fill: none;
      stroke: ${vars.color.fieldLine};
      stroke-width: 9;
    }
    [data-set] {
      stroke: ${vars.color.success};
      @media (forced-colors: active) {
        stroke: Highlight;
      }
    }
  }
  > svg:last-child {
    width: 40%;
    height: auto;
    color: ${vars.color.second};
  }
`;

/** States in the middle of their rows, below each other. */
const Rows = styled.div`
  && [data-part='link-list'] a {
    ${media.wide} {
      > [data-part='note'] {
        grid-row: 1 / span 2;
      }
      > small {
        grid-column: 2;
      }
    }
  }
`;

/** Of the dial, in hundredths of its round, between two of its parts. */
const gap = 4;

/** How much of what protects the account is there, as a dial with what is missing below it; then the protections in rows, on phones as badges on a board, and what else keeps others out. */
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
          <Icon name="shield" />
        </Gauge>
        <div data-part="words">
          <h2>{t('summary.title', { done, all })}</h2>
          <p>{unbroken(missing === null ? t('summary.complete') : t(`summary.next.${missing}`))}</p>
        </div>
        {missing !== null && (
          <ButtonLink href={securityHref(member, missing)} variant="primary" isWide>
            {t(`summary.action.${missing}`)}
          </ButtonLink>
        )}
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
