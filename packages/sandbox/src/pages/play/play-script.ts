/** A function as it is sent to the browser: its text, so it uses nothing from outside itself. */
// biome-ignore lint/complexity/noBannedTypes: only its text is wanted
type Sent = Function;

/** The script of a game's page: its parts are handed to it, so that none of them needs a name that a bundler may change. */
export function scriptOf(client: Sent, parts: Readonly<Record<string, Sent>>): string {
  const members = Object.entries(parts).map(([name, part]) => `${name}:${part.toString()}`);
  return `(${client.toString()})({${members.join(',')}});`;
}
