import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { BrandSign } from '../../page/BrandSign.tsx';
import { unbroken } from '../../page/unbroken.ts';
import { Flaps } from '../Profile/Flaps.tsx';
import { breaksAtPlace } from '../parts/breaks-at-place.tsx';
import { ScorePage } from '../parts/ScorePage.tsx';
import { ScoreRows } from '../parts/ScoreRows.tsx';
import { firstMissing, securityHref } from '../parts/security-state.ts';
import { useSecurityWays } from '../parts/security-ways.ts';
import type { SecurityCenterContent } from './SecurityCenter.view.ts';
import { SecurityTips } from './SecurityTips.tsx';
import { scoreSumLook, scoreTipsLook } from './score-security-look.ts';

const Sum = styled.div`
  ${scoreSumLook}
`;

const Tips = styled.div`
  ${scoreTipsLook}
`;

/** How many protections there are, of how many, on the board's flaps, with what is missing at its foot; then each in a cell, and what else keeps others out. */
export function ScoreSecurity({ member, lastOpened }: SecurityCenterContent) {
  const { t } = useTranslation('account-security');
  const ways = useSecurityWays(member);
  const missing = firstMissing(member);
  const done = ways.filter(({ state }) => state.isSet).length;
  return (
    <ScorePage>
      <section data-part="board">
        <Sum data-part="sum">
          {/* The title says it in words. */}
          <div data-part="figure">
            <Flaps text={`${done}/${ways.length}`} />
          </div>
          <h2>{t('summary.title', { done, all: ways.length })}</h2>
          <p>{unbroken(missing === null ? t('summary.complete') : t(`summary.next.${missing}`))}</p>
          <div data-part="plate">
            <BrandSign />
          </div>
        </Sum>
        {missing !== null && (
          <div data-part="actions">
            <a href={securityHref(member, missing)}>
              <Icon name="shield" />
              {t(`summary.action.${missing}`)}
            </a>
          </div>
        )}
      </section>
      <div data-part="ways">
        <ScoreRows
          title={t('list')}
          isHigh
          rows={ways.map(({ place, state, detail, ...way }) => ({
            ...way,
            isLast: place === lastOpened,
            state: <Badge tone={state.isSet ? 'success' : 'warning'}>{state.words}</Badge>,
            detail: detail === undefined ? undefined : <span>{breaksAtPlace(detail)}</span>,
          }))}
        />
      </div>
      <Tips data-part="facts">
        <SecurityTips head="section" />
      </Tips>
    </ScorePage>
  );
}
