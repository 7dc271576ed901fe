import type { Centavos } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { figures } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import type { Loadable } from '../../page/loadable.ts';
import { WalletAmount } from '../../WalletAmount.tsx';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s1};
  min-width: 5.5em;
  white-space: nowrap;
  font-weight: ${vars.weight.strong};
  ${figures}
  &[data-state='stale'] {
    color: ${vars.color.warning};
  }
`;

/** An amount of the member's beside a game; an old figure is marked, a missing one is said to be missing. */
export function StageBalance({ balance }: { readonly balance: Loadable<Centavos> }) {
  const { t } = useTranslation('controls');
  switch (balance.kind) {
    case 'loading':
      return (
        <Root aria-busy="true">
          <VisuallyHidden>{t('balance.loading')}</VisuallyHidden>
          <Skeleton />
        </Root>
      );
    case 'failed':
      return (
        <Root data-state="stale" title={t('balance.failed')}>
          <Icon name="warning" size={16} />
          <VisuallyHidden>{t('balance.failed')}</VisuallyHidden>
          <span aria-hidden="true">—</span>
        </Root>
      );
    case 'ready':
      return (
        <Root
          data-state={balance.isStale ? 'stale' : 'fresh'}
          title={balance.isStale ? t('balance.stale') : undefined}
        >
          <VisuallyHidden>{t('balance.balance')} </VisuallyHidden>
          {balance.isStale && <Icon name="clock" size={16} />}
          <WalletAmount amount={balance.content} />
          {balance.isStale && <VisuallyHidden> {t('balance.stale')}</VisuallyHidden>}
        </Root>
      );
  }
}
