/** What is tried, in the order in which it is shown. */
export const checkNames = ['server', 'clock', 'language', 'session', 'device', 'worker', 'version'] as const;
export type CheckName = (typeof checkNames)[number];

/** `note`: neither good nor bad, or not to be known. */
export type FindingTone = 'fine' | 'note' | 'wrong';

/** Whatever may be found; for each thing that is wrong the words also say what to do (`site-self-check:advice`). */
export const findingTones = {
  answered: 'fine',
  slow: 'note',
  offline: 'wrong',
  failed: 'wrong',
  clockRight: 'fine',
  clockOff: 'wrong',
  clockUnknown: 'note',
  languageShown: 'fine',
  languageMissing: 'wrong',
  kept: 'fine',
  sessionRefused: 'wrong',
  deviceRefused: 'wrong',
  workerActive: 'fine',
  workerWaiting: 'note',
  workerStarting: 'note',
  workerNone: 'note',
  workerRefused: 'wrong',
  versionNewest: 'fine',
  versionOld: 'wrong',
  versionUnknown: 'note',
} as const satisfies Readonly<Record<string, FindingTone>>;
export type FindingName = keyof typeof findingTones;

export interface Finding {
  readonly name: FindingName;
  /** What the words about it name: milliseconds, times of day, a version. */
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface SelfCheckView {
  /** When it began, as an ISO instant by the device's own clock. */
  readonly at: string;
  /** What has been found so far; what is missing is still being tried. */
  readonly findings: Readonly<Partial<Record<CheckName, Finding>>>;
  /** Nothing to judge, but support asks for it. Null: the browser does not tell. */
  readonly facts: {
    readonly screen: string;
    readonly network: string | null;
    readonly browser: string;
  };
}
