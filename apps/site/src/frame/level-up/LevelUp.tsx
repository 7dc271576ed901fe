import type { LevelUpDialogProps } from '@fortuna/ui/screens/vip/LevelUp/LevelUpDialog.tsx';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useClosedSite } from '../../configuration/closed-site.ts';
import { useSession } from '../../session/session-store.ts';
import { isHeldBack } from '../../update/busy.ts';
import { useUiState } from '../ui-store.ts';
import { isNewLevel, rememberLevel } from './celebrated-level.ts';
import { levelUpDialog } from './level-up-dialog.ts';

interface Moment {
  readonly level: number;
  readonly Dialog: ComponentType<LevelUpDialogProps>;
}

/** A level that has just been reached is celebrated, once: in a pause, and never over money, a game, a form or another dialog. */
export function LevelUp() {
  const { pathname } = useLocation();
  const { switchedOff } = useBrand();
  const { view } = useSession();
  const { authDialog, isUpdateAsked } = useUiState();
  const isClosed = useClosedSite() !== null;
  const member = view.kind === 'member' ? view.member : null;
  const [id, level] = [member?.id ?? null, member?.vipLevel ?? 0];
  const isFree =
    !isHeldBack(pathname) &&
    authDialog === null &&
    !isUpdateAsked &&
    !isClosed &&
    !switchedOff.includes('vip');
  const [moment, setMoment] = useState<Moment | null>(null);
  const [isOpen, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes on to another page has seen it.
  useEffect(() => {
    if (id === null || !isNewLevel(id, level) || !isFree) return;
    const left = new AbortController();
    const celebrate = (Dialog: Moment['Dialog']) => {
      // Another tab may have done it meanwhile.
      if (left.signal.aborted || !isNewLevel(id, level)) return;
      rememberLevel(id, level);
      setMoment({ level, Dialog });
      setOpen(true);
    };
    levelUpDialog(left.signal).then(celebrate, () => undefined);
    return () => {
      left.abort();
      setOpen(false);
    };
  }, [id, level, isFree, pathname]);

  if (moment === null) return null;
  const { Dialog } = moment;
  return <Dialog level={moment.level} isOpen={isOpen} onClose={() => setOpen(false)} />;
}
