import { lazyPart } from '@fortuna/ui/components/lazy-look.tsx';
import { type ComponentType, createContext, useContext } from 'react';
import { Failure } from '../../frame/Failure.tsx';
import type { PageModule } from '../page-entry.ts';

/** Around the cashier where it is shown elsewhere than at its own addresses. */
export const InPlace = createContext((address: string) => address);

/** Turns an address of the cashier into the one that shows the same where the player is: in the layout, or without it (`/cztx`). */
export function useInPlace(): (address: string) => string {
  return useContext(InPlace);
}

/** A page of the cashier as it is, in a chunk of its own; its reads begin with it. */
export function pageInPlace(load: () => Promise<{ readonly page: PageModule }>): ComponentType {
  return lazyPart(async () => {
    const { page } = await load();
    page.loader();
    return page.Component;
  }, Failure);
}
