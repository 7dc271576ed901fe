import { Drawer } from '../Drawer/Drawer.tsx';
import { InstallSteps } from './InstallSteps.tsx';
import type { IosInstallGuide } from './ios-install-guide.ts';

export interface IosInstallSheetProps {
  /** Head, steps and close button of the sheet. */
  readonly guide: IosInstallGuide;
  /** Whether it is over the page. */
  readonly isOpen: boolean;
  /** Escape, a press outside, or the close button. */
  readonly onClose: () => void;
}

/** The steps over the page that the button stands on. */
export function IosInstallSheet({ guide, isOpen, onClose }: IosInstallSheetProps) {
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      side="bottom"
      title={guide.title}
      description={guide.description}
      closeLabel={guide.closeLabel}
    >
      <InstallSteps steps={guide.steps} />
    </Drawer>
  );
}
