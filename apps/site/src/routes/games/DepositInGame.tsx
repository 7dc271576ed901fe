import { toGame } from '@fortuna/domain/site-map.ts';
import { DepositSheet } from '@fortuna/ui/screens/games/Transfer/DepositSheet.tsx';
import { type MouseEvent, useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { followedAddress } from '../../frame/followed-address.ts';
import { InPlace, pageInPlace } from '../cashier/in-place.ts';
import { type GameKey, inGameAddress } from './in-game-address.ts';

const Form = pageInPlace(() => import('../cashier/deposit.page.tsx'));
const Payment = pageInPlace(() => import('../cashier/payment.page.tsx'));

/** The deposit over the running game: the pages of the cashier themselves; the frame below is not touched. */
export function DepositInGame({ game }: { readonly game: GameKey }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const inPlace = useCallback((address: string) => inGameAddress(address, game), [game]);

  function stay(event: MouseEvent<HTMLElement>): void {
    const address = followedAddress(event.nativeEvent);
    const place = address && inPlace(address);
    if (place === null || place === address) return;
    event.preventDefault();
    navigate(place, { preventScrollReset: true });
  }

  return (
    <InPlace value={inPlace}>
      <DepositSheet
        onClose={() => navigate(toGame(game), { replace: true, preventScrollReset: true })}
        onFollow={stay}
      >
        {params.get('deposit') === 'payment' ? <Payment /> : <Form />}
      </DepositSheet>
    </InPlace>
  );
}
