import type { Context } from 'hono';
import { findPlaySession, type PlaySession } from '../../world/play-sessions.ts';
import { UnauthenticatedProblem } from '../../world/refusal.ts';
import type { World } from '../../world/world.ts';

/** The token that a game's page sends. */
export function tokenOf(context: Context): string | undefined {
  return /^Bearer (\S{1,200})$/.exec(context.req.header('authorization') ?? '')?.[1];
}

/** Whose page is calling. @throws UnauthenticatedProblem */
export function sessionOf(world: World, context: Context): PlaySession {
  const token = tokenOf(context);
  const session = token === undefined ? null : findPlaySession(world, token);
  if (session === null) throw new UnauthenticatedProblem();
  return session;
}
