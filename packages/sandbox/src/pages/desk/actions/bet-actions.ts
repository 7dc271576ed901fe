import { voidBet } from '../../../engines/void-bet.ts';
import type { Action } from './action.ts';

export const cancelBet: Action = ({ world, typed, named }) => {
  const id = named('id');
  if (typed('decision') !== 'void') return { refused: 'fields' };
  return voidBet(world, Number(id)) ? { done: 'betVoided', about: id } : { unchanged: id };
};
