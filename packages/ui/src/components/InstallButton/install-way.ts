/**
 * How the site can be put on this device's home screen: by the browser's own prompt, which may be open; it is there already; by Safari's
 * steps; somewhere in the browser's menu; not at all.
 */
export const installWays = ['prompt', 'installing', 'installed', 'ios', 'menu', 'none'] as const;
export type InstallWay = (typeof installWays)[number];
