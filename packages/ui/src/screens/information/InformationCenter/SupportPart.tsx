import type { SupportChannel } from '@fortuna/domain/model/information.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { SupportChannels } from '../../../components/SupportChannels/SupportChannels.tsx';
import { useChannelsWithWait } from '../parts/useChannelsWithWait.ts';
import { CenterPart } from './CenterPart.tsx';
import type { InformationCenterProps } from './InformationCenter.view.ts';

/** How many are shown here; the others are one press away. */
const mostShown = 3;

/** The quickest ways to a person; what says nothing of its wait comes last, in the server's order. */
function quickest(channels: readonly SupportChannel[]): readonly SupportChannel[] {
  const waitOf = ({ waitMinutes }: SupportChannel) => waitMinutes ?? Number.POSITIVE_INFINITY;
  return channels
    .toSorted((one, other) => (waitOf(one) === waitOf(other) ? 0 : waitOf(one) - waitOf(other)))
    .slice(0, mostShown);
}

export interface SupportPartProps {
  readonly view: InformationCenterProps['support'];
}

/** How to reach somebody soonest. */
export function SupportPart({ view }: SupportPartProps) {
  const { t } = useTranslation('information-center');
  const withWait = useChannelsWithWait();
  return (
    <CenterPart title={t('support.title')} href={to('/information-center/support')} view={view}>
      {(channels) =>
        channels.length === 0 ? (
          <EmptyState title={t('support.empty')} as="h3" />
        ) : (
          <SupportChannels
            label={t('support.channels')}
            channels={withWait(quickest(channels))}
            newTabLabel={t('support.newTab')}
          />
        )
      }
    </CenterPart>
  );
}
