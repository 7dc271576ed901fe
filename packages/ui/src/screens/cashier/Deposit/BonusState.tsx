import type { DepositQuote } from '@fortuna/domain/model/cashier.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import type { Loadable } from '../../page/loadable.ts';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { usePatience } from '../../page/waiting/usePatience.ts';
import { useProblemText } from '../../useProblemText.ts';
import { Group, QuietLine } from '../parts/cashier-layout.tsx';

/** Where the bonus of an amount is not known: it is being asked for, or could not be had. The form can be sent all the same. */
export function BonusState({ quote }: { readonly quote: Loadable<DepositQuote> }) {
  const { t } = useTranslation('cashier');
  const { t: tCommon } = useTranslation('common');
  const problemText = useProblemText();
  const { shown, isSlow, onStop } = usePatience(quote);
  if (shown.kind !== 'failed') {
    return (
      <Group>
        <QuietLine aria-busy="true">{t('deposit.bonus.loading')}</QuietLine>
        {isSlow && <SlowNotice what="loading" onStop={onStop} />}
      </Group>
    );
  }
  return (
    <Group>
      <QuietLine role="status">{t('deposit.bonus.failed', { reason: problemText(shown.problem) })}</QuietLine>
      <Button size="sm" onClick={shown.onRetry}>
        {tCommon('retry')}
      </Button>
    </Group>
  );
}
