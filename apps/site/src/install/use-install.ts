import type { InstallWay } from '@fortuna/ui/components/InstallButton/install-way.ts';
import { useEffect } from 'react';
import { createStore } from '../platform/create-store.ts';
import { type Device, installWay } from './install-way.ts';

interface Install {
  readonly offer: InstallOffer | null;
  readonly isInstalling: boolean;
  readonly isInstalled: boolean;
}

const store = createStore<Install>({ offer: null, isInstalling: false, isInstalled: false });

function update(change: Partial<Install>): void {
  store.set({ ...store.get(), ...change });
}

/** What the boot script has kept, and what comes from now on. */
function watch(): () => void {
  const watched = new AbortController();
  const take = () => update({ offer: window.installOffer ?? null });
  take();
  // After the boot script's own listener, which keeps the offer.
  window.addEventListener('beforeinstallprompt', take, watched);
  window.addEventListener(
    'appinstalled',
    () => {
      window.installOffer = null;
      update({ offer: null, isInstalled: true });
    },
    watched,
  );
  return () => watched.abort();
}

/** Opens the browser's prompt. An offer serves once: whoever declines gets the next one when the browser makes it. */
async function install(): Promise<void> {
  const { offer, isInstalling } = store.get();
  if (offer === null || isInstalling) return;
  update({ isInstalling: true });
  try {
    const { outcome } = await offer.prompt();
    update({ isInstalled: outcome === 'accepted' });
  } catch {
    // The browser has thought better of it: there is no prompt then.
  }
  window.installOffer = null;
  update({ offer: null, isInstalling: false });
}

function readDevice(): Device {
  const { userAgent, maxTouchPoints, standalone } = navigator;
  const isStandalone = standalone === true || window.matchMedia('(display-mode: standalone)').matches;
  return { userAgent, maxTouchPoints, isStandalone };
}

/** How the site can be installed here, and the browser's prompt. */
export function useInstall(): { readonly way: InstallWay; readonly onInstall: () => void } {
  const { offer, ...state } = store.use();
  useEffect(watch, []);
  return {
    way: installWay({ ...state, isOffered: offer !== null }, readDevice()),
    onInstall: () => void install(),
  };
}
