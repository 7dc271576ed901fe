import type { Withdrawal } from '@fortuna/domain/model/cashier.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { KeyValueList } from '../../../components/KeyValueList/KeyValueList.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { vars } from '../../../theme/vars.ts';
import { drawReceipt } from './draw-receipt.ts';
import { useReceiptFacts } from './useReceiptFacts.ts';

/** What a designer must be able to see of it: each has a story of that name. */
export const receiptStates = ['Open', 'Saved', 'Shared', 'Failed', 'WithoutTransfer', 'LongText'] as const;

export interface ReceiptDialogProps {
  readonly withdrawal: Withdrawal;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type Outcome = 'none' | 'saved' | 'failed';

/** Its ground is stated, because the picture takes it from here. */
const Paper = styled.div`
  padding: ${vars.space.s4};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface2};
  color: ${vars.color.text};
  font-family: ${vars.font.body};
`;

/** Whether the system's own sheet would take a picture. */
function canShare(): boolean {
  return navigator.canShare?.({ files: [new File([], 'a.png', { type: 'image/png' })] }) ?? false;
}

function save(file: File): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: file.name });
  link.click();
  URL.revokeObjectURL(href);
}

/** The receipt of a paid withdrawal, to be read, shared or saved as a picture. A chunk of its own: most visits never ask. */
export default function ReceiptDialog({ withdrawal, isOpen, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation('cashier');
  const { t: tControls } = useTranslation('controls');
  const facts = useReceiptFacts(withdrawal);
  const paper = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome>('none');

  async function pass(on: (file: File) => Promise<void> | void, done: Outcome): Promise<void> {
    setOutcome('none');
    try {
      if (paper.current === null) return;
      const title = t('withdraw.receipt.title');
      const picture = await drawReceipt({ title, facts, like: paper.current });
      await on(new File([picture], `${withdrawal.billNo}.png`, { type: 'image/png' }));
      setOutcome(done);
    } catch (error) {
      // Closing the system's sheet without choosing is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('failed');
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('withdraw.receipt.title')}
      closeLabel={tControls('close')}
      actions={
        <>
          {canShare() && (
            <Button
              variant="primary"
              icon={<Icon name="share" size={20} />}
              onClick={() => pass((file) => navigator.share({ files: [file] }), 'none')}
            >
              {t('withdraw.receipt.share')}
            </Button>
          )}
          <Button variant={canShare() ? 'secondary' : 'primary'} onClick={() => pass(save, 'saved')}>
            {t('withdraw.receipt.save')}
          </Button>
        </>
      }
    >
      <Paper ref={paper} data-part="receipt">
        <KeyValueList items={facts} />
      </Paper>
      {outcome === 'saved' && <Notice tone="success">{t('withdraw.receipt.saved')}</Notice>}
      {outcome === 'failed' && <Notice tone="danger">{t('withdraw.receipt.failed')}</Notice>}
    </Dialog>
  );
}
