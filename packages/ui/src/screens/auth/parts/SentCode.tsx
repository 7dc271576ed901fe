import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Countdown } from '../../../components/Countdown/Countdown.tsx';
import { FormError } from '../../../components/FormError/FormError.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { vars } from '../../../theme/vars.ts';
import { unbroken } from '../../page/unbroken.ts';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { useSlow } from '../../page/waiting/useSlow.ts';
import { useProblemText } from '../../useProblemText.ts';
import type { SentCodeView } from './sent-code.ts';

export interface SentCodeProps {
  readonly view: SentCodeView;
  /** Where it went. */
  readonly children: ReactNode;
}

/** Where the code went, how long it is valid, and what the server says of the mail. */
export function SentCode({ view: { minutes, notice }, children }: SentCodeProps) {
  const { t } = useTranslation('auth-password');
  return (
    <Notice>
      <p>
        {children}
        {minutes !== null && ` ${t('code.life', { count: minutes })}`}
      </p>
      {notice !== null && <p>{unbroken(notice)}</p>}
    </Notice>
  );
}

export interface ResendCodeProps {
  readonly view: SentCodeView;
  readonly onResend: () => void;
  readonly onStopWaiting: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  justify-items: center;
`;

/** Another code, as soon as the server sends one. */
export function ResendCode({ view, onResend, onStopWaiting }: ResendCodeProps) {
  const { t } = useTranslation('auth-password');
  const problemText = useProblemText();
  const { secondsLeft, isResending, problem } = view;
  const isSlow = useSlow(isResending);
  return (
    <Root>
      {problem !== null && <FormError message={problemText(problem)} attempt={problem} />}
      {secondsLeft > 0 ? (
        <Countdown
          label={t('code.resendIn')}
          seconds={secondsLeft}
          minuteText={(count) => t('code.waiting', { count })}
        />
      ) : (
        <Button variant="quiet" isPending={isResending} onClick={onResend}>
          {t('code.resend')}
        </Button>
      )}
      {isSlow && <SlowNotice what="sending" onStop={onStopWaiting} />}
    </Root>
  );
}
