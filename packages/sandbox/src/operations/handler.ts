import type { components, operations } from '@fortuna/api/generated/schema.ts';
import type { OperationId } from '../contract/document.ts';
import type { MessageKey, MessageLanguage, MessageValues } from '../messages/translate.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import type { MemberRow } from '../world/members.ts';
import type { World } from '../world/world.ts';

type JsonOf<Holder> = Holder extends { content: { 'application/json': infer Body } } ? Body : never;

export type RefusalBody = components['schemas']['Refusal'];
type Content<Id extends OperationId> = JsonOf<operations[Id]['responses'][200]>;

/** A success of an operation; refusals are thrown. */
export type Answer<Id extends OperationId> = Exclude<Content<Id>, RefusalBody>;
type Body<Id extends OperationId> = operations[Id] extends { requestBody?: infer Holder }
  ? JsonOf<NonNullable<Holder>>
  : never;
type Path<Id extends OperationId> = NonNullable<operations[Id]['parameters']['path']>;
type Query<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** A request that keeps the contract, from a caller who may make it. */
export interface Call<Id extends OperationId> {
  readonly world: World;
  readonly language: MessageLanguage;
  /** The site that asks. */
  readonly site: SiteSettings;
  readonly path: Path<Id>;
  readonly query: Query<Id>;
  readonly body: Body<Id>;
  readonly idempotencyKey: string | null;
  readonly token: string | null;
  /** Where the players of the site are, and are led back to. */
  siteOrigin(): string;
  /** The caller. Throws on operations that the contract leaves open to guests. */
  member(): MemberRow;
  /** The caller, or null for guests. */
  memberOrGuest(): MemberRow | null;
  /** The envelope of a success. */
  success(key?: MessageKey, values?: MessageValues): { status: 'success'; code: 200; message: string };
}

/**
 * Answers one operation. Operations that take an Idempotency-Key run in one transaction together with their saved answer, so they
 * must be synchronous.
 */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;

/** Handlers of some operations; `satisfies` it per file, all files together must cover the contract. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
