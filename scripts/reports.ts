/**
 * What the reports of the two test runners tell: how many passed and failed, and which failed with why. A long run's failures are
 * named again at its end, where somebody who sees only the last lines finds them.
 */

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Of those that passed: at the second try (decision 35). */
  readonly late?: number;
}

export interface ReportReader {
  readonly counts: (report: unknown) => Counts;
  /** A paragraph each: where, which, and the beginning of why. */
  readonly failures?: (report: unknown) => readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    /** Of a file that could not be loaded. */
    readonly message?: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSpec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly ok: boolean;
  readonly tests: readonly {
    readonly projectName: string;
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<string, number>>;
  readonly suites: readonly PlaywrightSuite[];
}

const longestReason = 1200;

function paragraph(where: string, which: string, why: string | undefined): string {
  return `${where} › ${which}\n${(why ?? '').slice(0, longestReason)}`;
}

export const vitestReport: ReportReader = {
  counts: (report) => {
    const { numPassedTests, numFailedTests } = report as VitestReport;
    return { passed: numPassedTests, failed: numFailedTests };
  },
  failures: (report) =>
    (report as VitestReport).testResults.flatMap(({ name, message, status, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed');
      if (tests.length === 0) return status === 'failed' ? [paragraph(name, 'the file itself', message)] : [];
      return tests.map((test) => paragraph(name, test.fullName, test.failureMessages?.join('\n')));
    }),
};

function specsOf(suite: PlaywrightSuite): readonly PlaywrightSpec[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

export const playwrightReport: ReportReader = {
  counts: (report) => {
    const { expected, unexpected, flaky } = (report as PlaywrightReport).stats;
    return { passed: (expected ?? 0) + (flaky ?? 0), failed: unexpected ?? 0, late: flaky ?? 0 };
  },
  failures: (report) =>
    (report as PlaywrightReport).suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) =>
        paragraph(
          `[${tests[0]?.projectName}] ${file}:${line}`,
          title,
          tests[0]?.results.find(({ error }) => error)?.error?.message,
        ),
      ),
};
