import { profileHandlers } from './account.ts';
import { securityHandlers } from './account-security.ts';
import { agencyHandlers } from './agency.ts';
import { authHandlers } from './auth.ts';
import { passwordHandlers } from './auth-password.ts';
import { cashierHandlers } from './cashier.ts';
import { withdrawalHandlers } from './cashier-withdrawals.ts';
import { gameHandlers } from './games.ts';
import { gameAccountHandlers } from './games-accounts.ts';
import { favouriteHandlers } from './games-favourites.ts';
import { liveTableHandlers } from './games-live.ts';
import { proofHandlers } from './games-proof.ts';
import { recentGameHandlers } from './games-recent.ts';
import { gameTransferHandlers } from './games-transfers.ts';
import { recentWinHandlers } from './games-wins.ts';
import type { Handlers } from './handler.ts';
import { informationHandlers } from './information.ts';
import { orderHandlers } from './orders.ts';
import { activityHandlers } from './promotions-activities.ts';
import { promotionHandlers } from './promotions-rewards.ts';
import { wheelHandlers } from './promotions-wheels.ts';
import { recordHandlers } from './records.ts';
import { moneyLogHandlers } from './records-money-log.ts';
import { siteHandlers } from './site.ts';
import { vipHandlers } from './vip.ts';

/** A handler for every operation of the contract: a missing one does not compile. */
export const handlers: Handlers = {
  ...authHandlers,
  ...passwordHandlers,
  ...gameHandlers,
  ...cashierHandlers,
  ...withdrawalHandlers,
  ...recordHandlers,
  ...profileHandlers,
  ...securityHandlers,
  ...favouriteHandlers,
  ...recentGameHandlers,
  ...recentWinHandlers,
  ...liveTableHandlers,
  ...proofHandlers,
  ...gameAccountHandlers,
  ...gameTransferHandlers,
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
