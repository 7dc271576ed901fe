import { useState } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { lazyLook } from '../lazy-look.tsx';
import type { IosInstallGuide } from './ios-install-guide.ts';

/** The sheet brings the dialog's code along: only those who press load it. */
const IosInstallSheet = lazyLook(async () => (await import('./IosInstallSheet.tsx')).IosInstallSheet);

export const installButtonStates = [
  'Available',
  'Installing',
  'Installed',
  'Ios',
  'Unavailable',
  'LongText',
] as const;

export type InstallView =
  /** The browser offers its own prompt, which `onInstall` opens. */
  | { readonly kind: 'available' }
  /** The prompt is open, or the browser installs. */
  | { readonly kind: 'installing' }
  | { readonly kind: 'installed' }
  /** Only the person can do it, by the browser's own menu; the sheet says how. */
  | { readonly kind: 'ios'; readonly guide: IosInstallGuide }
  /** Nothing can be offered here, so nothing is drawn. */
  | { readonly kind: 'unavailable' };

export interface InstallButtonProps extends ButtonLook {
  /** How far it is, and how the site can be installed on this device. */
  readonly view: InstallView;
  /** "Instalar o app". */
  readonly label: string;
  /** Stands in the button's place once it is done: "App instalado". */
  readonly installedLabel: string;
  /** Opens the browser's own prompt. Not called on iOS, where the sheet of steps opens instead. */
  readonly onInstall: () => void;
}

const Installed = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s2};
  min-height: ${vars.size.target};
  color: ${vars.color.textMuted};
  font-weight: ${vars.weight.medium};

  > svg {
    color: ${vars.color.success};
  }
`;

/** Puts the site on the home screen, by the browser's prompt or by instructions. */
export function InstallButton({ view, label, installedLabel, onInstall, ...look }: InstallButtonProps) {
  const [isGuideOpen, setGuideOpen] = useState(false);
  const [wasGuideOpened, setGuideOpened] = useState(false);
  if (view.kind === 'unavailable') return null;
  if (view.kind === 'installed') {
    return (
      <Installed role="status" data-part="installed">
        <Icon name="check" size={20} />
        {installedLabel}
      </Installed>
    );
  }
  const icon = <Icon name="install" size={20} />;
  const openGuide = () => {
    setGuideOpen(true);
    setGuideOpened(true);
  };
  return (
    <>
      <Button
        {...look}
        icon={icon}
        isPending={view.kind === 'installing'}
        aria-haspopup={view.kind === 'ios' ? 'dialog' : undefined}
        onClick={view.kind === 'ios' ? openGuide : onInstall}
      >
        {label}
      </Button>
      {view.kind === 'ios' && wasGuideOpened && (
        <IosInstallSheet guide={view.guide} isOpen={isGuideOpen} onClose={() => setGuideOpen(false)} />
      )}
    </>
  );
}
