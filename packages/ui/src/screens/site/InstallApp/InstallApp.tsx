import { useTranslation } from 'react-i18next';
import type { ButtonLook } from '../../../components/Button/Button.tsx';
import { InstallButton, type InstallView } from '../../../components/InstallButton/InstallButton.tsx';
import type { InstallWay } from '../../../components/InstallButton/install-way.ts';
import type { IosInstallGuide } from '../../../components/InstallButton/ios-install-guide.ts';
import { useIosGuide } from '../use-ios-guide.ts';

export const installAppStates = ['Prompt', 'Installing', 'Ios', 'Installed', 'BrowserMenu'] as const;

export interface InstallAppProps extends ButtonLook {
  /** How this device installs the site, if it can. */
  readonly way: InstallWay;
  /** Opens the system's own question. */
  readonly onInstall: () => void;
}

function viewOf(way: InstallWay, guide: IosInstallGuide): InstallView {
  switch (way) {
    case 'prompt':
      return { kind: 'available' };
    case 'ios':
      return { kind: 'ios', guide };
    case 'installing':
      return { kind: 'installing' };
    default:
      return { kind: 'unavailable' };
  }
}

/** The button of a hub: there where pressing it leads somewhere, and nothing where the site is installed or cannot be. */
export function InstallApp({ way, onInstall, ...look }: InstallAppProps) {
  const { t } = useTranslation('site-download');
  return (
    <InstallButton
      {...look}
      view={viewOf(way, useIosGuide())}
      label={t('install')}
      installedLabel={t('installed.title')}
      onInstall={onInstall}
    />
  );
}
