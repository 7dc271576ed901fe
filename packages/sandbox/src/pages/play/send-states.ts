import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { StateStream } from '../../engines/engine.ts';
import type { MessageLanguage } from '../../messages/translate.ts';
import { isPlaySession, type PlaySession } from '../../world/play-sessions.ts';
import type { World } from '../../world/world.ts';

/** How long it may take until what another device or the desk has changed is seen, in milliseconds. */
const longestPause = 500;
/** How often something is sent where nothing changes, so that both sides notice a lost network. */
const heartbeat = 5_000;

/** One stream a session: a newer one, after a lost network, ends the older one. */
const streams = new WeakMap<World, Map<string, symbol>>();

function streamsOf(world: World): Map<string, symbol> {
  const known = streams.get(world) ?? new Map<string, symbol>();
  streams.set(world, known);
  return known;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends how things stand to a page until it leaves, or its session ends (event `ended`). The first event is the running state. */
export function sendStates(
  context: Context,
  world: World,
  session: PlaySession,
  language: MessageLanguage,
  { read, changesAt, attend, leave }: StateStream,
): Response {
  const own = Symbol(session.hash);
  const running = streamsOf(world);
  running.set(session.hash, own);
  const isOurs = () => running.get(session.hash) === own;
  return streamSSE(context, async (stream) => {
    let sent = '';
    let sentAt = 0;
    try {
      while (!stream.aborted && isOurs()) {
        if (!isPlaySession(world, session)) {
          await stream.writeSSE({ event: 'ended', data: '' });
          break;
        }
        attend?.({ world, session });
        const state = read({ world, session, language });
        const { now: _, ...rest } = state;
        const text = JSON.stringify(rest);
        if (text !== sent || Date.now() - sentAt >= heartbeat) {
          await stream.writeSSE({ event: 'state', data: JSON.stringify(state) });
          sent = text;
          sentAt = Date.now();
        }
        const untilChange = changesAt({ world, session }) - world.clock.now();
        await pause(Math.max(1, Math.min(longestPause, untilChange)));
      }
    } finally {
      if (isOurs()) {
        running.delete(session.hash);
        leave?.({ world, session });
      }
    }
  });
}
