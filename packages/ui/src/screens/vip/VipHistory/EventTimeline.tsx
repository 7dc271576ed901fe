import type { VipEvent } from '@fortuna/domain/model/vip.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { VipBadgeArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { gameTypeIcons } from '../../../components/GameTypeRail/game-type-icons.ts';
import { Icon, type IconName } from '../../../components/Icon/Icon.tsx';
import { figures } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

export interface EventTimelineProps {
  /** Newest first. */
  readonly events: readonly VipEvent[];
}

const markWidth = '56px';

/** The line runs through the middle of the marks. */
const List = styled.ol`
  position: relative;
  display: grid;
  &::before {
    content: '';
    position: absolute;
    inset: ${vars.space.s5} auto ${vars.space.s5} calc(${markWidth} / 2 - 1px);
    border-left: 2px solid ${vars.color.lineStrong};
  }
`;

const Event = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${markWidth} minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space.s3};
  padding-block: ${vars.space.s3};
  &[data-kind='level'] {
    padding-block: ${vars.space.s5};
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  justify-self: center;
  width: 36px;
  height: 36px;
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.round};
  background: ${vars.color.surface2};
  color: ${vars.color.textMuted};
  [data-kind='level'] > & {
    width: ${markWidth};
    height: ${markWidth};
    border: 0;
    background: ${vars.color.surface1};
  }
  > img,
  > svg[viewBox='0 0 200 200'] {
    width: ${markWidth};
    height: ${markWidth};
  }
`;

const Title = styled.p`
  font-weight: ${vars.weight.medium};
  line-height: 1.35;
  [data-kind='level'] & {
    font-family: ${vars.font.display};
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.display};
  }
`;

const Detail = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

const Amount = styled.strong`
  color: ${vars.color.win};
  font-weight: ${vars.weight.strong};
  ${figures}
`;

/** What has happened along a line of time: levels are its milestones, money stands beside it. */
export function EventTimeline({ events }: EventTimelineProps) {
  const { t } = useTranslation('vip');
  return (
    <Card>
      <List aria-label={t('history.list')}>
        {events.map((event) => (
          <TimelineEvent key={event.id} event={event} />
        ))}
      </List>
    </Card>
  );
}

const isMilestone = ({ kind }: VipEvent) => kind === 'levelUp' || kind === 'levelDown';

function signOf({ kind, gameType }: VipEvent): IconName {
  if (kind === 'rebate') return gameTypeIcons[gameType ?? 'other'];
  return kind === 'unknown' ? 'info' : 'gift';
}

function TimelineEvent({ event }: { readonly event: VipEvent }) {
  const { t } = useTranslation('vip');
  const language = useSiteLanguage();
  const { level, amount, base, at } = event;
  const details = [
    ...(base === null ? [] : [t('history.base', { base: formatMoney(base, language) })]),
    ...(isMilestone(event) ? [] : [t('history.level', { level })]),
  ];
  return (
    <Event data-kind={isMilestone(event) ? 'level' : 'money'}>
      <Mark aria-hidden="true">
        {isMilestone(event) ? <VipBadgeArt level={level} /> : <Icon name={signOf(event)} size={20} />}
      </Mark>
      <div>
        <Title>{useEventTitle(event)}</Title>
        <Detail>{formatDateTime(at, language)}</Detail>
        {details.length > 0 && <Detail>{details.join(' · ')}</Detail>}
      </div>
      {amount !== 0 && <Amount>{formatMoney(amount, language, { sign: 'always' })}</Amount>}
    </Event>
  );
}

function useEventTitle({ kind, level, gameType }: VipEvent): string {
  const { t } = useTranslation('vip');
  const { t: tGame } = useTranslation('games');
  switch (kind) {
    case 'levelUp':
    case 'levelDown':
      return t(`history.event.${kind}`, { level });
    case 'rebate':
      return t('history.event.rebate', { type: tGame(`types.${gameType ?? 'other'}`) });
    default:
      return t(`history.kind.${kind}`);
  }
}
