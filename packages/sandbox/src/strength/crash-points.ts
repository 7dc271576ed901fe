/** Where a statement is, seen from the moment of death. */
export interface CrashPoint {
  readonly statement: RegExp;
  readonly moment: 'before' | 'after';
}

/** The worst first. The moments between two writes of one money movement, at which a power cut would hurt most. */
export const crashPoints: Readonly<Record<string, CrashPoint>> = {
  'transaction without entries': { statement: /^insert into "ledger_transactions"/, moment: 'after' },
  'order without saved answer': { statement: /^insert into "saved_answers"/, moment: 'before' },
  'committed and not answered': { statement: /^commit/, moment: 'after' },
  'entries without order': { statement: /^insert into "ledger_entries"/, moment: 'after' },
  'everything but the commit': { statement: /^commit/, moment: 'before' },
  'moved without its record': { statement: /^insert into "game_transfers"/, moment: 'before' },
  'recorded without its answer': { statement: /^insert into "game_transfers"/, moment: 'after' },
  begun: { statement: /^begin/, moment: 'after' },
};
