import type { InstallWay } from '@fortuna/ui/components/InstallButton/install-way.ts';

/** What the browser tells of itself. */
export interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** The site was opened from its icon. */
  readonly isStandalone: boolean;
}

export interface InstallState {
  /** The browser offers its prompt. */
  readonly isOffered: boolean;
  readonly isInstalling: boolean;
  /** It has been installed since the page was opened. */
  readonly isInstalled: boolean;
}

/** Tablets of Apple's call themselves computers, which have no touch screen. */
function isIos({ userAgent, maxTouchPoints }: Device): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** The way that leads somewhere, on this device and now. */
export function installWay(
  { isOffered, isInstalling, isInstalled }: InstallState,
  device: Device,
): InstallWay {
  if (isInstalled || device.isStandalone) return 'installed';
  if (isInstalling) return 'installing';
  if (isOffered) return 'prompt';
  if (isIos(device)) return 'ios';
  return /Android/.test(device.userAgent) ? 'menu' : 'none';
}
