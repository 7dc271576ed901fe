import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { HeroArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { useMedia } from '../../../components/use-media.ts';
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

/** Same pictures for everybody: none of the home's, and none that promises riches. */
const artSeeds: Readonly<Record<AuthMode, number>> = { login: 24, register: 16 };

/** There is room for a picture beside the form. */
const roomy = '(min-width: 1000px)';

const Root = styled.div`
  display: grid;
  justify-items: center;
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;

  ${media.wide} {
    max-width: 38rem;
  }
  ${media.desktop} {
    overflow: hidden;
    /* Room for two fields of a new account beside each other; the same for both, so that nothing jumps from one tab to the other. */
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    max-width: 68rem;
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

  ${media.wide} {
    /* On the edge of the form below it. */
    > [data-part='page-header'] > div {
      justify-items: start;
      text-align: start;
    }
    /* Names above in both forms: where two fields share a line there is no room beside them. */
    form [data-part='field'] {
      container-type: normal;
    }
  }
  ${media.desktop} {
    gap: ${vars.space.s4};
    padding: ${vars.space.s6} ${vars.space.s8};
    h1 {
      font-size: ${vars.text.xl};
    }
    /* Its action in the first window. */
    [data-mode='register'] > & form {
      gap: ${vars.space.s3} ${vars.space.s4};
    }
  }
`;

/** The right half of the page. */
const Art = styled.div`
  position: relative;
  overflow: hidden;
  background: ${vars.color.secondSoft};

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 50%;
  }
`;

/** The page `/login`. */
export function AuthScreen(props: AuthPanelProps) {
  const { t } = useTranslation('auth');
  const [mode, setMode] = useState<AuthMode>(props.initialMode ?? 'login');
  return (
    <Root data-part="auth-screen">
      <Sheet data-mode={mode}>
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
        {useMedia(roomy) && (
          <Art>
            <HeroArt seed={artSeeds[mode]} shape="tall" />
          </Art>
        )}
      </Sheet>
    </Root>
  );
}
