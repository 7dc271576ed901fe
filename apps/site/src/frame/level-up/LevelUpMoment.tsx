import { CSPProvider } from '@base-ui/react/csp-provider';
import { LevelUpDialog, type LevelUpDialogProps } from '@fortuna/ui/screens/vip/LevelUp/LevelUpDialog.tsx';

/** A chunk of its own. */
export function LevelUpMoment(props: LevelUpDialogProps) {
  return (
    <CSPProvider disableStyleElements>
      <LevelUpDialog {...props} />
    </CSPProvider>
  );
}
