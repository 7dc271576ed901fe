import { isSiteDay } from '@fortuna/domain/time-zone.ts';
import { type Desk, deskPath, type SectionId } from '../desk.ts';

/** What a list is asked for in its address; what is empty is not asked for. */
export interface Filters<State extends string = string> {
  readonly state: State;
  readonly member: string;
  readonly text: string;
  /** Days of the site's time zone. */
  readonly from: string;
  readonly to: string;
}

/** All that is in a state. */
export function allIn<State extends string>(state: State): Filters<State> {
  return { state, member: '', text: '', from: '', to: '' };
}

const longestText = 100;

/** @param states the one that is shown without being asked for first */
export function readFilters<State extends string>(
  { asked }: Desk,
  states: readonly [State, ...State[]],
): Filters<State> {
  const day = (field: string) => (isSiteDay(asked(field)) ? asked(field) : '');
  return {
    state: states.find((state) => state === asked('state')) ?? states[0],
    member: asked('member').slice(0, longestText),
    text: asked('text').slice(0, longestText),
    from: day('from'),
    to: day('to'),
  };
}

/** How many filters narrow the list down, the state aside. */
export function countFilters({ member, text, from, to }: Filters): number {
  return [member, text, from, to].filter((value) => value !== '').length;
}

/** The address of a list. */
export function listAddress(
  id: SectionId,
  filters: Filters,
  { page = 1, usual }: { readonly page?: number; readonly usual: string },
): string {
  const { state, ...others } = filters;
  const fields = { state: state === usual ? '' : state, ...others, page: page === 1 ? '' : String(page) };
  const search = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString();
  return search === '' ? deskPath(id) : `${deskPath(id)}?${search}`;
}
