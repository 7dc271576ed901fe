import { askServerTime } from '@fortuna/api/calls/site.ts';
import { languageNames, type SiteLanguage } from '@fortuna/domain/language.ts';
import { type Problem, problemOf } from '@fortuna/domain/problem.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import type { CheckName, Finding } from '@fortuna/ui/screens/site/SelfCheck/SelfCheck.view.ts';
import { ownVersion } from '../../../env.ts';
import { apiWithToken } from '../../../platform/api.ts';
import { keepsWhatIsWritten } from '../../../platform/storage-probe.ts';
import { currentLanguage, firstLanguage } from '../../../words/i18n.ts';

/** An answer that takes longer is told of, in milliseconds. */
const slow = 3_000;
/** How far the device's clock may be off, in milliseconds. */
const clockTolerance = 60_000;

/** What the server's answer came to. */
interface Answer {
  readonly finding: Finding;
  /** The instants by both clocks in milliseconds, where the answer told the server's. */
  readonly times: { readonly device: number; readonly server: number } | null;
}

/** How it is asked. */
interface Asking {
  /** Ends the wait for what has not answered. */
  readonly signal: AbortSignal;
  readonly problemText: (problem: Problem) => string;
}

/** A call that everybody may make, as a guest: it can neither end a login nor tell of one. */
async function askServer({ signal, problemText }: Asking): Promise<Answer> {
  if (!navigator.onLine) return { finding: { name: 'offline' }, times: null };
  const began = performance.now();
  try {
    const server = await askServerTime(apiWithToken(null), { signal });
    const milliseconds = Math.round(performance.now() - began);
    return {
      finding: { name: milliseconds > slow ? 'slow' : 'answered', values: { milliseconds } },
      // The server said so while the answer was on its way.
      times: server === null ? null : { device: Date.now() - milliseconds / 2, server: Date.parse(server) },
    };
  } catch (thrown) {
    const reason = problemText(problemOf(thrown));
    return { finding: { name: 'failed', values: { reason } }, times: null };
  }
}

export function clockFinding(times: Answer['times'], language: SiteLanguage): Finding {
  if (times === null) return { name: 'clockUnknown' };
  if (Math.abs(times.device - times.server) <= clockTolerance) return { name: 'clockRight' };
  const timeOf = (instant: number) => formatDateTime(new Date(instant).toISOString(), language);
  return { name: 'clockOff', values: { device: timeOf(times.device), server: timeOf(times.server) } };
}

/** The words of the chosen language may not have arrived: Portuguese has taken over then. */
async function languageFinding(): Promise<Finding> {
  const language = languageNames[currentLanguage()];
  const wanted = languageNames[await firstLanguage()];
  return wanted === language
    ? { name: 'languageShown', values: { language } }
    : { name: 'languageMissing', values: { language, wanted } };
}

async function workerFinding(): Promise<Finding> {
  try {
    const workers = navigator.serviceWorker;
    const registration = await workers.getRegistration();
    if (registration === undefined) return { name: 'workerNone' };
    if (registration.waiting) return { name: 'workerWaiting' };
    return { name: workers.controller === null ? 'workerStarting' : 'workerActive' };
  } catch {
    // Without a secure context, and where the browser's settings forbid it, there is nobody to ask.
    return { name: 'workerRefused' };
  }
}

/** What the site's server has now (`version.json`), against what this page was built as. */
async function versionFinding(signal: AbortSignal): Promise<Finding> {
  const version = ownVersion();
  try {
    const response = await fetch('/version.json', { cache: 'no-store', signal });
    const { version: newest } = (await response.json()) as { readonly version?: unknown };
    if (typeof newest !== 'string') return { name: 'versionUnknown', values: { version } };
    return newest === version
      ? { name: 'versionNewest', values: { version } }
      : { name: 'versionOld', values: { version, newest } };
  } catch {
    return { name: 'versionUnknown', values: { version } };
  }
}

/** Tries everything at once; none of them rejects. */
export function startProbes(asking: Asking): Readonly<Record<CheckName, Promise<Finding>>> {
  const answer = askServer(asking);
  return {
    server: answer.then(({ finding }) => finding),
    clock: answer.then(({ times }) => clockFinding(times, currentLanguage())),
    language: languageFinding(),
    session: Promise.resolve({ name: keepsWhatIsWritten('session') ? 'kept' : 'sessionRefused' }),
    device: Promise.resolve({ name: keepsWhatIsWritten('local') ? 'kept' : 'deviceRefused' }),
    worker: workerFinding(),
    version: versionFinding(asking.signal),
  };
}
