import { readTable } from './read-table.ts';

/** On a brand's own host there is nothing to it. */
export async function hearAsOnOwnHost(id: string): Promise<void> {
  const table = readTable();
  if (table.hosts[window.location.hostname] !== id)
    (await import('./ask-as-own-host.ts')).askAsOwnHost(id, table);
}
