import type { Withdrawal } from '@fortuna/domain/model/cashier.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';

const ReceiptDialog = lazy(() => import('./ReceiptDialog.tsx'));

/** Opens the receipt of a paid withdrawal. */
export function ReceiptButton({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation('cashier');
  const [isOpen, setOpen] = useState(false);
  /** Stays once it has been asked for, so that it can close in its own time. */
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        isWide
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('withdraw.receipt.open')}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <ReceiptDialog withdrawal={withdrawal} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
