import type { SelfCheckView } from '@fortuna/ui/screens/site/SelfCheck/SelfCheck.view.ts';

/** Not every browser tells, and TypeScript knows of none that does. */
interface WithConnection {
  readonly connection?: { readonly effectiveType?: string };
}

/** What support asks for: size of the window in CSS pixels and its density, kind of network, browser. */
export function deviceFacts(): SelfCheckView['facts'] {
  const { innerWidth, innerHeight, devicePixelRatio } = window;
  const { connection } = navigator as WithConnection;
  return {
    screen: `${innerWidth} × ${innerHeight}, ${Math.round(devicePixelRatio * 100) / 100}x`,
    network: connection?.effectiveType ?? null,
    browser: navigator.userAgent,
  };
}
