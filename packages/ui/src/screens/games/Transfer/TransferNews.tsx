import { formatMoney } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { FormError } from '../../../components/FormError/FormError.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { vars } from '../../../theme/vars.ts';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { useSlow } from '../../page/waiting/useSlow.ts';
import { useProblemText } from '../../useProblemText.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import type { TransferActions, TransferView } from './Transfer.view.ts';

export interface TransferNewsProps extends Pick<TransferActions, 'onPress'> {
  readonly transfer: TransferView;
  /** After how many milliseconds the wait is spoken of. Default: eight seconds. */
  readonly slowAfter?: number | undefined;
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s2};
`;

/** What there is to say of a move: that it takes long, that its answer was lost, what it has come to. */
export function TransferNews({ transfer, onPress, slowAfter }: TransferNewsProps) {
  const { t } = useTranslation('games-transfer');
  const language = useSiteLanguage();
  const problemText = useProblemText();
  const isSlow = useSlow(transfer.kind === 'submitting', slowAfter);
  switch (transfer.kind) {
    case 'submitting':
      return isSlow ? (
        <SlowNotice what="sending" onStop={() => onPress('stopWaiting')} />
      ) : (
        <p role="status">{t('progress.submitting')}</p>
      );
    case 'checking':
      return <p role="status">{t('progress.checking')}</p>;
    case 'unknown':
      return (
        <Notice
          tone="warning"
          title={t('progress.unknown.title')}
          action={
            <Choices>
              <Button size="sm" variant="primary" onClick={() => onPress('lookAgain')}>
                {t('progress.unknown.lookAgain')}
              </Button>
              <Button size="sm" onClick={() => onPress('sendSame')}>
                {t('progress.unknown.sendSame')}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => onPress('discard')}>
                {t('progress.unknown.discard')}
              </Button>
            </Choices>
          }
        >
          {t('progress.unknown.text')}
        </Notice>
      );
    case 'moved': {
      const { kind, amount } = transfer.transfer;
      return (
        <Notice tone="success">
          {t(`progress.moved.${kind}`, { amount: formatMoney(amount, language) })}
        </Notice>
      );
    }
    case 'ready':
      return transfer.problem === null ? null : (
        <FormError message={problemText(transfer.problem)} attempt={transfer.problem} />
      );
  }
}
