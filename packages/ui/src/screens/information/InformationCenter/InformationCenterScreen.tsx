import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LinkList } from '../../../components/LinkList/LinkList.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { Page } from '../../page/Page/Page.tsx';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { useSlow } from '../../page/waiting/useSlow.ts';
import { AnnouncementsPart } from './AnnouncementsPart.tsx';
import type { InformationCenterProps } from './InformationCenter.view.ts';
import { NotificationsPart } from './NotificationsPart.tsx';
import { SupportPart } from './SupportPart.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const informationCenterStates = [
  'Everything',
  'Guest',
  'SupportFailed',
  'NotificationsFailed',
  'AnnouncementsFailed',
  'Nothing',
  'Loading',
] as const;

/** Each part stands for itself: what fails or is slow keeps nothing else back. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s6};
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${vars.space.s8};
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
`;

/** `/information-center`: support, notifications and announcements, beside each other (requirement INFO-01). */
export function InformationCenterScreen(props: InformationCenterProps) {
  const { support, notifications, announcements, onRead, onReadAll, onStopWaiting } = props;
  const { t } = useTranslation('information-center');
  const { switchedOff } = useBrand();
  const isSlow = useSlow(onStopWaiting !== undefined);
  const accounts = {
    href: to('/information-center/game-registration'),
    label: t('accounts.title'),
    detail: t('accounts.text'),
    icon: 'games',
  } as const;
  const messages = {
    href: to('/messages', { part: 'messages' }),
    label: t('messages.title'),
    detail: t('messages.text'),
    icon: 'mail',
  } as const;
  return (
    <Page part="information-center" title={t('title')} lead={t('lead')}>
      {isSlow && onStopWaiting && <SlowNotice what="sending" onStop={onStopWaiting} />}
      <Parts>
        <Column>
          <NotificationsPart view={notifications} onRead={onRead} onReadAll={onReadAll} />
          <AnnouncementsPart view={announcements} />
        </Column>
        <Column>
          <SupportPart view={support} />
          <LinkList
            title={t('more')}
            items={switchedOff.includes('gameRegistration') ? [messages] : [accounts, messages]}
          />
        </Column>
      </Parts>
    </Page>
  );
}
