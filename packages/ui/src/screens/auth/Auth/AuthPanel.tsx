import type { LoginInput, RegisterInput } from '@fortuna/domain/model/auth.ts';
import { isAnswerLost } from '@fortuna/domain/problem.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { Arrived } from '../../page/Arrived.tsx';
import type { AuthMode, AuthSubmission, CaptchaView } from './Auth.view.ts';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export interface AuthPanelProps {
  /** Where the form that was sent stands, and what the server had against it. */
  readonly submission: AuthSubmission;
  /** The picture to be read, or that it is on its way or did not come. */
  readonly captcha: CaptchaView;
  /** Gets name, password and captcha, once they are complete. */
  readonly onLogin: (input: LoginInput) => void;
  /** Gets the new member's data, once they are complete. */
  readonly onRegister: (input: RegisterInput) => void;
  /** Waits no longer for the answer to what was sent. */
  readonly onStopWaiting: () => void;
  /** Asks for another picture. */
  readonly onReloadCaptcha: () => void;
  /** From the invite link's address. Default: none. */
  readonly inviteCode?: string;
  /** Which of the two forms is open first. Default: login. */
  readonly initialMode?: AuthMode;
  /** Told of the form that the player has turned to. Left out: nobody is told. */
  readonly onModeChange?: (mode: AuthMode) => void;
}

const untouched: AuthSubmission = { kind: 'editing', problem: null };

/** Login and registration on two tabs: the content of `/login` and of the dialog over any page. */
export function AuthPanel(props: AuthPanelProps) {
  const { submission, captcha, onLogin, onRegister, onStopWaiting, onReloadCaptcha } = props;
  const { inviteCode = '', initialMode = 'login', onModeChange } = props;
  const { t } = useTranslation('auth');
  const [mode, setMode] = useState<AuthMode>(initialMode);
  /** The form that was sent last: what it met is shown there and not on the other tab. */
  const [sentMode, setSentMode] = useState<AuthMode>(initialMode);
  const [sentName, setSentName] = useState('');
  /** A registration whose answer was lost: the server may know the name since then. */
  const [unheardName, setUnheardName] = useState<string | null>(null);
  const [knownName, setKnownName] = useState('');
  const problem = submission.kind === 'editing' ? submission.problem : null;
  const isNameTaken = sentMode === 'register' && problem?.kind === 'invalid' && 'name' in problem.fields;
  const submissionOf = (form: AuthMode) => (form === sentMode ? submission : untouched);

  function changeMode(chosen: AuthMode): void {
    setMode(chosen);
    onModeChange?.(chosen);
  }

  if (submission.kind === 'done') {
    return (
      <Arrived>
        <Notice tone="success">{t(`done.${sentMode}`)}</Notice>
      </Arrived>
    );
  }
  return (
    <Tabs
      label={t('tabs.label')}
      value={mode}
      onChange={changeMode}
      items={[
        {
          id: 'login',
          label: t('tabs.login'),
          content: (
            <LoginForm
              initialName={knownName}
              submission={submissionOf('login')}
              captcha={captcha}
              onStopWaiting={onStopWaiting}
              onReloadCaptcha={onReloadCaptcha}
              onLogin={(input) => {
                setSentMode('login');
                onLogin(input);
              }}
            />
          ),
        },
        {
          id: 'register',
          label: t('tabs.register'),
          content: (
            <RegisterForm
              submission={submissionOf('register')}
              captcha={captcha}
              inviteCode={inviteCode}
              onStopWaiting={onStopWaiting}
              onReloadCaptcha={onReloadCaptcha}
              ownName={isNameTaken && unheardName === sentName ? sentName : null}
              onLogInAs={(name) => {
                setKnownName(name);
                changeMode('login');
              }}
              onRegister={(input) => {
                setSentMode('register');
                setSentName(input.name);
                if (problem && isAnswerLost(problem)) setUnheardName(sentName);
                onRegister(input);
              }}
            />
          ),
        },
      ]}
    />
  );
}
