import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import type { BrandLayout } from '../../../theme/brand.ts';
import { useBrand } from '../../../theme/brand-context.ts';
import { vars } from '../../../theme/vars.ts';
import type { AuthMode } from './Auth.view.ts';
import { AuthPanel, type AuthPanelProps } from './AuthPanel.tsx';
import { CardDoor } from './CardDoor.tsx';
import { type DoorProps, type OwnArt, OwnArtProvider } from './door-parts.tsx';

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
  'Leaf',
  'LeafRegister',
  'LeafErrors',
  'Stage',
  'StageRegister',
  'StageErrors',
  'Wallpaper',
  'WallpaperRegister',
  'WallpaperErrors',
  'Foyer',
  'FoyerRegister',
  'FoyerErrors',
  'FoyerInCells',
  'FoyerInCellsErrors',
  'FoyerInCellsRegister',
] as const;

/**
 * A form that is a chunk of its own; the card, which comes with the page, stands in for one that does not come, and stays: what has been
 * typed would be lost with it.
 */
function lazyDoor(load: () => Promise<ComponentType<DoorProps>>) {
  return lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: CardDoor }),
    ),
  );
}

const doors: Readonly<Record<BrandLayout['door'], ComponentType<DoorProps>>> = {
  card: CardDoor,
  leaf: lazyDoor(async () => (await import('./LeafDoor.tsx')).LeafDoor),
  stage: lazyDoor(async () => (await import('./StageDoor.tsx')).StageDoor),
  wallpaper: lazyDoor(async () => (await import('./WallpaperDoor.tsx')).WallpaperDoor),
  foyer: lazyDoor(async () => (await import('./FoyerDoor.tsx')).FoyerDoor),
};

/** While a form is on its way: the first window, so that the page's foot is not seen in it. */
const Place = styled.div`
  min-height: calc(100dvh - ${vars.size.topBar});
`;

export interface AuthScreenProps extends AuthPanelProps {
  /** Where pictures of the brand's own sign are, by shape; left out where it has none, and its hand draws a subject of its own. */
  readonly ownArt?: OwnArt | undefined;
}

/** The page `/login`. */
export function AuthScreen({ ownArt, ...props }: AuthScreenProps) {
  const { t } = useTranslation('auth');
  const [mode, setMode] = useState<AuthMode>(props.initialMode ?? 'login');
  const Door = doors[useBrand().layout.door];
  return (
    <div data-part="auth-screen">
      <Suspense fallback={<Place />}>
        <OwnArtProvider value={ownArt ?? null}>
          <Door mode={mode}>
            <PageHeader title={t(`page.${mode}Title`)} lead={t(`page.${mode}Lead`)} />
            <AuthPanel
              {...props}
              onModeChange={(chosen) => {
                setMode(chosen);
                props.onModeChange?.(chosen);
              }}
            />
          </Door>
        </OwnArtProvider>
      </Suspense>
    </div>
  );
}
