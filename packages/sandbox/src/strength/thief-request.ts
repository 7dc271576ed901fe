import { eq } from 'drizzle-orm';
import type { ContractOperation } from '../contract/document.ts';
import type { OperationRequest } from '../testing/operation-request.ts';
import { bankAccounts, deposits, members, rounds, withdrawals } from '../world/schema.ts';
import { memberMessages, notifications } from '../world/tables-information.ts';
import type { World } from '../world/world.ts';
import type { RawRequest } from './request.ts';
import { bodySchema } from './schema.ts';

/** What a request can name of a victim, by the names of the contract's fields. */
export function handlesOf(world: World, victimId: number): Readonly<Record<string, unknown>> {
  const { db } = world;
  const member = db.select().from(members).where(eq(members.id, victimId)).get();
  const bank = db.select().from(bankAccounts).where(eq(bankAccounts.memberId, victimId)).get();
  const order =
    db.select().from(withdrawals).where(eq(withdrawals.memberId, victimId)).get() ??
    db.select().from(deposits).where(eq(deposits.memberId, victimId)).get();
  const round = db.select().from(rounds).where(eq(rounds.memberId, victimId)).get();
  const ids = [memberMessages, notifications]
    .flatMap((table) => db.select({ id: table.id }).from(table).where(eq(table.memberId, victimId)).all())
    .map(({ id }) => id);
  return {
    member_id: victimId,
    uid: victimId,
    name: member?.name,
    ids: ids.slice(0, 100),
    id: bank?.id,
    bill_no: order?.billNo,
    round_id: round?.id,
    member_bank_id: bank?.id,
    account: bank?.account,
    // Guessed; whoever knows the right ones is the member, as far as any back end can tell.
    password: 'Adivinhada1',
    oldpassword: 'Adivinhada1',
  };
}

function overlay(
  names: readonly string[],
  handles: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    names.filter((name) => handles[name] !== undefined).map((name) => [name, handles[name]]),
  );
}

/** The right request of an operation, in which everything that can name a member, an order or an account names the victim's. */
export async function thiefRequest(
  operation: ContractOperation,
  right: OperationRequest,
  handles: Readonly<Record<string, unknown>>,
): Promise<RawRequest> {
  const fields = Object.keys(bodySchema(operation)?.properties ?? {});
  const body = { ...((await right.body?.()) ?? {}), ...overlay(fields, handles) };
  const query = new URLSearchParams(right.query);
  for (const [name, value] of Object.entries(
    overlay(
      operation.query.map((one) => one.name),
      handles,
    ),
  )) {
    query.set(name, String(value));
  }
  const path = { ...right.path, id: Number(handles.id ?? 1) };
  return { path, query: query.toString(), body: JSON.stringify(body) };
}

/** Whether the contract lets an operation name the caller, so that naming another is forbidden. */
export function namesCaller(operation: ContractOperation): boolean {
  const required = [
    ...(bodySchema(operation)?.required ?? []),
    ...operation.query.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  ];
  return required.includes('member_id') || (required.includes('name') && required.includes('site'));
}
