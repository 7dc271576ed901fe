import { to } from '@fortuna/domain/site-map.ts';

/** What players ask support for: the sections of its page, by the id of their element. */
export const helpTopics = [
  'loginPassword',
  'captcha',
  'blocked',
  'withdrawalPassword',
  'deposit',
  'device',
  'prepare',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** Where help is found: the support page, or its section about the topic. */
export function helpHref(topic?: HelpTopic): string {
  return to('/information-center/support', {}, topic && `#${topic}`);
}
