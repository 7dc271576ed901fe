/** An address inside the site to go back to, or the fallback: never another origin. */
export function localPath(address: string | null, fallback: string): string {
  // A backslash counts as a slash to browsers, also behind tabs and line ends, which they drop.
  const isLocal = address !== null && /^\/(?![/\\])/.test(address.replace(/[\t\r\n]/g, ''));
  return isLocal ? address : fallback;
}
