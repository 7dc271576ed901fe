import { agencyHandlers } from './agency.ts';
import { authHandlers } from './auth.ts';
import { cashierHandlers } from './cashier.ts';
import { favouriteHandlers } from './favourites.ts';
import { gameHandlers } from './games.ts';
import type { Handlers } from './handler.ts';
import { informationHandlers } from './information.ts';
import { moneyLogHandlers } from './money-log.ts';
import { orderHandlers } from './orders.ts';
import { profileHandlers } from './profile.ts';
import { promotionHandlers } from './promotions.ts';
import { activityHandlers } from './promotions-activities.ts';
import { wheelHandlers } from './promotions-wheels.ts';
import { recordHandlers } from './records.ts';
import { securityHandlers } from './security.ts';
import { siteHandlers } from './site.ts';
import { vipHandlers } from './vip.ts';
import { withdrawalHandlers } from './withdrawals.ts';

/** A handler for every operation of the contract: a missing one does not compile. */
export const handlers: Handlers = {
  ...authHandlers,
  ...gameHandlers,
  ...cashierHandlers,
  ...withdrawalHandlers,
  ...recordHandlers,
  ...profileHandlers,
  ...securityHandlers,
  ...favouriteHandlers,
  ...informationHandlers,
  ...orderHandlers,
  ...moneyLogHandlers,
  ...siteHandlers,
  ...promotionHandlers,
  ...wheelHandlers,
  ...activityHandlers,
  ...vipHandlers,
  ...agencyHandlers,
};
