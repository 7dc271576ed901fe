import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { phoneWindow, useMedia } from '../../../components/use-media.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
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

/** The gauge with what it says over a strip at its foot, as the wallet has one for the level. */
const Panel = styled.section`
  && {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 1fr auto;
    align-content: stretch;
  }
`;

const Standing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${vars.space.s3};
  padding: ${vars.space.s5};
  h2 {
    font-size: ${vars.text.xl};
    line-height: 1.2;
    text-align: center;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  /* Beside its gauge, where the panel lies over the columns. */
  @container wallet (40rem <= width < 54rem) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${vars.space.s5};
    h2 {
      text-align: start;
    }
  }
`;

/** What is there, or what comes next and the way to it. */
const Strip = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space.s3};
  min-height: 52px;
  padding: ${vars.space.s3} ${vars.space.s5};
  background: ${vars.color.secondSoft};
  > svg {
    color: ${vars.color.second};
  }
  > p {
    font-size: ${vars.text.sm};
    line-height: 1.35;
    text-wrap: balance;
  }
  > a {
    grid-column: 1 / -1;
    margin-block-end: ${vars.space.s1};
  }
  @container wallet (40rem <= width < 54rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    > a {
      grid-column: 3;
      width: auto;
      margin: 0;
    }
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
  > [data-part='sign'] {
    width: 46%;
    height: 46%;
    > :first-child {
      fill: ${vars.color.accentText};
    }
    > :last-child {
      fill: ${vars.color.second};
    }
    @media (forced-colors: active) {
      > path {
        fill: CanvasText;
      }
    }
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
