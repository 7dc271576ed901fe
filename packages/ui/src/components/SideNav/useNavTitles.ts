import { useId } from 'react';

/** Gives each group's heading an id of its own on the page. */
export function useNavTitles(): (group: string) => string {
  const id = useId();
  return (group) => `${id}-${group}`;
}
