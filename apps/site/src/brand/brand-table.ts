/** What a page knows of the brands before anything is fetched (`<meta name="fortuna:brands">`, written by the build). */
export interface BrandTable {
  /** The brand of unknown hosts, and of one whose own is broken. */
  readonly default: string;
  /** Host name -> brand. */
  readonly hosts: Readonly<Record<string, string>>;
  /** Brand -> addresses of its style sheets. */
  readonly styles: Readonly<Record<string, readonly string[]>>;
  /** Hosts, besides this very machine, where `?brand=` chooses: for showing brands, never for players. */
  readonly demoHosts: readonly string[];
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

export function isDemoHost(table: BrandTable, hostname: string): boolean {
  return loopback.test(hostname) || table.demoHosts.includes(hostname);
}

/**
 * The brand for a host name (without a port). `wanted` is what a demo host was asked for by `?brand=`. The boot script
 * (`build/page.ts`) does the same in fewer bytes, and a test compares the two.
 */
export function chooseBrand(table: BrandTable, hostname: string, wanted: string | null): string {
  if (wanted !== null && isDemoHost(table, hostname) && Object.hasOwn(table.styles, wanted)) return wanted;
  return Object.hasOwn(table.hosts, hostname) ? (table.hosts[hostname] ?? table.default) : table.default;
}
