import { desktopWindow } from '../../../components/use-media.ts';

/** What the security centre is about. `email` is two pages: the password is confirmed on the first. */
export const securityPlaces = ['password', 'email', 'withdrawalPassword'] as const;
export type SecurityPlace = (typeof securityPlaces)[number];

/** There is room for the list beside the page that is open. */
export const listBesidePage = desktopWindow;
