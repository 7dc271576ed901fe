import type { SupportChannel } from '@fortuna/domain/model/information.ts';
import { useTranslation } from 'react-i18next';

/** Channels whose hours also say, on a line of its own, how long an answer takes, where that is known. */
export function useChannelsWithWait(): (channels: readonly SupportChannel[]) => readonly SupportChannel[] {
  const { t } = useTranslation('information-center');

  function waitText(minutes: number): string {
    return minutes < 60
      ? t('support.wait', { minutes })
      : t('support.waitHours', { hours: Math.round(minutes / 60) });
  }

  return (channels) =>
    channels.map((channel) => {
      const { hours, waitMinutes } = channel;
      if (waitMinutes === null) return channel;
      return {
        ...channel,
        hours: [hours, waitText(waitMinutes)].filter((text) => text !== null).join('\n'),
      };
    });
}
