import { type SecurityPlace, securityPlaces } from '@fortuna/ui/screens/account/parts/security-places.ts';
import { useEffect } from 'react';
import { readStored, writeStored } from '../../platform/storage.ts';

const key = 'fortuna.securityPage';

/** The page of the security centre that was opened last on this device (requirement SHELL-09). */
export function lastOpened(): SecurityPlace | null {
  const stored = readStored('local', key);
  return securityPlaces.find((place) => place === stored) ?? null;
}

export function useNoteOpened(place: SecurityPlace): void {
  useEffect(() => writeStored('local', key, place), [place]);
}
