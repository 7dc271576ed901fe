import type { Cover, CoverStatus } from '@fortuna/domain/model/vip.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { formatDate } from '@fortuna/domain/time-zone.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge, type BadgeTone } from '../../../components/Badge/Badge.tsx';
import { Progress } from '../../../components/Progress/Progress.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { figure, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { fullRows } from '../../page/full-rows.ts';
import { type RowSpan, rowSpan } from '../../page/row-span.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { Quiet } from '../parts/vip-parts.ts';

export interface CoverMetersProps {
  readonly covers: readonly Cover[];
}

const List = styled.ul`
  ${fullRows}
  align-items: start;
`;

const Meter = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  padding: ${vars.space.s4};
  ${surface}
  &[data-status='open'] {
    background: ${vars.color.surface2};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${vars.space.s1} ${vars.space.s3};
`;

const Title = styled.p`
  font-family: ${vars.font.display};
  font-weight: ${vars.weight.display};
`;

const Given = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  ${figure}
`;

const tones: Readonly<Record<CoverStatus, BadgeTone>> = {
  open: 'warning',
  covered: 'success',
  cancelled: 'danger',
  unknown: 'neutral',
};

/** Rewards, each with how much of its bets has been made, as a meter and in words, and what its state means. */
export function CoverMeters({ covers }: CoverMetersProps) {
  const { t } = useTranslation('vip');
  return (
    <List aria-label={t('covers.list')}>
      {covers.map((cover, index) => (
        <CoverMeter key={cover.id} cover={cover} span={rowSpan(index, covers.length)} />
      ))}
    </List>
  );
}

function CoverMeter({ cover, span }: { readonly cover: Cover; readonly span: RowSpan }) {
  const { t } = useTranslation('vip');
  const { t: tTurnover } = useTranslation('promotions-turnover');
  const language = useSiteLanguage();
  const titleId = useId();
  const { source, reward, required, covered, status, createdAt } = cover;
  const money = (amount: number) => formatMoney(amount, language);
  return (
    <Meter data-status={status} data-span={span} aria-labelledby={titleId}>
      <Head>
        <div>
          <Title id={titleId}>{tTurnover(`source.${source}`)}</Title>
          <Given>{t('covers.given', { amount: money(reward), date: formatDate(createdAt, language) })}</Given>
        </div>
        <Badge tone={tones[status]}>{t(`covers.status.${status}`)}</Badge>
      </Head>
      {required === 0 ? (
        <Quiet>{t('covers.nothing')}</Quiet>
      ) : (
        <Progress
          label={t('covers.bets')}
          value={covered}
          max={required}
          valueText={
            status === 'open'
              ? t('covers.wager', { left: money(Math.max(0, required - covered)), required: money(required) })
              : t('covers.wagered', { covered: money(covered), required: money(required) })
          }
        />
      )}
      <Meaning cover={cover} />
    </Meter>
  );
}

/** What the state means for the player. */
function Meaning({ cover: { status, coveredAt } }: { readonly cover: Cover }) {
  const { t } = useTranslation('vip');
  const language = useSiteLanguage();
  switch (status) {
    case 'open':
      return null;
    case 'covered':
      return (
        <Quiet>
          {coveredAt === null
            ? t('covers.covered')
            : t('covers.coveredOn', { date: formatDate(coveredAt, language) })}
        </Quiet>
      );
    case 'cancelled':
      return (
        <div>
          <Quiet>{t('covers.cancelled')}</Quiet>
          <TextLink href={to('/messages', { part: 'notifications' })} isStandalone>
            {t('covers.messages')}
          </TextLink>
        </div>
      );
    case 'unknown':
      return <Quiet>{t('covers.unknown')}</Quiet>;
  }
}
