import type { Section, SectionId } from './desk.ts';
import { announcementSection } from './sections/announcements.ts';
import { betSection } from './sections/bets.ts';
import { clockSection } from './sections/clock.ts';
import { codeSection } from './sections/codes.ts';
import { depositSection } from './sections/deposits.ts';
import { faultSection } from './sections/faults.ts';
import { ledgerSection } from './sections/ledger.ts';
import { memberSection } from './sections/members.ts';
import { messageSection } from './sections/messages.ts';
import { overviewSection } from './sections/overview.ts';
import { rewardSection } from './sections/rewards.ts';
import { siteSection } from './sections/sites.ts';
import { tableSection } from './sections/tables.ts';
import { withdrawalSection } from './sections/withdrawals.ts';

/** In the order of the menu. */
export const deskSections: Readonly<Record<SectionId, Section>> = {
  overview: overviewSection,
  withdrawals: withdrawalSection,
  deposits: depositSection,
  rewards: rewardSection,
  bets: betSection,
  ledger: ledgerSection,
  members: memberSection,
  messages: messageSection,
  announcements: announcementSection,
  codes: codeSection,
  sites: siteSection,
  tables: tableSection,
  clock: clockSection,
  faults: faultSection,
};
