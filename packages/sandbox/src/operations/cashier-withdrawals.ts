import { isWeakWithdrawalPassword } from '@fortuna/domain/credentials.ts';
import type { FeeRule } from '@fortuna/domain/model/cashier.ts';
import {
  type BankAccountRow,
  bankTypeNames,
  listBankAccounts,
  maskedAccount,
  paymentTypeOf,
  saveBankAccount,
} from '../world/bank-accounts.ts';
import { inTransaction } from '../world/database.ts';
import { gameMoney, playableMoney, settleIdleMoney } from '../world/game-money.ts';
import { updateMember, withdrawalPasswordHash } from '../world/members.ts';
import { openTurnover, type TurnoverPart } from '../world/promotions/turnover.ts';
import { FieldProblem, Refusal } from '../world/refusal.ts';
import { opensAt, withdrawalHours } from '../world/withdrawal-hours.ts';
import {
  createWithdrawal,
  freeWithdrawalsLeft,
  withdrawalsLeftToday,
  withdrawalsPerDay,
} from '../world/withdrawals.ts';
import { ensureLoginPassword } from './account-security.ts';
import { reviewStatus } from './cashier.ts';
import type { Answer, Call, Handlers } from './handler.ts';
import { dateText, dateTextOrNull, moneyText, percentText, readMoney } from './wire.ts';

type BankItem = Answer<'listBankAccounts'>['data'][number];
type Rules = Answer<'getWithdrawalRules'>['data'];
type FeeRow = Rules['list'][number];
type TurnoverItem = NonNullable<Rules['turnover']>[number];

function bankItem(row: BankAccountRow, names: Record<string, string>, account: string): BankItem {
  return {
    id: row.id,
    card_no: account,
    bank_type: row.bankType,
    bank_type_text: names[row.bankType] ?? row.bankType,
    account_type: row.accountType,
    owner_name: row.ownerName,
    phone: row.phone,
    bank_address: row.bankAddress,
    remark: row.remark,
  };
}

/** PIX keys and e-wallets in full, since a withdrawal names them; card numbers masked. */
function ownItem(row: BankAccountRow, names: Record<string, string>): BankItem {
  return bankItem(row, names, paymentTypeOf(row.bankType) === 'bank' ? maskedAccount(row) : row.account);
}

/** Whether the site pays to accounts of this type. */
function isPaidTo({ site }: Pick<Call<'listBankAccounts'>, 'site'>, bankType: string): boolean {
  return site.hasEwallets || paymentTypeOf(bankType) !== 'ewallet';
}

function turnoverItem({ source, required, left, since }: TurnoverPart): TurnoverItem {
  return {
    kind: source === null ? 'deposit' : 'reward',
    source: source as TurnoverItem['source'],
    required: moneyText(required),
    left: moneyText(left),
    since: dateText(since),
  };
}

function feeRate(rule: FeeRule) {
  return { rate: percentText(rule.basisPoints), min: moneyText(rule.min), max: moneyText(rule.max) };
}

const feeNames = {
  general: { pt: 'Taxa com giro pendente', en: 'Fee while turnover is left', cn: '流水未完成手续费' },
  mandatory: { pt: 'Taxa obrigatória', en: 'Mandatory fee', cn: '必收手续费' },
} as const;

export const withdrawalHandlers = {
  setWithdrawalPassword: async (call) => {
    const { world, body } = call;
    const member = call.member();
    if (body.qk_pwd !== body.qk_pwd_confirmation) {
      throw new FieldProblem({ qk_pwd_confirmation: 'confirmationDiffers' });
    }
    if (isWeakWithdrawalPassword(body.qk_pwd)) throw new FieldProblem({ qk_pwd: 'withdrawalPasswordWeak' });
    if (member.withdrawalPasswordHash !== null) throw new Refusal('withdrawalPasswordExists');
    // Proof from members who have one.
    if (body.password !== undefined && member.passwordHash !== null) {
      await ensureLoginPassword(call, 'password', body.password);
    }
    const hash = withdrawalPasswordHash(world, member.id, body.qk_pwd);
    inTransaction(world.db, () => {
      // Read again: another request may have set it while the login password was being checked.
      if (call.member().withdrawalPasswordHash !== null) throw new Refusal('withdrawalPasswordExists');
      updateMember(world, member.id, { withdrawalPasswordHash: hash });
    });
    return { ...call.success('withdrawalPasswordSet'), data: null };
  },

  createWithdrawal: (call) => {
    const { world, body } = call;
    if (body.payment_type === 'ewallet' && !call.site.hasEwallets) {
      throw new FieldProblem({ payment_type: 'ewalletsOff' });
    }
    const { cpf_id, phone_number, email, cnpj, evp } = body;
    const row = createWithdrawal(world, call.member(), {
      amount: readMoney(body.money),
      bankAccountId: body.member_bank_id,
      account: body.account,
      paymentType: body.payment_type,
      keys: { cpf_id, phone_number, email, cnpj, evp },
      password: body.qk_pwd,
      remark: body.member_remark?.trim() || null,
      idempotencyKey: call.idempotencyKey,
    });
    return {
      ...call.success('withdrawalSubmitted'),
      data: {
        bill_no: row.billNo,
        money: moneyText(row.amount),
        counter_fee: moneyText(row.fee),
        status: reviewStatus(row.status),
        created_at: dateText(row.createdAt),
      },
    };
  },

  saveBankAccount: (call) => {
    const { world, body } = call;
    if (!isPaidTo(call, body.bank_type)) throw new FieldProblem({ bank_type: 'ewalletsOff' });
    const row = inTransaction(world.db, () =>
      saveBankAccount(world, call.member().id, {
        account: body.card_no,
        bankType: body.bank_type,
        accountType: body.account_type ?? null,
        ownerName: body.owner_name,
        cpf: body.cpf_id,
        phone: body.phone ?? null,
        bankAddress: body.bank_address ?? null,
        remark: body.remark ?? null,
      }),
    );
    return { ...call.success(), data: ownItem(row, bankTypeNames(call.language)) };
  },

  listMaskedBankAccounts: (call) => {
    const names = bankTypeNames(call.language);
    const rows = listBankAccounts(call.world, call.member().id);
    return { ...call.success(), data: rows.map((row) => bankItem(row, names, maskedAccount(row))) };
  },

  listBankAccounts: (call) => {
    const names = bankTypeNames(call.language);
    const rows = listBankAccounts(call.world, call.member().id).filter((row) => isPaidTo(call, row.bankType));
    const offered = Object.entries(names).filter(([code]) => isPaidTo(call, code));
    return {
      ...call.success(),
      data: rows.map((row) => ownItem(row, names)),
      bank_type: Object.fromEntries(offered),
    };
  },

  getWithdrawalRules: (call) => {
    const { world, language } = call;
    const { withdrawalMin, withdrawalMax, generalFee, mandatoryFee } = world.rules;
    const member = call.member();
    settleIdleMoney(world, member.id);
    const list: FeeRow[] = [
      { id: 1, name: feeNames.general[language], kind: 'general', ...feeRate(generalFee) },
      { id: 2, name: feeNames.mandatory[language], kind: 'mandatory', ...feeRate(mandatoryFee) },
    ];
    return {
      ...call.success(),
      data: {
        min: moneyText(withdrawalMin),
        max: moneyText(withdrawalMax),
        left_today: withdrawalsLeftToday(world, member),
        per_day: withdrawalsPerDay(world, member),
        turnover_left: moneyText(member.turnoverLeft),
        turnover: openTurnover(world, member).map(turnoverItem),
        bonus_money: moneyText(Math.min(member.bonusMoney, playableMoney(world, member.id))),
        game_money: moneyText(gameMoney(world, member.id)),
        general: feeRate(generalFee),
        mandatory: feeRate(mandatoryFee),
        free_left: freeWithdrawalsLeft(world, member),
        hours: withdrawalHours(world),
        opens_at: dateTextOrNull(opensAt(world)),
        list,
      },
    };
  },
} satisfies Partial<Handlers>;
