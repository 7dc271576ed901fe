import { to } from '@fortuna/domain/site-map.ts';
import { AloneCashierScreen } from '@fortuna/ui/screens/cashier/AloneCashier/AloneCashierScreen.tsx';
import { type ComponentType, type MouseEvent, useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { followedAddress } from '../../frame/followed-address.ts';
import { useFrameSession } from '../../frame/use-frame-session.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { aloneAddress, forgetAloneOrder, gameOf, noteAloneOrder } from './alone-address.ts';
import { InPlace, pageInPlace } from './in-place.ts';

const tabs = {
  deposit: pageInPlace(() => import('./deposit.page.tsx')),
  withdraw: pageInPlace(() => import('./withdraw.page.tsx')),
} as const;

const steps: Readonly<Record<string, ComponentType>> = {
  payment: pageInPlace(() => import('./payment.page.tsx')),
  accounts: pageInPlace(() => import('./bank-accounts.page.tsx')),
  password: pageInPlace(() => import('./withdrawal-password.page.tsx')),
};

/** Deposit and withdrawal without the layout, inside a game or an app: the pages of the cashier themselves, under two tabs. */
function AloneCashier() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tab = params.get('tab') === 'withdraw' ? 'withdraw' : 'deposit';
  const game = gameOf(params.get('from'));
  const step = params.get('step') ?? '';
  const Shown = steps[step] ?? tabs[tab];
  // Here it is, also after Back from a provider.
  useEffect(() => {
    if (step === 'payment') forgetAloneOrder();
  }, [step]);
  const inPlace = useCallback(
    (address: string) => {
      const alone = aloneAddress(address, game);
      noteAloneOrder(alone);
      return alone;
    },
    [game],
  );

  /** Links of those pages lead to pages of the layout: here they lead to the same without it. */
  function stay(event: MouseEvent<HTMLElement>): void {
    const address = followedAddress(event.nativeEvent);
    const place = address && inPlace(address);
    if (place === null || place === address) return;
    event.preventDefault();
    navigate(place);
  }

  return (
    <InPlace value={inPlace}>
      <AloneCashierScreen
        session={useFrameSession()}
        tab={tab}
        hrefs={{
          deposit: to('/cztx', { from: game }),
          withdraw: to('/cztx', { tab: 'withdraw', from: game }),
        }}
        gameHref={game}
        onFollow={stay}
      >
        <Shown />
      </AloneCashierScreen>
    </InPlace>
  );
}

export const page = defineMemberPage({ path: '/cztx', isAlone: true }, AloneCashier);
