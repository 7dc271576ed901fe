import { catalogue } from '../../../catalogue/catalogue.ts';
import { liveTableOf } from '../../../roulette/live-tables.ts';
import { isTableOrder, orderTable } from '../../../roulette/table-orders.ts';
import type { Action } from './action.ts';

const done = { open: 'tableOpen', full: 'tableFull', offline: 'tableOffline' } as const;

export const changeTable: Action = ({ world, named, typed }) => {
  const [id, state] = [Number(named('id')), typed('state')];
  const table = liveTableOf({ id });
  if (table === undefined || !isTableOrder(state)) return { refused: 'fields' };
  orderTable(world, table, state);
  return { done: done[state], about: catalogue().findById(id)?.name ?? '' };
};
