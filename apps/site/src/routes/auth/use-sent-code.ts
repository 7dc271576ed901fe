import type { EmailCode } from '@fortuna/domain/model/account.ts';
import type { SentCodeView } from '@fortuna/ui/screens/auth/parts/sent-code.ts';
import { useEffect, useState } from 'react';
import type { Write } from '../../platform/use-write.ts';

interface Noted {
  readonly code: EmailCode;
  /** By a clock that nobody sets, in milliseconds. */
  readonly at: number;
}

export interface SentCodes {
  readonly note: (code: EmailCode) => void;
  /** Forgets what was sent: it was for another address. */
  readonly forget: () => void;
  /** What the form shows of it; `sending` asks for the code. */
  readonly view: (sending: Pick<Write<never>, 'state' | 'problem'>) => SentCodeView;
}

const second = 1_000;
const minute = 60 * second;

/** From the server's clock to one of its times; 0 where its clock is not known. */
function untilOf({ serverTime }: EmailCode, time: string): number {
  return serverTime === null ? 0 : Date.parse(time) - Date.parse(serverTime);
}

/** The last code that went out, and how long until another may be asked for: counted from the answer, whatever the phone's clock says. */
export function useSentCode(): SentCodes {
  const [noted, setNoted] = useState<Noted | null>(null);
  const [now, setNow] = useState(0);
  const wait = noted === null ? 0 : untilOf(noted.code, noted.code.resendAt) - (now - noted.at);
  const secondsLeft = Math.max(0, Math.ceil(wait / second));

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setInterval(() => setNow(performance.now()), second);
    return () => clearInterval(timer);
  }, [secondsLeft]);

  return {
    note: (code) => {
      const at = performance.now();
      setNoted({ code, at });
      setNow(at);
    },
    forget: () => setNoted(null),
    view: ({ state, problem }) => {
      const life = noted === null ? 0 : untilOf(noted.code, noted.code.expiresAt);
      return {
        isOwn: noted === null,
        minutes: life > 0 ? Math.round(life / minute) : null,
        notice: noted?.code.notice ?? null,
        secondsLeft,
        isResending: state === 'sending',
        problem,
      };
    },
  };
}
