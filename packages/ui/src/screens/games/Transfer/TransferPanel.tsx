import type { Game } from '@fortuna/domain/model/games.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { KeyValueList } from '../../../components/KeyValueList/KeyValueList.tsx';
import { MoneyField } from '../../../components/MoneyField/MoneyField.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { useWalletText, WalletAmount } from '../../WalletAmount.tsx';
import { isUnderWay, type StageMoney, type TransferActions, type TransferView } from './Transfer.view.ts';
import { TransferNews } from './TransferNews.tsx';

export const transferPanelStates = [
  'Ready',
  'EverythingAtProvider',
  'NothingAnywhere',
  'Elsewhere',
  'Submitting',
  'Slow',
  'Checking',
  'Unknown',
  'Moved',
  'BroughtBack',
  'Refused',
  'ExtremeAmounts',
] as const;

export interface TransferPanelProps extends TransferActions {
  /** The game whose provider holds the money. */
  readonly game: Pick<Game, 'provider' | 'providerKey'>;
  /** How much is where, in centavos. */
  readonly money: StageMoney;
  /** Where a move of money stands. */
  readonly transfer: TransferView;
  /** False where the wallet stands beside it already. Default: true. */
  readonly isWalletShown?: boolean;
  /** After how many milliseconds the wait is spoken of. Default: eight seconds. */
  readonly slowAfter?: number;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${vars.space.s2};
`;

/** Where the money is, and the two buttons that move it between the wallet and the provider of a game. */
export function TransferPanel(props: TransferPanelProps) {
  const { game, money, transfer, isWalletShown = true, onTransfer, onPress, slowAfter } = props;
  const { t } = useTranslation('games-transfer');
  const language = useSiteLanguage();
  const walletText = useWalletText();
  const [amount, setAmount] = useState<Centavos>(0);
  const { provider, providerKey } = game;
  const { wallet, held, elsewhere } = money;
  const isWaiting = isUnderWay(transfer);

  function reason(there: Centavos, nothing: string): string | undefined {
    if (there === 0) return nothing;
    if (amount > there) return t('panel.notEnough');
    return isWaiting ? t('panel.oneAtATime') : undefined;
  }

  function move(kind: 'in' | 'out'): void {
    onTransfer({ kind, providerKey, amount: amount === 0 ? null : amount });
    setAmount(0);
  }

  const isMoving = (kind: 'in' | 'out') =>
    transfer.kind !== 'ready' && transfer.kind !== 'moved' && transfer.order.kind === kind;
  const words = { amount: walletText(amount) };

  return (
    <Root data-part="transfer-panel">
      <KeyValueList
        items={[
          ...(isWalletShown
            ? [{ id: 'wallet', label: t('panel.wallet'), value: <WalletAmount amount={wallet} /> }]
            : []),
          {
            id: 'held',
            label: t('panel.held', { provider }),
            value: <WalletAmount amount={held} />,
            isStrong: true,
          },
          ...(elsewhere === 0
            ? []
            : [
                {
                  id: 'elsewhere',
                  label: (
                    <>
                      {t('panel.elsewhere')} <TextLink href={to('/gameInfo')}>{t('panel.seeAll')}</TextLink>
                    </>
                  ),
                  value: <WalletAmount amount={elsewhere} />,
                },
              ]),
        ]}
      />
      <MoneyField
        name="amount"
        language={language}
        label={t('panel.amount')}
        hint={t('panel.amountHint')}
        refused={t('panel.amountFormat')}
        value={amount}
        onChange={setAmount}
      />
      <Ways>
        <Button
          isPending={isMoving('in')}
          disabledReason={isMoving('in') ? undefined : reason(wallet, t('panel.nothingInWallet'))}
          onClick={() => move('in')}
        >
          {amount === 0 ? t('panel.inAll') : t('panel.in', words)}
        </Button>
        <Button
          isPending={isMoving('out')}
          disabledReason={isMoving('out') ? undefined : reason(held, t('panel.nothingHeld', { provider }))}
          onClick={() => move('out')}
        >
          {amount === 0 ? t('panel.outAll') : t('panel.out', words)}
        </Button>
      </Ways>
      <TransferNews transfer={transfer} onPress={onPress} slowAfter={slowAfter} />
    </Root>
  );
}
