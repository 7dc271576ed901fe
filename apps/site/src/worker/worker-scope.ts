/** What the worker's script uses of its world: the page's types, which all other files are checked with, do not know it. */

interface LastingEvent extends Event {
  /** The browser does not end the worker before this has. */
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  /** The browser's own answer to a navigation, asked for while the worker was starting; undefined where it asks for none. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { postMessage(message: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
