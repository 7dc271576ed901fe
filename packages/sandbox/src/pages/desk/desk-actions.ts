import type { Action } from './actions/action.ts';
import { makeAnnouncement, takeAnnouncementDown } from './actions/announcement-actions.ts';
import { cancelBet } from './actions/bet-actions.ts';
import { changeBlocking, takeOffline, writeToMember } from './actions/member-actions.ts';
import { decideDeposit, decideWithdrawal, revokeReward } from './actions/order-actions.ts';
import { causeFault, endFault, moveClock } from './actions/sandbox-actions.ts';
import {
  addLink,
  changeApp,
  changeLink,
  changeLogo,
  changeMaintenance,
  renameSite,
} from './actions/site-actions.ts';
import { changeTable } from './actions/table-actions.ts';
import type { SectionId } from './desk.ts';

/** The forms: address, the section that they stand in, what they do. */
export const deskActions: ReadonlyArray<readonly [address: string, section: SectionId, action: Action]> = [
  ['/withdrawals/:bill_no', 'withdrawals', decideWithdrawal],
  ['/deposits/:bill_no', 'deposits', decideDeposit],
  ['/rewards/:bill_no', 'rewards', revokeReward],
  ['/bets/:id', 'bets', cancelBet],
  ['/members/:name/force-offline', 'members', takeOffline],
  ['/members/:name/block', 'members', changeBlocking],
  ['/write', 'messages', writeToMember],
  ['/announcements', 'announcements', makeAnnouncement],
  ['/announcements/:id/end', 'announcements', takeAnnouncementDown],
  ['/sites/names', 'sites', renameSite],
  ['/sites/logo', 'sites', changeLogo],
  ['/sites/app', 'sites', changeApp],
  ['/sites/links', 'sites', addLink],
  ['/sites/links/:id', 'sites', changeLink],
  ['/sites/maintenance', 'sites', changeMaintenance],
  ['/tables/:id', 'tables', changeTable],
  ['/clock', 'clock', moveClock],
  ['/faults', 'faults', causeFault],
  ['/faults/end', 'faults', endFault],
];
