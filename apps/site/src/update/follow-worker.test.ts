import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followWorker } from './follow-worker.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn();

  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = vi.fn(async () => undefined);

  finds(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let registration: FakeRegistration;
let container: EventTarget & { register: ReturnType<typeof vi.fn> };
const onTakenOver = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  page.visibilityState = 'visible';
  registration = new FakeRegistration();
  container = Object.assign(new EventTarget(), { register: vi.fn(async () => registration) });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onTakenOver.mockReset();
});

test('a new worker is told to take over once it has waited 200 ms', async () => {
  await followWorker('/worker.js', onTakenOver);
  const worker = new FakeWorker();
  registration.finds(worker);
  registration.waiting = worker;
  worker.becomes('installed');
  vi.advanceTimersByTime(199);
  expect(worker.postMessage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('takeOver');
});

test('one that was waiting already is told too', async () => {
  const worker = new FakeWorker();
  registration.waiting = worker;
  await followWorker('/worker.js', onTakenOver);
  vi.advanceTimersByTime(200);
  expect(worker.postMessage).toHaveBeenCalledOnce();
});

test('the first of all, which waits for nobody, is told nothing', async () => {
  await followWorker('/worker.js', onTakenOver);
  const worker = new FakeWorker();
  registration.finds(worker);
  worker.becomes('installed');
  worker.becomes('activated');
  vi.advanceTimersByTime(1_000);
  expect(worker.postMessage).not.toHaveBeenCalled();
});

test('a page in sight asks for a newer one every 60 s, one out of sight when it is looked at again', async () => {
  await followWorker('/worker.js', onTakenOver);
  vi.advanceTimersByTime(60_000);
  expect(registration.update).toHaveBeenCalledOnce();
  page.visibilityState = 'hidden';
  vi.advanceTimersByTime(600_000);
  expect(registration.update).toHaveBeenCalledOnce();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledTimes(2);
});

test('who has taken control is told by its version, and by nothing else', async () => {
  await followWorker('/worker.js', onTakenOver);
  for (const data of [{ version: 'two' }, 'two', null, { version: 2 }])
    container.dispatchEvent(new MessageEvent('message', { data }));
  expect(onTakenOver).toHaveBeenCalledExactlyOnceWith('two');
});

test('no script of the browser’s own cache stands in for the server’s', async () => {
  await followWorker('/worker.js', onTakenOver);
  expect(container.register).toHaveBeenCalledWith('/worker.js', { updateViaCache: 'none' });
});
