import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { vars } from '../../../theme/vars.ts';
import { unbroken } from '../../page/unbroken.ts';
import { breaksAtPlace } from '../parts/breaks-at-place.tsx';
import { ScorePage } from '../parts/ScorePage.tsx';
import { ScoreRows } from '../parts/ScoreRows.tsx';
import { firstMissing, securityHref } from '../parts/security-state.ts';
import { useSecurityWays } from '../parts/security-ways.ts';
import type { SecurityCenterContent } from './SecurityCenter.view.ts';
import { SecurityTips } from './SecurityTips.tsx';

const Board = styled.section`
  > [data-part='words'] {
    display: grid;
    gap: ${vars.space.s3};
    padding: ${vars.space.s5} ${vars.space.s4};
    h2 {
      font-size: clamp(${vars.text.xl}, 5cqi, 2.75rem);
      line-height: 1.2;
      overflow-wrap: anywhere;
      text-wrap: balance;
    }
    p {
      color: ${vars.color.textMuted};
      text-wrap: balance;
    }
  }
  > [data-part='marks'] {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${vars.space.s2};
    padding: ${vars.space.s4};
    > span {
      height: 8px;
      border-radius: ${vars.radius.pill};
      background: ${vars.color.surface3};
    }
    > [data-set] {
      background: ${vars.color.success};
    }
    @media (forced-colors: active) {
      > span {
        border: 1px solid CanvasText;
      }
      > [data-set] {
        background: Highlight;
      }
    }
  }
  @container score (min-width: 40rem) {
    > :is([data-part='words'], [data-part='marks']) {
      padding-inline: ${vars.space.s6};
    }
  }
`;

/** How well the account is protected on the board, with as many steps as there are protections and what is missing at its foot; then the protections in rows, and what else keeps others out. */
export function ScoreSecurity({ member, lastOpened }: SecurityCenterContent) {
  const { t } = useTranslation('account-security');
  const ways = useSecurityWays(member);
  const missing = firstMissing(member);
  const done = ways.filter(({ state }) => state.isSet).length;
  return (
    <ScorePage>
      <Board data-part="board">
        <div data-part="words">
          <h2>{t('summary.title', { done, all: ways.length })}</h2>
          <p>{unbroken(missing === null ? t('summary.complete') : t(`summary.next.${missing}`))}</p>
        </div>
        <div data-part="marks" aria-hidden="true">
          {ways.map(({ place }, index) => (
            <span key={place} data-set={index < done ? '' : undefined} />
          ))}
        </div>
        {missing !== null && (
          <div data-part="actions">
            <a href={securityHref(member, missing)}>
              <Icon name="shield" />
              {t(`summary.action.${missing}`)}
            </a>
          </div>
        )}
      </Board>
      <div data-part="ways">
        <ScoreRows
          title={t('list')}
          rows={ways.map(({ place, state, detail, ...way }) => ({
            ...way,
            isLast: place === lastOpened,
            detail: (
              <>
                <Badge tone={state.isSet ? 'success' : 'warning'}>{state.words}</Badge>
                {detail !== undefined && <span>{breaksAtPlace(detail)}</span>}
              </>
            ),
          }))}
        />
      </div>
      <div data-part="facts">
        <SecurityTips head="section" />
      </div>
    </ScorePage>
  );
}
