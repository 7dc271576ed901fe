import type { Member } from '@fortuna/domain/model/auth.ts';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { LinkList, type LinkListProps } from '../../../components/LinkList/LinkList.tsx';
import type { SecurityPlace } from './security-places.ts';
import { useSecurityWays } from './security-ways.ts';

export interface SecurityListProps {
  readonly member: Member;
  /** The page that is open beside the list. */
  readonly current?: SecurityPlace;
  /** The one that was opened last, where none is open. */
  readonly lastOpened?: SecurityPlace | null;
  /** How its head is set. Default: `quiet`. */
  readonly head?: LinkListProps['head'];
}

/** What is set and what is not, each leading on to its page. */
export function SecurityList({ member, current, lastOpened = null, head = 'quiet' }: SecurityListProps) {
  const { t } = useTranslation('account-security');
  const ways = useSecurityWays(member);
  return (
    <LinkList
      title={t('list')}
      head={head}
      items={ways.map(({ place, state, ...way }) => ({
        ...way,
        note: <Badge tone={state.isSet ? 'success' : 'warning'}>{state.words}</Badge>,
        current: place === current ? 'page' : place === lastOpened ? 'true' : undefined,
      }))}
    />
  );
}
