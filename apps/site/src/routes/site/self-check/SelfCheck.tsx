import type { Finding, SelfCheckView } from '@fortuna/ui/screens/site/SelfCheck/SelfCheck.view.ts';
import {
  SelfCheckScreen,
  type SelfCheckScreenProps,
} from '@fortuna/ui/screens/site/SelfCheck/SelfCheckScreen.tsx';
import { useProblemText } from '@fortuna/ui/screens/useProblemText.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deviceFacts } from './device-facts.ts';
import { startProbes } from './probes.ts';

type Run = Omit<SelfCheckView, 'findings'>;

interface Found {
  readonly by: Run;
  readonly findings: SelfCheckView['findings'];
}

function begin(): Run {
  return { at: new Date().toISOString(), facts: deviceFacts() };
}

/** Tries what works here, as soon as it is opened and whenever it is asked to. */
export function SelfCheck({ aloneHref }: Pick<SelfCheckScreenProps, 'aloneHref'>) {
  const [run, setRun] = useState(begin);
  const [found, setFound] = useState<Found>({ by: run, findings: {} });
  const problemText = useEffectEvent(useProblemText());
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    const waiting = new AbortController();
    let isLeft = false;
    stop.current = () => waiting.abort();
    const note = (check: string) => (finding: Finding) => {
      if (isLeft) return;
      setFound(({ by, findings }) => ({
        by: run,
        findings: { ...(by === run ? findings : {}), [check]: finding },
      }));
    };
    for (const [check, finding] of Object.entries(startProbes({ signal: waiting.signal, problemText })))
      void finding.then(note(check));
    return () => {
      isLeft = true;
      waiting.abort();
    };
  }, [run]);
  return (
    <SelfCheckScreen
      view={{ ...run, findings: found.by === run ? found.findings : {} }}
      aloneHref={aloneHref}
      onAgain={() => setRun(begin())}
      onStopWaiting={() => stop.current?.()}
      onCopy={(value) => navigator.clipboard.writeText(value)}
    />
  );
}
