import { type MouseEvent, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { IsInSheet } from '../../../components/PageHeader/PageHeader.tsx';
import { SkeletonGroup } from '../../../components/Skeleton/Skeleton.tsx';
import { MoneyFormSkeleton } from '../../cashier/parts/MoneyForm.tsx';

export const depositSheetStates = ['Open', 'Loading'] as const;

export interface DepositSheetProps {
  /** Closed: by its button, Escape, or a press beside it. */
  readonly onClose: () => void;
  /** A press anywhere in it, before it does anything. */
  readonly onFollow: (event: MouseEvent<HTMLElement>) => void;
  /** A step of the deposit; may suspend. */
  readonly children: ReactNode;
}

/** The deposit over a running game, which goes on below. */
export function DepositSheet({ onClose, onFollow, children }: DepositSheetProps) {
  const { t } = useTranslation('games-transfer');
  const waiting = (
    <SkeletonGroup label={t('deposit.loading')}>
      <MoneyFormSkeleton />
    </SkeletonGroup>
  );
  return (
    <Drawer isOpen side="bottom" title={t('deposit.title')} closeLabel={t('deposit.close')} onClose={onClose}>
      <div onClickCapture={onFollow}>
        <IsInSheet value>
          <Suspense fallback={waiting}>{children}</Suspense>
        </IsInSheet>
      </div>
    </Drawer>
  );
}
