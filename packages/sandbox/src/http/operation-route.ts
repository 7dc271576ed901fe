import type { Context, Handler as HonoHandler } from 'hono';
import type { ContractOperation, OperationId } from '../contract/document.ts';
import { fieldMessages } from '../contract/field-messages.ts';
import {
  answerErrors,
  bodyErrors,
  type ContractError,
  headerErrors,
  pathErrors,
  queryErrors,
} from '../contract/validate.ts';
import { type MessageLanguage, messageLanguage, translate } from '../messages/translate.ts';
import type { Answer, Call, Handler, RefusalBody } from '../operations/handler.ts';
import { originOfContext, siteOfContext } from '../site/site-of-request.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import { inTransaction } from '../world/database.ts';
import { findMember, type MemberRow } from '../world/members.ts';
import { MaintenanceProblem, type OperatorEnd, Refusal, UnauthenticatedProblem } from '../world/refusal.ts';
import { once } from '../world/saved-answers.ts';
import { maintenanceWords, readSite } from '../world/sites.ts';
import { memberIdOfToken } from '../world/tokens.ts';
import type { World } from '../world/world.ts';
import { ensureModest } from './body-size.ts';
import { withFault } from './fault-reply.ts';
import type { Faults } from './faults.ts';
import { type JsonReply, problemReply } from './problem-reply.ts';

/** What happens when an answer breaks the contract: nothing is checked, it is logged, or the answer becomes a 500. */
export type ContractCheck = 'off' | 'log' | 'fail';

class InvalidRequest extends Error {
  readonly errors: readonly ContractError[];

  constructor(errors: readonly ContractError[]) {
    super('The request breaks the contract');
    this.errors = errors;
  }
}

/** Malformed JSON. */
class UnreadableBody extends Error {}

interface Caller {
  readonly token: string | null;
  /** Null for guests, and for whom an operator has blocked. */
  readonly memberId: number | null;
  readonly endedBy: OperatorEnd | null;
}

function callerOf(world: World, context: Context): Caller {
  const token = /^Bearer ([^\s]{1,200})$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? null;
  const memberId = token === null ? null : memberIdOfToken(world, token);
  const member = memberId === null ? undefined : findMember(world, memberId);
  if (member?.status === -1) return { token, memberId: null, endedBy: 'blocked' };
  return { token, memberId: member?.id ?? null, endedBy: member?.isForcedOffline ? 'forcedOffline' : null };
}

/** What goes on answering while a site is closed: that it is, in which languages, and where help is. */
const openInMaintenance: ReadonlySet<OperationId> = new Set([
  'getSiteConfiguration',
  'listLanguages',
  'listSiteLanguages',
  'getHostLanguage',
  'listSocialLinks',
  'listSupportChannels',
]);

function ensureOpen(world: World, { site }: SiteSettings, language: MessageLanguage): void {
  const { maintenance } = readSite(world, site);
  if (maintenance !== null) throw new MaintenanceProblem(maintenanceWords(maintenance, language));
}

async function readBody(context: Context): Promise<unknown> {
  const text = await context.req.text();
  if (text.trim() === '') return {};
  ensureModest(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableBody();
  }
}

function ensureValid(errors: readonly ContractError[]): void {
  if (errors.length > 0) throw new InvalidRequest(errors);
}

function refusalBody(language: MessageLanguage, refusal: Refusal): RefusalBody {
  const message = translate(language, refusal.key, refusal.values);
  return { status: 'error', code: refusal.code, message, data: null };
}

/** Runs the handler so that a money movement and its saved answer are one transaction. A refusal is an answer like any other. */
function runOnce<Id extends OperationId>(id: Id, handler: Handler<Id>, call: Call<Id>): unknown {
  const run = () => {
    try {
      return handler(call);
    } catch (error) {
      if (error instanceof Refusal) return refusalBody(call.language, error);
      throw error;
    }
  };
  const { idempotencyKey: key, world } = call;
  return inTransaction(world.db, () =>
    key === null
      ? run()
      : once(world, { memberId: call.member().id, key, operation: id, body: call.body }, run),
  );
}

async function answerOperation<Id extends OperationId>(
  world: World,
  operation: ContractOperation & { id: Id },
  handler: Handler<Id>,
  context: Context,
  caller: Caller,
): Promise<Answer<Id> | unknown> {
  const language = messageLanguage(context.req.query('lang'));
  const site = siteOfContext(context, world.brandSites);
  if (!openInMaintenance.has(operation.id)) ensureOpen(world, site, language);
  if (!operation.isPublic && (caller.memberId === null || caller.endedBy !== null)) {
    throw new UnauthenticatedProblem(caller.endedBy);
  }
  const path: Record<string, unknown> = { ...context.req.param() };
  ensureValid(pathErrors(operation, path));
  const query: Record<string, unknown> = { ...context.req.query() };
  ensureValid(queryErrors(operation, query));
  const takesKey = operation.headers.some(({ name }) => name === 'Idempotency-Key');
  const idempotencyKey = (takesKey ? context.req.header('idempotency-key') : undefined) ?? null;
  if (idempotencyKey !== null) ensureValid(headerErrors(operation, { 'Idempotency-Key': idempotencyKey }));
  const body = operation.bodyPointer === null ? undefined : await readBody(context);
  // A body may take its time: the session can have ended meanwhile.
  if (caller.memberId !== null && caller.token !== null && memberIdOfToken(world, caller.token) === null) {
    throw new UnauthenticatedProblem();
  }
  if (operation.bodyPointer !== null) ensureValid(bodyErrors(operation, body));
  const memberOrGuest = (): MemberRow | null =>
    (caller.memberId === null ? undefined : findMember(world, caller.memberId)) ?? null;
  const call: Call<Id> = {
    world,
    language,
    site,
    // All three have just been checked against the schemas that their types are generated from.
    path: path as Call<Id>['path'],
    query: query as Call<Id>['query'],
    body: body as Call<Id>['body'],
    idempotencyKey,
    token: caller.token,
    siteOrigin: () => originOfContext(context, world.siteOrigins),
    member: (): MemberRow => {
      const member = memberOrGuest();
      if (!member) throw new UnauthenticatedProblem();
      return member;
    },
    memberOrGuest,
    success: (key = 'ok', values = {}) => ({
      status: 'success',
      code: 200,
      message: translate(language, key, values),
    }),
  };
  return takesKey ? runOnce(operation.id, handler, call) : handler(call);
}

function replyTo(error: unknown, operation: OperationId, language: MessageLanguage): JsonReply {
  if (error instanceof Refusal) return { status: 200, body: refusalBody(language, error) };
  if (error instanceof InvalidRequest) {
    const errors = fieldMessages(error.errors, operation, language);
    return { status: 422, body: { message: translate(language, 'requestInvalid'), errors } };
  }
  if (error instanceof UnreadableBody) {
    return { status: 400, body: { status: 'error', code: 400, message: translate(language, 'badRequest') } };
  }
  return problemReply(error, language);
}

function checked(operation: ContractOperation, reply: JsonReply, check: ContractCheck): JsonReply {
  if (check === 'off') return reply;
  const errors = answerErrors(operation, reply.status, reply.body);
  if (errors.length === 0) return reply;
  console.error(`CONTRACT BROKEN by ${operation.id} (${reply.status}):\n  ${errors.join('\n  ')}`);
  if (check === 'log') return reply;
  return {
    status: 500,
    body: { status: 'error', code: 500, message: `Contract broken: ${errors.join('; ')}` },
  };
}

export interface OperationWay {
  readonly check: ContractCheck;
  readonly faults: Faults;
}

/** The route of one operation: identifies the caller, checks the request, runs the handler, and checks the answer against the contract. */
export function operationRoute<Id extends OperationId>(
  world: World,
  operation: ContractOperation & { id: Id },
  handler: Handler<Id>,
  { check, faults }: OperationWay,
): HonoHandler {
  return async (context) => {
    const caller = callerOf(world, context);
    const language = messageLanguage(context.req.query('lang'));
    const work = async (): Promise<JsonReply> => {
      try {
        const body = await answerOperation(world, operation, handler, context, caller);
        return { status: 200, body: body as object };
      } catch (error) {
        return replyTo(error, operation.id, language);
      }
    };
    let reply = await withFault(faults.take(operation.id), language, work);
    if (caller.endedBy === 'forcedOffline' && !('force_offline' in reply.body) && operation.id !== 'login') {
      reply = { ...reply, body: { ...reply.body, force_offline: true } };
    }
    const { status, body } = checked(operation, reply, check);
    return context.json(body, status);
  };
}
