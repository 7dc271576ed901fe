import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { HeroArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import type { AuthMode } from './Auth.view.ts';
import { AuthPanel, type AuthPanelProps } from './AuthPanel.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const authScreenStates = [
  'Login',
  'LoginErrors',
  'WrongCaptcha',
  'LoginRefused',
  'NetworkProblem',
  'Submitting',
  'CaptchaLoading',
  'CaptchaFailed',
  'Done',
  'Register',
  'RegisterErrors',
  'NameTaken',
  'MaybeRegistered',
  'RegistrationFailed',
] as const;

/** Same picture for everybody: the brand's coast at evening. */
const artSeed = 18;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  max-width: 60rem;
  margin-inline: auto;

  ${media.desktop} {
    overflow: hidden;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    border-radius: ${vars.radius.lg};
    background: ${vars.color.surface1};
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    box-shadow: ${vars.shadow.raised};
  }
`;

const Column = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};

  ${media.desktop} {
    padding: ${vars.space.s10};
  }
`;

/** A strip above the form on phones, the right half of the page on wide screens. */
const Art = styled.div`
  position: relative;
  order: -1;
  height: 7rem;
  margin-bottom: ${vars.space.s5};
  overflow: hidden;
  border-radius: ${vars.radius.lg};
  background: ${vars.color.secondSoft};

  ${media.desktop} {
    order: 0;
    height: auto;
    margin: 0;
    border-radius: 0;
  }
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 78% 40%;
  }
`;

/** The page `/login`. */
export function AuthScreen(props: AuthPanelProps) {
  const { t } = useTranslation('auth');
  const [mode, setMode] = useState<AuthMode>(props.initialMode ?? 'login');
  return (
    <Root data-part="auth-screen">
      <Column>
        <PageHeader title={t(`page.${mode}Title`)} lead={t(`page.${mode}Lead`)} />
        <AuthPanel
          {...props}
          onModeChange={(chosen) => {
            setMode(chosen);
            props.onModeChange?.(chosen);
          }}
        />
      </Column>
      <Art>
        <HeroArt seed={artSeed} shape="tall" />
      </Art>
    </Root>
  );
}
