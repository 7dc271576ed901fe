import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type EventObject } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, getStateNodes } from 'xstate/graph';
import { HandClock, type Outcome, type Stage, settled } from './stage.ts';

export interface Model<View> {
  /** A fresh machine with every actor and action provided by a fresh stage. */
  readonly build: () => { readonly machine: AnyStateMachine; readonly stage: Stage };
  readonly inputs: readonly unknown[];
  readonly playerEvents: readonly EventObject[];
  /** What each actor may answer. */
  readonly outcomes: Readonly<Record<string, readonly Outcome[]>>;
  view(snapshot: AnyMachineSnapshot): View;
}

type ModelEvent = EventObject;

/** Every delay gets a length of its own, by which the hand clock finds it. */
function delayLengths(machine: AnyStateMachine): ReadonlyMap<string, number> {
  return new Map(Object.keys(machine.implementations.delays).map((name, index) => [name, 1_000_000 + index]));
}

function eventsOf<View>(model: Model<View>, snapshot: AnyMachineSnapshot): readonly ModelEvent[] {
  if (snapshot.status !== 'active') return [];
  const events: ModelEvent[] = [...model.playerEvents];
  for (const node of nodesOf(snapshot)) {
    for (const { id, src } of node.invoke) {
      for (const outcome of model.outcomes[String(src)] ?? []) {
        const kind = 'error' in outcome ? 'error' : 'done';
        events.push({ type: `xstate.${kind}.actor.${id}`, ...outcome });
      }
    }
    for (const { eventType } of node.after) events.push({ type: eventType });
  }
  return events;
}

type StateNodes = ReturnType<typeof getStateNodes>;

function nodesOf(snapshot: unknown): StateNodes {
  return (snapshot as { readonly _nodes: StateNodes })._nodes;
}

function labelOf({ type }: ModelEvent): string {
  const [, kind, ...rest] = type.startsWith('xstate.') ? type.split('.') : ['', type];
  if (kind === 'after') return `after ${rest[0]}`;
  return rest.length === 0 ? type : `${kind} ${rest.at(-1)}`;
}

export interface Report {
  /** `from --event--> to` by view kind, without those that change nothing; sorted. */
  readonly moves: readonly string[];
  /** States and transitions of the machine that no path took. */
  readonly missed: readonly string[];
  readonly pathCount: number;
}

/**
 * Walks to every state by the shortest path and takes every edge from there, on a running actor, comparing its list of views
 * with the model's; `check` sees the stage after each path.
 */
export async function walk<View extends { readonly kind: string }>(
  model: Model<View>,
  check: (stage: Stage, events: readonly EventObject[]) => void,
): Promise<Report> {
  const moves = new Set<string>();
  const missed = new Set(everything(model.build().machine));
  let pathCount = 0;
  for (const input of model.inputs) {
    const options = {
      input,
      events: (snapshot: AnyMachineSnapshot) => eventsOf(model, snapshot),
      serializeState: (snapshot: AnyMachineSnapshot) => keyOf(model.view, snapshot),
    };
    const { machine } = model.build();
    const paths = getShortestPaths(machine, options);
    const pathTo = new Map(paths.map((path) => [keyOf(model.view, path.state), path]));
    const edges = adjacencyMapToArray(getAdjacencyMap(machine, options));
    for (const { state, event, nextState } of edges) {
      const path = pathTo.get(keyOf(model.view, state));
      if (path === undefined) throw new Error('a state without a path');
      // The first step of a generated path is the start of the machine.
      const steps = [...path.steps.slice(1), { event, state: nextState }];
      const run = await replay(
        model,
        input,
        steps.map((step) => step.event),
        missed,
      );
      check(
        run.stage,
        steps.map((step) => step.event),
      );
      const expected = [path.steps[0]?.state ?? state, ...steps.map((step) => step.state)].map(model.view);
      if (JSON.stringify(run.views) !== JSON.stringify(expected)) {
        throw new Error(`views differ after ${steps.map((step) => labelOf(step.event)).join(', ')}:
${JSON.stringify(run.views)}
${JSON.stringify(expected)}`);
      }
      pathCount += 1;
      const [from, to] = [model.view(state).kind, model.view(nextState).kind];
      if (from !== to) moves.add(`${from} --${labelOf(event)}--> ${to}`);
    }
  }
  return { moves: [...moves].sort(), missed: [...missed].sort(), pathCount };
}

function keyOf(view: (snapshot: AnyMachineSnapshot) => unknown, snapshot: AnyMachineSnapshot): string {
  return JSON.stringify([snapshot.value, view(snapshot)]);
}

/** Names of all states and transitions of a machine. */
function everything(machine: AnyStateMachine): readonly string[] {
  return getStateNodes(machine).flatMap((node) => [
    node.id,
    ...[...node.transitions].flatMap(([event, list]) =>
      list.map((_, index) => `${node.id} on ${event} #${index}`),
    ),
    ...(node.always ?? []).map((_, index) => `${node.id} always #${index}`),
  ]);
}

async function replay<View>(
  model: Model<View>,
  input: unknown,
  events: readonly ModelEvent[],
  missed: Set<string>,
): Promise<{ readonly stage: Stage; readonly views: View[] }> {
  const { machine, stage } = model.build();
  const lengths = delayLengths(machine);
  const clock = new HandClock();
  const actor = createActor(machine.provide({ delays: Object.fromEntries(lengths) }), {
    input,
    clock,
    inspect: (inspection) => {
      if (inspection.type !== '@xstate.microstep') return;
      for (const transition of inspection._transitions) {
        const { source, eventType } = transition;
        missed.delete(source.id);
        const isAlways = eventType === '';
        const list = isAlways ? source.always : source.transitions.get(eventType);
        missed.delete(
          `${source.id} ${isAlways ? 'always' : `on ${eventType}`} #${list?.indexOf(transition)}`,
        );
      }
      for (const node of nodesOf(inspection.snapshot)) missed.delete(node.id);
    },
  });
  actor.start();
  const look = () => model.view(actor.getSnapshot());
  const views = [look()];
  for (const event of events) {
    const [, kind, name = ''] = event.type.split('.');
    if (!event.type.startsWith('xstate.')) actor.send(event);
    else if (kind === 'after') clock.fire(lengths.get(name) ?? 0);
    else await stage.answer(event as ModelEvent & Outcome);
    await settled();
    views.push(look());
  }
  actor.stop();
  return { stage, views };
}
