/** What the page's types do not know yet. */
interface Window {
  /** Policies by which addresses of scripts are trusted (docs/promises.md, security 1). What is trusted goes where an address would. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: (address: string) => string },
    ): { createScriptURL(address: string): string };
  };
  /** The browser's offer to install the site, which may come before any script of ours: the boot script keeps it (`build/page.ts`). */
  installOffer?: InstallOffer | null;
}

interface InstallOffer extends Event {
  /** Opens the browser's question, once. */
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

interface Navigator {
  /** Safari: opened from the home screen. */
  readonly standalone?: boolean;
}

interface WindowEventMap {
  beforeinstallprompt: InstallOffer;
  appinstalled: Event;
}
