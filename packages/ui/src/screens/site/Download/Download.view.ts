import type { InstallWay } from '../../../components/InstallButton/install-way.ts';

export interface DownloadView {
  readonly way: InstallWay;
  /** The page's own address, for a telephone to read from the screen; null on one. */
  readonly address: string | null;
  /** Where the operator's own app comes from; null: there is none. */
  readonly appUrl: string | null;
}
