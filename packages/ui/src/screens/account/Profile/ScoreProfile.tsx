import { useBrand } from '../../../theme/brand-context.ts';
import { ScorePage } from '../parts/ScorePage.tsx';
import { ProfileAgent } from './ProfileAgent.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { ProfileFoot } from './ProfileFoot.tsx';
import { ProfileWallet } from './ProfileWallet.tsx';
import type { ProfileFormProps } from './profile-form.ts';
import { rowsOnBoard, ScoreBoard } from './ScoreBoard.tsx';
import { ScoreBoardBones, ScoreHeadBones, ScoreRowsBones } from './ScoreBones.tsx';
import { ScoreHead } from './ScoreHead.tsx';
import { ScoreWays } from './ScoreWays.tsx';
import { useWalletRows } from './wallet-rows.tsx';

/** The member's own page as a scoreboard: the figures over its whole width, then rows of ways on with their heads beside them. */
export function ScoreProfile(props: ProfileFormProps) {
  const { member, isStale, tied, turnover, editing, hereSince, unread, install, onLogout } = props;
  const { onEdit, onSave, onStopSaving, onCancelEdit, onCopy } = props;
  const { switchedOff } = useBrand();
  const rows = rowsOnBoard(useWalletRows(member, tied));
  return (
    <ScorePage>
      <ScoreHead {...props} />
      <ScoreBoard member={member} isStale={isStale} turnover={turnover} rows={rows} />
      <div data-part="ways">
        <ScoreWays member={member} unread={unread} />
      </div>
      <div data-part="facts">
        <ProfileWallet member={member} tied={tied} turnover={turnover} without={rows.map(({ id }) => id)} />
        {!switchedOff.includes('agency') && <ProfileAgent member={member} />}
        <ProfileDetails
          member={member}
          editing={editing}
          hereSince={hereSince}
          onEdit={onEdit}
          onSave={onSave}
          onStopSaving={onStopSaving}
          onCancelEdit={onCancelEdit}
          onCopy={onCopy}
        />
      </div>
      {/* What is signed is among the ways on. */}
      <ProfileFoot member={member} install={install} onLogout={onLogout} others={[]} />
    </ScorePage>
  );
}

export function ScoreBones() {
  return (
    <ScorePage>
      <ScoreHeadBones />
      <ScoreBoardBones />
      <div data-part="ways">
        <ScoreRowsBones />
        <ScoreRowsBones />
        <ScoreRowsBones />
      </div>
    </ScorePage>
  );
}
