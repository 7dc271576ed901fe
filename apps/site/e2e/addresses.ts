/** What an address needs to show its content and not only its frame. */
const queries: Readonly<Record<string, string>> = {
  '/gameInfo': '?platType=cacimba&gameCode=treasure-of-the-tide',
};

/** A route as a person would open it. */
export function addressOf(path: string): string {
  return `${path}${queries[path] ?? ''}`;
}
