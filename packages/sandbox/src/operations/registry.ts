import { authHandlers } from './auth.ts';
import { cashierHandlers } from './cashier.ts';
import { gameHandlers } from './games.ts';
import type { Handlers } from './handler.ts';
import { recordHandlers } from './records.ts';
import { withdrawalHandlers } from './withdrawals.ts';

/** A handler for every operation of the contract: a missing one does not compile. */
export const handlers: Handlers = {
  ...authHandlers,
  ...gameHandlers,
  ...cashierHandlers,
  ...withdrawalHandlers,
  ...recordHandlers,
};
