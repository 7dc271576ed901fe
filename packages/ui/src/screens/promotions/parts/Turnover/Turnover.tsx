import type { TurnoverPart, WithdrawalRules } from '@fortuna/domain/model/cashier.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { formatDate } from '@fortuna/domain/time-zone.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Accordion } from '../../../../components/Accordion/Accordion.tsx';
import { Notice } from '../../../../components/Notice/Notice.tsx';
import { Progress } from '../../../../components/Progress/Progress.tsx';
import { TextLink } from '../../../../components/TextLink/TextLink.tsx';
import { vars } from '../../../../theme/vars.ts';
import { useSiteLanguage } from '../../../useSiteLanguage.ts';

export const turnoverStates = ['Bonuses', 'Deposits', 'NotExplained', 'OnItsPage', 'Nothing'] as const;

export interface TurnoverProps extends Pick<WithdrawalRules, 'turnoverLeft' | 'turnover'> {
  /** What it means where this stands: how much is left, a fee, money that cannot leave yet. */
  readonly children: ReactNode;
  /** The list of the rewards is on the same page: no link leads to it. */
  readonly isOnItsPage?: boolean;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: ${vars.space.s3};
  > p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
`;

/**
 * Bets that are still to be made: what it means here, where to make them, and what asks for how much of them since when, in the order
 * in which they count. Nothing where none are.
 */
export function Turnover({ turnoverLeft, turnover, isOnItsPage = false, children }: TurnoverProps) {
  const { t } = useTranslation('promotions-turnover');
  if (turnoverLeft === 0) return null;
  return (
    <Root data-part="turnover">
      <Notice
        tone="warning"
        action={
          <TextLink href={to('/game')} isStandalone>
            {t('play')}
          </TextLink>
        }
      >
        {children}
      </Notice>
      {turnover.length > 0 && (
        <Accordion
          items={[
            {
              id: 'how',
              title: t('title'),
              content: (
                <Parts>
                  <p>{t('counts')}</p>
                  {turnover.map((part) => (
                    <Part key={Object.values(part).join(' ')} part={part} />
                  ))}
                </Parts>
              ),
            },
          ]}
        />
      )}
      {!isOnItsPage && (
        <div>
          <TextLink href={to('/promotion/cover')} isStandalone>
            {t('covers')}
          </TextLink>
        </div>
      )}
    </Root>
  );
}

function Part({ part: { kind, source, required, left, since } }: { readonly part: TurnoverPart }) {
  const { t } = useTranslation('promotions-turnover');
  const language = useSiteLanguage();
  const date = formatDate(since, language);
  return (
    <Progress
      label={
        kind === 'reward' && source !== null
          ? t('rewardOf', { source: t(`source.${source}`), date })
          : t(kind, { date })
      }
      value={required - left}
      max={required}
      valueText={t('left', {
        left: formatMoney(left, language),
        required: formatMoney(required, language),
      })}
    />
  );
}
