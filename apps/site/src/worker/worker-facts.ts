import type { BrandTable } from '../brand/brand-table.ts';

/** What the build tells the worker (`build/worker.ts`). */
export interface WorkerFacts {
  /** Of the site that it was built with; the pages carry the same. */
  readonly version: string;
  readonly brands: Pick<BrandTable, 'default' | 'hosts' | 'styles' | 'demoHosts'>;
  /** Brand -> addresses of the files that its pages start with. */
  readonly startFiles: Readonly<Record<string, readonly string[]>>;
}

/** What the worker tells the pages when it has taken control. */
export interface TakenOver {
  readonly version: string;
}

/** What a page tells a worker that waits. */
export const takeOver = 'takeOver';

export function isTakenOver(message: unknown): message is TakenOver {
  return (
    typeof message === 'object' &&
    message !== null &&
    'version' in message &&
    typeof message.version === 'string'
  );
}
