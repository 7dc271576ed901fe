import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { type ScoreRow, ScoreRows } from '../parts/ScoreRows.tsx';
import { hubGroupNames, hubGroups, type NamedWay, useHubWays } from './hub-ways.ts';
import type { ProfileFormProps } from './profile-form.ts';
import { useWayDetails } from './way-details.ts';

export type ScoreWaysProps = Pick<ProfileFormProps, 'member' | 'unread'>;

/** The ways on in four sections, each way with how it stands, where that is known. */
export function ScoreWays({ member, unread }: ScoreWaysProps) {
  const { t } = useTranslation('account');
  const waysOf = useHubWays(member);
  const details = useWayDetails(member);
  const rowOf = ({ name, state, ...way }: NamedWay): ScoreRow => {
    if (name === 'information' && unread && unread.count > 0)
      return { ...way, detail: unread.label, count: unread.count };
    if (state) {
      return {
        ...way,
        detail: (
          <Badge tone={state.isSet ? 'success' : 'warning'} icon={state.isSet ? 'check' : 'plus'}>
            {state.words}
          </Badge>
        ),
      };
    }
    return { ...way, detail: details[name] };
  };
  return hubGroupNames.map((group) => (
    <ScoreRows key={group} title={t(`groups.${group}`)} rows={waysOf(hubGroups[group]).map(rowOf)} />
  ));
}
